import { type Schema, whole, wordsSchema } from "@sw/tabletop";
import * as v from "valibot";
import { RANKS, type Rank } from "../../catalogue/words.ts";
import type { Box } from "../../state/box.ts";
import { SEATS } from "../../state/seats.ts";
import {
  type BattlePile,
  type MiniatureState,
  type Ongoing,
  type SideState,
  STATE_FORMAT,
  type State,
  type TableToken,
  type UnitState,
} from "../../state/state.ts";
import { TOKENS } from "../../state/tokens.ts";
import { headingSchema, MOST, pieceSchema, spotFields } from "../../table/schemas.ts";
import { TOKEN_KINDS } from "../../table/tokens.ts";
import { frameSchema } from "./frames.ts";
import {
  counts,
  type Fields,
  few,
  figures,
  flag,
  list,
  MOST_MINIATURES,
  MOST_UNITS,
  miniatures,
  pileOf,
  side,
  text,
  unit,
  units,
} from "./shapes.ts";

/** A state whose configuration has not been read yet. */
export type Unconfigured = Omit<State, "config"> & { readonly config: unknown };

/** Maximum depth of the stack of frames. Nested attacks and effects stay far below it. */
const DEEPEST = 100;
/** Maximum victory points. A game over all rounds stays far below it. */
const MOST_POINTS = 1000;

const entry: Fields<MiniatureState> = {
  status: v.picklist(["undeployed", "standing", "defeated"]),
  ...spotFields,
  heading: headingSchema,
  wounds: few,
};

const unitState: Schema<UnitState> = v.strictObject({
  owner: side,
  listed: unit,
  leader: whole(0, MOST_MINIATURES - 1),
  miniatures: v.pipe(list(v.strictObject(entry), MOST_MINIATURES), v.minLength(1)),
  order: v.picklist(["none", "faceup", "facedown", "facedown-twice"]),
  ordered: flag,
  commander: flag,
  tokens: counts(TOKENS.length),
  damaged: flag,
  reachedResilience: flag,
  fallen: miniatures,
  cardWounds: figures,
  cards: list(v.picklist(["readied", "exhausted", "expended", "discarded"]), 50),
  sides: list(v.nullable(v.picklist(["A", "B"])), 50),
  holds: list(few, MOST.tokens),
});

const token: Schema<TableToken> = v.strictObject({
  kind: v.picklist(TOKEN_KINDS),
  name: text,
  owner: v.nullable(side),
  ...spotFields,
  holder: v.nullable(unit),
  removed: flag,
  face: v.exactOptional(v.strictObject({ card: text, shows: text, turned: flag })),
});

const ongoing: Schema<Ongoing> = v.strictObject({
  unit,
  keyword: text,
  value: whole(-100, 100),
  until: v.picklist(["attack", "activation", "round", "game"]),
  attack: v.exactOptional(whole(1)),
  about: v.exactOptional(unit),
});

const ranks: Readonly<Record<Rank, typeof few>> = {
  commander: few,
  operative: few,
  corps: few,
  "special-forces": few,
  support: few,
  heavy: few,
};

/** Schemas of cards of a kind by their places in the catalogue: one for a card, one for a card or null. */
interface Codes {
  readonly of: number;
  readonly maybe: Schema<number | null>;
}

function codesOf(cards: readonly unknown[]): Codes {
  return { of: cards.length, maybe: v.nullable(whole(0, cards.length - 1)) };
}

function battlePile({ of }: Codes): Schema<BattlePile> {
  return v.strictObject({ deck: pileOf(of), discard: list(whole(0, of - 1), 100) });
}

function ownedCard({ of }: Codes): Schema<State["mission"]["primary"]> {
  return v.nullable(v.strictObject({ card: whole(0, of - 1), owner: side }));
}

/** Returns the schema of a state with this catalogue's cards. The configuration is read separately. */
export function stateSchema({ hash, cards: { catalogue } }: Box): Schema<Unconfigured> {
  const commands = codesOf(catalogue.commands);
  const primary = codesOf(catalogue.primaryObjectives);
  const secondary = codesOf(catalogue.secondaryObjectives);
  const advantage = codesOf(catalogue.advantages);
  const someone = v.nullable(side);
  const sideState: Schema<SideState> = v.strictObject({
    hand: pileOf(commands.of),
    chosen: commands.maybe,
    revealed: commands.maybe,
    lastPips: v.nullable(whole(0, 9)),
    discard: list(whole(0, commands.of - 1), 100),
    permanents: list(whole(0, commands.of - 1), 100),
    laidAside: v.exactOptional(list(whole(0, commands.of - 1), 100)),
    nominated: v.nullable(unit),
    orderPool: v.strictObject(ranks),
    heldOrders: v.exactOptional(list(v.picklist(RANKS), 100)),
    passPool: few,
    passed: flag,
    points: whole(0, MOST_POINTS),
    edge: v.nullable(v.picklist(["near", "far"])),
    decks: v.strictObject({
      primary: battlePile(primary),
      secondary: battlePile(secondary),
      advantage: battlePile(advantage),
    }),
  });
  return v.strictObject({
    format: v.literal(STATE_FORMAT),
    game: v.literal("legion"),
    catalogue: v.literal(hash),
    config: v.unknown(),
    words: wordsSchema(),
    round: whole(0, 5),
    phase: v.picklist(["setup", "command", "activation", "end"]),
    blue: someone,
    priority: someone,
    sides: v.strictTuple([sideState, sideState]),
    mission: v.strictObject({
      primary: ownedCard(primary),
      secondary: ownedCard(secondary),
      advantages: v.strictTuple([advantage.maybe, advantage.maybe]),
      counts: figures,
      marked: units,
    }),
    units: list(unitState, MOST_UNITS),
    tokens: list(token, MOST.tokens),
    terrain: list(pieceSchema, MOST.pieces),
    ongoing: list(ongoing, 500),
    frames: list(frameSchema, DEEPEST),
    outcome: v.nullable(
      v.strictObject({
        winners: list(v.picklist(SEATS), 2),
        reason: text,
        rule: text,
        margin: v.strictObject({ "player-1": v.number(), "player-2": v.number() }),
      }),
    ),
  });
}
