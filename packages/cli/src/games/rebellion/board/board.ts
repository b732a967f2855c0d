import type { View } from "@sw/rebellion-core";
import { candidatesIn, enemyOf, factionOf, knownBase, placeIn, reader } from "@sw/rebellion-core/read";
import { baseText, roundText, trackText } from "../header.ts";
import { inColour, type Pen, systemNames } from "../pen.ts";
import { combatLines } from "./combat.ts";
import { mapLines, placeLine } from "./map.ts";
import { handLines, sideLines } from "./sides.ts";

/**
 * Draws the whole table as a seat sees it: the galaxy, the other side, the current combat, the seat's own side and
 * hands.
 */
export function boardLines(pen: Pen, view: View): readonly string[] {
  const own = view.viewer === "spectator" ? "rebel" : factionOf(view.viewer);
  return [
    `${roundText(pen, view)}   ${trackText(pen, view)}`,
    "",
    ...mapLines(pen, view),
    "",
    ...baseLines(pen, view),
    "",
    ...sideLines(pen, view, enemyOf(own), false),
    "",
    ...combatLines(pen, view),
    ...sideLines(pen, view, own, view.viewer !== "spectator"),
    ...handLines(pen, view, own),
  ];
}

function baseLines(pen: Pen, view: View): readonly string[] {
  const { labels } = pen;
  const space = placeIn(view, reader.atlas.baseSpace);
  const there = space === undefined ? "" : placeLine(pen, view, space);
  const hidden = view.base.system !== null && knownBase(view) === undefined;
  const candidates = candidatesIn(view);
  return [
    hidden ? `${labels.baseAmong(candidates.length)} ${systemNames(pen, candidates)}` : baseText(pen, view),
    ...(there === ""
      ? []
      : [`  ${inColour(pen, "rebel", pen.texts.name({ system: reader.atlas.baseSpace }))}  ${there}`]),
  ];
}
