import { at, nearest } from "@sw/tabletop";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { performingActions } from "../../../rounds/performing.ts";
import { lentBy } from "../../../state/hooks/upgrade-card.ts";
import { figure, may, must, mustChoose, on } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { isReadied, isTurnedTo, placeOfCard } from "../../../units/cards.ts";
import { askNamed, asks } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { areOfOneKind, isOfRank } from "../../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { afterStandardMove } from "../../keywords/shared/standard-moves.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { afterAttackAction } from "../attack-effects.ts";
import { byStatic, byUpgrade, lendFor, ordersItself, readiesInEndPhase, spend } from "../effects.ts";
import { PROTECTOR_POOL } from "../pool-effects.ts";
import { oneToken, TOKEN_CHOICES } from "../token-effects.ts";

/** Training upgrades without a faction, except those that have effects in attacks. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "training" }, () => ({
  endurance: {
    name: "Endurance",
    cost: 6,
    en: "At the end of the Activation Phase the unit may remove 1 suppression token.",
    es: "Al final de la fase de Activación, la unidad puede retirar 1 ficha de Acobardamiento.",
    does: (card) => [
      may(
        "activation-phase-end",
        ({ state }, { unit }) => unitTokens(state, unit, "suppression") > 0,
        (work, { unit }) => loseTokens(work, unit, "suppression", 1, byStatic(card)),
      ),
    ],
  },
  "into-the-fray": {
    name: "Into the Fray",
    cost: 4,
    en: "When an enemy unit at range 1 starts its activation, the unit may gain 1 surge token.",
    es: "Cuando una unidad enemiga a alcance 1 comienza su activación, la unidad puede ganar 1 ficha de Incremento.",
    does: (card) => [
      may(
        "activation-start",
        (look, { unit }, about) => about !== null && enemiesAt(look, unit, 1).includes(about),
        (work, { unit }) => gainTokens(work, unit, "surge", 1, byStatic(card)),
      ),
    ],
  },
  "offensive-push": {
    name: "Offensive Push",
    cost: 6,
    exhaust: true,
    en: "In its activation the unit may exhaust the card for Tactical 1 in a move action.",
    es: "En su activación, la unidad puede agotar la carta para tener Táctica 1 en una acción de movimiento.",
    does: (card) => {
      const { does } = afterStandardMove("aim", byUpgrade(card));
      return [
        may(
          "moving",
          (look, bearer, about) =>
            isReadied(look, bearer.unit, card) &&
            nearest(look.state, "activation")?.unit === bearer.unit &&
            does.applies(look, bearer, about),
          (work, bearer, about) => {
            spend(work, bearer.unit, card, "exhausted");
            does.run(work, bearer, about);
          },
        ),
      ];
    },
  },
  "offensive-stance": {
    name: "Offensive Stance",
    cost: 5,
    restriction: { slot: "force" },
    doubleSided: true,
    doubts: ["Only the defensive side was read; the other is inferred from the name."],
    en: "The card may be turned over at the start of the activation. With its offensive side the unit gains an aim token more by an aim action and spends no dodge tokens; with its defensive side it gains a dodge token more by a dodge action and spends no aim tokens.",
    es: "Se puede dar la vuelta a la carta al comienzo de la activación. Con su cara ofensiva, la unidad gana una ficha de Ataque apuntado más con una acción de apuntar y no gasta fichas de Esquiva; con su cara defensiva gana una ficha de Esquiva más con una acción de esquivar y no gasta fichas de Ataque apuntado.",
    does: (own) => [
      must(
        "activation-start",
        (_look, { unit }, about) => about === unit,
        (work, { unit }) => {
          const card = placeOfCard(work, unit, own);
          work.push({ kind: "side", unit, card, ...byStatic(own) });
        },
      ),
      figure("more-aims", (look, { unit }) => (isDefensive(look, unit, own) ? 0 : 1)),
      figure("more-dodges", (look, { unit }) => (isDefensive(look, unit, own) ? 1 : 0)),
      on("withholds", (look, { unit }) => [isDefensive(look, unit, own) ? "aim" : "dodge"]),
    ],
  },
  overwatch: {
    name: "Overwatch",
    cost: 4,
    keywords: ["sentinel"],
  },
  protector: {
    name: "Protector",
    cost: 5,
    exhaust: true,
    en: "When the unit uses Guardian, it may exhaust the card to cancel criticals as if they were hits. The card readies in the End Phase.",
    es: "Cuando la unidad usa Guardián, puede agotar la carta para anular impactos críticos como si fueran impactos. La carta se prepara en la fase Final.",
    does: (card) => [
      figure("in-attack", (look, { unit, value }) => (isReadied(look, unit, card) ? value : 0)),
      on("guarding", PROTECTOR_POOL),
      on("pool-use", {
        side: "user",
        used(work, unit) {
          if (isReadied(work, unit, card)) spend(work, unit, card, "exhausted");
        },
      }),
      readiesInEndPhase(card),
    ],
  },
  "seize-the-initiative": {
    name: "Seize the Initiative",
    cost: 5,
    restriction: { any: [{ rank: "commander" }, { rank: "operative" }] },
    expend: true,
    doubts: ["Exhaust or expend, and the allowed ranks, differ between sources."],
    en: "In the Issue Orders step the card may be expended for the unit to issue an order to itself.",
    es: "En el paso Impartir órdenes se puede consumir la carta para que la unidad se imparta una orden a sí misma.",
    does: (card) => [ordersItself(card, "expended")],
  },
  "situational-awareness": {
    name: "Situational Awareness",
    cost: 4,
    costChanges: [{ on: { rank: "support" }, points: 4 }],
    keywords: ["outmaneuver"],
    doubts: ["Cost rider found in one older table only.", "The change of its cost rests on one older table."],
  },
  "strike-and-fade": {
    name: "Strike and Fade",
    cost: 5,
    restriction: { keyword: "speeder" },
    exhaust: true,
    withoutSlot: [{}],
    doubts: ["Wording from one summary."],
    en: "After an attack action in its activation the unit may exhaust the card to perform a free move action.",
    es: "Tras una acción de ataque en su activación, la unidad puede agotar la carta para realizar una acción de movimiento gratuita.",
    does: (card) => [
      afterAttackAction(
        true,
        (look, unit) =>
          isReadied(look, unit, card) &&
          performingActions(look.state, unit) !== undefined &&
          moveBan(look, unit, "action") === undefined,
        (work, unit) => {
          spend(work, unit, card, "exhausted");
          startMove(work, unit, "action");
        },
      ),
    ],
  },
  "strike-team-leader": {
    name: "Strike Team Leader",
    cost: 8,
    bullets: 1,
    restriction: { rank: "operative" },
    en: "During setup choose a friendly special forces unit of the same faction or affiliation. It may provide backup to this unit, and at the start of each Activation Phase it gains 1 aim or 1 dodge token if it is at range 2 of it.",
    es: "Durante la preparación se elige una unidad aliada de Fuerzas especiales de la misma facción o afiliación. Puede proporcionar asistencia a esta unidad y, al comienzo de cada fase de Activación, gana 1 ficha de Ataque apuntado o 1 de Esquiva si está a alcance 2 de ella.",
    choices: TOKEN_CHOICES,
    does: (card) => [
      asks(card, "setup-effects", (look, unit) => teams(look, unit).length > 0),
      must(
        "activation-phase-start",
        (look, { unit }) => teamNear(look, unit).length > 0,
        (work, { unit }) => {
          for (const friend of teamNear(work, unit)) askNamed(work, card, "token", friend);
        },
      ),
      on(
        "choice",
        mustChoose("leg.upgrade.static-by-default", teams, (work, team) => lendFor(work, team, card, "game")),
      ),
      on("choices", { token: oneToken(card, ["aim", "dodge"]) }),
      on("lasting", []),
      on("backup", { takes: isInTeam }),
    ],
  },
}));

/** Lists the friendly special forces units that a unit can lead. */
function teams(look: Look, unit: UnitIndex): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (friend) =>
      (friend !== unit || fallsOut(look, friend, "unit-itself")) &&
      isOfRank(look, friend, ["special-forces"]) &&
      areOfOneKind(look, unit, friend),
  );
}

/** Returns the unit of the strike team if it is at range 2, as a list of one or none. */
function teamNear(look: Look, unit: UnitIndex): readonly number[] {
  return friendsAt(look, unit, 2).filter((friend) => isInTeam(look, unit, friend));
}

/** Whether a friendly unit was chosen for the strike team. */
function isInTeam({ state }: Look, _unit: UnitIndex, friend: UnitIndex): boolean {
  return state.ongoing.some(({ unit, keyword }) => unit === friend && keyword === lentBy("strike-team-leader"));
}

/** Whether the defensive side of Offensive Stance, its second side, is faceup. */
function isDefensive(look: Look, unit: UnitIndex, card: string): boolean {
  return isTurnedTo(look, unit, card, "B");
}
