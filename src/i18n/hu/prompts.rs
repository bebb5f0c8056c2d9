//! What is asked, said to the one who is asked and to those who wait.

use super::weave::{Weave, cards_t};
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{CardKind, Character, EventCard, Source};
use standoff_engine::core::Seat;

pub(super) fn prompt(voice: &Voice, prompt: &Prompt) -> Line {
    let say = Weave::new(voice);
    if voice.viewer == Some(prompt.asked) {
        asked(say, prompt.asked, prompt.question)
    } else {
        waiting(say.onto(prompt.asked).text(" várunk"), prompt.question)
    }
}

fn asked(say: Weave, me: Seat, question: Question) -> Line {
    match question {
        Question::Turn => say.text("Te jössz. Játssz ki lapokat, vagy fejezd be a kört.").done(),
        Question::Shot { by, because, bang, needed } => {
            let say = match by {
                Some(by) => attack(say, by, because, bang).text(" "),
                None => event(say, because),
            };
            if because == Source::Event(EventCard::RussianRoulette) {
                say.text("játssz ki egy Elvétve!-t, vagy veszíts 2 életet.").done()
            } else if needed == 1 {
                say.text("Játssz ki egy Elvétve!-t, vagy vállald a találatot.").done()
            } else {
                say.text(&format!("Csak {needed} Elvétve! állítja meg; vagy vállald a találatot.")).done()
            }
        }
        Question::Ricochet { by, at } => {
            let say = match by {
                Some(by) => say.who_start(by).text(" az egyik lapodra lő: "),
                None => say.text("Lövés az egyik lapodra: "),
            };
            say.card(at).text(". Játssz ki egy Elvétve!-t, vagy elveszíted.").done()
        }
        Question::Indians { by } => say
            .who_start(by)
            .text(" kijátszotta: ")
            .kind(CardKind::Indians)
            .text(" Dobj el egy BANG!-et, vagy veszíts 1 életet.")
            .done(),
        Question::Duel { with } => say
            .kind(CardKind::Duel)
            .text(" ")
            .against(with)
            .text(": dobj el egy BANG!-et, vagy veszíts 1 életet.")
            .done(),
        Question::Dying { needed, .. } => {
            say.text(&format!("Haldokolsz. Nyerj vissza {needed} életet, különben kiesel.")).done()
        }
        Question::Hurt { .. } => say.text("Életet vesztettél. Most ihatsz rá egy Sört.").done(),
        Question::Store => say.kind(CardKind::GeneralStore).text(": végy el egy lapot.").done(),
        Question::PutBack { left: 1 } => say.text("Koppints arra, amit visszateszel. A többit megtartod.").done(),
        Question::PutBack { left } => {
            say.text(&format!("Koppints {left} lapra, amit visszateszel: a legalsóval kezdd.")).done()
        }
        Question::Give { to } => say.text("Melyik lapot adod ").whom_for(to).text("?").done(),
        Question::Flip { because } => {
            say.source_start(because).text(" miatt csapsz fel: válaszd ki, melyik lap számítson.").done()
        }
        Question::Rob { from, .. } if from == me => say.text("Vedd vissza az egyik lapodat az asztalról.").done(),
        Question::Rob { from, .. } => say.text("Végy el egy lapot ").from(from).text(WHERE_FROM).done(),
        Question::Strip { from, .. } if from == me => say.text("Válaszd ki, melyik lapodat dobod el.").done(),
        Question::Strip { from, .. } => say.text("Dobasd el ").who(from).text(" egyik lapját").text(WHERE_FROM).done(),
        Question::Inherit { from } => say.text("Vedd el ").who(from).text(" egyik lapját").text(WHERE_FROM).done(),
        Question::TakeInPlay => say.text("Végy el egy lapot valaki asztaláról, vagy húzz a pakliból.").done(),
        Question::Copy => say.text("Válaszd ki, kinek a képességét kéred a következő körödig.").done(),
        Question::Pay { of, target } => pay(say, me, of, target),
        Question::DrawFromPlayer => say.text("Az első lapodat húzd valaki kezéből vagy a pakliból.").done(),
        Question::DrawFromDiscard => say.text("Az első lapodat húzd a dobópakliból vagy a húzópakliból.").done(),
        Question::Character => say.text("Válassz, ki szeretnél lenni.").done(),
        Question::Identity { for_a_while: false } => {
            say.text("Légy mostantól valaki más, 2 élettel, vagy maradj, aki vagy.").done()
        }
        Question::Identity { for_a_while: true } => say
            .text("Légy mostantól valaki más, 2 élettel, vagy csak amíg az esemény tart, vagy maradj, aki vagy.")
            .done(),
        Question::Brother => say.text("Odaadhatod 1 életedet, hogy valaki más visszanyerjen 1-et.").done(),
        Question::Liquor => say.text("Húzz lapokat, vagy nyerj vissza helyettük 1 életet.").done(),
        Question::Guess { stop: false } => say.text("Tippelj: piros vagy fekete a következő lap?").done(),
        Question::Guess { stop: true } => say.text("Talált! Ha akarsz, tippelj újra: piros vagy fekete?").done(),
        Question::Suit => say.text("Nevezd meg az egyetlen színt, amelyet a köröd végéig használsz.").done(),
        Question::Exchange { discarded: 0 } => say.text("Dobj el akárhány lapot; ugyanannyit húzol.").done(),
        Question::Exchange { discarded } => {
            say.text("Húzni fogsz ").text(&cards_t(discarded)).text(". Dobj el többet, vagy hagyd ennyiben.").done()
        }
        Question::Surrender { because } => {
            say.the_event_start(because).text(" egy lapot követelnek az asztalodról. Válaszd ki, melyiket.").done()
        }
        Question::Discard { left: 1 } => say.text("Több lapod van, mint életed. Dobj el egyet.").done(),
        Question::Discard { left } => say.text(&format!("Több lapod van, mint életed. Dobj el {left} lapot.")).done(),
        Question::Order { eliminated: true, .. } => {
            say.text("Kiestél. Dobd el a lapjaidat olyan sorrendben, ahogy tetszik.").done()
        }
        Question::Order { eliminated: false, .. } => {
            say.text("Seriffhelyettest lőttél le. Dobd el minden lapodat olyan sorrendben, ahogy tetszik.").done()
        }
    }
}

