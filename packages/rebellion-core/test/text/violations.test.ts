import { type Action, configOf, game, type View } from "@sw/rebellion-core";
import { type Catalogue, catalogueFaults, defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import type { Json, Violation } from "@sw/tabletop";
import { expect, test } from "vitest";
import { testRefusalTexts, unexplained } from "../../../../scripts/lib/refusals.ts";
import { codesExplained, codesIn, type SourceCode } from "../../../../scripts/lib/source-codes.ts";
import { GENERIC } from "../conformance/laws.ts";
import { numbers, randomGame } from "./games.ts";
import { holesIn, idsIn } from "./holes.ts";

/** Values of every kind that figures have. */
const SAMPLES: Readonly<Record<string, Json>> = {
  action: "good-intel",
  after: "han-solo",
  at: "hoth",
  card: "sabotage",
  cards: ["sabotage", "hidden-fleet"],
  decider: null,
  by: "rebel",
  die: "red",
  face: "hit",
  faction: "rebel",
  first: "naboo",
  from: "rebel-base",
  leader: "princess-leia",
  leaders: ["han-solo"],
  next: "x-wing",
  open: ["at-st"],
  ready: ["han-solo", null],
  ring: "r2-d2",
  skill: "intel",
  system: "hoth",
  systems: ["naboo"],
  takes: ["assign", "done"],
  tactic: "space-onslaught",
  timing: "start-of-combat",
  to: "hoth",
  type: "activate",
  unit: "death-star",
  units: ["at-st"],
  winners: ["rebel"],
};

/** Codes that show that the search finds each form in which sources write them. */
const KNOWN = [
  "immobile",
  "too-much-health",
  "no-room-aboard",
  "not-your-base",
  "limit-reached",
  "card-not-open",
  "units-lost-or-made",
  "round-and-phase",
  "other-players",
  "moves-nowhere",
];

const SOURCES = new URL("../../src/", import.meta.url);

/** Refusals whose codes the notes of the companion make of the words in them. */
const OF_NOTES: readonly SourceCode[] = [
  ...["guide-ambiguous", "guide-word"].map((code) => ({ code, params: ["line", "word", "expected"] })),
  ...["guide-not-sabotaged", "guide-not-destroyed"].map((code) => ({ code, params: ["place"] })),
  ...["guide-captives", "guide-carbonite"].map((code) => ({ code, params: ["leader"] })),
].map((refusal) => ({ file: "guide/", rule: "solo.guide.purpose", ...refusal }));

testRefusalTexts({
  codes: [
    ...codesIn({
      sources: SOURCES,
      skipped: ["text/", "catalogue/", "rules/"],
      makers: [
        { name: "forbidden" },
        { name: "violation" },
        { name: "refuse", rule: "solo.guide.purpose", code: 0, gives: ["line", "word", "expected"] },
        { name: "refuseTable", rule: "solo.guide.purpose", code: 0 },
        { name: "refuse", code: 9, file: "odds/battle.ts" },
        { name: "unknown", prefix: "unknown-", params: 3 },
        { name: "fault", rule: "tt.catalogue.entry", code: 0, gives: ["entry"], about: 1 },
      ],
      someRule: "reb.command.alternate",
    }),
    ...OF_NOTES,
  ],
  explained: codesExplained(new URL("text/violations/", SOURCES)),
  known: KNOWN,
  generic: GENERIC,
  sample: (name) => SAMPLES[name] ?? 4,
  text: (violation, locale) => describeText({ violation }, { locale }),
  faults: (text) => [...holesIn(text), ...idsIn(text)],
});

const LINES: readonly (readonly [violation: Violation, en: string, es: string])[] = [
  [
    {
      rule: "reb.move.restriction-icon",
      code: "no-carrier",
      params: { unit: "stormtrooper", from: "hoth", to: "endor" },
    },
    "Stormtrooper needs transport. A ship with free transport capacity must also leave Hoth (reb.move.restriction-icon).",
    "Soldado de asalto necesita transporte. También debe salir de Hoth una nave con capacidad de transporte libre (reb.move.restriction-icon).",
  ],
  [
    {
      rule: "reb.captured.imperial-moves",
      code: "no-carrier",
      params: { leader: "princess-leia", from: "hoth" },
    },
    "Princess Leia needs transport. A ship with transport capacity must also leave Hoth (reb.captured.imperial-moves).",
    "La Princesa Leia necesita transporte. También debe salir de Hoth una nave con capacidad de transporte (reb.captured.imperial-moves).",
  ],
  [
    {
      rule: "reb.mission.skill-requirement",
      code: "too-few-icons",
      params: { mission: "hit-and-run", skill: "specOps", needs: 2, shown: 1 },
    },
    "“Hit and Run” needs more skill icons (Spec Ops). It needs 2, and the assigned leaders have 1 (reb.mission.skill-requirement).",
    "«Golpear y huir» necesita más iconos de habilidad (Operaciones especiales). Necesita 2, y los Líderes asignados tienen 1 (reb.mission.skill-requirement).",
  ],
  [
    {
      rule: "reb.command.alternate",
      code: "not-asked",
      params: { type: "deploy", takes: ["activate", "reveal", "reveal-base", "pass"] },
    },
    "This is not a possible answer now (deploy a unit). Possible answers are: activate a system, reveal a mission, reveal the base, pass (reb.command.alternate).",
    "Esto no es una respuesta posible ahora (desplegar una unidad). Las respuestas posibles son: activar un sistema, revelar una Misión, descubrir la Base, pasar (reb.command.alternate).",
  ],
  [
    {
      rule: "reb.action.leader-must-be-present",
      code: "leader-not-ready",
      params: { card: "undercover", leader: null, ready: ["obi-wan-kenobi"] },
    },
    "“Undercover” can be used only with: Obi-Wan Kenobi. Chosen leader: nobody (reb.action.leader-must-be-present).",
    "«Clandestinidad» solo se puede usar con: Obi-Wan Kenobi. Líder elegido: nadie (reb.action.leader-must-be-present).",
  ],
  [
    { rule: "reb.deploy.rebel-base-space-limit", code: "limit-reached", params: { unit: "x-wing", at: "rebel-base" } },
    "Two units have already been deployed at the Rebel Base space this round. That is the limit (reb.deploy.rebel-base-space-limit).",
    "Ya se han desplegado dos unidades en el espacio de la Base Rebelde en esta ronda. Ese es el límite (reb.deploy.rebel-base-space-limit).",
  ],
  [
    { rule: "reb.ring.one-per-leader", code: "ring-twice", params: { ring: "master-yoda" } },
    "Two leaders have the same ring (ring: Master Yoda) (reb.ring.one-per-leader).",
    "Dos Líderes tienen el mismo modificador de estado (ring: Maestro Yoda) (reb.ring.one-per-leader).",
  ],
  [
    { rule: "tt.decision.decider", code: "not-the-decider", params: { by: "imperial-general", decider: "rebel" } },
    "The Imperial General cannot decide this now. The decision belongs to the Rebellion (tt.decision.decider).",
    "El General Imperial no puede decidir esto ahora. Decide la Rebelión (tt.decision.decider).",
  ],
  [
    { rule: "tt.catalogue.entry", code: "unknown-leader", params: { entry: "my-mission", about: "jar-jar" } },
    "“my-mission”: there is no leader “jar-jar” (tt.catalogue.entry).",
    "«my-mission»: no hay ningún Líder «jar-jar» (tt.catalogue.entry).",
  ],
];

test.each(LINES)("The text of a refusal is as reviewed: %j", (violation, en, es) => {
  expect(describeText({ violation }, { locale: "en" })).toBe(en);
  expect(describeText({ violation }, { locale: "es" })).toBe(es);
});

test("Every refusal in random games has a text, with and without a view", () => {
  const codes = new Set<string>();
  const faults: string[] = [];
  const next = numbers(7);
  for (let index = 0; index < 6; index++) {
    for (const { game: of, state } of randomGame(index)) {
      if (next(3) > 0) continue;
      const decision = of.decision(state);
      const view = of.view(state, decision?.seat ?? "spectator");
      for (let count = 0; count < 3; count++) {
        const refused = of.why(state, wildAction(next));
        if (refused === undefined) continue;
        codes.add(refused.code);
        faults.push(...faultsOf(refused, view), ...faultsOf(refused));
      }
    }
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(codes.size).toBeGreaterThan(25);
});

function faultsOf(violation: Violation, view?: View): readonly string[] {
  return LOCALES.flatMap((locale) => {
    const text = describeText({ violation }, { locale, ...(view === undefined ? {} : { view }) });
    return [...holesIn(text), ...idsIn(text), ...unexplained(text, violation)];
  });
}

/** An action of any type about anything, seldom legal. */
function wildAction(next: (count: number) => number): Action {
  const { systems, units, leaders, rings, missions, actions: cards, objectives, tactics } = defaultCatalogue;
  const one = (entries: readonly { readonly id: string }[]): string => entries[next(entries.length)]?.id ?? "hoth";
  const place = next(9) === 0 ? "rebel-base" : one(systems);
  const [unit, leader, number] = [one(units), one(leaders), next(3)];
  const die = number === 0 ? "red" : "black";
  const card = one([missions, cards, objectives, tactics][next(4)] ?? tactics);
  const queue = ([1, 2, 3] as const)[number] ?? 1;
  const actions: readonly Action[] = [
    { type: "place", subject: unit, at: place },
    { type: "choose-system", subject: place },
    { type: "choose-leader", subject: leader },
    { type: "choose-option", subject: number },
    { type: "assign", mission: one(missions), subject: leader },
    { type: "join", mission: number, subject: leader },
    { type: "veto" },
    { type: "activate", subject: leader, system: place },
    { type: "reveal", subject: number },
    { type: "reveal-base" },
    { type: "pass" },
    { type: "use-action", subject: one(cards), leader: number === 0 ? null : leader },
    { type: "use-ring", subject: one(rings) },
    { type: "play-objective", subject: one(objectives) },
    { type: "move", subject: unit, from: place },
    { type: "move-captive", subject: leader, from: place },
    { type: "destroy", subject: unit, at: next(2) === 0 ? place : queue },
    { type: "take-unit", subject: unit },
    { type: "advance", subject: unit, space: queue },
    { type: "deploy", subject: unit, at: place },
    { type: "take-card", subject: card },
    { type: "put-card", subject: card, where: "top" },
    { type: "discard", subject: card },
    { type: "recruit", subject: one(cards), leader: number === 0 ? null : leader },
    { type: "draw-another" },
    { type: "draw-tactic", subject: die },
    { type: "play-tactic", subject: one(tactics), die: number === 2 ? null : die },
    { type: "damage", subject: unit, markers: number, assigned: 0 },
    { type: "block", subject: unit, markers: 0, assigned: number },
    { type: "pick-die", subject: die, face: number === 0 ? "hit" : "blank" },
    { type: "retreat", subject: leader, system: place },
    { type: "done" },
  ];
  return actions[next(actions.length)] ?? { type: "done" };
}

test("Every rejected input, configuration and catalogue has a text", () => {
  const inputs: readonly unknown[] = [{ type: "assign" }, { type: "fly" }, Number.NaN, [[[]]], undefined, new Date()];
  const parsed = inputs.flatMap((input) => [
    game.parse.action(input),
    game.parse.state(input),
    game.parse.config(input),
    game.setup(configOf({ players: 3 }), "x"),
  ]);
  const [mission, ...others] = defaultCatalogue.missions;
  if (mission === undefined) throw new Error("no missions");
  const broken: Catalogue = {
    ...defaultCatalogue,
    missions: [{ ...mission, portrait: "jar-jar", effect: [] }, ...others, mission],
  };
  const refused = [...parsed.flatMap((result) => (result.ok ? [] : [result.violation])), ...catalogueFaults(broken)];
  expect(refused.length).toBeGreaterThan(20);
  const texts = refused.flatMap((violation) =>
    LOCALES.map((locale) => [violation, describeText({ violation }, { locale })] as const),
  );
  expect(texts.flatMap(([violation, text]) => unexplained(text, violation))).toEqual([]);
  const shapes = texts.map(([, text]) => text.replace(/(received|recibió) (undefined|NaN)/, "$1 nothing"));
  expect(shapes.flatMap(holesIn)).toEqual([]);
});
