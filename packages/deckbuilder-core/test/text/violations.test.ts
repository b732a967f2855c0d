import { type Action, type Config, game, type State, type View } from "@sw/deckbuilder-core";
import { base, type Catalogue, catalogueFaults, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { describe as describeText, LOCALES } from "@sw/deckbuilder-core/text";
import { expectOk, type Json, type Violation } from "@sw/tabletop";
import { expect, test } from "vitest";
import { testRefusalTexts, unexplained } from "../../../../scripts/lib/refusals.ts";
import { codesExplained, codesIn, type Maker, type SourceCode } from "../../../../scripts/lib/source-codes.ts";
import { numbers, randomGame } from "./games.ts";
import { holesIn } from "./holes.ts";
import { unitThat } from "./home-made.ts";

/** Values of every kind that figures have. */
const SAMPLES: Readonly<Record<string, Json>> = {
  by: "rebel",
  decider: null,
  winners: ["empire"],
  takes: ["play", "end-turn"],
  type: "resolve",
  open: ["draw"],
  bases: 9,
  modes: ["introductory"],
  zone: "own-hand",
  subject: 3,
  card: "x-wing",
  base: "hoth",
  faction: "empire",
  slot: 2,
  cardType: "unit",
  factions: ["empire"],
  traits: ["trooper"],
  zones: ["own-hand"],
};

/** Codes that show that the search finds each form in which sources write them. */
const KNOWN = [
  "too-few-resources",
  "cannot-be-resolved",
  "out-of-order",
  "already-used",
  "not-asked",
  "cards-lost-or-made",
  "id-used-twice",
  "one-starting-base",
  "only-bases-can-do-that",
  "hit-points-are-for-capital-ships",
  "nothing-is-bound",
  "show-one-whole-zone",
  "hostile-key",
  "not-a-finite-number",
  "wrong-shape",
  "script-used-up",
  "illegal-action",
  "stale",
  "not-the-decider",
];

/** The functions that make refusals in this package and in the contract's. */
const MAKERS: readonly Maker[] = [
  { name: "violation" },
  { name: "forbidden" },
  { name: "fault", rule: "tt.catalogue.entry", code: 0, gives: ["entry"], about: 1 },
  { name: "fault", rule: "tt.catalogue.entry", gives: ["entry"], file: "language/check/check.ts" },
  { name: "codes\\.push", rule: "tt.catalogue.entry", code: 0, gives: ["entry"] },
  { name: "unfit", rule: "tt.referee.message", code: 0 },
  { name: "foreign", rule: "tt.format.version", code: 0, gives: ["format", "reads"] },
  { name: "inexact", rule: "tt.replay.exact", code: 0 },
  { name: "unfair", rule: "tt.referee.fairness", code: 0 },
  { name: "Offence", rule: "tt.input.limits", code: 0, gives: ["depth", "values", "text"] },
  { name: "mismatch", rule: "tt.chance.script", gives: ["question", "given"] },
];
const SEARCH = { skipped: ["text/", "conformance/", "catalogue/"], makers: MAKERS, someRule: "dbg.turn.actions" };
const OWN = new URL("../../src/", import.meta.url);
const SHARED = new URL("../../../tabletop/src/", import.meta.url);

/** Refusals whose codes the contract's reader of input names in types. */
const OF_INPUT: readonly SourceCode[] = [
  { file: "documents/parse.ts", rule: "tt.input.shape", code: "wrong-shape", params: ["path", "expected", "received"] },
  { file: "documents/parse.ts", rule: "tt.input.shape", code: "unknown-key", params: ["path", "known"] },
];

testRefusalTexts({
  codes: [...codesIn({ ...SEARCH, sources: OWN }), ...codesIn({ ...SEARCH, sources: SHARED }), ...OF_INPUT],
  explained: [...codesExplained(new URL("text/violations/", OWN)), ...codesExplained(new URL("text/", SHARED))],
  known: KNOWN,
  generic: [],
  sample: (name) => SAMPLES[name] ?? 4,
  text: (violation, locale) => describeText({ violation }, { locale }),
  faults: holesIn,
});

test("Every refusal in random games has a text, with and without a view", () => {
  const codes = new Set<string>();
  const faults: string[] = [];
  const next = numbers(7);
  for (let index = 0; index < 12; index++) {
    for (const { state } of randomGame(index)) {
      const decision = game.decision(state);
      const view = decision === undefined ? game.view(state, "spectator") : game.view(state, decision.seat);
      for (let count = 0; count < 4; count++) {
        const refused = game.why(state, wildAction(next));
        if (refused === undefined) continue;
        codes.add(refused.code);
        faults.push(...faultsOf(refused, view));
      }
    }
  }
  expect(faults).toEqual([]);
  expect(codes.size).toBeGreaterThan(20);
});

function faultsOf(violation: Violation, view?: View): readonly string[] {
  return LOCALES.flatMap((locale) => {
    const text = describeText({ violation }, { locale, ...(view === undefined ? {} : { view }) });
    const shape = text.replace(/(received|recibió) undefined/, "$1 nothing");
    return [...holesIn(shape), ...unexplained(text, violation)];
  });
}

/** An action of any type about anything, seldom legal. */
function wildAction(next: (count: number) => number): Action {
  const card = [...defaultCatalogue.cards, ...defaultCatalogue.bases][next(82)]?.id ?? "hoth";
  const number = next(8);
  const piece = next(200);
  const actions: readonly Action[] = [
    { type: "play", subject: card },
    { type: "purchase", subject: number === 7 ? "outer-rim-pilots" : Math.min(number, 5) },
    { type: "bribe", subject: Math.min(number, 5) },
    { type: "use", subject: number === 0 ? "base" : piece },
    { type: "commit", subject: piece, target: number === 0 ? "base" : Math.min(number, 5) },
    { type: "attack", subject: number === 0 ? "base" : Math.min(number, 5) },
    { type: "choose-base", subject: card },
    { type: "resolve", subject: number },
    { type: "pass" },
    { type: "accept" },
    { type: "decline" },
    { type: "choose-option", subject: "attack" },
    { type: "pick", zone: "own-discard", subject: card },
    { type: "pick", zone: "galaxy-row", subject: Math.min(number, 5) },
    { type: "done" },
    { type: "assign", subject: piece, amount: number },
  ];
  return actions[next(actions.length)] ?? { type: "done" };
}

const START: State = expectOk(game.setup({ mode: "introductory", bases: 3, bribing: false }, "violations")).state;

const REFUSED: readonly (readonly [violation: Violation | undefined, en: string, es: string])[] = [
  [
    game.why(START, { type: "purchase", subject: "outer-rim-pilots" }),
    "You need 2 resources, but you have only 0 resources (dbg.purchase.cannot-afford).",
    "Necesitas 2 recursos, pero solo tienes 0 recursos (dbg.purchase.cannot-afford).",
  ],
  [
    game.why(START, { type: "play", subject: "darth-vader" }),
    "Darth Vader is not in your hand. You can play only cards from your hand (dbg.play.from-hand).",
    "Darth Vader no está en tu mano. Solo puedes jugar cartas de tu mano (dbg.play.from-hand).",
  ],
  [
    game.why(START, { type: "pass" }),
    "This is not a possible answer now (let abilities pass). Possible answers are: play a card, purchase a card, bribe a card, use an ability, commit a card to an attack, resolve an attack, end the turn (dbg.turn.actions).",
    "Esto no es una respuesta posible ahora (dejar pasar capacidades). Las respuestas posibles son: jugar una carta, adquirir una carta, sobornar una carta, usar una capacidad, asignar una carta a un ataque, resolver un ataque, finalizar el turno (dbg.turn.actions).",
  ],
  [
    game.why(START, { type: "bribe", subject: 0 }),
    "Neutral cards cannot be bribed in this game. Bribing is an optional rule that is turned off here (dbg.option.bribe-off-by-default).",
    "En esta partida no se pueden sobornar cartas neutrales. El soborno es una regla opcional que aquí no se usa (dbg.option.bribe-off-by-default).",
  ],
  [
    { rule: "dbg.hunt.enemy-only", code: "no-target-there", params: { slot: 2, card: "lobot" } },
    "Lobot (slot 3) cannot be attacked. You can attack enemy units in the galaxy row, and other cards only if your base allows it (dbg.hunt.enemy-only).",
    "No se puede atacar Lobot (posición 3). Puedes atacar unidades enemigas de la fila de la galaxia, y otras cartas solo si tu base lo permite (dbg.hunt.enemy-only).",
  ],
  [
    { rule: "dbg.exile.must-be-there", code: "pick-not-there", params: { zone: "own-hand", subject: "lobot" } },
    "This card is not there: Lobot from the active player's hand (dbg.exile.must-be-there).",
    "Esta carta no está ahí: Lobot de la mano del jugador activo (dbg.exile.must-be-there).",
  ],
  [
    { rule: "tt.decision.decider", code: "not-the-decider", params: { by: "rebel", decider: "empire" } },
    "The Rebellion cannot decide this now. The decision belongs to the Empire (tt.decision.decider).",
    "La Rebelión no puede decidir esto ahora. Decide el Imperio (tt.decision.decider).",
  ],
  [
    { rule: "tt.catalogue.entry", code: "nothing-is-bound", params: { entry: "my-card", about: "taken" } },
    "“my-card”: no earlier step gives a card the name “taken” (tt.catalogue.entry).",
    "«my-card»: ningún paso anterior da a una carta el nombre «taken» (tt.catalogue.entry).",
  ],
];

test.each(REFUSED)("The text of a refusal is as reviewed: %j", (violation, en, es) => {
  if (violation === undefined) throw new Error("nothing was refused");
  expect(describeText({ violation }, { locale: "en" })).toBe(en);
  expect(describeText({ violation }, { locale: "es" })).toBe(es);
});

test("Two rules that share a refusal code have different texts", () => {
  const use: Violation = { rule: "dbg.ability.untimed", code: "no-such-ability", params: { card: "x-wing" } };
  const wait: Violation = {
    rule: "dbg.trigger.definition",
    code: "no-such-ability",
    params: { subject: 4, pending: 2 },
  };
  expect(describeText({ violation: use }, { locale: "en" })).toContain(
    "X-Wing does not have an ability that you can use",
  );
  expect(describeText({ violation: wait }, { locale: "en" })).toContain("There is no waiting ability number 5");
});

test("Every rejected input, configuration and catalogue has a text", () => {
  const inputs: readonly unknown[] = [
    { type: "play" },
    { type: "fly" },
    Number.NaN,
    [[[]]],
    undefined,
    new Date(),
    { a: -0 },
  ];
  const parsed = inputs.flatMap((input) => [
    game.parse.action(input),
    game.parse.state(input),
    game.parse.config(input),
  ]);
  const configs: readonly Config[] = [
    { mode: "pairs", bases: 3, bribing: false },
    { mode: "introductory", bases: 9, bribing: false },
  ];
  const results = [...parsed, ...configs.map((config) => game.setup(config, "x"))];
  const refused = [...results.flatMap((result) => (result.ok ? [] : [result.violation])), ...catalogueFaults(BROKEN)];
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.flatMap((violation) => faultsOf(violation))).toEqual([]);
});

/** A catalogue with several faults. */
const BROKEN: Catalogue = {
  cards: [
    unitThat({ op: "exile", cards: { ref: "nobody" } }),
    { ...unitThat({ op: "draw", amount: 1 }), target: 2, hitPoints: 3 },
  ],
  bases: [base("empire", { id: "home-made", name: { en: "Base", es: "Base" }, hitPoints: 1 })],
};
