//! The page, section by section.

use super::plan::{LADDER, LEAPS, Place};
use crate::duel::{Duel, TEAMS, compares, differences, intervals, points, triple};
use crate::options::ReportOptions;
use crate::table::Table;
use standoff_bots::arena::yardstick::{self, Percent};
use standoff_bots::arena::{ByTeam, Calibration, Company, Gauge, Share, Summary};
use standoff_bots::{Calibre, Level};
use standoff_engine::core::Team;
use std::fmt::Write;

/// What came of one player against another somewhere.
pub struct Finding {
    pub place: usize,
    pub duel: Duel,
    pub summary: Summary,
}

/// The time one player takes somewhere.
pub struct Clock {
    pub place: &'static str,
    pub player: String,
    /// Microseconds a decision.
    pub thinking: f64,
    pub watching: f64,
    pub decisions: u64,
}

impl Clock {
    /// Stands for a player where imagined games are timed, one by one.
    pub const IMAGINED: &str = "imagined game";

    pub fn line(&self) -> String {
        format!("{},{},{},{}", self.player, self.thinking, self.watching, self.decisions)
    }

    pub fn parse(place: &'static str, line: &str) -> Option<Self> {
        let mut words = line.split(',');
        Some(Self {
            place,
            player: words.next()?.into(),
            thinking: words.next()?.parse().ok()?,
            watching: words.next()?.parse().ok()?,
            decisions: words.next()?.parse().ok()?,
        })
    }
}

const HEAD: &str = "\
# Bots

Five levels, the same names in both games. All of them see only what their seat may see.

| level | what it does |
|---|---|
| drifter | anything legal, at random |
| karma | anything that a simple sense of friend and foe does not forbid, at random: the yardstick of other programs |
| cowhand | rules of thumb |
| marshal | values each action by what it believes of roles and hands |
| legend | thinks ahead in worlds that could be behind its view; `legend@400` imagines 400 games for a decision |

## How strength is shown

A deal is a number. It fixes the roles by seat, the characters, the deck and the random streams of the table and of
every seat; the Sheriff's seat is the number of the deal modulo the players. Each deal is played once with B at all seats and
once for each team with A in the seats of that team and B in the others.

The *uplift* of a team is the difference of its win share between the two, deal by deal, in points. Its 95 % interval is
a bootstrap over deals. *A beats B* is said only if the lower bounds of all three teams are above zero at five and at seven
players, corrected after Holm for being three, over a hundred deals or more. Otherwise the table stands here and nothing is claimed. Strength is measured with a fixed
number of imagined games, never by the clock.
";

