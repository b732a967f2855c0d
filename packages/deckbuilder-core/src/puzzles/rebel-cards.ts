import type { Problem } from "./problem.ts";

/** Puzzles in which the Rebels purchase or defeat a card, or repair their base. */
export const REBEL_CARDS: readonly Problem[] = [
  {
    id: "gunslinger-in-the-row",
    theme: "The Gunslinger alone defeats the AT-ST; against the base he is too weak.",
    seat: "rebel",
    goal: { type: "card-defeated", card: "at-st" },
    position: {
      galaxyDeck: [],
      active: "rebel",
      rebel: { play: ["rodian-gunslinger", "rebel-trooper"] },
      empire: { base: { card: "lothal", damage: 3 } },
      row: ["at-st", "general-veers", "scout-trooper", null, null, null],
    },
    solution: ["commit 101 0", "attack 0"],
  },
  {
    id: "scout-and-buy",
    theme: "The Headhunter draws the shuttle that was missing for the Falcon.",
    seat: "rebel",
    goal: { type: "card-purchased", card: "millennium-falcon" },
    position: {
      galaxyDeck: [],
      active: "rebel",
      resources: 6,
      rebel: { play: ["z-95-headhunter"], deckTop: ["alliance-shuttle"] },
      empire: { play: ["gozanti-cruiser"] },
      row: ["millennium-falcon", "b-wing", null, null, null, null],
    },
    solution: ["use 101", "play alliance-shuttle", "purchase 0"],
  },
  {
    id: "u-wing-evacuates",
    theme: "The Guardian's step of the Force lets the U-Wing repair the base.",
    seat: "rebel",
    goal: { type: "damage-repaired", seat: "rebel", amount: 3 },
    position: {
      galaxyDeck: [],
      active: "rebel",
      force: 0,
      rebel: { base: { card: "yavin-4", damage: 11 }, play: ["u-wing"], hand: ["temple-guardian"] },
      empire: {},
      row: ["tie-fighter", null, null, null, null, null],
    },
    solution: ["play temple-guardian", "resolve 0", "choose-option force", "use 101"],
  },
];
