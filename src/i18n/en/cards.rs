//! Names and rules of cards.

use standoff_engine::card::CardKind;

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

pub(super) fn rule(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Shoot at somebody within reach of your weapon: 1 life, unless a Missed! stops it. One BANG! card a turn."
        }
        CardKind::Missed => "Stops a shot at you, also when it is not your turn. Useless against Indians! and Duels.",
        CardKind::Beer => {
            "Gives you back 1 life. In your turn, or at any moment to survive a last hit. Without effect once only \
             two players are left."
        }
        CardKind::Saloon => "Everybody regains 1 life: first the others, then you. It is no Beer and saves nobody.",
        CardKind::Stagecoach => "Draw 2 cards.",
        CardKind::WellsFargo => "Draw 3 cards.",
        CardKind::GeneralStore => {
            "As many cards as there are players are turned up. Everybody takes one, you first, then to the left."
        }
        CardKind::Panic => {
            "Take a card from somebody at distance 1: one that lies in play, or a random one from the hand. Weapons \
             do not lengthen your arm, a Scope does."
        }
        CardKind::CatBalou => {
            "Somebody, however far away, discards a card: one in play that you name, or a random one from the hand."
        }
        CardKind::Gatling => "A shot at every other player, at any distance. It is no BANG! card, so the limit stands.",
        CardKind::Indians => "Every other player discards a BANG! or loses 1 life. Missed! and Barrel are no help.",
        CardKind::Duel => {
            "Challenge anybody. In turn you discard BANG! cards, the challenged first; who stops loses 1 life."
        }
        CardKind::Mustang => "Everybody else sees you 1 farther away.",
        CardKind::Scope => "You see everybody else 1 nearer, but never nearer than 1.",
        CardKind::Barrel => "When you are shot at you may draw!: hearts count as a Missed!. One try for each shot.",
        CardKind::Jail => {
            "Lay it on anybody but the Sheriff. Before the turn the prisoner draws!: hearts and the turn goes on, \
             anything else and it is lost. Then Jail is discarded."
        }
        CardKind::Dynamite => {
            "Lay it in front of you. From your next turn its holder draws! first: 2 to 9 of spades and it explodes \
             for 3 lives; otherwise it moves on to the left."
        }
        CardKind::Schofield => "A weapon that reaches distance 2. It replaces the one you have.",
        CardKind::Remington => "A weapon that reaches distance 3. It replaces the one you have.",
        CardKind::RevCarabine => "A weapon that reaches distance 4. It replaces the one you have.",
        CardKind::Winchester => "A weapon that reaches distance 5. It replaces the one you have.",
        CardKind::Volcanic => "A weapon that reaches only distance 1, but lets you play any number of BANG! cards.",
        CardKind::Binocular => "You see everybody else 1 nearer, on top of what a Scope does.",
        CardKind::Hideout => "Everybody else sees you 1 farther away, on top of what a Mustang does.",
        CardKind::Punch => {
            "A shot at somebody at distance 1, whatever your weapon. It is no BANG! card, so the limit stands."
        }
        CardKind::Dodge => "Stops a shot at you like a Missed!, and then you draw a card.",
        CardKind::Brawl => {
            "Discard another card with it. Everybody else loses a card: one in play that you name, or a random one \
             from the hand."
        }
        CardKind::RagTime => {
            "Discard another card with it. Take a card from anybody, however far away: one in play, or a random one \
             from the hand."
        }
        CardKind::Springfield => {
            "Discard another card with it. A shot at anybody, at any distance. It is no BANG! card, so the limit stands."
        }
        CardKind::Tequila => {
            "Discard another card with it. You or anybody you like regains 1 life. It is no Beer and usually saves \
             nobody."
        }
        CardKind::Whisky => "Discard another card with it. You regain 2 lives. It is no Beer and usually saves nobody.",
        CardKind::Bible => {
            "Lay it down now. From the next turn on it stops a shot at you, once, and then you draw a card."
        }
        CardKind::Sombrero | CardKind::TenGallonHat | CardKind::IronPlate => {
            "Lay it down now. From the next turn on it stops a shot at you, once."
        }
        CardKind::Canteen => {
            "Lay it down now. In a later turn of yours it gives you back 1 life, once. It is no Beer and usually saves \
             nobody."
        }
        CardKind::CanCan => {
            "Lay it down now. In a later turn of yours it makes somebody, however far away, discard a card: one in play \
             that you name, or a random one from the hand."
        }
        CardKind::Conestoga => {
            "Lay it down now. In a later turn of yours take a card from anybody, however far away: one in play, or a \
             random one from the hand."
        }
        CardKind::Derringer => {
            "Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon; then you draw \
             a card, hit or not."
        }
        CardKind::BuffaloRifle => "Lay it down now. In a later turn of yours it is a shot at any distance.",
        CardKind::Howitzer => "Lay it down now. In a later turn of yours it is a shot at everybody else, however far.",
        CardKind::Knife => {
            "Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon."
        }
        CardKind::Pepperbox => {
            "Lay it down now. In a later turn of yours it is a shot as far as your weapon reaches, or at distance 1 if \
             the table agreed on that. It is no BANG! card."
        }
        CardKind::PonyExpress => "Lay it down now. In a later turn of yours draw 3 cards.",
    }
}
