import { sum } from "../../attack/pools/faces.ts";
import { atWork } from "../../attack/pools/guarding.ts";
import type { Offer } from "../../attack/pools/keyword.ts";
import { cancelHit, defenseTakenUp, tokens } from "../../attack/pools/offers.ts";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { amount, spending, using } from "../../attack/pools/rules.ts";
import { removeToken } from "../../mission/assets.ts";
import { adds, attacking, cardAction, defending, figure, guarding, may, on, permits } from "../../state/hooks/words.ts";
import type { Range } from "../../table/range.ts";
import { visibleOf } from "../../table/sight/seen.ts";
import { askUnits, unchosen } from "../../units/choosing.ts";
import { isFielded, isSuppressible } from "../../units/conditions.ts";
import { alliesAt } from "../../units/near.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { compulsoryMove } from "./shared/compulsory-moves.ts";
import { forFriends } from "./shared/for-friends.ts";
import { freeAttack, mayAttackFreely } from "./shared/free-attacks.ts";
import { lay, laying } from "./shared/laid-tokens.ts";
import { whenTurned } from "./shared/turned-tokens.ts";

/** The keywords from Sharpshooter to Suppressive. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  sharpshooter: {
    name: ["Sharpshooter[ X]", "Tirador de primera[ X]"],
    en: "While the unit attacks, the defender's cover is reduced by X.",
    es: "Cuando la unidad ataca, la cobertura del defensor se reduce en X.",
    does: () => [attacking(adds("reduce-cover", "value"))],
  },
  shielded: {
    name: ["Shielded[ X]", "Escudado[ X]"],
    en: "The unit has X shields. Against a ranged attack it may flip any number of active ones to cancel a hit or a critical each.",
    es: "La unidad tiene X fichas de Escudo. Contra un ataque a distancia puede poner inactivas cuantas quiera de las activas para anular con cada una un impacto o un impacto crítico.",
    choices: {
      "shield hit": { en: "flip a shield: cancel a hit", es: "voltear un Escudo: anular un impacto" },
      "shield critical": { en: "flip a shield: cancel a critical", es: "voltear un Escudo: anular un impacto crítico" },
    },
    does: () => [
      defending(
        flippedShield("shield hit", ({ hits }) => hits > 0, cancelHit),
        flippedShield(
          "shield critical",
          ({ criticals }) => criticals > 0,
          (pool) => altered(pool, { criticals: pool.criticals - 1 }),
        ),
      ),
    ],
  },
  "shien-mastery": {
    name: ["Shien Mastery", "Dominio de Shien"],
    en: "When the unit uses Deflect, the attacker suffers a wound for each surge. If it defends against a ranged attack and suffers no wounds, it gains no suppression from it.",
    es: "Cuando la unidad usa Desvío, el atacante sufre una Herida por cada incremento. Si se defiende contra un ataque a distancia y no sufre Heridas, no gana fichas de Acobardamiento por él.",
    does: () => [
      defending(adds("each-deflected-wounds", 1), adds("calm-unless-wounded", 1, { attack: "ranged" })),
      guarding(adds("each-deflected-wounds", 1)),
    ],
  },
  sidearm: {
    name: ["Sidearm[: Melee/Ranged]", "Arma secundaria[: a distancia/cuerpo a cuerpo]"],
    en: "In attacks of the kind named the miniature of this card may use no weapon but that of the card.",
    es: "En los ataques del tipo indicado, la miniatura de esta carta no puede usar más arma que la de la carta.",
    does: () => [
      on("weapon-ban", ({ attacks = [] }, kind, isOwn) => {
        const banned = attacks.find((one) => one === kind);
        return isOwn || banned === undefined ? undefined : SIDEARM_BANS[banned];
      }),
    ],
  },
  small: {
    name: ["Small", "Pequeño"],
    en: "The unit cannot be chosen as a defender while the attacking leader sees nothing of it but this miniature.",
    es: "La unidad no puede ser elegida como defensora mientras el líder atacante solo vea de ella a esta miniatura.",
    does: () => [permits("counterpart-overlooked")],
  },
  smoke: {
    name: ["Smoke[ X]", "Humo[ X]"],
    en: "Action: the unit places X smoke tokens fully within range 1 and in sight of its leader, clear of other tokens. Each token at range 1 of the leader of a defending trooper unit, or of an attacking one, improves the cover of the defender by 1, to 2 at most. They are removed in the End Phase.",
    es: "Acción: la unidad coloca X fichas de Humo por completo a alcance 1 y en línea de visión de su líder, sin tocar otras fichas. Cada ficha a alcance 1 del líder de una unidad de infantería que se defiende, o de una que ataca, mejora en 1 la cobertura del defensor, hasta 2. Se retiran en la fase Final.",
    tokens: { smoke: { en: "smoke token", es: "ficha de Humo" } },
    does: (keyword) => [
      cardAction(
        keyword,
        (look, { unit }) => isFielded(look, unit),
        (work, { unit, value }) => lay(work, keyword, unit, value),
      ),
      on("choices", {
        place: laying({
          keyword,
          kind: "smoke",
          rule: "leg.kw.smoke-x",
          lies: "within",
          names: () => ["smoke"],
        }),
      }),
    ],
  },
  "smoke-and-mirrors": {
    name: ["Smoke and Mirrors", "Señuelo"],
    en: "When the Bane token is turned up, it is removed, and nothing else happens.",
    es: "Cuando se da la vuelta a la ficha de Bane, se retira sin más efecto.",
    does: (keyword) => [
      on(
        "on-tokens",
        whenTurned(keyword, (work, _player, token) =>
          removeToken(work, token, { rule: "leg.kw.bane-tokens.smoke-and-mirrors", cause: keyword }),
        ),
      ),
    ],
  },
  "soresu-mastery": {
    name: ["Soresu Mastery", "Dominio de Soresu"],
    en: "While the unit defends against a ranged attack, it may reroll all of its defense dice once. While it uses Guardian, it may spend a dodge token before it converts surges to reroll all of those dice once.",
    es: "Cuando la unidad se defiende contra un ataque a distancia, puede volver a tirar una vez todos sus dados de defensa. Cuando usa Guardián, puede gastar una ficha de Esquiva antes de convertir los incrementos para volver a tirar una vez todos esos dados.",
    does: (keyword) => [
      defending({
        id: keyword,
        rerolls: "all",
        stage: "reroll-defense",
        side: "defender",
        available: (pool, { situation }) =>
          situation.kind === "ranged" && pool.used[REROLLED] === undefined && sum(pool.defended) > 0,
        take: (pool) => defenseTakenUp(using(pool, REROLLED), pool.defended),
      }),
      guarding({
        id: keyword,
        spends: "dodge",
        rerolls: "all",
        stage: "guardian-reroll",
        side: "defender",
        available: (pool) => pool.used[guardRerolled(pool)] === undefined && tokens(pool, guardDodge(pool)) > 0,
        take: (pool) =>
          altered(using(spending(pool, guardDodge(pool)), guardRerolled(pool)), { stage: "guardian-roll" }),
      }),
    ],
  },
  "special-issue": {
    name: ["Special Issue[: Battle Force]", "Asignación especial[: grupo de batalla]"],
    en: "Only an army of the named battle force may include the unit.",
    es: "Solo un ejército del grupo de batalla indicado puede incluir la unidad.",
    does: () => [],
  },
  speeder: {
    name: ["Speeder[ X]", "Deslizador[ X]"],
    en: "The unit moves over terrain of height X or lower and may end on it, without rotating first. It must make a free compulsory move at the start or at the end of its Perform Actions step. A second move action and an asset token exclude each other.",
    es: "La unidad pasa por encima de terreno de altura X o menor y puede acabar sobre él, sin rotar antes. Debe efectuar un movimiento obligatorio gratuito al principio o al final de su paso Realizar acciones. Una segunda acción de movimiento y una ficha de Recurso se excluyen entre sí.",
    does: () => [
      figure("over", "value"),
      permits("straight-ahead"),
      permits("asset-or-second-move"),
      compulsoryMove("perform-actions-start", true),
      compulsoryMove("perform-actions-edge", false),
    ],
  },
  spotter: {
    name: ["Spotter[ X]", "Observador[ X]"],
    en: "Card action: up to X friendly units at range 2 gain an aim token each.",
    es: "Acción de carta: hasta X unidades aliadas a alcance 2 ganan una ficha de Ataque apuntado cada una.",
    does: (keyword) => forFriends(keyword, "leg.kw.spotter-x", "aim"),
  },
  spray: {
    name: ["Spray", "Rociada"],
    en: "The weapon adds its dice once for each miniature of the defending unit in line of sight of the miniature that uses it.",
    es: "El arma aporta sus dados una vez por cada miniatura de la unidad defensora que esté en línea de visión de la miniatura que la usa.",
    does: () => [on("times", ({ scene, figure, defender }) => visibleOf(scene, figure, defender).length)],
  },
  spur: {
    name: ["Spur", "Espolear"],
    en: "When the unit performs a move it may gain a suppression token to raise its speed by 1 for that move, to at most 3.",
    es: "Cuando la unidad efectúa un movimiento, puede ganar una ficha de Acobardamiento para aumentar su Velocidad en 1 durante ese movimiento, hasta un máximo de 3.",
    does: (keyword) => [
      on("haste", {
        adds: 1,
        available: (look, { unit }) => isSuppressible(look, unit),
        pay: (work, { unit }) => gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.spur", cause: keyword }),
      }),
    ],
  },
  stationary: {
    name: ["Stationary", "Inmóvil"],
    en: "The unit cannot move, except to pivot.",
    es: "La unidad no puede efectuar más movimiento que pivotar.",
    does: () => [permits("only-pivots")],
  },
  steady: {
    name: ["Steady", "Disparo en movimiento"],
    en: "After a move action the unit may perform a free attack action with ranged weapons only. That is its attack action for the turn.",
    es: "Tras una acción de movimiento, la unidad puede realizar una acción de ataque gratuita solo con armas de combate a distancia. Es su acción de ataque del turno.",
    does: (keyword) => [
      may(
        "after-move-action",
        (look, { unit }, about) => about === unit && mayAttackFreely(look, unit, null, "ranged"),
        (work, { unit }) => freeAttack(work, unit, keyword, "leg.kw.steady", null, "ranged"),
      ),
    ],
  },
  strategize: {
    name: ["Strategize[ X]", "Idear estrategia[ X]"],
    en: "Card action: the unit gains a suppression token. Then X friendly units at range 2, or all if there are fewer, gain an aim token and a dodge token each.",
    es: "Acción de carta: la unidad gana una ficha de Acobardamiento. Después, X unidades aliadas a alcance 2, o todas si hay menos, ganan una ficha de Ataque apuntado y una de Esquiva cada una.",
    does: (keyword) => [
      cardAction(
        keyword,
        () => true,
        (work, { unit, value }) => {
          gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.strategize-x", cause: keyword });
          askUnits(work, keyword, unit, value);
        },
      ),
      on("choice", {
        rule: "leg.kw.strategize-x",
        most: "value",
        may: false,
        candidates: (look, { unit }, chosen) => unchosen(alliesAt(look, unit, STRATEGIZE_RANGE), chosen),
        take(work, _bearer, chosen) {
          for (const unit of chosen) {
            for (const token of ["aim", "dodge"] as const) {
              gainTokens(work, unit, token, 1, { rule: "leg.kw.strategize-x", cause: keyword });
            }
          }
        },
      }),
    ],
  },
  suppressive: {
    name: ["Suppressive", "Fuego de contención"],
    en: "The defender gains one suppression token more, even if nothing hit.",
    es: "El defensor gana una ficha de Acobardamiento más, aunque no haya ningún impacto.",
    does: () => [attacking(adds("suppression", 1))],
  },
}));

/** Creates an offer that flips a shield to cancel a result of a ranged attack. */
function flippedShield(id: string, fits: (pool: Pool) => boolean, cancel: (pool: Pool) => Pool): Offer {
  return {
    id,
    stage: "modify-attack-defender",
    side: "defender",
    available: (pool, rules) =>
      rules.situation.kind === "ranged" &&
      amount(rules, pool, "no-shields") === 0 &&
      tokens(pool, "defender.shield") > 0 &&
      fits(pool),
    take: (pool) => cancel(spending(pool, "defender.shield")),
  };
}

const SIDEARM_BANS = { melee: "leg.kw.sidearm.melee", ranged: "leg.kw.sidearm.ranged" } as const;

/** The name under which a pool records the reroll of Soresu Mastery. */
const REROLLED = "soresu-mastery";

/** Returns the name under which a pool records the reroll of the current guardian. */
function guardRerolled(pool: Pool): string {
  return `guardian ${atWork(pool).guardian} rerolled`;
}

/** Returns the key of the dodge tokens of the current guardian. */
function guardDodge(pool: Pool): string {
  return `guardian.${atWork(pool).guardian}.dodge`;
}

const STRATEGIZE_RANGE: Range = 2;
