import { pileSchema, type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import type { Box, CardKind } from "../../state/box.ts";
import { type LeaderSpot, NO_CARD, NO_LEADER, NOWHERE, type Units } from "../../state/codes.ts";
import type { Dice, Faces, Wound } from "../../state/frames.ts";
import type { Chair, Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";

/** Returns a schema that accepts the keys of the table. The compiler checks that the table has all words. */
export function oneOf<Word extends string>(words: Readonly<Record<Word, true>>): Schema<Word> {
  return v.picklist(Object.keys(words) as Word[]);
}

/**
 * The schemas of a catalogue's numbers, and of values made of them. Those that begin with `maybe` also accept the
 * number that stands for none.
 */
export interface Numbers {
  readonly count: Schema<number>;
  readonly flag: Schema<boolean>;
  readonly side: Schema<Side>;
  readonly chair: Schema<Chair>;
  readonly system: Schema<number>;
  readonly place: Schema<number>;
  readonly leader: Schema<number>;
  readonly card: Schema<number>;
  readonly maybeSystem: Schema<number>;
  readonly maybePlace: Schema<number>;
  readonly maybeLeader: Schema<number>;
  readonly maybeCard: Schema<number>;
  readonly ring: Schema<number>;
  readonly unit: Schema<number>;
  readonly units: Schema<Units>;
  readonly spot: Schema<LeaderSpot>;
  readonly pile: Schema<State["probeDeck"]>;
  readonly dice: Schema<Dice>;
  readonly wound: Schema<Wound>;
  /** Returns the schema of a card of one type. */
  of(type: CardKind["type"]): Schema<number>;
  /** Returns the schema of numbers in ascending order. */
  ascending(of: Schema<number>): Schema<readonly number[]>;
}

/** The largest value of `knownTo`: the bits of all viewers and the mark of planted probe cards. */
const LARGEST_MASK = 15;
/** The largest number of dice in any figure of a state. */
const MOST_DICE = 100;

/** Returns the schemas of the numbers of a box. */
export function numbersOf(box: Box): Numbers {
  const flag = v.boolean();
  const count = whole(0, 100_000);
  const card = whole(0, box.cards.length - 1);
  const place = whole(0, box.baseSpace);
  const unit = whole(0, box.units.length - 1);
  const few = whole(0, MOST_DICE);
  const face: Schema<Faces> = v.strictTuple([few, few, few, few]);
  const some = v.pipe(
    face,
    v.check(([hits, directs, specials, blanks]) => hits + specials === 0 && directs + blanks > 0, "no green dice"),
  );
  const units = v.pipe(v.array(whole(0, 1000)), v.length(box.units.length));
  return {
    count,
    flag,
    side: v.picklist([0, 1]),
    chair: v.picklist([0, 1, 2, 3]),
    system: whole(0, box.systems.length - 1),
    place,
    leader: whole(0, box.leaders.length - 1),
    card,
    maybeSystem: whole(NOWHERE, box.systems.length - 1),
    maybePlace: whole(NOWHERE, box.baseSpace),
    maybeLeader: whole(NO_LEADER, box.leaders.length - 1),
    maybeCard: whole(NO_CARD, box.cards.length - 1),
    ring: whole(0, box.rings.length - 1),
    unit,
    units,
    spot: v.union([place, v.picklist(["pool", "mission", "supply", "eliminated"])]),
    pile: pileSchema(card, LARGEST_MASK),
    dice: v.union([v.strictTuple([face, face]), v.strictTuple([face, face, some])]),
    wound: v.strictObject({
      unit,
      markers: few,
      assigned: few,
      doomed: flag,
      sealed: v.exactOptional(v.literal(true)),
    }),
    of: (type) =>
      v.pipe(
        card,
        v.check((code) => box.cards[code]?.type === type, `no ${type} card`),
      ),
    ascending: (of) =>
      v.pipe(
        v.array(of),
        v.check((list) => list.every((one, index) => index === 0 || (list[index - 1] ?? 0) < one), "not ascending"),
      ),
  };
}
