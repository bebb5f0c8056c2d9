//! My own turn: which dice, what to keep, whom to shoot, whom to serve.

use super::mind::{Mind, give_back};
use super::throws::{LANES, Lane, Terms, Throws};
use standoff_engine::core::{MAX_SEATS, Seat};
use standoff_engine::dice::frames::{Aim, Heal};
use standoff_engine::dice::{Action, Arrow, Character, Die, Source, Symbol, count};

impl Mind<'_> {
    /// What dice are worth to me in this position.
    pub(super) fn terms(&self) -> Terms {
        let hooks = &self.own().character.def().hooks;
        let (arrows, back) = self.arrows_ahead();
        let aimed = [0; MAX_SEATS];
        let volleys = [false, true].map(|gun| self.volley(&aimed, gun, hooks.doubles));
        let quiver = self.quiver();
        let best_return = self.living().map(|seat| self.put_back(&quiver, seat, 1, false)).fold(f32::MIN, f32::max);
        let bonus = |character, points| if self.is(character) { self.relief(self.me, 0, points) } else { 0.0 };
        Terms {
            arrows,
            back,
            shots: [volleys[0].plain, volleys[1].plain],
            doubled: hooks.doubles.then(|| [volleys[0].doubled, volleys[1].doubled]),
            beers: self.beers(),
            gatlings: hooks.gatlings,
            each_gatling: if self.is(Character::KitCarlson) { best_return.max(0.0) } else { 0.0 },
            no_shot: bonus(Character::SuzyLafayette, 2),
            three_shots: bonus(Character::DocHolyday, 2),
            explosion: self.harm(self.me, 1),
            bullet: self.harm(self.me, 1),
            broken_arrow: best_return,
            late_arrows: hooks.late_arrows,
            rerolls_dynamite: hooks.rerolls_dynamite,
        }
    }

    /// What so many arrows come to, and what it is to put all I have then back.
    fn arrows_ahead(&self) -> (Lane, Lane) {
        let mut quiver = self.quiver();
        let start = self.outlook(&quiver);
        let mut done = 0.0;
        let mut gift = self.own().character.def().hooks.gives_arrow;
        let (mut arrows, mut back) = ([0.0; LANES], [0.0; LANES]);
        for at in 0..LANES {
            if at > 0 {
                let arrow = if quiver.supply.normal > 0 { Arrow::Normal } else { Arrow::Chief };
                let to = if std::mem::take(&mut gift) {
                    self.best_taker(|seat| self.arrow(&quiver, seat, arrow))
                } else {
                    self.me
                };
                done += self.take(&mut quiver, to, arrow);
            }
            let now = self.outlook(&quiver);
            arrows[at] = done + now - start;
            let mut relieved = quiver;
            give_back(&mut relieved, self.me, u8::MAX, true);
            back[at] = self.outlook(&relieved) - now;
        }
        (arrows, back)
    }

    /// With which die to play, judged by the first roll and one more.
    pub(super) fn use_die(&self, terms: &Terms, die: Die) -> f32 {
        let hooks = &self.own().character.def().hooks;
        let (base, saloon) = match die {
            Die::Base => (5, None),
            Die::Loudmouth | Die::Coward if hooks.sixth_die == Some(die) => (5, Some(die)),
            Die::Loudmouth | Die::Coward => (4, Some(die)),
        };
        Throws::of(terms, base, saloon, self.weights.rolls.min(2)).opening()
    }

    /// Whether the gun will fire with the dice on the table.
    pub(super) fn gun_ready(&self) -> bool {
        count(&self.view.board.dice, Symbol::Gatling) >= self.own().character.def().hooks.gatlings
    }

    /// What it is to aim the next bullseye at a player, the others at the best.
    pub(super) fn shoot(&self, aim: &Aim, action: Action) -> f32 {
        let Action::Shoot { target, doubled } = action else { return 0.0 };
        let gun = self.gun_ready();
        let mut aimed = aim.hits;
        let before = self.hit(target, aimed[target.index()], gun);
        aimed[target.index()] += 1 + u8::from(doubled);
        let now = self.hit(target, aimed[target.index()], gun) - before;
        let (ones, twos) = if aim.ones > 0 { (aim.ones - 1, aim.twos) } else { (aim.ones, aim.twos.saturating_sub(1)) };
        let beers = count(&self.view.board.dice, Symbol::Beer).saturating_sub(self.view.turn.beers_spent);
        let can_double = self.own().character.def().hooks.doubles && self.view.turn.beers_spent == 0 && beers > 0;
        let rest = self.volley(&aimed, gun, can_double && !doubled);
        let (ones, twos) = (usize::from(ones).min(7), usize::from(twos).min(7));
        let worth = self.beers();
        let spent =
            if can_double { worth[usize::from(beers).min(7)] - worth[usize::from(beers - 1).min(7)] } else { 0.0 };
        let later = rest.plain[ones][twos].max(rest.doubled[ones][twos] - spent);
        // The rest counts what the gun does to everybody, whatever is aimed.
        now + later - if doubled { spent } else { 0.0 } - if gun { self.gun_alone(&aimed) } else { 0.0 }
    }

    /// What the gun does to players who have been aimed at like this.
    fn gun_alone(&self, aimed: &[u8; MAX_SEATS]) -> f32 {
        let each = |seat: Seat| {
            let hits = aimed[seat.index()];
            self.hit(seat, hits, true) - self.hit(seat, hits, false)
        };
        self.others().map(each).sum()
    }

    /// What it is to give a player the next life point.
    pub(super) fn heal(&self, heal: &Heal, action: Action) -> f32 {
        let Action::PickSeat(to) = action else { return 0.0 };
        match heal.because {
            Source::Face(_) => self.beer(to, &heal.given, self.gun_ready()),
            Source::Rules | Source::Character(_) | Source::Power(_) => self.relief(to, heal.given[to.index()], 1),
        }
    }
}