pub fn write(
    places: &[Place],
    findings: &[Finding],
    yardsticks: &[(Table, Summary)],
    calibrations: &[(&'static str, Company, Calibration)],
    clocks: &[Clock],
    options: &ReportOptions,
) -> String {
    let mut page = String::from(HEAD);
    claims(&mut page, places, findings);
    ladder(&mut page, places, findings);
    partners(&mut page, places, findings);
    measure(&mut page, places, findings, yardsticks);
    beliefs(&mut page, calibrations);
    speed(&mut page, clocks);
    let _ = write!(
        page,
        "\n## How this page is made\n\n```\ncargo run --release --bin arena -- report --out docs/bots.md --data <folder> \
         --deals {} --legend-deals {} --long-deals {} --belief-deals {} --playouts {} --long-playouts {} --seed {}\n```\n\n\
         Every game is a line in a file of the folder. A run that is cut off goes on where it stopped, on any number of \
         threads; `--finished` writes the page from what is there.\n",
        options.deals,
        options.legend_deals,
        options.long_deals,
        options.belief_deals,
        options.playouts,
        options.long_playouts,
        options.run.seed,
    );
    page
}

/// A table of the page; nothing if it has no rows.
fn table(page: &mut String, title: &str, text: &str, columns: &[&str], rows: &[Vec<String>]) {
    if rows.is_empty() {
        return;
    }
    let rule = "|---".repeat(columns.len());
    let _ = write!(page, "\n## {title}\n\n{text}\n\n| {} |\n{rule}|\n", columns.join(" | "));
    for row in rows {
        let _ = writeln!(page, "| {} |", row.join(" | "));
    }
}

fn claims(page: &mut String, places: &[Place], findings: &[Finding]) {
    let mut rows = Vec::new();
    for (game, dice) in [("card", false), ("dice", true)] {
        let tables: Vec<usize> = (0..places.len())
            .filter(|at| places[*at].main && matches!(places[*at].table, Table::Dice(_)) == dice)
            .collect();
        for (a, b) in LADDER.into_iter().chain(LEAPS) {
            let found: Vec<Option<&Finding>> = tables
                .iter()
                .map(|at| {
                    findings
                        .iter()
                        .find(|finding| finding.place == *at && finding.duel.a.level == a && finding.duel.b.level == b)
                })
                .collect();
            let Some(Some(first)) = found.first() else { continue };
            let bounds = |finding: Option<&Finding>| {
                finding.map_or("not played".into(), |finding| {
                    let bound = |team| 100.0 * finding.summary.teams.get(team).uplift.bound;
                    let [law, outlaws, renegades] = Team::ALL.map(bound);
                    format!("{law:+.1} / {outlaws:+.1} / {renegades:+.1}")
                })
            };
            let shown = found.iter().all(|finding| finding.is_some_and(|finding| finding.summary.beats()));
            let deals = found.iter().map(|finding| finding.map_or(0, |finding| finding.summary.deals).to_string());
            let deals = deals.collect::<Vec<_>>().join(", ");
            let mut row = vec![game.into(), first.duel.a.to_string(), first.duel.b.to_string(), deals];
            row.extend(found.iter().copied().map(bounds));
            row.push(if shown { "**A beats B**" } else { "nothing is claimed" }.into());
            rows.push(row);
        }
    }
    let text = "Lower bounds of the uplift in points, for law / outlaws / renegades.";
    table(page, "Who beats whom", text, &["game", "A", "B", "deals", "5 players", "7 players", ""], &rows);
}

fn ladder(page: &mut String, places: &[Place], findings: &[Finding]) {
    let row = |finding: &Finding| {
        let Finding { place, duel, summary } = finding;
        let mut row =
            vec![places[*place].name.into(), duel.a.to_string(), duel.b.to_string(), summary.deals.to_string()];
        row.extend(TEAMS.map(|(team, _)| points(summary.teams.get(team).uplift)));
        row.push(shares(ByTeam::from_fn(|team| summary.teams.get(team).share)));
        row.push(if summary.beats() { "yes" } else { "no" }.into());
        row
    };
    let rows: Vec<_> = findings.iter().map(row).collect();
    let text = "The uplift of each team in points with its 95 % interval, then the win share of each team with A in its \
                seats, in percent, and whether all three lower bounds are above zero at this table. Eight with the \
                base deck alone is an experiment: its box is for seven.";
    let columns = ["table", "A", "B", "deals", "law", "outlaws", "renegades", "win share of A", "all above zero"];
    table(page, "The ladder", text, &columns, &rows);
}

fn partners(page: &mut String, places: &[Place], findings: &[Finding]) {
    let mut rows = Vec::new();
    for Finding { place, duel, summary } in findings {
        let tested = TEAMS.map(|(team, _)| *summary.partners.get(team));
        let Some(deals) = tested.iter().flatten().map(|partner| partner.deals).max() else { continue };
        let mut row = vec![places[*place].name.into(), duel.a.to_string(), duel.b.to_string(), deals.to_string()];
        row.extend(tested.map(|partner| partner.map_or("one seat".into(), |partner| points(partner.uplift))));
        rows.push(row);
    }
    let text =
        "A in a single seat of a team, so that its partners are players of level B: the uplift of that team in points.";
    table(page, "Partner test", text, &["table", "A", "B", "deals", "law", "outlaws", "renegades"], &rows);
}

/// Our karma and our random players beside those of other programs.
fn measure(page: &mut String, places: &[Place], findings: &[Finding], yardsticks: &[(Table, Summary)]) {
    let mut rows = Vec::new();
    let mut add = |table: &Table, name: String, deals: u64, found: ByTeam<Share>, wanted: Option<Percent>| {
        let players = table.players().to_string();
        let gap = wanted.map_or(String::new(), |wanted| differences(found, wanted));
        let wanted = wanted.map_or(String::new(), triple);
        rows.push(vec![players, name, deals.to_string(), intervals(found), wanted, gap]);
    };
    for (table, summary) in yardsticks {
        let players = table.players();
        add(table, "karma everywhere".into(), summary.deals, summary.control, yardstick::karma(players));
        for (team, name) in TEAMS {
            let wanted = yardstick::random_side(players, team);
            if wanted.is_some() {
                add(table, format!("{name} random"), summary.deals, *summary.tables.get(team), wanted);
            }
        }
    }
    let random = Calibre::from(Level::Drifter);
    for finding in findings.iter().filter(|finding| finding.duel.b == random) {
        let table = &places[finding.place].table;
        let wanted = yardstick::random(table.players()).filter(|_| compares(table));
        if wanted.is_some() {
            add(table, "random everywhere".into(), finding.summary.deals, finding.summary.control, wanted);
        }
    }
    let text = "Win shares of law / outlaws / renegades in percent, beside those of the strongest public players that do not look \
                at hidden cards, in the base game. Intervals are Wilson's, 95 %; the last column is the difference in points.";
    let columns = ["players", "who plays", "games", "here", "yardstick", "difference"];
    table(page, "The yardstick", text, &columns, &rows);
    let decisions = yardsticks.iter().filter_map(|(table, summary)| {
        let wanted = yardstick::decisions(table.players())?;
        Some(format!("{} players {:.0} ({wanted})", table.players(), summary.decisions))
    });
    let decisions: Vec<_> = decisions.collect();
    if !decisions.is_empty() {
        let _ = writeln!(
            page,
            "\nDecisions of a game with karma only, the yardstick's in brackets: {}.",
            decisions.join(", ")
        );
    }
}

fn beliefs(page: &mut String, calibrations: &[(&'static str, Company, Calibration)]) {
    let mut rows = Vec::new();
    for (name, company, calibration) in calibrations {
        let place = format!("{name}, {}", company_words(*company));
        let error = format!("{:.3}", calibration.error());
        let gauges = || calibration.rounds.iter().copied().chain([calibration.all_rounds()]);
        let cell = |gauge: Gauge, own: usize, prior: usize| {
            let means = gauge.means();
            if gauge.count == 0 { String::new() } else { format!("{:.2} ({:.2})", means[own], means[prior]) }
        };
        for (score, own, prior, error) in [("log loss", 0, 2, error), ("Brier", 1, 3, String::new())] {
            let mut row = vec![place.clone(), calibration.games.to_string(), score.into()];
            row.extend(gauges().map(|gauge| cell(gauge, own, prior)));
            row.push(error);
            rows.push(row);
        }
    }
    let text = "What the marshal believes of every role it does not know, at the first question of each turn and through the \
                eyes of every player still in, held against the truth, by round (turns begun, divided by players). In brackets \
                the prior, which knows the number of players, the roles shown and its own. A chance counts as one in a \
                million at least. The expected calibration error is the mean distance between the chance given and how often it \
                came true, in ten bins.";
    let rounds = ["round 1", "2", "3", "4", "5", "6", "7", "8 and later"];
    let columns = ["table", "games", "score"].into_iter().chain(rounds).chain(["all", "calibration error"]);
    table(page, "What the beliefs are worth", text, &columns.collect::<Vec<_>>(), &rows);
}

const fn company_words(company: Company) -> &'static str {
    match company {
        Company::Alike => "among marshals",
        Company::Mixed => "in mixed company",
    }
}

fn speed(page: &mut String, clocks: &[Clock]) {
    let row = |clock: &Clock| {
        let Clock { place, player, thinking, watching, decisions } = clock;
        vec![(*place).into(), player.clone(), format!("{thinking:.1}"), format!("{watching:.1}"), decisions.to_string()]
    };
    let rows: Vec<_> = clocks.iter().filter(|clock| clock.player != Clock::IMAGINED).map(row).collect();
    let text = "Native code on one thread, each player among its like. Microseconds for a decision with more than one legal action, \
                and for following the game between two of them.";
    table(page, "Speed", text, &["table", "player", "a decision", "following", "decisions"], &rows);
    for clock in clocks.iter().filter(|clock| clock.player == Clock::IMAGINED) {
        let _ = writeln!(
            page,
            "\nImagined games of the legend, from the middle of a game ({}; {} positions): {:.0} a second.",
            clock.place,
            clock.decisions,
            1e6 / clock.thinking,
        );
    }
}

fn shares(shares: ByTeam<Share>) -> String {
    triple(shares.map(|share| 100.0 * share.share))
}
