//! What the coach says, with what the table shows at that moment.

use super::{Beat, PARTNER, RENEGADE, SHERIFF, Say};
use crate::i18n::{Translator, Voice};
use crate::ui::model::Desk;
use standoff_engine::card::{Action, Source};
use standoff_engine::core::Seat;

pub fn words(beat: Beat, tongue: &Translator, desk: &Desk, names: &[String]) -> String {
    let texts = &tongue.ui().lessons;
    let Some(say) = beat.say() else { return texts.watch.into() };
    let (view, me) = (&desk.view, desk.view.me());
    let name = |seat: Seat| names[seat.index()].as_str();
    let label = |action: Action| tongue.action(view, &Voice { names, viewer: desk.viewer() }, action).plain();
    match say {
        Say::Goal => texts.goal.into(),
        Say::Sheriff => texts.sheriff(name(SHERIFF)),
        Say::Dodge => texts.dodge(name(SHERIFF)),
        Say::Turn => texts.turn.into(),
        Say::Distance => {
            let reach = desk.viewer().map(|me| desk.reach(me)).unwrap_or_default();
            texts.distance(desk.distance(SHERIFF).unwrap_or_default(), reach)
        }
        Say::Weapon => texts.weapon.into(),
        Say::Shoot => texts.shoot(name(SHERIFF)),
        Say::End => texts.end.into(),
        Say::Character => texts.character(name(RENEGADE)),
        Say::Friend => texts.friend(name(PARTNER)),
        Say::Hit => texts.hit(name(SHERIFF), &label(Action::Pass)),
        Say::Hurt => {
            let own = me.and_then(|me| me.character);
            texts.hurt(own.map(|own| tongue.character(own)).unwrap_or_default())
        }
        Say::Freely => texts.freely.into(),
        Say::EndAgain => texts.end_again.into(),
        Say::Discard => texts.discard(me.map(|me| me.life as u8).unwrap_or_default()),
        Say::Barrel => {
            let in_front = |action: &&Action| matches!(action, Action::Use { of: Source::Card(_), .. });
            let button = desk.legal.iter().find(in_front).map(|barrel| label(*barrel)).unwrap_or_default();
            texts.barrel(name(RENEGADE), &button)
        }
        Say::Out => texts.out(name(PARTNER), name(SHERIFF)),
        Say::Beer => texts.beer.into(),
        Say::Finish => texts.finish(view.seat(SHERIFF).life as u8),
        Say::Won => texts.won(name(PARTNER)),
    }
}
