import type { Chance, NameOf, RecordedAnswer } from "../chance/chance.ts";

/** A source of chance that logs its dice separately, in addition to all its answers. */
export interface Observed extends Chance {
  readonly all: readonly RecordedAnswer[];
  readonly dice: readonly RecordedAnswer[];
}

/** Creates a source of chance that passes questions to `source` and logs the answers by label and name. */
export function observed(source: Chance): Observed {
  const all: RecordedAnswer[] = [];
  const dice: RecordedAnswer[] = [];
  return {
    die(label, sides, nameOf) {
      const index = source.die(label, sides, nameOf);
      dice.push({ label, answer: nameOf(index) });
      all.push({ label, answer: nameOf(index) });
      return index;
    },
    pick(label, count, nameOf) {
      const index = source.pick(label, count, nameOf);
      all.push({ label, answer: nameOf(index) });
      return index;
    },
    order(label, count, nameOf) {
      const order = source.order(label, count, nameOf);
      all.push({ label, answer: order.map(nameOf) });
      return order;
    },
    all,
    dice,
  };
}

/**
 * Creates a source of chance that answers a question as the record does for the same label, if that option exists, and
 * otherwise as `otherwise` does. Orders always come from `otherwise`, because they decide hidden things.
 */
export function mirrored(record: readonly RecordedAnswer[], otherwise: Chance): Chance {
  const left = [...record];
  const recall = (label: string, count: number, nameOf: NameOf): number | undefined => {
    const place = left.findIndex((entry) => entry.label === label);
    const entry = left.splice(place, place < 0 ? 0 : 1)[0];
    for (let index = 0; index < count; index++) if (nameOf(index) === entry?.answer) return index;
    return undefined;
  };
  return {
    die: (label, sides, nameOf) => recall(label, sides, nameOf) ?? otherwise.die(label, sides, nameOf),
    pick: (label, count, nameOf) => recall(label, count, nameOf) ?? otherwise.pick(label, count, nameOf),
    order: (label, count, nameOf) => otherwise.order(label, count, nameOf),
  };
}
