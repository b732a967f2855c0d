import type { ActionEntry, Entry, MissionEntry, MissionTarget, Where } from "../language/language.ts";

type MissionFigures = Omit<MissionEntry, "faction" | "mode" | "set" | "copies" | "portrait"> &
  Partial<Pick<MissionEntry, "set" | "copies" | "portrait">>;

type Side = MissionEntry["faction"];

/** A mission that is attempted; what is left out: one regular card without a portrait. */
export function attempt(faction: Side, figures: MissionFigures): MissionEntry {
  return { ...ONE_REGULAR, faction, mode: "attempt", ...figures };
}

/** A mission that is resolved; what is left out: one regular card without a portrait. */
export function resolve(faction: Side, figures: MissionFigures): MissionEntry {
  return { ...ONE_REGULAR, faction, mode: "resolve", ...figures };
}

/** A regular card that opposes missions of the other side. */
export function oppose(
  faction: Side,
  { id, missionSet }: Required<Pick<MissionEntry, "id" | "missionSet">>,
): MissionEntry {
  const name = { en: "Subversion", es: "Subversión" };
  const target = { kind: "none" } as const;
  return { ...ONE_REGULAR, faction, mode: "oppose", id, name, missionSet, skill: null, icons: 0, target, effect: [] };
}

const ONE_REGULAR = { set: "regular", copies: 1, portrait: null } as const;

/** A target: a system that meets all the conditions. */
export function system(...where: readonly Where[]): MissionTarget {
  return { kind: "system", where };
}

/** A target: a Rebel leader in a system that meets all the conditions. */
export function leader(
  state: Extract<MissionTarget, { kind: "leader" }>["state"],
  ...where: readonly Where[]
): MissionTarget {
  return { kind: "leader", state, where };
}

type ActionFigures = Omit<ActionEntry, "faction" | "set"> & Partial<Pick<ActionEntry, "set">>;

/** An action card; what is left out: a recruit card. */
export function action(faction: Side, figures: ActionFigures): ActionEntry {
  return { set: "recruit", faction, ...figures };
}

/** Remark on an entry whose Spanish name no source gives. */
export const TRANSLATED = "No source gives its Spanish name; it is a plain translation.";

/** An entry whose Spanish name no source gives. */
export function translated<One extends Partial<Entry>>(entry: One): One & Required<Pick<Entry, "unverified">> {
  const { unverified } = entry;
  return { ...entry, unverified: unverified === undefined ? TRANSLATED : `${unverified} ${TRANSLATED}` };
}
