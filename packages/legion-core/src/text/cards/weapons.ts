import { fill, type Line } from "@sw/tabletop/text";
import type { AttackDice, Weapon, WeaponRange } from "../../catalogue/index.ts";
import { ATTACK_NAMES } from "../game/words.ts";
import { keywordUse } from "./keyword-uses.ts";
import type { Naming } from "./names.ts";

const RANGE: Line = { en: "range {range}", es: "alcance {range}" };
const AREA: Line = { en: "area", es: "área" };
const SIDE: Line = { en: "side {side}", es: "cara {side}" };
const SURGE: Readonly<Record<NonNullable<Weapon["surge"]>, Line>> = {
  hit: { en: "attack surges become hits", es: "los incrementos de ataque pasan a ser impactos" },
  crit: { en: "attack surges become criticals", es: "los incrementos de ataque pasan a ser impactos críticos" },
};

/** The names of dice of each colour, in the singular and plural. */
const DICE: Readonly<Record<keyof AttackDice, readonly [one: Line, many: Line]>> = {
  red: [
    { en: "red die", es: "dado rojo" },
    { en: "red dice", es: "dados rojos" },
  ],
  black: [
    { en: "black die", es: "dado negro" },
    { en: "black dice", es: "dados negros" },
  ],
  white: [
    { en: "white die", es: "dado blanco" },
    { en: "white dice", es: "dados blancos" },
  ],
};

/** Returns a weapon as a line: "E-11 Blaster Rifle (range 1–3): 1 white die, Pierce 1". */
export function weaponText({ name, range, dice, keywords, surge, side }: Weapon, naming: Naming): string {
  const where = [...(side === undefined ? [] : [fill(SIDE[naming.locale], { side })]), ...rangeOf(range, naming)];
  const what = [
    ...diceOf(dice, naming),
    ...keywords.map((use) => keywordUse(use, naming)),
    ...(surge === undefined ? [] : [SURGE[surge][naming.locale]]),
  ];
  return `${name} (${where.join(", ")}): ${what.join(", ")}`;
}

function rangeOf({ melee, min, max, overrun, area }: WeaponRange, naming: Naming): readonly string[] {
  const far = max === "infinite" ? "∞" : max;
  const range = far === null ? null : min === null || min === far ? String(far) : `${min}–${far}`;
  return [
    ...(melee ? [ATTACK_NAMES.melee[naming.locale]] : []),
    ...(overrun ? [ATTACK_NAMES.overrun[naming.locale]] : []),
    ...(area ? [AREA[naming.locale]] : []),
    ...(range === null ? [] : [fill(RANGE[naming.locale], { range })]),
  ];
}

function diceOf(dice: AttackDice, naming: Naming): readonly string[] {
  return (["red", "black", "white"] as const)
    .filter((colour) => dice[colour] > 0)
    .map((colour) => `${dice[colour]} ${DICE[colour][dice[colour] === 1 ? 0 : 1][naming.locale]}`);
}
