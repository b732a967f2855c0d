import { newBattle } from "../combat/cinematic/battle.ts";
import type { Theater } from "../language/language.ts";
import type { SystemId, UnitId } from "../state/actions.ts";
import { GROUND, NO_CARD, NO_PICK, SPACE } from "../state/codes.ts";
import type { AttackFrame, Dice, Faces, GameFrame } from "../state/frames.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { Scenario } from "../testing/spec.ts";
import type { GuideTable } from "./table.ts";

/** Damage on one unit of a type. */
export interface Damaged {
  readonly unit: UnitId;
  readonly damage: number;
}

/** The dice of one colour by the faces that they show. */
export interface RolledDice {
  readonly hits: number;
  readonly directHits: number;
  readonly specials: number;
  readonly blanks: number;
}

/** A roll of the Empire in a battle. */
export interface ImperialRoll {
  readonly system: SystemId;
  readonly theater: Theater;
  readonly red: RolledDice;
  readonly black: RolledDice;
  /** The green dice, which only the expansion has. Defaults to none. */
  readonly green?: RolledDice;
  /** The damaged units of both sides. */
  readonly damaged: readonly Damaged[];
}

const NO_DICE: Faces = [0, 0, 0, 0];

/**
 * Returns the faces that the dice count as. In the original variant every special icon is a hit
 * (solo.var.combat.special-as-hit).
 */
function facesOf({ hits, directHits, specials, blanks }: RolledDice, isOriginal: boolean): Faces {
  return isOriginal ? [hits + specials, directHits, 0, blanks] : [hits, directHits, specials, blanks];
}

function diceOf({ red, black, green }: ImperialRoll, isOriginal: boolean): Dice {
  const dice = [facesOf(red, isOriginal), facesOf(black, isOriginal)] as const;
  return green === undefined ? dice : [...dice, facesOf(green, isOriginal)];
}

/**
 * Returns the scenario of an Imperial attack with its roll on the table. It starts before rerolls and saves, which
 * exist only in cinematic combat, or when the hits are assigned.
 */
export function attackOf(
  table: GuideTable,
  roll: ImperialRoll,
  isAssigning: boolean,
  isRebel: (unit: UnitId) => boolean,
): Scenario {
  const { cinematic } = table.options;
  const theater = roll.theater === "space" ? SPACE : GROUND;
  const wounds = (side: boolean) =>
    roll.damaged.filter(({ unit }) => isRebel(unit) === side).map(({ unit, damage }) => ({ unit, markers: damage }));
  const attack: AttackFrame = {
    kind: "attack",
    side: IMPERIAL,
    theater,
    stage: isAssigning ? "assign" : "actions",
    pool: [0, 0],
    set: [NO_DICE, NO_DICE],
    dice: diceOf(roll, !cinematic),
    card: NO_CARD,
    left: 0,
    last: NO_PICK,
    picked: [],
    noBlock: false,
  };
  const frames: readonly GameFrame[] = cinematic
    ? [{ ...newBattle(theater), stage: "attacks", turn: 1 }, attack]
    : [attack];
  const stage = cinematic ? (theater === SPACE ? "plans" : "retreat") : (`${roll.theater}-second` as const);
  const combat = {
    system: roll.system,
    initiator: "imperial",
    round: 1,
    stage,
    wounds: { rebel: wounds(true), imperial: wounds(false) },
  } as const;
  return { active: "imperial", combat, frames };
}
