import type { Command } from "../entries.ts";
import { both, COMMAND_CARDS, dice } from "../writing.ts";

/** Command cards of no faction. */
export const COMMANDS: readonly Command[] = [
  {
    id: "ambush",
    name: { en: "Ambush", es: "Emboscada" },
    pips: 1,
    orders: [{ count: 1, of: [{}] }],
    summary: "No other effect.",
    verification: COMMAND_CARDS,
  },
  {
    id: "at-last",
    name: { en: "At Last" },
    pips: 1,
    handPips: 3,
    requires: { unit: "Maul" },
    orders: [{ count: 1, of: [{ unit: "Maul" }] }],
    keywords: [{ id: "jedi-hunter" }],
    summary:
      "Counts as a 3-pip card in hand building. Maul gains 1 aim, has Jedi Hunter this round and may suffer 1 wound when his next activation starts.",
    verification: COMMAND_CARDS,
  },
  {
    id: "blast-off",
    name: { en: "Blast Off!" },
    pips: 1,
    requires: { unit: "R2-D2" },
    orders: [{ count: 1, of: [{ unit: "R2-D2" }] }],
    keywords: [{ id: "disengage" }, { id: "jump", value: 1 }],
    summary:
      "R2-D2 is 1 faster and has Disengage and Jump 1 this round; he gains 1 dodge and 1 suppression when ordered.",
    verification: COMMAND_CARDS,
  },
  {
    id: "duel-of-the-fates",
    name: { en: "Duel of the Fates" },
    pips: 1,
    requires: { unit: "Maul" },
    orders: [{ count: 1, of: [{ unit: "Maul" }] }],
    keywords: [{ id: "disengage" }],
    summary:
      "Maul gains 1 dodge and has Disengage this round; enemies engaged with him cannot spend aim, dodge, standby or surge.",
    verification: COMMAND_CARDS,
  },
  {
    id: "impromptu-immolation",
    name: { en: "Impromptu Immolation" },
    pips: 2,
    requires: { unit: "R2-D2" },
    orders: [{ count: 1, of: [{ unit: "R2-D2" }] }],
    keywords: [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }],
    weapons: [
      both("Impromptu Immolation", [1, 1], dice(0, 0, 2), [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }]),
    ],
    summary:
      "R2-D2 has the listed weapon in his next activation; after each of his attacks this round he may make a free move.",
    verification: COMMAND_CARDS,
  },
  {
    id: "push",
    name: { en: "Push" },
    pips: 2,
    orders: [{ count: 2, of: [{}] }],
    summary: "No other effect.",
    verification: COMMAND_CARDS,
  },
  {
    id: "the-phantom-menace",
    name: { en: "The Phantom Menace" },
    pips: 2,
    requires: { unit: "Maul" },
    orders: [
      { count: 1, of: [{ unit: "Maul" }] },
      { count: 1, of: [{ type: "trooper" }] },
    ],
    divulge: { step: "resolve-setup-effects", mandatory: false },
    keywords: [{ id: "infiltrate" }],
    summary:
      "This round Maul cannot attack and can be attacked only from within 2. Divulged in set-up it gives him Infiltrate.",
    verification: COMMAND_CARDS,
  },
  {
    id: "assault",
    name: { en: "Assault", es: "Asalto" },
    pips: 3,
    orders: [{ count: 3, of: [{}] }],
    summary: "No other effect.",
    verification: COMMAND_CARDS,
  },
  {
    id: "smoke-screen",
    name: { en: "Smoke Screen" },
    pips: 3,
    requires: { unit: "R2-D2" },
    orders: [
      { count: 1, of: [{ unit: "R2-D2" }] },
      { count: 1, of: [{ type: "trooper" }] },
    ],
    keywords: [{ id: "smoke", value: 1 }],
    summary:
      "The other ordered unit may make a speed-1 move. At the start of the Activation Phase R2-D2 may take a free Smoke 1 action.",
    verification: COMMAND_CARDS,
  },
  {
    id: "we-do-what-we-do",
    name: { en: "We Do What We Do" },
    pips: 3,
    requires: { unit: "The Bad Batch" },
    orders: [{ count: 1, of: [{ unit: "The Bad Batch" }] }],
    keywords: [
      { id: "tactical", value: 1 },
      { id: "reliable", value: 1 },
      { id: "precise", value: 1 },
      { id: "inspire", value: 1 },
      { id: "suppressive" },
    ],
    summary:
      "This round, per member still in the unit: Hunter +1 speed, Tech Tactical 1, Echo Reliable 1, Crosshair Precise 1, Omega Inspire 1, Wrecker Suppressive weapons.",
    verification: COMMAND_CARDS,
  },
  {
    id: "standing-orders",
    name: { en: "Standing Orders", es: "Órdenes vigentes" },
    pips: 4,
    orders: [{ count: 1, of: [{}] }],
    returns: true,
    summary: "Goes back to the hand at the end of the Command Phase instead of being discarded.",
    verification: COMMAND_CARDS,
  },
];
