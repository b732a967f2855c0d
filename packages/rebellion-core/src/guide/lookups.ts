import { fill, type Line } from "@sw/tabletop/text";
import { nameOf } from "../text/index.ts";
import { definitions, strengthsOf } from "./helps.ts";
import type { GuideTable } from "./table.ts";
import type { GuideTextOptions } from "./texts.ts";

const STRENGTH: Line = { en: "{value}: {names}", es: "{value}: {names}" };
const BOTH: Line = { en: "d6: {d6}   d8: {d8}", es: "1d6: {d6}   1d8: {d8}" };
const DEFINED: Line = { en: "{text} ({rule})", es: "{text} ({rule})" };

/** Returns the strength values as text, one line per value with the units that have it. */
export function strengthsText(table: Pick<GuideTable, "options">, options: GuideTextOptions): string {
  const strengths = Object.entries(strengthsOf(table));
  const values = [...new Set(strengths.map(([, value]) => value))].sort((one, other) => one - other);
  return values
    .map((value) => {
      const names = strengths.filter(([, one]) => one === value).map(([unit]) => nameOf({ unit }, options));
      return fill(STRENGTH[options.locale], { value: String(value), names: names.join(", ") });
    })
    .join("\n");
}

/** Returns the results of a six-sided and an eight-sided die as text. */
export function diceText(
  { d6, d8 }: { readonly d6: number; readonly d8: number },
  { locale }: GuideTextOptions,
): string {
  return fill(BOTH[locale], { d6: String(d6), d8: String(d8) });
}

/** Returns the definitions of the manual as text, one per line. */
export function definitionsText({ locale }: GuideTextOptions): string {
  return Object.entries(definitions())
    .map(([rule, en]) => fill(DEFINED[locale], { text: locale === "es" ? (SPANISH[rule] ?? en) : en, rule }))
    .join("\n");
}

/** The definitions in Spanish, by rule. */
const SPANISH: Readonly<Record<string, string>> = {
  "solo.def.playable-card":
    "Carta jugable: carta de Misión o de Acción que el Imperio puede poner en juego ahora. Si la partida lo impide, no es jugable.",
  "solo.def.fleet":
    "Flota: todas las naves de un sistema y las unidades terrestres que haya con ellas. Unidades terrestres solas no son una flota.",
  "solo.def.most-capable-attempt":
    "Líder más capacitado para emprender una Misión u oponerse: el de la carta; el de más iconos de la habilidad; el de menos habilidades distintas; el de menor puntuación de táctica; al azar.",
  "solo.def.minor-skill-half": "Una habilidad menor cuenta como medio icono en toda comparación de Líderes.",
  "solo.def.most-capable-resolve":
    "Líder para resolver una Misión: el de menos iconos de la habilidad que cumpla el requisito; a igualdad, el de menor puntuación de habilidad; al azar.",
  "solo.def.mr-mt": "MR y MT: casillas de los indicadores de Reputación y de Tiempo en el Medidor de Tiempo.",
  "solo.def.mr-mt-5": "Mientras MR menos MT sea 5 o menos, el Imperio acelera la búsqueda.",
  "solo.def.pbr":
    "Posible Base Rebelde (PBR): sistema lejano cuya carta de Sonda no tiene el Imperio. Si la carta vuelve al mazo, vuelve a serlo.",
  "solo.def.skill-score":
    "Puntuación de habilidad de un Líder: todos sus iconos de habilidad; los menores cuentan la mitad.",
  "solo.def.favourable-skill":
    "Puntuación de una habilidad más favorable: iconos de los Líderes Imperiales del sistema menos los de los Rebeldes, antes de enviar al Líder de la Misión.",
  "solo.def.tactic-score": "Puntuación de táctica de un Líder: suma de sus valores de táctica espacial y terrestre.",
  "solo.def.strength-value":
    "Valor de fuerza (VF) de una unidad: 1 triángulo, 2 círculo, 3 cuadrado; 4 Superdestructor Estelar, Interdictor o Estrella de la Muerte, también en construcción. El de una flota o un sistema es la suma.",
  "solo.def.production-value":
    "Valor de producción (VP) de un sistema: suma del VF de las unidades que produce, con lo que altere la producción. Los sistemas lejanos, saboteados y destruidos tienen 0.",
};
