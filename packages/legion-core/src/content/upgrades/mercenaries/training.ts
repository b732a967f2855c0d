import { at } from "@sw/tabletop";
import { choiceLines } from "../../../catalogue/cards.ts";
import type { UnitMatch } from "../../../catalogue/entries.ts";
import { putOnCard, tokensOnCard } from "../../../mission/stock.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { may, mayChoose, must, on } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut, optionOut } from "../../../state/missed.ts";
import type { GameWork } from "../../../state/work.ts";
import { isReadied, placeOfCard, turnCard } from "../../../units/cards.ts";
import { askNamed, onlyItself } from "../../../units/choosing.ts";
import { hasTokens, isFielded } from "../../../units/conditions.ts";
import { alliesAt, touchingLeader } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { startHealing } from "../../keywords/shared/healing.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, byUpgrade, exhaustingAction, spend } from "../effects.ts";
import { TOKEN_CHOICES } from "../token-effects.ts";

/** Training upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "training" }, () => ({
  "call-to-arms": {
    name: "Call To Arms",
    cost: 5,
    bullets: 2,
    restriction: {
      any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
    },
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: the unit gains 1 suppression token and has Charge until the end of the round.",
    es: "Acción gratuita que agota la carta: la unidad gana 1 ficha de Acobardamiento y tiene Acometida hasta el final de la ronda.",
    does: (card) => [
      exhaustingAction(card, (work, { unit }) => {
        gainTokens(work, unit, "suppression", 1, byUpgrade(card));
        beginOngoing(work, { unit, keyword: "charge", value: 1, until: "round" }, byUpgrade(card));
      }),
    ],
  },
  "herbal-medicine": {
    name: "Herbal Medicine",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Logray" },
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: choose a friendly Ewok trooper unit at range 1. Remove 1 wound token from it, or restore 1 of its miniatures that was defeated this round.",
    es: "Acción gratuita que agota la carta: se elige una unidad de infantería Ewok aliada a alcance 1. Se le quita 1 ficha de Herida, o se restaura 1 miniatura suya derrotada en esta ronda.",
    does: (card) => [
      exhaustingAction(
        card,
        (work, { unit }) => startHealing(work, card, unit, 1),
        (look, unit) => ewoksNear(look, unit).length > 0,
      ),
      on("heals", {
        rule: "leg.upgrade.action-exhaust-icons",
        effect: "leg.upgrade.action-exhaust-icons",
        tokens: ["wound"],
        restores: true,
        candidates: (look, { unit }) => ewoksNear(look, unit),
      }),
    ],
  },
  "insatiable-curiosity": {
    name: "Insatiable Curiosity",
    cost: 8,
    restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
    expend: true,
    action: "free-action",
    en: "Free action, expending the card: choose an enemy unit in base contact with the leader and discard one of its heavy weapon, gear or armament upgrades that is neither unique nor limited. Then this unit suffers 1 wound.",
    es: "Acción gratuita que consume la carta: elige una unidad enemiga en contacto con la peana del líder y descarta una de sus mejoras de Arma pesada, Equipo o Armamento que no sea única ni limitada. Después esta unidad sufre 1 Herida.",
    does: (card) => [
      on("action", {
        ...exhaustingAction(card, () => undefined).does,
        available: (look, { unit }) =>
          isReadied(look, unit, card) && (loot(look, unit).length > 0 || fallsOut(look, unit, "nothing-to-take-away")),
        run(work, { unit }) {
          spend(work, unit, card, "expended");
          askNamed(work, card, "loot", unit);
        },
      }),
      on("choices", {
        loot: {
          kind: "named",
          rule: "leg.upgrade.discard-loses-rules",
          candidates: (look, { about }) => (about === null ? [] : loot(look, about).map(({ name }) => name)),
          take(work, { about }, chosen) {
            const found = about === null ? undefined : loot(work, about).find(({ name }) => name === chosen);
            if (about === null || found === undefined) return;
            const because = byUpgrade(card);
            turnCard(work, found.unit, found.place, "discarded", because);
            dealWounds(work, about, 1, because);
          },
        },
      }),
    ],
  },
  "onward-to-victory": {
    name: "Onward to Victory",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Logray" },
    exhaust: true,
    en: "At the start of the Activation Phase the card may be exhausted. While it is, a friendly Ewok trooper unit may perform a speed-1 move each time an enemy unit is defeated. The card is discarded at the start of the End Phase.",
    es: "Al comienzo de la fase de Activación se puede agotar la carta. Mientras lo esté, cada vez que una unidad enemiga sea eliminada, una unidad de infantería Ewok aliada puede efectuar un movimiento de Velocidad 1. La carta se descarta al comienzo de la fase Final.",
    does: (card) => [
      may(
        "activation-phase-start",
        (look, { unit }) => isReadied(look, unit, card),
        (work, { unit }) => spend(work, unit, card, "exhausted"),
      ),
      must(
        "end-phase-start",
        (look, { unit }) => isUnderWay(look, unit, card),
        (work, { unit }) => {
          const place = placeOfCard(work, unit, card);
          turnCard(work, unit, place, "discarded", byUpgrade(card));
        },
      ),
      on("foe-falls", (work, { unit }) => {
        if (!isUnderWay(work, unit, card)) return;
        work.later({ kind: "choice", source: card, unit, value: 1, chosen: [] });
      }),
      on(
        "choice",
        mayChoose(
          "leg.upgrade.action-exhaust-icons",
          (look, unit) =>
            undefeated(look.state, at(look.state.units, unit).owner).filter(
              (one) => fitsAny(look, one, [EWOKS]) && isFielded(look, one) && mayMove(look, one, "effect", MARCH),
            ),
          (work, unit) => startMove(work, unit, "effect", MARCH),
        ),
      ),
    ],
  },
  "secret-ingredients": {
    name: "Secret Ingredients",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Logray" },
    en: "At the start of each round place 1 aim or 1 dodge token on the card. At the start of its activation the unit may gain any of the tokens on it. Each time it has used Aid, it may remove 1 suppression token.",
    es: "Al comienzo de cada ronda se coloca en la carta 1 ficha de Ataque apuntado o 1 de Esquiva. Al comienzo de su activación, la unidad puede ganar cualquiera de las fichas que haya en ella. Cada vez que haya usado Ayuda, puede retirar 1 ficha de Acobardamiento.",
    choices: /* @__PURE__ */ choiceLines(TOKEN_CHOICES, {
      "store-aim": { en: "place an aim token on the card", es: "colocar una ficha de Ataque apuntado en la carta" },
      "store-dodge": { en: "place a dodge token on the card", es: "colocar una ficha de Esquiva en la carta" },
    }),
    does: (card) => [
      must(
        "start-of-round",
        (look, { unit }) => statusOf(at(look.state.units, unit)) !== "defeated",
        (work, { unit }) => askNamed(work, card, "store", unit),
      ),
      ...(["activation-start", "undeployed-activation-start"] as const).map(
        (moment): Part =>
          must(
            moment,
            (look, { unit }, about) => about === unit && stored(look, unit, card).length > 0,
            (work, { unit }) => askNamed(work, card, "taste", unit),
          ),
      ),
      on("choices", {
        store: {
          kind: "named",
          rule: "leg.upgrade.static-by-default",
          candidates: () => INGREDIENTS.map((token) => `store-${token}`),
          take(work, { about }, chosen) {
            for (const token of INGREDIENTS)
              if (about !== null && chosen === `store-${token}`) store(work, about, token, 1, card);
          },
        },
        taste: {
          kind: "named",
          rule: "leg.upgrade.static-by-default",
          may: true,
          candidates: (look, { about }) => (about === null ? [] : stored(look, about, card).map(toTaste)),
          take(work, { about }, chosen) {
            const token = INGREDIENTS.find((one) => chosen === toTaste(one));
            if (about === null || token === undefined) return;
            store(work, about, token, -1, card);
            if (stored(work, about, card).length > 0) askNamed(work, card, "taste", about);
            gainTokens(work, about, token, 1, byStatic(card));
          },
        },
      }),
      on("passed-on", (work, { unit }) => {
        work.later({ kind: "choice", source: card, unit, value: 1, chosen: [] });
      }),
      on(
        "choice",
        mayChoose(
          "leg.upgrade.static-by-default",
          (look, unit) => onlyItself(look, unit).filter((one) => hasTokens(look, one, "suppression")),
          (work, unit) => loseTokens(work, unit, "suppression", 1, byStatic(card)),
        ),
      ),
    ],
  },
}));

