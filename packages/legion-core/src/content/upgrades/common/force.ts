import { at } from "@sw/tabletop";
import { hasDefender } from "../../../attack/declaring.ts";
import { mayMove, moveEnemy } from "../../../moving/moves.ts";
import { startAttack } from "../../../rounds/performing.ts";
import { lentBy } from "../../../state/hooks/upgrade-card.ts";
import { figure, must, mustChoose, on } from "../../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isReadied } from "../../../units/cards.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { friendsAt, isFarOff } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { askFor, byUpgrade, lendFor, spend, turnedAtStart } from "../effects.ts";
import { exert, exerted, FORCE_RANGE_RULE, forceAction, thrown, unitsNear, voidChoice } from "../force-effects.ts";
import { CLAIRVOYANCE_POOL, FORCE_BARRIER_POOL } from "../pool-effects.ts";

/** Force upgrades for both sides. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "force" }, () => ({
  "burst-of-speed": {
    name: ["Burst of Speed", "Aceleración"],
    cost: 10,
    expend: true,
    en: "At the start of its activation the unit may expend the card: its maximum speed is 3 until the end of the round, when it gains 1 immobilize token.",
    es: "Al comienzo de su activación, la unidad puede consumir la carta: su Velocidad máxima es 3 hasta el final de la ronda, cuando gana 1 ficha de Inmovilización.",
    does: (card) => [
      ...turnedAtStart(card, "expended", (work, { unit }) => lendFor(work, unit, card, "round")),
      on("lasting", [
        // No tool is longer than speed 3.
        figure("speed", 3),
        must(
          "end-phase",
          () => true,
          (work, { unit }) => gainTokens(work, unit, "immobilize", 1, byUpgrade(card)),
        ),
      ]),
    ],
  },
  clairvoyance: {
    name: "Clairvoyance",
    cost: 10,
    expend: true,
    en: "Once per game, when the unit may reroll dice of an attack or a defense, it may expend the card to roll all of its dice again. Their surges are converted as always; otherwise the results can be neither rerolled nor changed in the Modify Dice step, by either player.",
    es: "Una vez por partida, cuando la unidad pueda volver a tirar dados de un ataque o de una defensa, puede consumir la carta para tirar de nuevo todos sus dados. Los incrementos se convierten como siempre; por lo demás los resultados no se pueden volver a tirar ni cambiar en el paso Modificar los dados, ni por un jugador ni por el otro.",
    choices: {
      clairvoyance: { en: "Clairvoyance: roll all dice again", es: "Clairvoyance: tirar de nuevo todos los dados" },
    },
    does: (card) => [
      on("attacking", CLAIRVOYANCE_POOL.attacking),
      on("defending", CLAIRVOYANCE_POOL.defending),
      figure("in-attack", (look, { unit, value }) => (isReadied(look, unit, card) ? value : 0)),
      on("pool-use", { side: "user", used: (work, unit) => spend(work, unit, card, "expended") }),
    ],
  },
  "force-barrier": {
    name: "Force Barrier",
    cost: 10,
    exhaust: true,
    en: "When another friendly trooper unit at range 1 defends against a ranged attack, the card may be exhausted in the Modify Attack Dice step to cancel 1 critical or up to 2 hits.",
    es: "Cuando otra unidad de infantería aliada a alcance 1 se defiende de un ataque a distancia, se puede agotar la carta en el paso Modificar dados de ataque para anular 1 impacto crítico o hasta 2 impactos.",
    choices: {
      "force-barrier hits": {
        en: "Force Barrier: cancel up to two hits",
        es: "Force Barrier: anular hasta dos impactos",
      },
      "force-barrier critical": {
        en: "Force Barrier: cancel a critical",
        es: "Force Barrier: anular un impacto crítico",
      },
    },
    does: (card) => [
      on("aids", (look, { unit }, { friend, meeting: { kind, defender } }) => {
        const isGuarded = kind === "ranged" && defender.id === unitId(look.state, friend);
        return isGuarded && isBarrierFor(look, unit, friend, card) ? { [lentBy(card)]: 1 } : {};
      }),
      on("lasting", [
        on("defending", FORCE_BARRIER_POOL),
        on("pool-use", { side: "defender", answered: true, used: (work, unit) => askUnits(work, card, unit) }),
      ]),
      // Of several friends who could have used theirs one has.
      on(
        "choice",
        mustChoose(
          FORCE_RANGE_RULE,
          (look, unit) => friendsAt(look, unit, 1).filter((friend) => isBarrierFor(look, friend, unit, card)),
          (work, user) => exert(work, user, card, "barrier"),
        ),
      ),
      on("choices", {
        barrier: exerted(
          () => undefined,
          (work) => voidChoice(work, lentBy(card)),
        ),
      }),
    ],
  },
  "force-guidance": {
    name: "Force Guidance",
    cost: 5,
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: up to 2 friendly units at range 2, the unit itself included, gain 1 surge token each.",
    es: "Acción gratuita que agota la carta: hasta 2 unidades aliadas a alcance 2, incluida la propia unidad, ganan 1 ficha de Incremento cada una.",
    does: (card) => [
      ...forceAction(card, askFor(card)),
      on("choice", {
        rule: FORCE_RANGE_RULE,
        most: 2,
        may: true,
        candidates: (look, { unit }, chosen) => unchosen(unitsNear(look, unit, 2, "friend"), chosen),
        take(work, _bearer, chosen) {
          for (const unit of chosen) gainTokens(work, unit, "surge", 1, byUpgrade(card));
        },
      }),
    ],
  },
  "force-push": {
    name: "Force Push",
    cost: 40,
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: the player of the unit moves an enemy trooper unit at range 1 at speed 1, even if it is engaged.",
    es: "Acción gratuita que agota la carta: el jugador de la unidad mueve a Velocidad 1 una unidad de infantería enemiga a alcance 1, aunque esté trabada.",
    does: (card) => [
      ...forceAction(card, askFor(card), (look, unit) => pushable(look, unit).length > 0),
      on(
        "choice",
        mustChoose(FORCE_RANGE_RULE, pushable, (work, enemy, unit) =>
          moveEnemy(work, at(work.state.units, unit).owner, enemy, PUSH),
        ),
      ),
    ],
  },
  "force-reflexes": {
    name: ["Force Reflexes", "Reflejos con la Fuerza"],
    cost: 5,
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: the unit gains 1 dodge token.",
    es: "Acción gratuita que agota la carta: la unidad gana 1 ficha de Esquiva.",
    does: (card) => [...forceAction(card, (work, { unit }) => gainTokens(work, unit, "dodge", 1, byUpgrade(card)))],
  },
  "saber-throw": {
    name: "Saber Throw",
    cost: 5,
    action: "card-action",
    doubts: ["Of the list of 2026-01-14 alone: cost."],
    en: "Attack action: the unit makes a ranged attack at range 2 or less with one of its melee weapons, with the keywords of the weapon and half of its dice, rounded up, the strongest ones.",
    es: "Acción de ataque: la unidad realiza un ataque a distancia a alcance 2 o menos con una de sus armas de cuerpo a cuerpo, con las cualidades del arma y la mitad de sus dados, redondeando hacia arriba, los más fuertes.",
    does: (card) => [
      on("makes", thrown),
      on("action", {
        id: card,
        free: false,
        cost: 1,
        attacks: true,
        available: (look, { unit }) =>
          hasDefender(look, { attacker: unit, only: null, with: "ranged", reason: card, pools: [] }),
        run: (work, { unit }) => startAttack(work, unit, card, null, "ranged"),
      }),
    ],
  },
}));

/** Whether a unit's card can protect a friendly trooper unit at range 1 of its leader. */
function isBarrierFor(look: Look, unit: UnitIndex, friend: UnitIndex, card: string): boolean {
  if (!isTrooper(look, friend) || !isReadied(look, unit, card)) return false;
  const isNear = unitsNear(look, unit, 1, "friend").includes(friend);
  return isNear || isFarOff(look, unit, unitId(look.state, friend), 1);
}

/** The move of a unit that is pushed. */
const PUSH = { speed: 1 } as const;

/** Lists the enemy trooper units at range 1 of the leader that can be moved. */
function pushable(look: Look, unit: UnitIndex): readonly number[] {
  const { owner } = at(look.state.units, unit);
  return unitsNear(look, unit, 1, "enemy").filter(
    (enemy) => isTrooper(look, enemy) && mayMove(look, enemy, "effect", { ...PUSH, freed: true, by: owner }),
  );
}
