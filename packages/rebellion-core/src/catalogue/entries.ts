import type { ActionEntry, Entry, MissionEntry, MissionTarget, Where } from "../language/language.ts";

type MissionFigures = Omit<MissionEntry, "faction" | "mode" | "set" | "copies" | "portrait"> &
  Partial<Pick<MissionEntry, "set" | "copies" | "portrait">>;

type Side = MissionEntry["faction"];

/** Creates a mission that is attempted. Defaults to one regular card without a portrait. */
export function attempt(faction: Side, figures: MissionFigures): MissionEntry {
  return { ...ONE_REGULAR, faction, mode: "attempt", ...figures };
}

/** Creates a mission that is resolved. Defaults to one regular card without a portrait. */
export function resolve(faction: Side, figures: MissionFigures): MissionEntry {
  return { ...ONE_REGULAR, faction, mode: "resolve", ...figures };
}

/** Creates a regular card that opposes missions of the other side. */
export function oppose(
  faction: Side,
  { id, missionSet }: Required<Pick<MissionEntry, "id" | "missionSet">>,
): MissionEntry {
  const name = { en: "Subversion", es: "Subversión" };
  const target = { kind: "none" } as const;
  return { ...ONE_REGULAR, faction, mode: "oppose", id, name, missionSet, skill: null, icons: 0, target, effect: [] };
}

const ONE_REGULAR = { set: "regular", copies: 1, portrait: null } as const;

/** Creates a target: a system that meets all the conditions. */
export function system(...where: readonly Where[]): MissionTarget {
  return { kind: "system", where };
}

/** Creates a target: a Rebel leader in a system that meets all the conditions. */
export function leader(
  state: Extract<MissionTarget, { kind: "leader" }>["state"],
  ...where: readonly Where[]
): MissionTarget {
  return { kind: "leader", state, where };
}

type ActionFigures = Omit<ActionEntry, "faction" | "set"> & Partial<Pick<ActionEntry, "set">>;

/** Creates an action card. Its set defaults to `recruit`. */
export function action(faction: Side, figures: ActionFigures): ActionEntry {
  return { set: "recruit", faction, ...figures };
}

/** The remark on entries whose Spanish name is in no source. */
export const TRANSLATED = "No source gives its Spanish name; it is a plain translation.";

/** Adds the remark that the Spanish name of an entry is in no source. */
export function translated<One extends Partial<Entry>>(entry: One): One & Required<Pick<Entry, "unverified">> {
  const { unverified } = entry;
  return { ...entry, unverified: unverified === undefined ? TRANSLATED : `${unverified} ${TRANSLATED}` };
}