const WHERE_FROM: &str = ": egyet az asztaláról, vagy találomra a kezéből.";

/// "Jo rád lő."
fn attack(say: Weave, by: Seat, because: Source, bang: bool) -> Weave {
    match because {
        Source::Card(card) if !bang => match card.kind() {
            kind @ (CardKind::Punch | CardKind::Knife) => {
                say.who_start(by).text(" ").kind_val(kind).text(" támad rád.")
            }
            kind => say.who_start(by).text(" ").kind_val(kind).text(" tüzel rád."),
        },
        Source::Character(character) => say.who_start(by).text(" ").character(character).text("ként lő rád."),
        Source::Event(EventCard::Sniper) => say.who_start(by).text(" orvlövészként lő rád."),
        Source::Card(_) | Source::Rules | Source::Event(_) => say.who_start(by).text(" rád lő."),
    }
}

/// A shot for which nobody is responsible.
fn event(say: Weave, because: Source) -> Weave {
    match because {
        Source::Event(card @ EventCard::RussianRoulette) => say.event(card).text(": "),
        Source::Event(card) => say.event(card).text(": lőnek rád. "),
        Source::Rules | Source::Card(_) | Source::Character(_) => say.text("Lőnek rád. "),
    }
}

/// "Dobj el még egy lapot, hogy a Springfielddel rálőj Jóra."
fn pay(say: Weave, me: Seat, of: Source, target: Option<Seat>) -> Line {
    let card = match of {
        Source::Character(Character::JoseDelgado) => {
            return say.text("Dobj el egy kék lapot, hogy húzz 2 lapot.").done();
        }
        Source::Character(_) | Source::Rules | Source::Event(_) => {
            return say.source_start(of).text(": dobj el egy lapot.").done();
        }
        Source::Card(card) => card,
    };
    let say = say.text("Dobj el még egy lapot, hogy ");
    match (card.kind(), target) {
        (CardKind::Springfield, Some(target)) => say.the_card_val(card).text(" rálőj ").onto(target).stop(),
        (CardKind::RagTime, Some(target)) => {
            say.the_card_val(card).text(" elvedd ").who(target).text(" egyik lapját.").done()
        }
        (CardKind::Tequila, Some(target)) if target != me => {
            say.text("adj ").whom_for(target).text(" ").a_card_t(card).stop()
        }
        (CardKind::Tequila | CardKind::Whisky, _) => say.text("megidd ").the_card_t(card).stop(),
        (CardKind::Brawl, _) => say.text("kitörjön ").the(card.kind()).card(card).stop(),
        (_, _) => say.text("kijátszd ").the_card_t(card).stop(),
    }
}

