import { type ArmyList, parseArmyList } from "@sw/legion-core/army";
import { exchange } from "@sw/legion-core/army/exchange";
import { ARMIES, BATTLEFIELD, type Commander, SKIRMISH } from "@sw/legion-core/examples";
import { describe, nameOf } from "@sw/legion-core/text";
import type { Locale } from "@sw/tabletop/text";
import type { Values } from "./offers.ts";

/** The form value for an army that is typed in. */
export const OWN_ARMY = "own";

/** Returns the ready armies of Legion by form value, each with its label. */
export function readyArmies(locale: Locale): readonly (readonly [value: string, label: string])[] {
  return (Object.keys(ARMIES) as Commander[]).map((commander) => {
    const [leader] = ARMIES[commander].units;
    const name = leader === undefined ? commander : nameOf({ card: leader.unit }, { locale });
    return [commander, name];
  });
}

/** The armies of both players that a form shows first. */
export const FIRST_ARMIES: readonly [Commander, Commander] = ["darth-vader", "luke-skywalker"];

/** The result of reading a typed army: a list of another program, a link, or the JSON of this project. */
export type ReadOwn =
  | { readonly ok: true; readonly army: unknown; readonly notes: readonly string[]; readonly points: number | null }
  | { readonly ok: false; readonly why: string };

/** Reads a typed list or a link, with notes about parts that were interpreted differently. */
export function readOwn(text: string, locale: Locale): ReadOwn {
  // A list of this project says its own faction, which lists of other programs leave to their units.
  const own = readOwnJson(text);
  const isWhole = own.ok && parseArmyList(own.army).ok;
  if (isWhole || exchange.formatOf(text) === undefined) return own;
  const read = exchange.read(text);
  if (!read.ok) return { ok: false, why: describe({ violation: read.violation }, { locale }) };
  const { list, notes, points } = read.value;
  return { ok: true, army: list, notes: notes.map((violation) => describe({ violation }, { locale })), points };
}

function readOwnJson(text: string): ReadOwn {
  try {
    return { ok: true, army: JSON.parse(text), notes: [], points: null };
  } catch {
    return { ok: false, why: "" };
  }
}

/** Returns the ready army with a form value; undefined if there is none. */
export function readyArmy(value: string): ArmyList | undefined {
  return Object.entries(ARMIES).find(([commander]) => commander === value)?.[1];
}

/** Returns the army in a typed text, if the editor can go on with it. */
export function editedArmy(text: string): ArmyList | undefined {
  const own = readOwn(text, "en");
  const read = own.ok ? parseArmyList(own.army) : undefined;
  return read?.ok === true ? read.value : undefined;
}

/** Returns the configuration of a table from the form of Legion. The game validates the armies. */
export function legionConfig(values: Values): unknown {
  const armies = [0, 1].map((at) => armyOf(values, at));
  const isSmall = armies.some(
    (army) => typeof army === "object" && army !== null && "format" in army && army.format === "skirmish",
  );
  return { table: isSmall ? SKIRMISH.table : BATTLEFIELD, armies };
}

function armyOf(values: Values, at: number): unknown {
  const wanted = values[`army${at + 1}`] ?? FIRST_ARMIES[at] ?? OWN_ARMY;
  if (wanted !== OWN_ARMY) return ARMIES[wanted as Commander];
  const read = readOwn(values[`list${at + 1}`] ?? "", "en");
  return read.ok ? read.army : null;
}
