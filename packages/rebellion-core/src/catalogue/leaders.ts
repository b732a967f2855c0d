import type { LeaderEntry, Name } from "../language/language.ts";
import { TRANSLATED, translated } from "./entries.ts";

type Figures = Omit<LeaderEntry, "faction">;

/**
 * The Rebel leaders. Tactic values are in the order space, ground; skills are diplomacy, intel, special operations,
 * logistics.
 */
const REBELS: readonly Figures[] = [
  starting("mon-mothma", { en: "Mon Mothma", es: "Mon Mothma" }, "admiral", null, [3, 0, 0, 1]),
  starting("jan-dodonna", { en: "Jan Dodonna", es: "Jan Dodonna" }, "admiral", [2, 1], [1, 2, 0, 0]),
  starting("princess-leia", { en: "Princess Leia", es: "Princesa Leia" }, "general", [1, 1], [2, 2, 1, 0]),
  starting("general-rieekan", { en: "General Rieekan", es: "General Rieekan" }, "general", [1, 2], [1, 0, 1, 1]),
  translated(
    recruit("admiral-ackbar", { en: "Admiral Ackbar", es: "Almirante Ackbar" }, "admiral", [3, 1], [2, 0, 0, 1]),
  ),
  recruit("han-solo", { en: "Han Solo", es: "Han Solo" }, "admiral", [2, 2], [1, 1, 2, 0]),
  translated(
    recruit("lando-calrissian", { en: "Lando Calrissian", es: "Lando Calrissian" }, "admiral", [2, 2], [1, 1, 1, 1]),
  ),
  recruit("wedge-antilles", { en: "Wedge Antilles", es: "Wedge Antilles" }, "admiral", [3, 1], [0, 0, 2, 0]),
  recruit("chewbacca", { en: "Chewbacca", es: "Chewbacca" }, "general", [1, 2], [0, 0, 3, 0]),
  translated(
    recruit("general-madine", { en: "General Madine", es: "General Madine" }, "general", [1, 3], [0, 2, 2, 0]),
  ),
  recruit("luke-skywalker", { en: "Luke Skywalker", es: "Luke Skywalker" }, "general", [2, 2], [0, 2, 1, 0]),
  {
    ...recruit(
      "luke-skywalker-jedi",
      { en: "Luke Skywalker (Jedi)", es: "Luke Skywalker (Jedi)" },
      "general",
      [3, 3],
      [0, 3, 2, 0],
    ),
    start: "special",
    countsAs: "luke-skywalker",
  },
  recruit("obi-wan-kenobi", { en: "Obi-Wan Kenobi", es: "Obi-Wan Kenobi" }, "general", [1, 3], [1, 3, 0, 0]),
];

const IMPERIALS: readonly Figures[] = [
  starting(
    "emperor-palpatine",
    { en: "Emperor Palpatine", es: "Emperador Palpatine" },
    "admiral",
    [3, 2],
    [3, 2, 0, 0],
  ),
  starting("grand-moff-tarkin", { en: "Grand Moff Tarkin", es: "Gran Moff Tarkin" }, "admiral", [2, 1], [1, 1, 0, 1]),
  starting("darth-vader", { en: "Darth Vader", es: "Darth Vader" }, "general", [2, 3], [2, 0, 3, 0]),
  starting("general-tagge", { en: "General Tagge", es: "General Tagge" }, "general", [1, 2], [0, 0, 1, 1]),
  recruit("admiral-ozzel", { en: "Admiral Ozzel", es: "Almirante Ozzel" }, "admiral", [2, 1], [0, 1, 0, 1]),
  translated(recruit("admiral-piett", { en: "Admiral Piett", es: "Almirante Piett" }, "admiral", [3, 1], [0, 2, 1, 0])),
  translated(recruit("soontir-fel", { en: "Soontir Fel", es: "Soontir Fel" }, "admiral", [2, 1], [0, 1, 2, 0])),
  translated(
    recruit("janus-greejatus", { en: "Janus Greejatus", es: "Janus Greejatus" }, "admiral", null, [2, 1, 0, 0]),
  ),
  recruit("boba-fett", { en: "Boba Fett", es: "Boba Fett" }, "general", null, [0, 2, 3, 0]),
  translated(
    recruit("colonel-yularen", { en: "Colonel Yularen", es: "Coronel Yularen" }, "general", [2, 2], [0, 3, 0, 0]),
  ),
  translated(recruit("general-veers", { en: "General Veers", es: "General Veers" }, "general", [1, 3], [0, 0, 2, 0])),
  {
    ...recruit("moff-jerjerrod", { en: "Moff Jerjerrod", es: "Moff Jerjerrod" }, "general", [1, 1], [1, 0, 0, 1]),
    unverified: `His figures rest on data repositories alone; his token was not seen. ${TRANSLATED}`,
  },
];

/** All leaders of the base game. */
export const LEADERS: readonly LeaderEntry[] = [...REBELS.map(rebelLeader), ...IMPERIALS.map(imperialLeader)];

/** Creates a Rebel leader. */
export function rebelLeader(figures: Figures): LeaderEntry {
  return { ...figures, faction: "rebel" };
}

/** Creates an Imperial leader. */
export function imperialLeader(figures: Figures): LeaderEntry {
  return { ...figures, faction: "imperial" };
}

function starting(
  id: string,
  name: Name,
  pool: LeaderEntry["pool"],
  tactics: readonly [number, number] | null,
  skills: readonly [number, number, number, number],
): Figures {
  return { ...recruit(id, name, pool, tactics, skills), start: "starting" };
}

/**
 * Creates a leader that must be recruited. Tactic values are in the order space, ground; skills are diplomacy, intel,
 * special operations, logistics.
 */
export function recruit(
  id: string,
  name: Name,
  pool: LeaderEntry["pool"],
  tactics: readonly [number, number] | null,
  [diplomacy, intel, specOps, logistics]: readonly [number, number, number, number],
): Figures {
  return {
    id,
    name,
    start: "recruit",
    pool,
    tactics: tactics && { space: tactics[0], ground: tactics[1] },
    skills: { diplomacy, intel, specOps, logistics },
    countsAs: null,
  };
}
