import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE, SHEET_CITED } from "./evidence.ts";

/** The lists of starting units, as several sources tell them alike. */
const LISTS: readonly string[] = [
  ...SHEET_CITED,
  "Ataque Imperial, a Spanish solo variant, 1.7a, which spreads the same units by lot",
];
const ERRATA: readonly string[] = ["Official FAQ and Errata, May 2019 (Spanish edition)", ...SHEET_CITED];

/** How a game with the expansion is set up. */
export const SET_UP_RULES: RoteRulesOf<"setup"> = {
  "rote.setup.full-set-up": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "setup",
    rule: "A game with the expansion follows the full set-up of the Rules Reference, not the fixed set-up of a first game.",
  },
  "rote.setup.reference-sheets": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "setup",
    rule: "Each faction places its unit reference sheet below its faction sheet; the units on it can be built by the usual rules, beside the base units.",
    coveredBy: "rote.build.icon-choice",
  },
  "rote.setup.objective-deck": {
    source: RULESHEET,
    evidence: ["Opening of the official rulesheet", ...SHEET_AND_ENGINE],
    kind: "setup",
    rule: "The objective deck has fifteen cards: at the bottom one Death Star Plans and four random other objectives of level III, on them one Death Star Plans and four random others of level II, on top five random ones of level I. Each part is shuffled by itself, the deck is not.",
  },
  "rote.setup.objective-rest": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "Objectives that are not used go back to the box unseen.",
  },
  "rote.setup.objective-draw": {
    source: RULESHEET,
    evidence: ERRATA,
    kind: "setup",
    rule: "The Rebel player draws one objective when the deck is made, as in the base game.",
  },
  "rote.setup.mission-sets": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "Each faction plays one set of missions beside starting missions, leader missions and projects: with the set of Rise of the Empire it removes every card without leader or Darth Vader icon, with the base set every card with the Darth Vader icon. Any card picked without the Vader icon means the base set.",
  },
  "rote.setup.mission-sets-secret": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "Once the decks are prepared each faction secretly picks one card of its mission deck, and both are revealed together; the factions choose independently.",
    ambiguity:
      "Taken before the first probe cards are turned up. In a team game whoever holds the mission hand, the General, picks.",
  },
  "rote.setup.mission-sets-fixed": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "option",
    rule: "For a first game with the expansion both sides simply use the set of Rise of the Empire.",
    ambiguity:
      "Read as leave to agree on the sets before the game: a configuration can fix either set for either side.",
  },
  "rote.setup.one-subversion": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "Each faction owns two Subversion cards, one of each set; exactly one of them stays in its deck.",
  },
  "rote.setup.units-list": {
    source: RULESHEET,
    evidence: LISTS,
    kind: "option",
    rule: "After loyalty has been placed the players agree on the base list of starting units or that of the expansion, which replaces the units of both factions.",
  },
  "rote.setup.units-queue": {
    source: RULESHEET,
    evidence: LISTS,
    kind: "setup",
    rule: "Expansion list, the Empire first: one Death Star on space 3 of the build queue.",
  },
  "rote.setup.units-remote": {
    source: RULESHEET,
    evidence: LISTS,
    kind: "setup",
    rule: "Expansion list, then: one remote system receives a Death Star Under Construction, four TIE Fighters and one Stormtrooper.",
    ambiguity: "The Empire chooses the system; nothing is said of which.",
  },
  "rote.setup.units-remote-probe": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "The probe card of that remote system leaves the probe deck for the box, so that the base cannot be there.",
  },
  "rote.setup.units-imperial": {
    source: RULESHEET,
    evidence: LISTS,
    kind: "setup",
    rule: "Expansion list, then: eight TIE Fighters, two TIE Strikers, three Assault Carriers, three Star Destroyers, twelve Stormtroopers, two Assault Tanks, four AT-STs and one AT-AT go into systems with Imperial loyalty, a subjugation marker or a Death Star Under Construction.",
  },
  "rote.setup.units-minimum": {
    source: RULESHEET,
    evidence: LISTS,
    kind: "setup",
    rule: "Every Imperial system receives at least one of these ground units.",
  },
  "rote.setup.units-rebel": {
    source: RULESHEET,
    evidence: [...ERRATA, ...LISTS],
    kind: "setup",
    rule: "Expansion list, the Rebels: one X-wing, one Y-wing, one U-wing, one Rebel Transport, one Corellian Corvette, five Rebel Troopers, two Airspeeders and one Rebel Vanguard, split between the Rebel Base space and at most one system without Imperial units.",
  },
  "rote.setup.starting-actions": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "The starting action cards of the expansion are dealt with those of the base box.",
  },
  "rote.setup.immediate-order": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "setup",
    rule: "Immediate action cards dealt in set-up are resolved at once, the Rebels' first.",
  },
  "rote.setup.common-supply": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "setup",
    rule: "The three green dice and the target markers join the common supply.",
    coveredBy: "rote.dice.three-green",
  },
};
