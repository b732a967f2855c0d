import { at } from "@sw/tabletop";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { performingActions } from "../../../rounds/performing.ts";
import { adds, defending, figure, freeCardAction, mustChoose, permits } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { Side } from "../../../state/seats.ts";
import { askNamed, askUnits, unchosen } from "../../../units/choosing.ts";
import { courageOf, hasTokens, isFielded, isSuppressed, isTrooper, unitTokens } from "../../../units/conditions.ts";
import { alliesAt, enemiesAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny, isOfNoRank } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { freeAttack, mayAttackAnytime } from "../../keywords/shared/free-attacks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, choosing } from "../choice-effects.ts";
import {
  aboutOwn,
  asActivated,
  byCard,
  give,
  givenOnOrder,
  givenTo,
  isLent,
  lend,
  MARK,
  ownMust,
  ownUnits,
  untimed,
} from "../effects.ts";

const LUKE_SKYWALKER_JEDI_KNIGHT = { unit: "Luke Skywalker", title: "Jedi Knight" } as const;

const LUKE = { unit: "Luke Skywalker" } as const;

/** Command cards of Luke Skywalker. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance" }, () => ({
  "son-of-skywalker": {
    name: "Son of Skywalker",
    pips: 1,
    requires: LUKE,
    orders: LUKE,
    en: "After his first attack of the round, Luke Skywalker may perform a free attack action, even if he has already performed an attack action in this activation.",
    es: "Tras su primer ataque de la ronda, Luke Skywalker puede realizar una acción de ataque gratuita, aunque ya haya realizado una acción de ataque en esta activación.",
    does: (card) => ({
      gift: MARK,
      moments: [
        ownMust(
          "after-attack",
          (look, about) => fitsAny(look, about, [LUKE]) && !isLent(look, about, card),
          (work, unit) => {
            // That the first attack is past stays with him; a free action needs his own Perform Actions step.
            lend(work, unit, card, 1, card);
            if (performingActions(work.state, unit) === undefined) return;
            work.push({ kind: "volley", unit, card: card, left: 1, attacked: [] });
          },
        ),
      ],
    }),
  },
  "you-serve-your-master-well": {
    name: "You Serve Your Master Well",
    pips: 1,
    requires: LUKE_SKYWALKER_JEDI_KNIGHT,
    orders: LUKE,
    incomplete: true,
    doubts: ["Ranges and first line missing in the scan."],
    en: "In his activation this round Luke Skywalker has a free action: a friendly trooper unit on the battlefield that is neither commander nor operative performs a free move or attack action, or such an enemy unit that is suppressed gains 3 suppression tokens.",
    es: "En su activación de esta ronda, Luke Skywalker tiene una acción gratuita: una unidad de infantería aliada que esté en el campo de batalla y no sea Comandante ni Agente realiza una acción de movimiento o de ataque gratuita, o una unidad enemiga de ese tipo que esté acobardada gana 3 fichas de Acobardamiento.",
    choices: {
      "move-freely": { en: "a free move action", es: "una acción de movimiento gratuita" },
      "attack-freely": { en: "a free attack action", es: "una acción de ataque gratuita" },
    },
    does: (card) => ({
      gift: {
        effect: [
          freeCardAction(
            card,
            (look, { unit }) => persuadable(look, unit).length > 0,
            (work, { unit }) => askUnits(work, card, unit),
          ),
        ],
        to: [LUKE],
      },
      choice: mustChoose("leg.cards.command-use", persuadable, (work, unit, luke) => {
        if (at(work.state.units, unit).owner !== at(work.state.units, luke).owner)
          give(work, unit, "suppression", 3, card);
        else askNamed(work, card, "service", unit);
      }),
      choices: {
        service: {
          kind: "named",
          rule: "leg.cards.command-use",
          candidates: (look, { about }) => (about === null ? [] : servicesOf(look, about)),
          take(work, { about }, chosen) {
            if (about === null) return;
            if (chosen === "move-freely") startMove(work, about, "action");
            else freeAttack(work, about, card, "leg.cards.command-use", null, null);
          },
        },
      },
    }),
  },
  "full-of-surprises": {
    name: "Full of Surprises",
    pips: 2,
    requires: LUKE,
    orders: LUKE,
    en: "Luke Skywalker gains 1 dodge token. When he defends this round, he adds as many white defense dice as his courage exceeds his suppression tokens.",
    es: "Luke Skywalker gana 1 ficha de Esquiva. Cuando se defiende esta ronda, añade tantos dados de defensa blancos como su valor de Aplomo menos sus fichas de Acobardamiento.",
    does: (card) => ({
      moments: [givenTo(card, LUKE, { tokens: ["dodge"] })],
      gift: {
        effect: [
          defending(adds("white-defense-dice", "value")),
          figure(
            "in-attack",
            (look, { unit }) => (courageOf(look, unit) ?? 0) - unitTokens(look.state, unit, "suppression"),
          ),
        ],
        to: [LUKE],
      },
    }),
  },
  "my-ally-is-the-force": {
    name: "My Ally is the Force",
    pips: 2,
    requires: LUKE,
    orders: [order(2, { type: "trooper" })],
    en: "Each ordered unit gains 1 dodge token.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva.",
    does: (card) => ({
      moments: [givenOnOrder(card, { tokens: ["dodge"] })],
    }),
  },
  "i-am-a-jedi": {
    name: "I am a Jedi",
    pips: 3,
    requires: LUKE_SKYWALKER_JEDI_KNIGHT,
    orders: LUKE,
    incomplete: true,
    doubts: ["Range and surge symbol read from a poor scan."],
    en: "This round Luke Skywalker converts defense surges to blocks and cannot attack. Up to 2 enemy trooper units at range 3 of him cannot attack this round either.",
    es: "Esta ronda, Luke Skywalker convierte sus incrementos defensivos en bloqueos y no puede atacar. Hasta 2 unidades de infantería enemigas a alcance 3 de él tampoco pueden atacar esta ronda.",
    does: (card) => ({
      moments: [untimed((work, side) => askCard(work, card, "enemies", side, null))],
      choices: {
        enemies: choosing(2, troopersBefore, (work, chosen) => {
          for (const unit of chosen) lend(work, unit, card, 1, card);
        }),
      },
      gift: {
        effect: [
          defending(adds("surge-to-block", 1)),
          // The card is lent to enemies too: they may not attack, but only Luke converts surges by it.
          figure("in-attack", (look, { unit, value }) => (fitsAny(look, unit, [LUKE]) ? value : 0)),
          permits("no-attacks"),
        ],
        to: [LUKE],
      },
    }),
  },
  "return-of-the-jedi": {
    name: "Return of the Jedi",
    pips: 3,
    requires: LUKE,
    orders: [order(1, LUKE), order(2)],
    en: "When Luke Skywalker is issued an order, he gains 1 dodge token. When he starts his activation this round, friendly trooper units at range 3 may remove 1 suppression token each.",
    es: "Cuando Luke Skywalker recibe una orden, gana 1 ficha de Esquiva. Cuando empieza su activación de esta ronda, las unidades de infantería aliadas a alcance 3 pueden retirar 1 ficha de Acobardamiento cada una.",
    does: (card) => ({
      moments: [
        aboutOwn("order-issued", LUKE, (work, unit) => give(work, unit, "dodge", 1, card)),
        ...asActivated(LUKE, (work, unit) => askUnits(work, card, unit, calmable(work, unit).length)),
      ],
      choice: {
        rule: "leg.cards.command-use",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) => unchosen(calmable(look, unit), chosen),
        take(work, _bearer, chosen) {
          for (const unit of chosen) loseTokens(work, unit, "suppression", 1, byCard(card));
        },
      },
    }),
  },
}));

/** Lists the friendly trooper units at range 3 of a unit, including itself, that have suppression to remove. */
function calmable(look: Look, unit: UnitIndex): readonly number[] {
  return alliesAt(look, unit, 3).filter((other) => isTrooper(look, other) && hasTokens(look, other, "suppression"));
}

