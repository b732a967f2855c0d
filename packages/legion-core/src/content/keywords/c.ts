import { at, nearest } from "@sw/tabletop";
import { hasRevealedOwnCard } from "../../cards/commands/playing.ts";
import type { Gains } from "../../catalogue/entries.ts";
import { putToken } from "../../mission/assets.ts";
import { tokenShape } from "../../mission/contest.ts";
import { contestedFault, tokenFault } from "../../mission/placing.ts";
import { spotsAcross } from "../../mission/spots.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import type { Cause } from "../../state/events.ts";
import {
  adds,
  attacking,
  cardAction,
  defending,
  figure,
  guarding,
  may,
  must,
  mustChoose,
  on,
  permits,
} from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { Side } from "../../state/seats.ts";
import { isGreen, ON_CARDS } from "../../state/tokens.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, type Range } from "../../table/range.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { isMarked, MOVED, markActivation } from "../../units/activation.ts";
import { namedBy, usesOf } from "../../units/card-keywords.ts";
import { turnCard, usedMark } from "../../units/cards.ts";
import { askNamed, asks, askUnits } from "../../units/choosing.ts";
import { isSuppressed, isTrooper } from "../../units/conditions.ts";
import { hasPermit, unitAmount } from "../../units/keywords.ts";
import { alliesAt, friendsAt, inSight } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { companyOf, sceneOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { fitsAny, rankOf } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { CRITICAL_OFFER } from "./shared/criticals.ts";
import { freeAttack, mayAttackFreely } from "./shared/free-attacks.ts";
import { ordering, toOrder } from "./shared/ordering.ts";

/** The keywords that start with C. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  cache: {
    name: ["Cache", "Provisión"],
    en: "During setup the unit places the listed tokens on the card. It may spend them as its own, even after the miniatures of the card are defeated; they stay there until they are spent, and other units do not share them.",
    es: "Durante la preparación de la partida, la unidad coloca en la carta las fichas indicadas. Puede gastarlas como propias, aunque hayan sido derrotadas las miniaturas de la carta; permanecen allí hasta que se gastan, y otras unidades no las comparten.",
    choices: {
      "cache-aim": { en: "place aim tokens on the card", es: "colocar fichas de Ataque apuntado en la carta" },
      "cache-dodge": { en: "place dodge tokens on the card", es: "colocar fichas de Esquiva en la carta" },
      "cache-surge": { en: "place surge tokens on the card", es: "colocar fichas de Incremento en la carta" },
    },
    does: (keyword) => [
      must(
        "setup-effects",
        (look, { unit }) => cachedBy(look, unit).length > 0,
        (work, { unit }) => {
          for (const { choose, options } of cachedBy(work, unit)) {
            if (choose === "one") askNamed(work, keyword, "one", unit);
            else for (const kept of options) placeCached(work, unit, kept);
          }
        },
      ),
      on("choices", {
        one: {
          kind: "named",
          rule: "leg.kw.cache",
          candidates: (look, { about }) =>
            about === null ? [] : choosableOf(look, about).map(({ what }) => `cache-${what}`),
          take(work, { about }, chosen) {
            if (about === null) return;
            for (const kept of choosableOf(work, about))
              if (`cache-${kept.what}` === chosen) placeCached(work, about, kept);
          },
        },
      }),
    ],
  },
  "calculate-odds": {
    name: ["Calculate Odds", "Calcular probabilidades"],
    en: "Card action: a friendly trooper unit at range 2 and in line of sight gains an aim token, a dodge token and a suppression token.",
    es: "Acción de carta: una unidad de infantería aliada a alcance 2 y en línea de visión gana una ficha de Ataque apuntado, una de Esquiva y una de Acobardamiento.",
    does: (keyword) => [
      cardAction(
        keyword,
        (look, { unit }) => troopersSeen(look, unit).length > 0,
        (work, { unit }) => askUnits(work, keyword, unit),
      ),
      on(
        "choice",
        mustChoose("leg.kw.calculate-odds", troopersSeen, (work, friend) => {
          for (const token of ["aim", "dodge", "suppression"] as const) {
            gainTokens(work, friend, token, 1, { rule: "leg.kw.calculate-odds", cause: keyword });
          }
        }),
      ),
    ],
  },
  charge: {
    name: ["Charge", "Acometida"],
    en: "After a move action that starts a melee, the unit may perform a free attack action against the unit it met, with melee weapons only. That is its attack action for the turn.",
    es: "Tras una acción de movimiento que inicia un combate cuerpo a cuerpo, la unidad puede realizar una acción de ataque gratuita contra la unidad con la que se ha trabado, solo con armas de combate cuerpo a cuerpo. Es su acción de ataque del turno.",
    does: (keyword) => [
      may(
        "after-move-action",
        (look, { unit }) => charged(look, unit) !== null && mayAttackFreely(look, unit, charged(look, unit), "melee"),
        (work, { unit }) => freeAttack(work, unit, keyword, "leg.kw.charge.trigger", charged(work, unit), "melee"),
      ),
    ],
  },
  claim: {
    name: ["Claim", "Capturar"],
    en: "Where battle cards let units claim assets as a free action the unit may, whatever its type.",
    es: "Donde las cartas de Batalla permiten a las unidades capturar fichas de Recurso como acción gratuita, la unidad puede hacerlo, sea cual sea su tipo.",
    does: () => [permits("claims")],
  },
  "climbing-vehicle": {
    name: ["Climbing Vehicle", "Vehículo trepador"],
    en: "The unit climbs as troopers do.",
    es: "La unidad escala como las de infantería.",
    does: () => [permits("climbs-notched")],
  },
  "command-vehicle": {
    name: ["Command Vehicle[ X]", "Vehículo de mando[ X]"],
    en: "When a friendly unit at range 3 is checked for panic it may treat its own courage as X.",
    es: "Al comprobar si una unidad aliada a alcance 3 es presa del pánico, puede tratar su propio Aplomo como si fuera X.",
    does: () => [figure("steadying-courage", "value")],
  },
  compel: {
    name: ["Compel", "Autoridad"],
    en: "Another friendly trooper unit at range 2, of the kind that the card names if it names one, that is suppressed but not panicked as its Perform Actions step begins may gain a suppression token to perform a free move action.",
    es: "Otra unidad de infantería aliada a alcance 2, de la clase que indique la carta si indica alguna, que esté acobardada pero no sea presa del pánico al comienzo de su paso Realizar acciones puede ganar una ficha de Acobardamiento para realizar una acción de movimiento gratuita.",
    does: (keyword) => [
      may(
        "perform-actions-start",
        (look, { unit }, about) => about !== null && isCompelled(look, unit, about),
        (work, _bearer, about) => {
          if (about === null) return;
          markActivation(work, about, COMPELLED);
          gainTokens(work, about, "suppression", 1, { rule: "leg.kw.compel", cause: keyword });
          startMove(work, about, "action");
        },
      ),
    ],
  },
  "complete-the-mission": {
    name: ["Complete the Mission", "Completar la misión"],
    en: "During setup a priority mission token is placed in contested territory. At range 1 of a friendly one the unit converts defense surges to blocks. Its pools against enemies at range 1 of a friendly one have Critical 2.",
    es: "Durante la preparación se coloca una ficha de Misión prioritaria en territorio disputado. A alcance 1 de una aliada, la unidad convierte los incrementos de defensa en bloqueos. Sus reservas contra enemigos a alcance 1 de una aliada tienen Crítico 2.",
    tokens: { "priority-mission": { en: "priority mission token", es: "ficha de Misión prioritaria" } },
    does: (keyword) => [
      must(
        "setup-effects",
        () => true,
        (work, { unit }) => askNamed(work, keyword, "place", unit),
      ),
      on("choices", {
        place: {
          kind: "spot",
          rule: PLACING.rule,
          subjects: () => [MISSION_TOKEN],
          spots: (look, _subject, density) => spotsAcross(look, "advantage", density),
          fault: (look, _asked, _subject, to) =>
            tokenFault(look, "advantage", to) ?? contestedFault(look, "advantage", to, PLACING.rule),
          take: (work, { side }, name, to) => putToken(work, { kind: "advantage", name, owner: side }, to, PLACING),
        },
      }),
      attacking(adds("surge-to-critical", 2), CRITICAL_OFFER),
      defending(adds("surge-to-block", 1)),
      guarding(adds("surge-to-block", 1)),
      figure("in-attack", (look, { unit, value }, { part, enemy }) =>
        isOnMission(look, at(look.state.units, unit).owner, part === "attacks" ? enemy : unit) ? value : 0,
      ),
    ],
  },
  coordinate: {
    name: ["Coordinate", "Coordinación"],
    en: "When the unit is issued an order, it may issue an order to one friendly unit of the named kind at range 1.",
    es: "Cuando la unidad recibe una orden, puede impartir una orden a una unidad aliada de la clase indicada a alcance 1.",
    does: (keyword) => [
      asks(
        keyword,
        "order-issued",
        (look, unit, about) => about === unit && toOrder(look, unit, keyword, coordinateReach(look, unit)).length > 0,
      ),
      on("choice", ordering(keyword, "leg.kw.coordinate.issue", coordinateReach)),
    ],
  },
  counterpart: {
    name: ["Counterpart", "Contrapartida"],
    en: "The miniature joins another unit, which has the keywords of both cards until the counterpart is defeated. Wounds may be assigned to the counterpart, and must be where the last other miniature would be defeated.",
    es: "La miniatura se añade a otra unidad, que tiene las cualidades de ambas cartas hasta que la contrapartida es derrotada. Las Heridas pueden asignarse a la contrapartida, y deben hacerlo si de otro modo se derrotaría a la última de las demás miniaturas.",
    does: () => [],
  },
  cover: {
    name: ["Cover[ X]", "Cobertura[ X]"],
    en: "While the unit defends against a ranged attack, its cover improves by X, up to heavy cover.",
    es: "Cuando la unidad se defiende contra un ataque a distancia, su cobertura mejora en X, hasta cobertura densa como máximo.",
    does: () => [defending(adds("improve-cover", "value", { attack: "ranged" }))],
  },
  "covert-ops": {
    name: ["Covert Ops", "Operación encubierta"],
    en: "During setup the unit may become an operative for the whole game, if another unit of its army is a commander; it then gains Infiltrate.",
    es: "Durante la preparación de la partida, la unidad puede pasar a ser de Agente durante toda la partida si otra unidad de su ejército es de Comandante; en ese caso gana Infiltración.",
    does: (keyword) => [
      on("lent-rank", "operative"),
      may(
        "setup-effects",
        (look, { unit }) => rankOf(look, unit) !== "operative" && isLedByAnother(look, unit),
        (work, { unit }) => {
          for (const gained of [keyword, "infiltrate"]) {
            beginOngoing(work, { unit, keyword: gained, value: 1, until: "game" }, UNDERCOVER);
          }
        },
      ),
    ],
  },
  critical: {
    name: ["Critical[ X]", "Crítico[ X]"],
    en: "Up to X attack surges may be converted to criticals.",
    es: "Hasta X incrementos de ataque pueden convertirse en impactos críticos.",
    does: () => [attacking(adds("surge-to-critical", "value"), CRITICAL_OFFER)],
  },
  cumbersome: {
    name: ["Cumbersome", "Aparatosa"],
    en: "If the unit has moved in this activation, the attack dice of this weapon are downgraded.",
    es: "Si la unidad se ha movido en esta activación, se rebajan los dados de ataque de esta arma.",
    does: () => [
      on("notes-moves", true),
      on("dice", ({ state }, attacker, [white = 0, black = 0, red = 0]) =>
        hasMoved(state, attacker) ? [white + black, red, 0] : [white, black, red],
      ),
    ],
  },
  cunning: {
    name: ["Cunning", "Astucia"],
    en: "Where priority would be tied, a command card revealed that belongs to this commander or operative counts as having one pip less. If both players revealed such cards the tie stands.",
    es: "Si se produjera un empate de prioridad, una carta de Mando mostrada que pertenezca a este comandante o agente se considera que tiene un punto menos. Si ambos jugadores han mostrado cartas así, el empate se mantiene.",
    does: () => [figure("tie-pips", (look, { unit }, { side }) => (belongsTo(look, unit, side) ? -1 : 0))],
  },
  cycle: {
    name: ["Cycle", "Ciclo"],
    en: "At the end of the unit's activation the card becomes ready again, unless it was used in that activation.",
    es: "Al final de la activación de la unidad, la carta vuelve a prepararse si no se ha usado en esa activación.",
    does: (keyword) => [
      must(
        "activation-end",
        (look, { unit }, about) => about === unit && rested(look, unit).length > 0,
        (work, { unit }) => {
          for (const place of rested(work, unit)) {
            turnCard(work, unit, place, "readied", { rule: "leg.kw.cycle", cause: keyword });
          }
        },
      ),
    ],
  },
}));

/** One kind of token that Cache lists, with its number. */
type Cached = Gains["options"][number];

function cachedBy(look: Look, unit: UnitIndex): readonly Gains[] {
  return usesOf(look, unit, "cache").flatMap(({ gains }) => gains ?? []);
}

function choosableOf(look: Look, unit: UnitIndex): readonly Cached[] {
  return cachedBy(look, unit)
    .filter(({ choose }) => choose === "one")
    .flatMap(({ options }) => options);
}

function placeCached(work: GameWork, unit: UnitIndex, { what, n }: Cached): void {
  if (!isGreen(what) || typeof n !== "number") return;
  gainTokens(work, unit, ON_CARDS[what], n, { rule: "leg.kw.cache", cause: "cache" });
}

/** Lists the friendly trooper units at range 2 and in line of sight, including the unit itself. */
function troopersSeen(look: Look, unit: UnitIndex): readonly number[] {
  const troopers = alliesAt(look, unit, 2).filter((one) => isTrooper(look, one));
  return inSight(look, unit, troopers);
}

/** Returns the unit with which the last move started a melee, or null if there is none. */
function charged({ state }: Pick<Look, "state">, unit: UnitIndex): number | null {
  const move = nearest(state, "move");
  return move?.unit === unit ? move.charged : null;
}

/** The mark of an activation whose unit has moved because of Compel. */
const COMPELLED = "compelled";

/** Whether `other` may move because `unit` has Compel. */
function isCompelled(look: Look, unit: UnitIndex, other: number): boolean {
  const activation = nearest(look.state, "activation");
  if (activation?.unit !== other || activation.marks.includes(COMPELLED)) return false;
  if (isVehicle(profileOf(look, other).type) || hasPermit(look, other, "not-compelled")) return false;
  if (!isSuppressed(look, other) || moveBan(look, other, "action") !== undefined) return false;
  const named = namedBy(look, unit, "compel");
  return (named === undefined || fitsAny(look, other, named)) && friendsAt(look, unit, 2).includes(other);
}

/** The name of the tokens of Complete the Mission. */
const MISSION_TOKEN = "priority-mission";

const MISSION_REACH = 1;

const PLACING = { rule: "leg.kw.complete-the-mission.setup", cause: "complete-the-mission" } as const satisfies Cause;

/** Whether a unit is at range 1 of a player's priority mission token. */
function isOnMission(look: Look, side: number, unit: UnitIndex): boolean {
  const { tokens } = look.state;
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, unit);
  if (company === undefined) return false;
  return tokens.some(
    (token) =>
      token.name === MISSION_TOKEN &&
      token.owner === side &&
      !token.removed &&
      isUnitAtRange(scene.table, [tokenShape(scene.table, token.kind, token)], company, MISSION_REACH),
  );
}

