import type { AssignedView, View } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { reader } from "@sw/rebellion-core/read";
import type { Component } from "@sw/rebellion-core/text";
import { isHidden, shownCards } from "@sw/tabletop";
import { joined } from "../../../terminal/layout.ts";
import { figuresText } from "../header.ts";
import { counted, inColour, leaderNames, type Pen, unitsText } from "../pen.ts";

/** Returns the public facts of a side: figures, current missions, the pool and the build queue. */
export function sideLines(pen: Pen, view: View, faction: Faction, isOwn: boolean): readonly string[] {
  const { labels, paint } = pen;
  const { assigned, queue } = view.sides[faction];
  const suffix = isOwn ? ` (${labels.you})` : "";
  const pool = reader.leadersAt(view, "pool", faction);
  const queued = queue.map((units, index) => `${index + 1}: ${units.length === 0 ? "–" : unitsText(pen, units)}`);
  const waiting = pool.length === 0 ? paint.dim(labels.nothing) : isOwn ? "" : leaderNames(pen, pool);
  return [
    `${inColour(pen, faction, labels.sides[faction])}${suffix}  ${figuresText(pen, view, faction)}`,
    `  ${paint.bold(labels.pool)}  ${waiting}`.trimEnd(),
    ...(isOwn ? pool.map(({ id }) => `    ${pieceLine(pen, { leader: id })}`) : []),
    `  ${paint.bold(labels.queue)}  ${queued.join("   ")}`,
    ...(assigned.length === 0 ? [] : [`  ${paint.bold(labels.assigned)}`]),
    ...assigned.map((mission, index) => `    ${index + 1}  ${assignedText(pen, mission)}`),
  ];
}

function assignedText(pen: Pen, { card, leaders }: AssignedView): string {
  const name = isHidden(card) ? pen.labels.facedown : pen.paint.bold(pen.texts.name({ card }));
  return `${name} – ${leaderNames(
    pen,
    leaders.map((id) => ({ id })),
  )}`;
}

/** Returns the hands of a seat with their texts, which only that seat sees. */
export function handLines(pen: Pen, view: View, faction: Faction): readonly string[] {
  const { labels } = pen;
  const { missions, actions } = view.sides[faction];
  return [
    ...cardLines(pen, labels.missionCards, shownCards(missions)),
    ...cardLines(pen, labels.actionCards, actions.flatMap(shownCards)),
    ...(faction === "rebel" ? cardLines(pen, labels.objectiveCards, shownCards(view.objectives)) : []),
  ];
}

function cardLines(pen: Pen, heading: string, cards: readonly string[]): readonly string[] {
  if (cards.length === 0) return [];
  const lines = counted(cards.map((card) => pieceLine(pen, { card })));
  return [`  ${pen.paint.bold(heading)}`, ...lines.map((line) => `    ${line}`)];
}

/** Returns a card or leader in one line: name, figures and text. */
function pieceLine({ texts, paint }: Pen, component: Component): string {
  const { name, figures, rules } = texts.parts(component);
  return joined([paint.bold(name), figures, paint.dim(rules.join(" "))], " · ");
}
