import { pileSchema, type Schema, whole, wordsSchema } from "@sw/tabletop";
import * as v from "valibot";
import { ZONES } from "../../language/language.ts";
import { type Box, kindIn } from "../../state/box.ts";
import { kindOf, NO_PICK, UNBEGUN } from "../../state/codes.ts";
import { MODES } from "../../state/config.ts";
import type { Bound, GameFrame } from "../../state/frames.ts";
import { SEATS } from "../../state/seats.ts";
import {
  type Delayed,
  FORCE_END,
  ROW_SLOTS,
  type SideState,
  SPENT,
  STATE_FORMAT,
  type State,
  UNCOMMITTED,
} from "../../state/state.ts";

/** The largest card code: a kind and a mark. */
const LARGEST_CODE = 2 ** 31 - 1;
const count = whole(0);
const id = whole(1);
const flag = v.boolean();
const seat = v.picklist([0, 1]);

/** Schemas for the card codes of a catalogue: any, cards only, bases only. */
interface Codes {
  readonly any: Schema<number>;
  readonly card: Schema<number>;
  readonly base: Schema<number>;
}

/** Returns the schema of a state with this catalogue's cards. */
export function stateSchema(box: Box): Schema<State> {
  const codes = codesOf(box);
  const cards = v.array(codes.card);
  const pile = pileSchema(codes.card);
  const side = playerOf(codes, pile);
  return v.strictObject({
    format: v.literal(STATE_FORMAT),
    game: v.literal("deckbuilder"),
    catalogue: v.literal(box.hash),
    config: v.strictObject({ mode: v.picklist(MODES), bases: v.number(), bribing: flag }),
    words: wordsSchema(),
    turn: count,
    active: seat,
    force: whole(-FORCE_END, FORCE_END),
    resources: count,
    nextId: id,
    nextMark: count,
    moments: count,
    permittedAttacks: count,
    row: v.pipe(v.array(v.nullable(codes.card)), v.length(ROW_SLOTS)),
    galaxyDeck: pile,
    galaxyDiscard: cards,
    pilots: count,
    exiled: cards,
    sides: v.strictTuple([side, side]),
    delayed: v.array(delayedOf(codes)),
    frames: v.array(frameOf(codes)),
    outcome: v.nullable(
      v.strictObject({
        winners: v.array(v.picklist(SEATS)),
        reason: v.string(),
        rule: v.string(),
        margin: v.strictObject({ empire: v.number(), rebel: v.number() }),
      }),
    ),
  });
}

function codesOf(box: Box): Codes {
  const any = v.pipe(
    whole(0, LARGEST_CODE),
    v.check((code) => kindOf(code) < box.kinds.length, "unknown card"),
  );
  const isBase = (code: number): boolean => kindIn(box, code).type === "base";
  return {
    any,
    card: v.pipe(
      any,
      v.check((code) => !isBase(code), "a base"),
    ),
    base: v.pipe(any, v.check(isBase, "not a base")),
  };
}

function playerOf({ card, base }: Codes, pile: Schema<State["galaxyDeck"]>): Schema<SideState> {
  const [damage, used, gained, commitment] = [count, whole(0, 1), count, whole(UNCOMMITTED, SPENT)];
  const piece = v.strictTuple([id, card, damage, used, gained, commitment]);
  return v.strictObject({
    base: v.nullable(v.strictObject({ card: base, damage: count, used: flag, prevented: count })),
    bases: v.array(base),
    boxed: v.array(base),
    victory: v.array(base),
    hand: pile,
    deck: pile,
    discard: v.array(card),
    play: v.array(piece),
  });
}

const bound: Schema<readonly Bound[]> = v.array(
  v.union([
    v.strictObject({ marks: v.array(count) }),
    v.strictObject({ top: v.picklist(["own-deck-top", "opp-deck-top", "galaxy-deck-top"]), count, left: count }),
  ]),
);

function delayedOf({ any }: Codes): Schema<Delayed> {
  const at = v.picklist(["end-of-turn", "next-purchase-this-turn"]);
  return v.strictObject({ at, card: any, pc: count, self: count, bound, triggering: count });
}

function frameOf({ any, card }: Codes): Schema<GameFrame> {
  const pending = v.strictObject({
    card: any,
    self: count,
    pc: count,
    mandatory: flag,
    bound,
    triggering: count,
    target: any,
  });
  return v.variant("kind", [
    v.strictObject({ kind: v.literal("secret-bases"), seat }),
    v.strictObject({ kind: v.literal("turn-start"), stage: v.picklist([0, 1]) }),
    v.strictObject({ kind: v.literal("actions") }),
    v.strictObject({ kind: v.literal("turn-end") }),
    v.strictObject({ kind: v.literal("triggers"), pending: v.array(pending), release: count }),
    v.strictObject({
      kind: v.literal("defeat"),
      target: card,
      attackers: v.array(id),
      permitted: flag,
      stage: v.picklist(["reward", "triggers"]),
    }),
    v.strictObject({ kind: v.literal("damage"), left: count, ship: id }),
    v.strictObject({
      kind: v.literal("effect"),
      card: any,
      part: v.picklist(["ability", "reward"]),
      pc: count,
      self: count,
      triggering: count,
      target: any,
      bound,
      held: v.nullable(v.strictObject({ zone: v.picklist(ZONES), card: v.nullable(card) })),
      picksLeft: whole(UNBEGUN),
      lastKey: whole(NO_PICK),
      picked: v.exactOptional(v.array(count)),
    }),
  ]);
}
