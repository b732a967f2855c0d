import { exchange } from "@sw/legion-core/army/exchange";
import { ARMIES, BATTLEFIELD, type Commander, SKIRMISH } from "@sw/legion-core/examples";
import { describe, nameOf } from "@sw/legion-core/text";
import type { Locale } from "@sw/tabletop/text";
import type { Values } from "./offers.ts";

/** The value of a form for an army that is typed. */
export const OWN_ARMY = "own";

/** The armies that Legion brings, by what a form calls them. */
export function readyArmies(locale: Locale): readonly (readonly [value: string, label: string])[] {
  return (Object.keys(ARMIES) as Commander[]).map((commander) => {
    const [leader] = ARMIES[commander].units;
    const name = leader === undefined ? commander : nameOf({ card: leader.unit }, { locale });
    return [commander, name];
  });
}

/** The armies of both players before any is chosen. */
export const FIRST_ARMIES: readonly [Commander, Commander] = ["darth-vader", "luke-skywalker"];

/** What somebody typed for an army: a list of another program, a link, or the JSON of this project. */
export type ReadOwn =
  | { readonly ok: true; readonly army: unknown; readonly notes: readonly string[]; readonly points: number | null }
  | { readonly ok: false; readonly why: string };

/** Reads a list or a link, and tells what of it is read otherwise than it stands there. */
export function readOwn(text: string, locale: Locale): ReadOwn {
  if (exchange.formatOf(text) === undefined) return readOwnJson(text);
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

/** The configuration of a table as the form of Legion is answered. The game's own reader checks the armies. */
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
