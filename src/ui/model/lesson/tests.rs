use super::*;

#[test]
fn print() {
    let mut game = Game::deal(&setup(), SEED, &mut Vec::new()).unwrap();
    for (seat, line) in lines_to(Progress::at(LESSON.len())) {
        let hands: Vec<String> = Seat::all(4)
            .map(|s| {
                let p = game.player(s);
                let h: Vec<String> = p.hand.iter().map(standoff_engine::notation::write_card).collect();
                format!("{s}{}:{}", p.life, h.join(","))
            })
            .collect();
        println!("{} || {seat} {line}", hands.join(" | "));
        let mut events = Vec::new();
        game.act(seat, Game::read_action(line).unwrap(), &mut events).unwrap();
    }
    println!("{:?}", game.outcome());
}
