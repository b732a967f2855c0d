import type { ArmedCounterpart, ArmedUnit, ArmedUpgrade } from "../army/miniatures.ts";
import type { Catalogue, Name, Weapon } from "../catalogue/entries.ts";
import type { BaseSize } from "../table/bases.ts";

/** The card data of a catalogue that texts about a game need. Weapons are given by name. */
export interface KnownCards {
  /** Names of cards by id, with their titles. If a unit and an upgrade share an id, it is the name of the unit. */
  readonly names: Readonly<Record<string, Name & { readonly title?: string }>>;
  readonly units: Readonly<Record<string, ArmedUnit<string>>>;
  /** The bases of units that do not have small bases. */
  readonly bases: Readonly<Record<string, BaseSize>>;
  /** Upgrades that add weapons or miniatures. */
  readonly upgrades: Readonly<Record<string, ArmedUpgrade<string>>>;
  readonly counterparts: Readonly<Record<string, ArmedCounterpart<string>>>;
  /** The weapons that command cards lend to units, by card. */
  readonly lent: Readonly<Record<string, readonly string[]>>;
}

/** Returns the card data of a catalogue that texts about a game need. */
export function knownCards({ units, upgrades, counterparts, commands, ...others }: Catalogue): KnownCards {
  return {
    names: namesOf([...units, ...counterparts, ...upgrades, ...commands, ...Object.values(others).flat()]),
    units: byId(
      units.map(({ id, miniatures, wounds, weapons }) => ({ id, miniatures, wounds, weapons: namesIn(weapons) })),
    ),
    bases: Object.fromEntries(units.flatMap(({ id, base }) => (base === "small" ? [] : [[id, base]]))),
    upgrades: byId(upgrades.flatMap(armedUpgrade)),
    counterparts: byId(counterparts.map(({ id, wounds, weapons }) => ({ id, wounds, weapons: namesIn(weapons) }))),
    lent: Object.fromEntries(
      commands.flatMap(({ id, weapons }) => (weapons === undefined ? [] : [[id, namesIn(weapons)]])),
    ),
  };
}

function namesOf(
  cards: readonly { readonly id: string; readonly name: Name; readonly title?: string }[],
): KnownCards["names"] {
  const names = cards.map(({ id, name, title }) => [id, title === undefined ? name : { ...name, title }] as const);
  // The first of an id counts.
  return Object.fromEntries(names.reverse());
}

/** Returns an upgrade's entry if it adds weapons or miniatures. Most upgrades add neither. */
function armedUpgrade({
  id,
  type,
  miniatures,
  wounds,
  weapons,
}: Catalogue["upgrades"][number]): readonly ArmedUpgrade<string>[] {
  if (miniatures === undefined && weapons === undefined) return [];
  return [
    {
      id,
      type,
      ...(miniatures === undefined ? {} : { miniatures }),
      ...(wounds === undefined ? {} : { wounds }),
      ...(weapons === undefined ? {} : { weapons: namesIn(weapons) }),
    },
  ];
}

function namesIn(weapons: readonly Weapon[]): readonly string[] {
  return weapons.map(({ name }) => name);
}

function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