/** Returns the range at which a unit issues orders by Coordinate. */
function coordinateReach(look: Look, unit: UnitIndex): Range {
  return 1 + unitAmount(look, unit, "coordinate-range");
}

const COVERT_OPS = "covert-ops";

const UNDERCOVER: Cause = { rule: "leg.kw.covert-ops", cause: COVERT_OPS };

/** Whether another unit of the army is a commander. */
function isLedByAnother(look: Look, unit: UnitIndex): boolean {
  const { owner } = at(look.state.units, unit);
  return undefeated(look.state, owner).some((other) => other !== unit && rankOf(look, other) === "commander");
}

/** The ids of moves in the record of an activation. */
const MOVES: readonly string[] = ["move", "withdraw", "compulsory-move"];

/** Whether a unit has moved in its current activation. */
function hasMoved(state: Look["state"], unit: UnitIndex): boolean {
  if (isMarked(state, unit, MOVED)) return true;
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.done.some((id) => MOVES.includes(id));
}

/** Whether the card that a player has revealed belongs to the unit, which is a commander or operative. */
function belongsTo(look: Look, unit: UnitIndex, side: Side): boolean {
  const rank = rankOf(look, unit);
  return (rank === "commander" || rank === "operative") && hasRevealedOwnCard(look, side, unit);
}

/** Lists the positions of a unit's exhausted cards with Cycle that were not used in this activation. */
function rested(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const { cards } = at(state.units, unit);
  const marks = nearest(state, "activation")?.marks ?? [];
  return profileOf(look, unit).upgrades.flatMap(({ id, keywords = [] }, place) =>
    keywords.some((one) => one.id === "cycle") && cards[place] === "exhausted" && !marks.includes(usedMark(id))
      ? [place]
      : [],
  );
}
