import type { Seat, View } from "@sw/legion-core";
import { type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import {
  aim,
  dodge,
  factionEmpire,
  factionNeutral,
  factionRebel,
  factionRepublic,
  factionSeparatist,
  immobilize,
  ion,
  observation,
  rankCommander,
  rankCorps,
  rankHeavy,
  rankOperative,
  rankSpecialForces,
  rankSupport,
  shield,
  standby,
  suppression,
  surge,
} from "../icons.ts";

/** The symbols of ranks on order tokens and leaders. */
export const RANKS: Readonly<Record<string, string>> = {
  commander: rankCommander,
  operative: rankOperative,
  corps: rankCorps,
  "special-forces": rankSpecialForces,
  support: rankSupport,
  heavy: rankHeavy,
};

/** The tokens that the tag of a unit shows, in this order, each with the class of its colour. */
export const TOKEN_MARKS: readonly (readonly [kind: string, drawing: string, tone: string])[] = [
  ["suppression", suppression, "bad"],
  ["aim", aim, "good"],
  ["dodge", dodge, "good"],
  ["surge", surge, "good"],
  ["standby", standby, "good"],
  ["shield", shield, ""],
  ["observation", observation, "bad"],
  ["ion", ion, "bad"],
  ["immobilize", immobilize, "bad"],
];

const FACTIONS: Readonly<Record<string, string>> = {
  "galactic-empire": factionEmpire,
  "rebel-alliance": factionRebel,
  "galactic-republic": factionRepublic,
  "separatist-alliance": factionSeparatist,
};

/** The look of a side: its mark, and the class after which its colours are named. */
export interface SideLook {
  readonly mark: string;
  readonly tone: "empire" | "rebel";
}

/** Returns the look of both sides by seat. Two armies of one faction still differ in colour and shape. */
export function sidesOf({ config }: View): Readonly<Record<Seat, SideLook>> {
  const [one, other] = config.armies.map(({ faction }) => faction);
  const isWarm = (faction: string | undefined): boolean =>
    faction === "rebel-alliance" || faction === "galactic-republic";
  const firstIsWarm = isWarm(one) && !(isWarm(other) && one !== "rebel-alliance" && other === "rebel-alliance");
  const mark = (faction: string | undefined): string => FACTIONS[faction ?? ""] ?? factionNeutral;
  return {
    "player-1": { mark: mark(one), tone: firstIsWarm ? "rebel" : "empire" },
    "player-2": { mark: one === other ? factionNeutral : mark(other), tone: firstIsWarm ? "empire" : "rebel" },
  };
}

/** Draws a reusable symbol of a picture. */
export function symbol(id: string, drawing: string): SVGTemplateResult {
  return svg`<symbol id=${id} viewBox="0 0 24 24">${unsafeSVG(drawing)}</symbol>`;
}

/** Draws a symbol centred on a point. */
export function stamp(id: string, x: number, y: number, size: number): TemplateResult {
  return svg`<use href="#${id}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
}
