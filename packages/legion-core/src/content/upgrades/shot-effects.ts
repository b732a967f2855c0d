import type { LegionDie } from "@sw/dice";
import { at } from "@sw/tabletop";
import type { CardWords } from "../../catalogue/cards.ts";
import type { Cause } from "../../state/events.ts";
import type { ChoiceHook } from "../../state/hooks/keyword.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { cardAction, mustChoose, on } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut } from "../../state/missed.ts";
import { opponentOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { isTrooper } from "../../units/conditions.ts";
import { engagedBy, inSight } from "../../units/near.ts";
import { rollUnitDice } from "../../units/rolls.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { dealWounds } from "../../units/wounds/casualties.ts";
import { askFor, byStatic } from "./effects.ts";

/** A shot that is not an attack: its possible targets, its die, and whether a hit also gives suppression. */
export interface Shot {
  readonly die: LegionDie;
  readonly suppresses: boolean;
  readonly because: Cause;
  /** Returns the indexes of the units that can be targets. */
  targets(look: Look, unit: UnitIndex): readonly number[];
}

/** Creates the choice of a target for which one die is rolled. On a hit or a critical it suffers 1 wound. */
export function shot({ die, suppresses, because, targets }: Shot): ChoiceHook {
  return mustChoose(because.rule, targets, (work, target, unit) =>
    fire(work, unit, target, { die, suppresses, because }),
  );
}

function fire(
  work: GameWork,
  unit: UnitIndex,
  target: number,
  { die, suppresses, because }: Omit<Shot, "targets">,
): void {
  const [face] = rollUnitDice(work, unit, die, 1, because);
  if (face !== "hit" && face !== "critical") return;
  if (suppresses) gainTokens(work, target, "suppression", 1, because);
  dealWounds(work, target, 1, because, unit);
}

/** Lists the enemy units on the battlefield that a unit sees. */
export function enemiesInSight(look: Look, unit: UnitIndex): readonly number[] {
  return inSight(look, unit, undefeated(look.state, opponentOf(at(look.state.units, unit).owner)));
}

/**
 * Creates the effects of a marksman: a card action with a shot at an unengaged enemy trooper unit in sight, while the
 * unit is not engaged either.
 */
export function marksman(card: string): readonly Part[] {
  const targets = (look: Look, unit: UnitIndex): readonly number[] =>
    engagedBy(look, unit).length > 0
      ? []
      : enemiesInSight(look, unit).filter(
          (enemy) =>
            isTrooper(look, enemy) && (engagedBy(look, enemy).length === 0 || fallsOut(look, enemy, "unit-engaged")),
        );
  return [
    cardAction(card, (look, { unit }) => targets(look, unit).length > 0, askFor(card)),
    on("choice", shot({ die: "red-attack", suppresses: true, because: byStatic(card), targets })),
  ];
}

/** The rules text of marksman cards in English and Spanish. */
export const MARKSMAN_DOES: NonNullable<CardWords["does"]> = {
  en: "Card action while the unit is not engaged: choose an enemy trooper unit in line of sight that is not engaged and roll 1 red attack die. On a hit or a critical it suffers 1 wound and gains 1 suppression token.",
  es: "Acción de carta si la unidad no está trabada: elige una unidad de infantería enemiga en línea de visión que no esté trabada y tira 1 dado de ataque rojo. Con un impacto o un impacto crítico sufre 1 Herida y gana 1 ficha de Acobardamiento.",
};
