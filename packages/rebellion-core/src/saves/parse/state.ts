import { canonicalJson, type Schema, wordsSchema } from "@sw/tabletop";
import * as v from "valibot";
import { moreTactics } from "../../effects/ops/cards/draw.ts";
import type { ModifierKind } from "../../language/language.ts";
import type { Instruction } from "../../language/program.ts";
import type { Box, CardKind } from "../../state/box.ts";
import { type Config, storedConfig } from "../../state/config.ts";
import type { Seat } from "../../state/seats.ts";
import {
  type Assigned,
  type ExpansionState,
  type KnownMission,
  type Modifier,
  type PlaceState,
  type SideState,
  STATE_FORMAT,
  type State,
} from "../../state/state.ts";
import { advancedTacticsOf } from "./cinematic.ts";
import { frameSchema } from "./frames.ts";
import { type Numbers, numbersOf, oneOf } from "./numbers.ts";
import { soloOf, soloOptionsSchema } from "./solo.ts";

const missionSet = v.picklist(["base", "rise-of-the-empire"]);

/** The schema of a configuration. */
export const configSchema: Schema<Config> = v.strictObject({
  players: v.picklist([2, 3, 4]),
  setup: oneOf<Config["setup"]>({ "first-game": true, advanced: true }),
  rulings: oneOf<Config["rulings"]>({ book: true, faq: true }),
  expansion: v.exactOptional(v.picklist(["none", "rise-of-the-empire"])),
  combat: v.exactOptional(v.picklist(["base", "cinematic"])),
  startingUnits: v.exactOptional(v.picklist(["base", "expansion"])),
  missionSets: v.exactOptional(
    v.union([v.literal("secret"), v.strictObject({ rebel: missionSet, imperial: missionSet })]),
  ),
  solo: v.exactOptional(soloOptionsSchema),
});

/** The schema of a configuration in a state, which leaves out all defaults. */
const stored = v.pipe(
  configSchema,
  v.check((config) => canonicalJson(config) === canonicalJson(storedConfig(config))),
);

/** Returns the schema of a state with the cards, units, leaders and systems of this box. */
export function stateSchema(box: Box): Schema<State> {
  const numbers = numbersOf(box);
  const { count, flag, pile, leader, ring, spot, system, card, ascending } = numbers;
  const side = sideOf(numbers);
  const probes = v.array(numbers.of("probe"));
  return v.strictObject({
    format: v.literal(STATE_FORMAT),
    game: v.literal("rebellion"),
    catalogue: v.literal(box.hash),
    config: stored,
    words: wordsSchema(),
    round: count,
    phase: oneOf<State["phase"]>({ setup: true, assignment: true, command: true, refresh: true }),
    current: v.nullable(numbers.chair),
    time: count,
    reputation: count,
    places: v.pipe(v.array(placeOf(numbers)), v.length(box.placeIds.length)),
    leaders: v.pipe(
      v.array(v.strictObject({ at: spot, ring: v.nullable(ring), detained: flag })),
      v.length(box.leaders.length),
    ),
    sides: v.strictTuple([side, side]),
    base: v.strictObject({
      system: v.nullable(system),
      revealed: flag,
      publicCandidates: ascending(system),
      planted: flag,
      commonCandidates: ascending(system),
    }),
    baseCandidates: ascending(system),
    probeDeck: pile,
    probes: pile,
    probesBoxed: probes,
    projectDeck: pile,
    projectDiscard: v.array(numbers.of("mission")),
    objectives: pile,
    objectiveDeck: pile,
    objectivesPlayed: v.array(numbers.of("objective")),
    rerollUsed: flag,
    modifiers: v.array(modifierOf(box, numbers)),
    delayed: v.array(
      v.strictObject({
        at: v.literal("end-of-command-phase"),
        card,
        chair: numbers.chair,
        leaders: v.array(leader),
      }),
    ),
    targets: v.exactOptional(some(v.strictObject({ card, system }))),
    held: v.exactOptional(
      some(v.strictObject({ card: numbers.of("action"), probe: numbers.of("probe"), chair: numbers.chair })),
    ),
    objectivesInPlay: v.exactOptional(some(numbers.of("objective"))),
    tacticDecks: v.exactOptional(v.strictTuple([pile, pile])),
    advancedTactics: v.exactOptional(advancedTacticsOf(numbers)),
    frames: v.array(frameSchema(box, numbers)),
    outcome: v.nullable(outcome),
    expansion: v.exactOptional(expansionOf(numbers)),
    solo: v.exactOptional(soloOf(numbers)),
  });
}

