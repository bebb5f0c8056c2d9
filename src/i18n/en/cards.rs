//! Names and rules of cards.

use standoff_engine::card::{
    BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CardKind, CatBalouSelf, DuelCredit, JailSkipDiscards, PanicSelf,
    PepperboxRange, RescueCards, ShortAttacksIgnoreHorses, StartCheckOrder, TableRules, WwsPonyExpress,
};

pub(super) fn name(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => "BANG!",
        CardKind::Missed => "Missed!",
        CardKind::Beer => "Beer",
        CardKind::Saloon => "Saloon",
        CardKind::Stagecoach => "Stagecoach",
        CardKind::WellsFargo => "Wells Fargo",
        CardKind::GeneralStore => "General Store",
        CardKind::Panic => "Panic!",
        CardKind::CatBalou => "Cat Balou",
        CardKind::Gatling => "Gatling",
        CardKind::Indians => "Indians!",
        CardKind::Duel => "Duel",
        CardKind::Mustang => "Mustang",
        CardKind::Scope => "Scope",
        CardKind::Barrel => "Barrel",
        CardKind::Jail => "Jail",
        CardKind::Dynamite => "Dynamite",
        CardKind::Schofield => "Schofield",
        CardKind::Remington => "Remington",
        CardKind::RevCarabine => "Rev. Carabine",
        CardKind::Winchester => "Winchester",
        CardKind::Volcanic => "Volcanic",
        CardKind::Binocular => "Binocular",
        CardKind::Hideout => "Hideout",
        CardKind::Punch => "Punch",
        CardKind::Dodge => "Dodge",
        CardKind::Brawl => "Brawl",
        CardKind::RagTime => "Rag Time",
        CardKind::Springfield => "Springfield",
        CardKind::Tequila => "Tequila",
        CardKind::Whisky => "Whisky",
        CardKind::Bible => "Bible",
        CardKind::Sombrero => "Sombrero",
        CardKind::TenGallonHat => "Ten Gallon Hat",
        CardKind::IronPlate => "Iron Plate",
        CardKind::Canteen => "Canteen",
        CardKind::CanCan => "Can Can",
        CardKind::Conestoga => "Conestoga",
        CardKind::Derringer => "Derringer",
        CardKind::BuffaloRifle => "Buffalo Rifle",
        CardKind::Howitzer => "Howitzer",
        CardKind::Knife => "Knife",
        CardKind::Pepperbox => "Pepperbox",
        CardKind::PonyExpress => "Pony Express",
    }
}