/** The types of upgrades that can be taken away. */
const TAKEN: readonly string[] = ["heavy-weapon", "gear", "armament"];

/**
 * Lists the upgrades that a unit could take away from enemies in base contact with its leader. Unique and limited
 * upgrades are excluded.
 */
function loot(
  look: Look,
  unit: UnitIndex,
): readonly { readonly name: string; readonly unit: UnitIndex; readonly place: number }[] {
  return touchingLeader(look, unit).flatMap((enemy) => {
    const { cards } = at(look.state.units, enemy);
    const all = profileOf(look, enemy).upgrades.map((card, place) => {
      return { card, name: `discard ${unitId(look.state, enemy)} ${card.id}`, unit: enemy, place };
    });
    return all.filter(({ card: { id: card, type, bullets }, name, place }) => {
      if (!TAKEN.includes(type)) return optionOut(look, name, "card-of-another-type", { card });
      if (bullets !== undefined) return optionOut(look, name, "card-unique-or-limited", { card });
      return cards[place] !== "discarded" || optionOut(look, name, "card-discarded-already", { card });
    });
  });
}

const EWOKS: UnitMatch = { affiliation: "ewoks", type: "trooper" };

/** The kinds of tokens on Logray's card. */
const INGREDIENTS = ["aim", "dodge"] as const;

/** Lists the kinds of tokens that are on the card of a unit. */
function stored(look: Look, unit: UnitIndex, card: string): readonly (typeof INGREDIENTS)[number][] {
  const there = tokensOnCard(look, at(look.state.units, unit).owner, card);
  const named = { unit: unitId(look.state, unit) };
  return INGREDIENTS.filter((token) => there[token] > 0 || optionOut(look, toTaste(token), "no-token-on-card", named));
}

/** Returns the name of the answer that takes a token from the card. */
function toTaste(token: (typeof INGREDIENTS)[number]): string {
  return `gain-${token}`;
}

/** Adds tokens to the card of a unit. A negative number removes them. */
function store(work: GameWork, unit: UnitIndex, token: (typeof INGREDIENTS)[number], more: number, card: string): void {
  const { owner } = at(work.state.units, unit);
  const { rule } = byStatic(card);
  const left = tokensOnCard(work, owner, card)[token] + more;
  putOnCard(work, owner, card, token, left, rule);
}

/** Lists the friendly Ewok trooper units at range 1, including the unit itself. */
function ewoksNear(look: Look, unit: UnitIndex): readonly number[] {
  return alliesAt(look, unit, 1).filter((friend) => fitsAny(look, friend, [EWOKS]));
}

/** The optional speed-1 move that the card grants. */
const MARCH = { speed: 1, optional: true } as const;

/** Whether the card of a unit is exhausted. */
function isUnderWay(look: Look, unit: UnitIndex, card: string): boolean {
  return at(look.state.units, unit).cards[placeOfCard(look, unit, card)] === "exhausted";
}