/// Begins after "Annra várunk".
fn waiting(say: Weave, question: Question) -> Line {
    match question {
        // Nobody else may know what is announced, or that anything is.
        Question::Turn | Question::Pay { .. } => say.text(": ő jön.").done(),
        Question::Shot { by: Some(by), .. } => say.text(": mit lép ").says(by, "a lövésedre", "lövésére").stop(),
        Question::Shot { by: None, because: because @ Source::Event(_), .. } => {
            say.text(": ").source(because).text(" miatt védekezik.").done()
        }
        Question::Ricochet { at, .. } => say.text(": megmentheti ").the_card_t(at).stop(),
        Question::Shot { by: None, .. } => say.text(": mit lép a lövésre.").done(),
        Question::Indians { by } => {
            let card = if say.is_you(by) { " lapodra." } else { " lapjára." };
            say.text(": mit lép ").says(by, "a te ", "").kind(CardKind::Indians).text(card).done()
        }
        Question::Duel { with } => say.text(": ").kind(CardKind::Duel).text(" ").against(with).stop(),
        Question::Dying { .. } => say.text(": haldoklik.").done(),
        Question::Hurt { .. } => say.text(": eltalálták.").done(),
        Question::Store => say.text(": választ egy lapot.").done(),
        Question::PutBack { .. } => say.text(": lapokat választ.").done(),
        Question::Give { .. } => say.text(": lapokat oszt szét.").done(),
        Question::Flip { because } => say.text(": ").source(because).text(" miatt lapot választ.").done(),
        Question::Rob { from, .. } => say.text(": elvesz egy lapot ").from(from).stop(),
        Question::Strip { from, .. } => {
            say.text(": kiválasztja ").says(from, "az egyik lapodat", "egyik lapját").stop()
        }
        Question::Inherit { from } => say.text(": elveszi ").says(from, "az egyik lapodat", "egyik lapját").stop(),
        Question::DrawFromPlayer | Question::DrawFromDiscard | Question::TakeInPlay => say.text(": húz.").done(),
        Question::Copy => say.text(": képességet választ.").done(),
        Question::Character | Question::Identity { .. } => say.text(": karaktert választ.").done(),
        Question::Brother => say.text(": segíthet valakinek.").done(),
        Question::Liquor => say.text(": húz vagy iszik.").done(),
        Question::Guess { .. } => say.text(": pirosra vagy feketére tippel.").done(),
        Question::Suit => say.text(": színt nevez meg.").done(),
        Question::Exchange { .. } => say.text(": lapokat cserél.").done(),
        Question::Surrender { .. } => say.text(": lead egy lapot.").done(),
        Question::Discard { .. } | Question::Order { .. } => say.text(": lapot dob el.").done(),
    }
}
