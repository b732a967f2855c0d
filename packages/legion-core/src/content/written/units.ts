import type { Counterpart, SurgeChart, Unit, Weapon } from "../../catalogue/entries.ts";
import type { UpgradeType } from "../../catalogue/words.ts";
import { type CardFile, cardsOf, nameOf, type Printed } from "./cards.ts";
import { keywordUse, type PrintedKeyword } from "./keyword-uses.ts";

type SharedByUnits = "faction" | "rank" | "affiliation";
type SharedByCounterparts = "faction" | "affiliation";

/** What a card of a unit or a counterpart says below its name. */
interface Below extends Pick<Unit, "incomplete" | "doubts"> {
  readonly name: Printed;
  /** The upgrade bar. Defaults to an empty one. */
  readonly bar?: readonly UpgradeType[];
  /** Defaults to no keywords. */
  readonly keywords?: readonly PrintedKeyword[];
  /** Defaults to no weapons. */
  readonly weapons?: readonly Weapon[];
}

/** A unit card, as a file of unit cards has it. */
export interface WrittenUnit extends Below, Pick<Unit, "note"> {
  /** What the unit is in an army and on the table. */
  readonly is: Pick<Unit, "title" | "cost" | "bullets" | "bulletsOn" | "type" | "base" | "height"> &
    Partial<Pick<Unit, SharedByUnits>>;
  /** The figures of the unit. `miniatures` defaults to 1, `surge` to a chart that converts nothing. */
  readonly stats: Pick<Unit, "wounds" | "courage" | "resilience" | "speed"> & {
    readonly miniatures?: number;
    readonly die: Unit["defenseDie"];
    readonly surge?: SurgeChart;
  };
}

/** A counterpart card, as a file of counterpart cards has it. */
export interface WrittenCounterpart extends Below {
  /** What the counterpart is in an army and on the table. */
  readonly is: Pick<Counterpart, "title" | "counterpartOf" | "cost" | "bullets" | "type"> &
    Partial<Pick<Counterpart, SharedByCounterparts>>;
  readonly stats: Pick<Counterpart, "wounds">;
}

/** A file of unit cards. */
export type UnitFile = CardFile<Pick<Unit, SharedByUnits>, WrittenUnit>;

/** A file of counterpart cards. */
export type CounterpartFile = CardFile<Pick<Counterpart, SharedByCounterparts>, WrittenCounterpart>;

/** Writes down the unit cards of a file. */
export function units(shared: UnitFile["shared"], cards: UnitFile["cards"]): UnitFile {
  return { shared, cards };
}

/** Writes down the counterpart cards of a file. */
export function counterparts(shared: CounterpartFile["shared"], cards: CounterpartFile["cards"]): CounterpartFile {
  return { shared, cards };
}

/** Reads the figures of the unit cards of some files. */
export function unitFigures(files: readonly UnitFile[]): readonly Unit[] {
  return cardsOf(files, (id, { is, stats, bar = [], ...shared }) => {
    const { miniatures = 1, die, surge = {}, ...figures } = stats;
    return { id, ...shared, ...below(shared), ...is, miniatures, ...figures, defenseDie: die, surge, upgradeBar: bar };
  });
}

/** Reads the figures of the counterpart cards of some files. */
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
