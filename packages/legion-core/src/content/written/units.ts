import type { Counterpart, SurgeChart, Unit, Weapon } from "../../catalogue/entries.ts";
import type { UpgradeType } from "../../catalogue/words.ts";
import { type CardFile, cardsOf, nameOf, type Printed } from "./cards.ts";
import { keywordUse, type PrintedKeyword } from "./keyword-uses.ts";

type SharedByUnits = "faction" | "rank" | "affiliation";
type SharedByCounterparts = "faction" | "affiliation";

/** The fields below the name on the card of a unit or a counterpart. */
interface Below extends Pick<Unit, "incomplete" | "doubts"> {
  readonly name: Printed;
  /** The upgrade bar. Defaults to an empty bar. */
  readonly bar?: readonly UpgradeType[];
  /** The keywords of the card. Defaults to none. */
  readonly keywords?: readonly PrintedKeyword[];
  /** The weapons of the card. Defaults to none. */
  readonly weapons?: readonly Weapon[];
}

/** A unit card in the form in which files write it. */
export interface WrittenUnit extends Below, Pick<Unit, "note"> {
  /** The identity of the unit: its place in an army and its model on the table. */
  readonly is: Pick<Unit, "title" | "cost" | "bullets" | "bulletsOn" | "type" | "base" | "height"> &
    Partial<Pick<Unit, SharedByUnits>>;
  /** The printed values of the unit. `miniatures` defaults to 1, `surge` to a chart that converts nothing. */
  readonly stats: Pick<Unit, "wounds" | "courage" | "resilience" | "speed"> & {
    readonly miniatures?: number;
    readonly die: Unit["defenseDie"];
    readonly surge?: SurgeChart;
  };
}

/** A counterpart card in the form in which files write it. */
export interface WrittenCounterpart extends Below {
  /** The identity of the counterpart: its place in an army and its model on the table. */
  readonly is: Pick<Counterpart, "title" | "counterpartOf" | "cost" | "bullets" | "type"> &
    Partial<Pick<Counterpart, SharedByCounterparts>>;
  readonly stats: Pick<Counterpart, "wounds">;
}

/** A file of unit cards. */
export type UnitFile = CardFile<Pick<Unit, SharedByUnits>, WrittenUnit>;

/** A file of counterpart cards. */
export type CounterpartFile = CardFile<Pick<Counterpart, SharedByCounterparts>, WrittenCounterpart>;

/** Creates a file of unit cards. */
export function units(shared: UnitFile["shared"], cards: UnitFile["cards"]): UnitFile {
  return { shared, cards };
}

/** Creates a file of counterpart cards. */
export function counterparts(shared: CounterpartFile["shared"], cards: CounterpartFile["cards"]): CounterpartFile {
  return { shared, cards };
}

/** Returns the catalogue entries of the unit cards in these files. */
export function unitFigures(files: readonly UnitFile[]): readonly Unit[] {
  return cardsOf(files, (id, { is, stats, bar = [], ...shared }) => {
    const { miniatures = 1, die, surge = {}, ...figures } = stats;
    return { id, ...shared, ...below(shared), ...is, miniatures, ...figures, defenseDie: die, surge, upgradeBar: bar };
  });
}

/** Returns the catalogue entries of the counterpart cards in these files. */
export function counterpartFigures(files: readonly CounterpartFile[]): readonly Counterpart[] {
  return cardsOf(files, (id, { is, stats, bar = [], ...shared }) => ({
    id,
    ...shared,
    ...below(shared),
    ...is,
    ...stats,
    upgradeBar: bar,
  }));
}

function below({ name, keywords = [], weapons = [] }: Below): Pick<Unit, "name" | "keywords" | "weapons"> {
  return { name: nameOf(name), keywords: keywords.map(keywordUse), weapons };
}
