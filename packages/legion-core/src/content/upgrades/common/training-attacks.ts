import { at } from "@sw/tabletop";
import { attackBy } from "../../../attack/declared.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { using } from "../../../attack/pools/rules.ts";
import { contests, tokensDown } from "../../../mission/contest.ts";
import { isUnitWithinTerritory } from "../../../mission/territory.ts";
import { attacking, figure, must, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isReadied } from "../../../units/cards.ts";
import {
  courageOf,
  hasFacedownOrder,
  isSuppressed,
  isSuppressible,
  isTrooper,
  unitTokens,
  woundsOn,
} from "../../../units/conditions.ts";
import { hasPermit } from "../../../units/keywords.ts";
import { enemiesAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, readyCard, spend } from "../effects.ts";
import { DUCK_AND_COVER_POOL, DUG_IN_POOL, MISSION_OBJECTIVE_POOL, ON_THE_HUNT_POOL } from "../pool-effects.ts";

/** The increase of the value of Duck and Cover if its suppression token does not change the cover. */
const DUCKED_IN_VAIN = 1;

/** The index of red among the colours of attack dice. */
const RED = 2;

/** Training upgrades without a faction that have effects in attacks. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "training" }, () => ({
  "duck-and-cover": {
    name: "Duck and Cover",
    cost: 2,
    en: "When the unit defends against a ranged attack it may gain 1 suppression token before dodge and cover are applied.",
    es: "Cuando la unidad se defiende de un ataque a distancia, puede ganar 1 ficha de Acobardamiento antes de aplicar Esquiva y cobertura.",
    does: (card) => [
      figure("in-attack", (look, { unit, value }, { kind }) => {
        if (kind !== "ranged" || !isSuppressible(look, unit)) return 0;
        return value + (willBeSuppressed(look, unit) ? 0 : DUCKED_IN_VAIN);
      }),
      on("defending", DUCK_AND_COVER_POOL),
      on("pool-use", {
        side: "defender",
        answered: true,
        recounts: true,
        used: (work, unit) => gainTokens(work, unit, "suppression", 1, byStatic(card)),
      }),
    ],
  },
  "dug-in": {
    name: "Dug In",
    cost: 6,
    restriction: { any: [{ type: "emplacement-trooper" }, { keyword: "prepared-position", type: "trooper" }] },
    withoutSlot: [{}],
    en: "While the unit is wholly within friendly territory and has no facedown order token, it rolls red dice for its cover instead of white ones.",
    es: "Mientras la unidad esté por completo en territorio aliado y no tenga una ficha de Orden boca abajo, tira dados rojos por su cobertura en vez de blancos.",
    does: () => [
      figure("in-attack", (look, { unit, value }) => {
        const { owner } = at(look.state.units, unit);
        return !hasFacedownOrder(look.state, unit) && isUnitWithinTerritory(look, owner, unit) ? value : 0;
      }),
      on("defending", DUG_IN_POOL),
    ],
  },
  "mission-objective": {
    name: "Mission Objective",
    cost: 6,
    restriction: { type: "trooper" },
    exhaust: true,
    en: "While the unit attacks an enemy that holds or contests an objective token, it may exhaust the card to reroll 1 attack die. The card readies at the start of the unit’s activation.",
    es: "Cuando la unidad ataca a un enemigo que posee o disputa una ficha de Objetivo, puede agotar la carta para volver a tirar 1 dado de ataque. La carta se prepara al comienzo de la activación de la unidad.",
    does: (card) => [
      figure("in-attack", (look, { unit, value }, { enemy }) =>
        isReadied(look, unit, card) && isOnMission(look, enemy) ? value : 0,
      ),
      on("attacking", MISSION_OBJECTIVE_POOL),
      on("pool-use", { side: "attacker", used: (work, unit) => spend(work, unit, card, "exhausted") }),
      ...(["activation-start", "undeployed-activation-start"] as const).map((moment) =>
        must(
          moment,
          ({ state }, { unit }, about) => about === unit && at(state.units, unit).cards.includes("exhausted"),
          (work, { unit }) => readyCard(work, unit, card),
        ),
      ),
    ],
  },
  "on-the-hunt": {
    name: "On The Hunt",
    cost: 6,
    en: "While the unit attacks a wounded trooper unit, it may gain 1 aim token in the Roll Attack Dice step.",
    es: "Cuando la unidad ataca a una unidad de infantería herida, puede ganar 1 ficha de Ataque apuntado en el paso Tirar dados de ataque.",
    does: (card) => [
      figure("in-attack", (look, { value }, { enemy }) =>
        isTrooper(look, enemy) && woundsOn(look.state, enemy) > 0 ? value : 0,
      ),
      on("attacking", ON_THE_HUNT_POOL),
      on("pool-use", {
        side: "attacker",
        answered: true,
        used: (work, unit) => gainTokens(work, unit, "aim", 1, byStatic(card)),
      }),
    ],
  },
  tenacity: {
    name: "Tenacity",
    cost: 6,
    en: "While the unit makes a melee attack and has a wound or has lost a miniature, it may add 1 red attack die to the pool.",
    es: "Cuando la unidad efectúa un ataque cuerpo a cuerpo y tiene alguna Herida o ha perdido una miniatura, puede añadir 1 dado de ataque rojo a la reserva.",
    does: (card) => [
      figure("in-attack", (look, { unit, value }, { kind }) => (kind === "melee" && isHurt(look, unit) ? value : 0)),
      attacking({
        id: card,
        stage: "downgrade-attack-attacker",
        side: "attacker",
        available: ({ used }) => (used[card] ?? 0) === 0,
        take: (pool) => using(withRedDie(pool), card),
      }),
    ],
  },
  "up-close-and-personal": {
    name: "Up Close and Personal",
    cost: 8,
    en: "After a ranged attack against a unit at range 2 the unit gains 1 dodge token.",
    es: "Tras un ataque a distancia contra una unidad a alcance 2, la unidad gana 1 ficha de Esquiva.",
    does: (card) => [
      on("fights", (work, { unit }) => {
        const attack = attackBy(work.state, unit);
        if (attack === undefined) return;
        const near = enemiesAt(work, unit, 2);
        if (!attack.pools.some(({ attack: kind, defender }) => kind === "ranged" && near.includes(defender))) return;
        // Whoever is shot at may be gone when the attack is past.
        work.changeNearest("attack", ({ used }) => ({ used: [...(used ?? []), card] }));
      }),
      must(
        "after-attack",
        ({ state }, { unit }, about) => about === unit && attackBy(state, unit)?.used?.includes(card) === true,
        (work, { unit }) => gainTokens(work, unit, "dodge", 1, byStatic(card)),
      ),
    ],
  },
}));

/** Whether a miniature of a unit is wounded or defeated. */
function isHurt({ state }: Look, unit: UnitIndex): boolean {
  return at(state.units, unit).miniatures.some(({ status, wounds }) => status === "defeated" || wounds > 0);
}

function withRedDie(pool: Pool): Pool {
  return altered(pool, { dice: pool.dice.map((count, colour) => (colour === RED ? count + 1 : count)) });
}

/** Whether a unit is not suppressed yet and one more suppression token would make it so. */
function willBeSuppressed(look: Look, unit: UnitIndex): boolean {
  const more = unitTokens(look.state, unit, "suppression") + 1;
  const courage = courageOf(look, unit) ?? more;
  const steady = profileOf(look, unit).type === "droid-trooper" || hasPermit(look, unit, "never-suppressed");
  return !isSuppressed(look, unit) && !steady && more >= courage;
}

/** Whether a unit holds an objective token or contests one. */
function isOnMission(look: Look, unit: UnitIndex): boolean {
  if (at(look.state.units, unit).holds.length > 0) return true;
  return tokensDown(look.state).some((token) => contests(look, unit, token));
}
