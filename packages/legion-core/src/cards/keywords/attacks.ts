import { at, nearest } from "@sw/tabletop";
import { fits } from "../../army/match.ts";
import { hasDefender } from "../../attack/eligible.ts";
import { performingActions, startAttack } from "../../rounds/performing.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { AttackKind } from "../../state/frames.ts";
import type { Bearer, GameKeyword } from "../../state/hooks/keyword.ts";
import { unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { visibleOf } from "../../table/sight/seen.ts";
import { attacksAndWithdraws } from "../../table/unit-types.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { profileOf } from "../../units/profiles.ts";
import { isInSomeArc } from "./arcs.ts";

/** Keywords by which attacks are formed, and those that give free attacks. */
export const ATTACKS: readonly GameKeyword[] = [
  {
    id: "fixed",
    name: { en: "Fixed: Front/Rear", es: "Arma fija: frontal/posterior" },
    rules: ["leg.kw.fixed"],
    weapon: {
      usable: ({ figure, defender }, { arcs = [] }) => defender.figures.some((one) => isInSomeArc(figure, one, arcs)),
    },
  },
  {
    id: "spray",
    name: { en: "Spray", es: "Rociada" },
    rules: ["leg.kw.spray"],
    weapon: { times: ({ scene, figure, defender }) => visibleOf(scene, figure, defender).length },
  },
  {
    id: "arsenal",
    name: { en: "Arsenal X", es: "Arsenal X" },
    rules: ["leg.kw.arsenal-x.contribute", "leg.kw.arsenal-x.once-each"],
    unitAmounts: [
      { amount: "weapons", adds: "value" },
      { amount: "weapons", adds: -1 },
    ],
  },
  {
    id: "gunslinger",
    name: { en: "Gunslinger", es: "Pistolero" },
    rules: ["leg.kw.gunslinger", "leg.kw.gunslinger.limit"],
    again: { weapons: "all", attack: "ranged", most: 1 },
  },
  {
    id: "beam",
    name: { en: "Beam X", es: "Rayo continuo X" },
    rules: ["leg.kw.beam-x.declare", "leg.kw.beam-x.targets", "leg.kw.beam-x.gunslinger"],
    again: { weapons: "own", most: "value", near: 1, anyRange: true },
  },
  {
    id: "charge",
    name: { en: "Charge", es: "Acometida" },
    rules: ["leg.kw.charge.trigger", "leg.kw.charge.limits", "leg.kw.charge.one-attack-action"],
    moments: [
      {
        moment: "after-move-action",
        may: true,
        applies: (look, { unit }, about) =>
          about === unit && charged(look, unit) !== null && mayAttackFreely(look, unit, charged(look, unit), "melee"),
        run: (work, { unit }) =>
          freeAttack(work, unit, "charge", "leg.kw.charge.trigger", charged(work, unit), "melee"),
      },
    ],
  },
  {
    id: "relentless",
    name: { en: "Relentless", es: "Imparable" },
    rules: ["leg.kw.relentless"],
    moments: [
      {
        moment: "after-move-action",
        may: true,
        applies: (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, null),
        run: (work, { unit }) => freeAttack(work, unit, "relentless", "leg.kw.relentless", null, null),
      },
    ],
  },
  {
    id: "steady",
    name: { en: "Steady", es: "Disparo en movimiento" },
    rules: ["leg.kw.steady"],
    moments: [
      {
        moment: "after-move-action",
        may: true,
        applies: (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, "ranged"),
        run: (work, { unit }) => freeAttack(work, unit, "steady", "leg.kw.steady", null, "ranged"),
      },
    ],
  },
  {
    id: "cumbersome",
    name: { en: "Cumbersome", es: "Aparatosa" },
    rules: ["leg.kw.cumbersome"],
    weapon: {
      dice: ({ state }, attacker, [white = 0, black = 0, red = 0]) =>
        hasMoved(state, attacker) ? [white + black, red, 0] : [white, black, red],
    },
  },
  {
    id: "detachment",
    name: { en: "Detachment: Name/Type", es: "Destacamento: nombre/tipo de unidad" },
    rules: ["leg.kw.detachment.rank", "leg.kw.detachment.requires", "leg.kw.detachment.deploy"],
    moments: [
      {
        moment: "setup-effects",
        may: false,
        applies: (look, bearer) => shared(look, bearer).length > 0,
        run: shareDeployment,
      },
    ],
  },
];

/** Moves, as activations note them. */
const MOVES: readonly string[] = ["move", "withdraw", "compulsory-move"];

/** Whether a unit has moved in its activation that is going on. */
function hasMoved(state: Look["state"], unit: number): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.done.some((id) => MOVES.includes(id));
}

/** The unit with which the move that has just been made started a melee. */
function charged({ state }: Pick<Look, "state">, unit: number): number | null {
  const move = nearest(state, "move");
  return move?.unit === unit ? move.charged : null;
}

/**
 * Whether a unit may perform a free attack action now: in the Perform Actions step of its own activation
 * (leg.actions.free-action-window), as its one attack action (leg.attack.one-attack-action), and against somebody.
 */
function mayAttackFreely(look: Look, unit: number, only: number | null, kind: AttackKind | null): boolean {
  const activation = performingActions(look.state, unit);
  if (activation === undefined) return false;
  const { type } = profileOf(look, unit);
  const shutOut = attacksAndWithdraws(type) ? ["attack", "standby"] : ["attack", "standby", "withdraw"];
  if (shutOut.some((id) => activation.done.includes(id))) return false;
  return hasDefender(look, { attacker: unit, only, with: kind, pools: [] });
}

function freeAttack(
  work: GameWork,
  unit: number,
  cause: string,
  rule: RuleId,
  only: number | null,
  kind: AttackKind | null,
): void {
  const id = unitId(work.state, unit);
  work.emit({ type: "action-performed", unit: id, action: "attack", free: true, rule, cause });
  startAttack(work, unit, cause, only, kind);
}

/** The keywords of deploying that a unit with Detachment takes over from a unit that it is a detachment of. */
const DEPLOYING = ["infiltrate", "prepared-position"] as const;

function shared(look: Look, { unit }: Bearer): readonly string[] {
  const { state } = look;
  const { owner } = at(state.units, unit);
  const matches = profileOf(look, unit).uses.flatMap(({ id, of = [] }) => (id === "detachment" ? of : []));
  const parents = state.units.flatMap((other, index) => {
    const { fielded, keywords } = profileOf(look, index);
    const fitting = other.owner === owner && matches.some((match) => fits(fielded, match));
    return fitting && keywords["detachment"] === undefined ? [index] : [];
  });
  const own = keywordsOf(look, unit);
  return DEPLOYING.filter(
    (id) => own[id] === undefined && parents.some((parent) => keywordsOf(look, parent)[id] !== undefined),
  );
}

function shareDeployment(work: GameWork, bearer: Bearer): void {
  for (const keyword of shared(work, bearer)) {
    const cause = { rule: "leg.kw.detachment.deploy", cause: "detachment" } as const;
    beginOngoing(work, { unit: bearer.unit, keyword, value: 1, until: "game" }, cause);
  }
}