/// The rule of a card under the table rules.
pub(super) fn rule(kind: CardKind, rules: &TableRules) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Shoot at somebody within reach of your weapon: 1 life, unless a Missed! stops it. One BANG! card a turn."
        }
        CardKind::Missed => {
            "Play it when you are shot at, in anyone's turn: the shot misses. No use against Indians! or in a Duel."
        }
        CardKind::Beer => match (rules.beer_out_of_turn, rules.beer_two_players) {
            (BeerOutOfTurn::WhenDying, BeerTwoPlayers::NoEffect) => {
                "Regain 1 life, never more than you started with. In your turn, or at any moment when you would lose \
                 your last life. No effect once only two players are left."
            }
            (BeerOutOfTurn::WhenDying, BeerTwoPlayers::Forbidden) => {
                "Regain 1 life, never more than you started with. In your turn, or at any moment when you would lose \
                 your last life. Not allowed once only two players are left."
            }
            (BeerOutOfTurn::AnyLoss, BeerTwoPlayers::NoEffect) => {
                "Regain 1 life, never more than you started with. In your turn, or at any moment when you lose life. \
                 No effect once only two players are left."
            }
            (BeerOutOfTurn::AnyLoss, BeerTwoPlayers::Forbidden) => {
                "Regain 1 life, never more than you started with. In your turn, or at any moment when you lose life. \
                 Not allowed once only two players are left."
            }
        },
        CardKind::Saloon => {
            "Everyone regains 1 life, the others first, you last; nobody gets more than they started with. Your turn \
             only: unlike a Beer it cannot save the dying."
        }
        CardKind::Stagecoach => "Draw 2 cards.",
        CardKind::WellsFargo => "Draw 3 cards.",
        CardKind::GeneralStore => {
            "As many cards as there are players are turned up. Everybody takes one, you first, then to the left."
        }
        CardKind::Panic => match rules.panic_self {
            PanicSelf::No => {
                "Take a card from a player at distance 1 into your hand: one in play, or a random hand card. Weapons \
                 do not extend this distance; Scope, Mustang and the like do count."
            }
            PanicSelf::Yes => {
                "Take a card from a player at distance 1 into your hand: one in play, or a random hand card. Weapons \
                 do not extend this distance; Scope, Mustang and the like count. Or take back one you have in play."
            }
        },
        CardKind::CatBalou => match rules.cat_balou_self {
            CatBalouSelf::Yes => {
                "Make any player, at any distance, discard a card: one in play that you choose, or a random hand card. \
                 On yourself you may pick any of your cards."
            }
            CatBalouSelf::No => {
                "Make any other player, at any distance, discard a card: one in play that you choose, or a random hand \
                 card."
            }
        },
        CardKind::Gatling => {
            "A shot at every other player, at any distance. It is not a BANG! card, so it does not count towards your \
             one BANG! a turn."
        }
        CardKind::Indians => "Every other player discards a BANG! or loses 1 life. Missed! and Barrel do not help.",
        CardKind::Duel => match rules.duel_credit {
            DuelCredit::CardOwner => {
                "Challenge anyone, at any distance. Starting with them, you take turns discarding a BANG!; whoever \
                 stops loses 1 life. Missed! and Barrel do not help, and your BANG! limit is untouched."
            }
            DuelCredit::Winner => {
                "Challenge anyone, at any distance. Starting with them, you take turns discarding a BANG!; whoever \
                 stops is hit by the other for 1 life. Missed! and Barrel do not help, and your BANG! limit is untouched."
            }
        },
        CardKind::Mustang => "Everybody else sees you 1 farther away.",
        CardKind::Scope => "You see everybody else 1 nearer, but never nearer than 1.",
        CardKind::Barrel => match rules.barrel_in_jail {
            BarrelInJail::Yes => {
                "When you are shot at you may draw!: hearts count as a Missed!. One try for each shot."
            }
            BarrelInJail::No => {
                "When you are shot at you may draw!: hearts count as a Missed!. One try for each shot, and none while \
                 you are in Jail."
            }
        },
        CardKind::Jail => match rules.jail_skip_discards {
            JailSkipDiscards::No => {
                "Put it in front of anyone but the Sheriff, at any distance. When their turn begins they draw!: on \
                 hearts they play, otherwise they lose the turn. Jail is discarded either way."
            }
            JailSkipDiscards::Yes => {
                "Put it in front of anyone but the Sheriff, at any distance. When their turn begins they draw!: on \
                 hearts they play, otherwise they only discard excess cards. Jail is discarded either way."
            }
        },
        CardKind::Dynamite => match rules.start_check_order {
            StartCheckOrder::DynamiteFirst => {
                "Put it in front of you. From your next turn on, whoever has it draws! first of all: on 2 to 9 of \
                 spades it explodes for 3 lives, otherwise it goes to the next player on the left who has no Dynamite."
            }
            StartCheckOrder::PlayOrder => {
                "Put it in front of you. From your next turn on, whoever has it draws!, after any older Jail: on 2 to 9 \
                 of spades it explodes for 3 lives, otherwise it goes on to the left, to a player without Dynamite."
            }
        },
        CardKind::Schofield => "A weapon that reaches distance 2. It replaces the one you have.",
        CardKind::Remington => "A weapon that reaches distance 3. It replaces the one you have.",
        CardKind::RevCarabine => "A weapon that reaches distance 4. It replaces the one you have.",
        CardKind::Winchester => "A weapon that reaches distance 5. It replaces the one you have.",
        CardKind::Volcanic => {
            "A weapon that reaches only distance 1 but lets you play any number of BANG! cards. It replaces the weapon \
             you have."
        }
        CardKind::Binocular => "You see everybody else 1 nearer, on top of what a Scope does.",
        CardKind::Hideout => "Everybody else sees you 1 farther away, on top of what a Mustang does.",
        CardKind::Punch => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "A shot at a player at distance 1, whatever your weapon. It is not a BANG! card, so it does not count \
                 towards your one BANG! a turn."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "A shot at a player at distance 1, counting only seats: no weapon, Mustang, Scope or the like matters. \
                 It is not a BANG! card, so it does not count towards your one BANG! a turn."
            }
        },
        CardKind::Dodge => "Stops a shot at you like a Missed!, and then you draw a card.",
        CardKind::Brawl => {
            "Discard another card too. Every other player then loses a card: for each you choose one in play, or a \
             random hand card."
        }
        CardKind::RagTime => {
            "Discard another card too. Take a card from any other player, at any distance, into your hand: one in \
             play, or a random hand card."
        }
        CardKind::Springfield => {
            "Discard another card too. A shot at anyone, at any distance. It is not a BANG! card, so it does not count \
             towards your one BANG! a turn."
        }
        CardKind::Tequila => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Discard another card too: any player you choose, or you, regains 1 life. Your turn only: it is not a \
                 Beer and cannot save the dying."
            }
            RescueCards::AllHealing => {
                "Discard another card too: any player you choose, or you, regains 1 life. In your turn, or when you \
                 would lose your last life and more than two players are left. It is not a Beer."
            }
        },
        CardKind::Whisky => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Discard another card too: you regain 2 lives. Your turn only: it is not a Beer and cannot save the \
                 dying."
            }
            RescueCards::AllHealing => {
                "Discard another card too: you regain 2 lives. In your turn, or when you would lose your last life and \
                 more than two players are left. It is not a Beer."
            }
        },
        CardKind::Bible => {
            "Lay it down now. From the next turn on it stops a shot at you, once, and then you draw a card."
        }
        CardKind::Sombrero | CardKind::TenGallonHat | CardKind::IronPlate => {
            "Lay it down now. From the next turn on it stops a shot at you, once."
        }
        CardKind::Canteen => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Lay it down now. In a later turn of yours it gives you back 1 life, once. It is not a Beer and cannot \
                 save the dying."
            }
            RescueCards::AllHealing => {
                "Lay it down now. Later it gives you back 1 life, once: in your turn, or when you would lose your last \
                 life and more than two players are left. It is not a Beer."
            }
        },
        CardKind::CanCan => match rules.cat_balou_self {
            CatBalouSelf::Yes => {
                "Lay it down now. In a later turn of yours it makes any player, at any distance, discard a card: one in \
                 play that you choose, or a random hand card. On yourself you may pick any of your cards."
            }
            CatBalouSelf::No => {
                "Lay it down now. In a later turn of yours it makes any other player, at any distance, discard a card: \
                 one in play that you choose, or a random hand card."
            }
        },
        CardKind::Conestoga => {
            "Lay it down now. In a later turn of yours you take a card from any other player, at any distance, into \
             your hand: one in play, or a random hand card."
        }
        CardKind::Derringer => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon; then you \
                 draw a card, hit or not. It is not a BANG! card."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Lay it down now. In a later turn of yours it is a shot at distance 1, counting only seats: no weapon, \
                 Mustang, Scope or the like matters. Then you draw a card, hit or not. It is not a BANG! card."
            }
        },
        CardKind::BuffaloRifle => {
            "Lay it down now. In a later turn of yours it is a shot at any distance. It is not a BANG! card."
        }
        CardKind::Howitzer => {
            "Lay it down now. In a later turn of yours it is a shot at everybody else, at any distance. It is not a \
             BANG! card."
        }
        CardKind::Knife => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon. It is not \
                 a BANG! card."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Lay it down now. In a later turn of yours it is a shot at distance 1, counting only seats: no weapon, \
                 Mustang, Scope or the like matters. It is not a BANG! card."
            }
        },
        CardKind::Pepperbox => match rules.pepperbox_range {
            PepperboxRange::Weapon => {
                "Lay it down now. In a later turn of yours it is a shot as far as your weapon reaches. It is not a \
                 BANG! card."
            }
            PepperboxRange::FixedOne => rule(CardKind::Knife, rules),
        },
        CardKind::PonyExpress => match rules.wws_pony_express {
            WwsPonyExpress::No => "Lay it down now. In a later turn of yours draw 3 cards.",
            WwsPonyExpress::Yes => {
                "Lay it down now. In a later turn of yours draw 3 cards. The next card of Wild West Show, if that is \
                 in play, is revealed too."
            }
        },
    }
}