function expansionOf(numbers: Numbers): Schema<ExpansionState> {
  const limit = numbers.count;
  const missions = v.array(numbers.of("mission"));
  return v.strictObject({
    poolLimits: v.strictTuple([limit, limit]),
    objectivesBoxed: numbers.pile,
    missionsBoxed: v.strictTuple([missions, missions]),
  });
}

/** Returns the schema of a list that is absent when it is empty. */
function some<One extends v.GenericSchema>(one: One): Schema<readonly v.InferOutput<One>[]> {
  return v.pipe(v.array(one), v.minLength(1));
}

const seat = oneOf<Seat>({
  rebel: true,
  imperial: true,
  "rebel-admiral": true,
  "rebel-general": true,
  "imperial-admiral": true,
  "imperial-general": true,
});

const outcome: Schema<NonNullable<State["outcome"]>> = v.strictObject({
  winners: v.array(seat),
  reason: v.string(),
  rule: v.string(),
  margin: v.custom<NonNullable<State["outcome"]>["margin"]>(isMargin, "margins by seat"),
});

/** Whether the input is an object of whole numbers by seat. Which seats exist depends on the number of players. */
function isMargin(input: unknown): boolean {
  return (
    typeof input === "object" &&
    input !== null &&
    Object.entries(input).every(([key, value]) => v.is(seat, key) && Number.isInteger(value))
  );
}

function placeOf({ side, flag, units }: Numbers): Schema<PlaceState> {
  return v.strictObject({ loyalty: v.nullable(side), subjugated: flag, sabotaged: flag, destroyed: flag, units });
}

function sideOf(numbers: Numbers): Schema<SideState> {
  const { pile, leader, units, flag } = numbers;
  const mission = numbers.of("mission");
  const assigned: Schema<Assigned> = v.strictObject({
    card: mission,
    leaders: v.array(leader),
    known: v.nullable(oneOf<KnownMission>({ starting: true, regular: true, project: true })),
  });
  return v.strictObject({
    missions: pile,
    missionDeck: pile,
    missionDiscard: v.array(mission),
    assigned: v.array(assigned),
    actions: v.strictTuple([pile, pile]),
    actionDeck: pile,
    actionsUsed: v.array(numbers.of("action")),
    actionsBoxed: pile,
    aside: pile,
    queue: v.strictTuple([units, units, units]),
    passed: v.strictTuple([flag, flag]),
  });
}

/** Returns the schema of a lasting effect, which must be one that a card of the catalogue starts. */
function modifierOf(box: Box, { card, maybeSystem, maybeLeader }: Numbers): Schema<Modifier> {
  const known = new Set(box.cards.flatMap(modifiersIn).map(canonicalJson));
  return v.strictObject({
    effect: v.custom<ModifierKind>((input) => known.has(canonicalJson(input)), "an effect of a card"),
    card,
    until: oneOf<Modifier["until"]>({
      "end-of-round": true,
      "end-of-command-phase": true,
      "end-of-combat": true,
      "end-of-mission": true,
    }),
    system: maybeSystem,
    leader: maybeLeader,
  });
}

function modifiersIn(card: CardKind): readonly ModifierKind[] {
  const programs =
    card.type === "mission"
      ? [card.effect, card.portrait, card.delayed, card.failure]
      : card.type === "action" || card.type === "objective"
        ? [card.effect]
        : [];
  return programs.flat().flatMap((step: Instruction) => {
    const modifier = step.op === "modify" ? step.modifier : step.op === "draw" ? moreTactics(step) : undefined;
    return modifier === undefined ? [] : [modifier];
  });
}
