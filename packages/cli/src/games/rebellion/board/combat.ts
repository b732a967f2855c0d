import { type CombatView, catalogueFor, type FrameView, type View } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { FACTIONS, frameOf, placeIn, reader, unitOf } from "@sw/rebellion-core/read";
import { cardCount, shownCards } from "@sw/tabletop";
import { counted, inColour, leaderNames, type Pen, unitsText } from "../pen.ts";

/** Describes the current combat: both forces, their damage and tactic cards, and the dice on the table. */
export function combatLines(pen: Pen, view: View): readonly string[] {
  const combat = frameOf(view, "combat");
  if (combat === undefined) return [];
  const { labels, paint, texts } = pen;
  const system = texts.name({ system: reader.atlas.placeAt(combat.system) });
  const attack = frameOf(view, "attack");
  const dice = attack === undefined ? "" : diceText(pen, attack);
  return [
    paint.bold(paint.yellow(labels.combat(system, combat.round))),
    ...FACTIONS.flatMap((faction, side) => forceLines(pen, view, combat, faction, side === 0 ? 0 : 1)),
    ...(attack === undefined || dice === ""
      ? []
      : [`  ${labels.dice}: ${inColour(pen, FACTIONS[attack.side], labels.sides[FACTIONS[attack.side]])} ${dice}`]),
    "",
  ];
}

function forceLines(pen: Pen, view: View, combat: CombatView, faction: Faction, side: 0 | 1): readonly string[] {
  const { labels } = pen;
  const place = reader.atlas.placeAt(combat.system);
  const units = (placeIn(view, place)?.units ?? []).filter(({ unit }) => unitOf(unit)?.faction === faction);
  const leaders = leaderNames(pen, reader.leadersAt(view, place, faction));
  const wounds = woundsText(pen, view, combat, side);
  const [space, ground] = combat.tactics.hands[side];
  const known = [...shownCards(space), ...shownCards(ground)].map((card) => pen.texts.name({ card }));
  const tactics = labels.tacticCards(cardCount(space), cardCount(ground));
  const force = [
    units.length === 0 ? labels.nothing : unitsText(pen, units),
    ...(leaders === "" ? [] : [`${labels.leaders} ${leaders}`]),
  ].join("; ");
  return [
    `  ${inColour(pen, faction, labels.sides[faction])}  ${force}`,
    ...(wounds === "" ? [] : [`    ${wounds}`]),
    `    ${pen.paint.dim(tactics)}${known.length === 0 ? "" : ` (${counted(known).join(", ")})`}`,
  ];
}

function woundsText({ labels, texts }: Pen, { config }: View, { wounds }: CombatView, side: 0 | 1): string {
  return counted(
    wounds[side].map(({ unit, markers, assigned, doomed }) => {
      const name = texts.name({ unit: catalogueFor(config).units[unit]?.id ?? "" });
      return `${name}: ${doomed ? labels.doomed : labels.damage(markers + assigned)}`;
    }),
  ).join(", ");
}

/** Returns the unspent dice of an attack. */
function diceText({ labels }: Pen, { dice }: Extract<FrameView, { kind: "attack" }>): string {
  const { faces } = labels;
  return dice
    .flatMap((counts, color) =>
      counts.map((count, face) => {
        const name = `${faces.each[face] ?? ""} (${faces.colours[color] ?? ""})`;
        return count === 0 ? "" : count === 1 ? name : `${count} × ${name}`;
      }),
    )
    .filter((part) => part !== "")
    .join(", ");
}