/** Lists the enemy trooper units at range 3 of Luke. */
function troopersBefore(look: Look, side: Side): readonly number[] {
  const near = ownUnits(look, side, LUKE).flatMap((unit) => enemiesAt(look, unit, 3));
  return near.filter((unit) => isTrooper(look, unit));
}

/** Lists the free actions that a friendly unit can perform for Luke: a move, an attack or both. */
function servicesOf(look: Look, unit: UnitIndex): readonly string[] {
  const moves = moveBan(look, unit, "action") === undefined ? ["move-freely"] : [];
  const attacks = mayAttackAnytime(look, unit) ? ["attack-freely"] : [];
  return [...moves, ...attacks];
}

/**
 * Lists the trooper units that Luke can choose, without commanders and operatives: friendly ones that can move or
 * attack, and suppressed enemies.
 */
function persuadable(look: Look, luke: number): readonly number[] {
  const { units } = look.state;
  const { owner } = at(units, luke);
  return [...units.keys()].filter((unit) => {
    if (statusOf(at(units, unit)) === "defeated" || !isFielded(look, unit) || !isTrooper(look, unit)) return false;
    if (!isOfNoRank(look, unit, ["commander", "operative"])) return false;
    if (at(units, unit).owner !== owner) return isSuppressed(look, unit) || fallsOut(look, unit, "unit-not-suppressed");
    return servicesOf(look, unit).length > 0 || fallsOut(look, unit, "neither-moves-nor-attacks");
  });
}
