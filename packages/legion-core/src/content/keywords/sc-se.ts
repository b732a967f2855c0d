import { at, nearest } from "@sw/tabletop";
import { goOff, unitsAround, weaponWith } from "../../attack/area.ts";
import { weaponOf } from "../../attack/eligible.ts";
import { countOf, scorePoints, setCount } from "../../mission/points.ts";
import { unitReachesTerritory } from "../../mission/territory.ts";
import { startMove } from "../../moving/moves.ts";
import { letPlace } from "../../moving/placing.ts";
import type { RuleId } from "../../rules/ids.ts";
import { rollDice } from "../../state/dice.ts";
import type { AreaFrame } from "../../state/frame-parts.ts";
import { carried, figure, may, must, on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut } from "../../state/missed.ts";
import { opponentOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { tokensOf } from "../../state/tokens.ts";
import type { GameWork } from "../../state/work.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { asks, unchosen } from "../../units/choosing.ts";
import { isFielded, isTrooper, unitTokens, woundsOn } from "../../units/conditions.ts";
import { keywordsOf, lacksKeyword } from "../../units/keywords.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { areOfOneKind } from "../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../units/unit-tokens.ts";
import { dealWounds, defeatWhole } from "../../units/wounds/casualties.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { isAboutReserve } from "./shared/reserve.ts";

/** The keywords from Scale to Sentinel. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  scale: {
    name: ["Scale", "Brío"],
    en: "The unit climbs up to height 2, and difficult terrain does not slow it.",
    es: "La unidad puede escalar hasta altura 2, y el terreno difícil no reduce su velocidad.",
    does: () => [permits("climbs-high"), permits("unhindered")],
  },
  scatter: {
    name: ["Scatter", "Dispersión"],
    en: "After the attack the attacker may move any miniatures of a defending trooper unit on small bases but its leader, keeping cohesion, as if that leader had just made a standard move.",
    es: "Después del ataque, el atacante puede mover cualquier miniatura de una unidad defensora de infantería con peanas pequeñas salvo su líder, sin romper la formación, como si ese líder acabara de efectuar un movimiento normal.",
    does: (keyword) => [
      must(
        "after-attack",
        (look, { unit }) => scattered(look, unit).length > 0,
        (work, { unit }) => {
          const { owner } = at(work.state.units, unit);
          for (const defender of scattered(work, unit))
            letPlace(work, owner, defender, { rule: "leg.kw.scatter", cause: keyword });
        },
      ),
    ],
  },
  scout: {
    name: ["Scout[ X]", "Explorador[ X]"],
    en: "When the undeployed unit is activated, it may deploy with a free move action of speed X, whatever its own speed and however difficult the terrain. X is never above 3.",
    es: "Cuando se activa sin estar desplegada, la unidad puede desplegarse con una acción de movimiento gratuita de Velocidad X, sin que importen su propia velocidad ni el terreno difícil. X nunca pasa de 3.",
    does: () => [
      may("perform-actions-start", isAboutReserve, (work, { unit, value }) =>
        startMove(work, unit, "action", { speed: Math.min(MOST_SCOUT, value), unhindered: true }),
      ),
    ],
  },
  "scouting-party": {
    name: ["Scouting Party[ X]", "Partida de reconocimiento[ X]"],
    en: "During setup choose up to X friendly trooper units without Scout of the same faction or affiliation: they gain the Scout value of this unit.",
    es: "Durante la preparación de la partida, elige hasta X unidades de infantería aliadas sin Explorador de la misma facción o afiliación: ganan el valor de Explorador de esta unidad.",
    does: (keyword) => [
      asks(keyword, "setup-effects", (look, unit) => toTakeAlong(look, unit).length > 0),
      on("choice", {
        rule: "leg.kw.scouting-party-x",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) => unchosen(toTakeAlong(look, unit), chosen),
        take(work, { unit }, chosen) {
          const value = keywordsOf(work, unit)["scout"] ?? 0;
          const cause = { rule: "leg.kw.scouting-party-x", cause: keyword } as const;
          for (const one of chosen) {
            beginOngoing(work, { unit: one, keyword: "scout", value, until: "game" }, cause);
          }
        },
      }),
    ],
  },
  "secret-mission": {
    name: ["Secret Mission", "Misión secreta"],
    en: "Once in the game, at the start of a Command Phase in which it is at least partly in enemy territory, the unit gains a secret mission token. In the End Phase its player scores 1 victory point if a unit with the token is at least partly in enemy territory, and the tokens there are removed.",
    es: "Una vez por partida, al comienzo de una fase de Mando en la que esté al menos en parte en territorio enemigo, la unidad gana una ficha de Misión secreta. En la fase Final su jugador se anota 1 punto de Victoria si una unidad con esa ficha está al menos en parte en territorio enemigo, y se retiran esas fichas.",
    does: (keyword) => [
      must(
        "command-start",
        (look, { unit }) => countOf(look.state, missionOf(look.state, unit)) === 0 && isBehindLines(look, unit),
        (work, { unit }) => {
          setCount(work, missionOf(work.state, unit), 1);
          gainTokens(work, unit, SECRET_MISSION, 1, { rule: "leg.kw.secret-mission.gain", cause: keyword });
        },
      ),
      on("scores", (work, side) => {
        const units = undefeated(work.state, side).filter(
          (unit) => unitTokens(work.state, unit, SECRET_MISSION) > 0 && isBehindLines(work, unit),
        );
        if (units.length === 0) return;
        const because = { rule: "leg.kw.secret-mission.score", cause: keyword } as const;
        scorePoints(work, side, MISSION_POINTS, because);
        for (const unit of units)
          loseTokens(work, unit, SECRET_MISSION, unitTokens(work.state, unit, SECRET_MISSION), because);
      }),
    ],
  },
  "self-destruct": {
    name: ["Self-Destruct[ X]", "Autodestrucción[ X]"],
    en: "Card action with wounds for half of the wound threshold: X black attack dice for each other unit at range 1 and in line of sight; it suffers 1 wound per critical or surge, then gains 1 suppression token per hit. Then the unit is defeated. Of a weapon: with X wounds, a free action to attack each of these units with it, engaged or not, and be defeated; it is used for nothing else.",
    es: "Acción de carta con Heridas por la mitad del umbral: X dados de ataque negros por cada otra unidad a alcance 1 y en línea de visión; sufre 1 Herida por impacto crítico o incremento y luego gana 1 ficha de Acobardamiento por impacto. Después, la unidad es derrotada. En un arma: con X Heridas, acción gratuita para atacar con ella, y solo así, a cada una, y ser derrotada.",
    choices: { "self-destruct-attack": { en: "self-destruct attack", es: "ataque de autodestrucción" } },
    does: (keyword) => [
      on("action", {
        id: keyword,
        free: false,
        cost: 1,
        available: (look, { unit }) =>
          isFielded(look, unit) && hasWounds(look, unit, Math.ceil(woundThreshold(look, unit) / 2)),
        ban: () => "leg.kw.self-destruct-x-unit.requirement",
        run: (work, bearer) =>
          goOff(work, keyword, bearer, { targets: unitsAround(work, bearer.unit, DESTRUCT_REACH) }),
      }),
      on("usable", () => false),
      carried(
        on("action", {
          id: "self-destruct-attack",
          free: true,
          cost: 0,
          available: (look, { unit, value }) => hasWounds(look, unit, value),
          ban: () => "leg.kw.self-destruct-x-weapon.requirement",
          run(work, bearer) {
            const weapon = weaponWith(work, bearer.unit, keyword);
            if (weapon === undefined) return;
            goOff(work, keyword, bearer, { targets: unitsAround(work, bearer.unit, DESTRUCT_REACH), weapon });
          },
        }),
      ),
      on("area", {
        rule: ({ weapon }) =>
          weapon === null ? "leg.kw.self-destruct-x-unit.roll" : "leg.kw.self-destruct-x-weapon.targets",
        strike: shrapnel,
        over(work, { unit, weapon }) {
          const rule: RuleId =
            weapon === null ? "leg.kw.self-destruct-x-unit.defeat" : "leg.kw.self-destruct-x-weapon.defeat";
          defeatWhole(work, unit, { rule, cause: keyword });
        },
      }),
    ],
  },
  "self-preservation": {
    name: ["Self-Preservation", "Instinto de conservación"],
    en: "When the unit is checked for panic it cannot use the courage of units that do not share its affiliation.",
    es: "Al comprobar si la unidad es presa del pánico, no puede usar el Aplomo de unidades que no compartan su afiliación.",
    does: () => [permits("own-affiliation-courage")],
  },
  sentinel: {
    name: ["Sentinel", "Centinela"],
    en: "The unit may spend a standby token when an enemy attacks, moves or acts at range 3 instead of range 2.",
    es: "La unidad puede gastar una ficha de Alerta cuando un enemigo ataca, se mueve o actúa a alcance 3 en vez de a alcance 2.",
    does: () => [figure("standby-range", 1)],
  },
}));

/**
 * Lists the trooper units on small bases that a unit has just attacked with a Scatter weapon and that still have
 * miniatures besides the leader.
 */
function scattered(look: Look, unit: UnitIndex): readonly number[] {
  const attack = nearest(look.state, "attack");
  if (attack?.attacker !== unit) return [];
  const profile = profileOf(look, unit);
  const hit = attack.pools.flatMap(({ defender, weapons }) =>
    weapons.some((use) => weaponOf(profile, use).keywords.some(({ id }) => id === "scatter")) ? [defender] : [],
  );
  return [...new Set(hit)].filter((defender) => {
    const { type, base } = profileOf(look, defender);
    const own = at(look.state.units, defender);
    const followers = own.miniatures.filter(({ status }, place) => status === "standing" && place !== own.leader);
    return statusOf(own) === "deployed" && !isVehicle(type) && base === "small" && followers.length > 0;
  });
}

/** The maximum value of Scout. */
const MOST_SCOUT = 3;

/** Lists the friendly trooper units of the same faction or affiliation without Scout. */
function toTakeAlong(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  return undefeated(state, at(state.units, unit).owner).filter(
    (one) =>
      (one !== unit || fallsOut(look, one, "unit-itself")) &&
      isTrooper(look, one) &&
      areOfOneKind(look, unit, one) &&
      lacksKeyword(look, one, "scout"),
  );
}

const SECRET_MISSION = "secret-mission";

const MISSION_POINTS = 1;

/** Returns the counts of the mission that record which units have had a secret mission token. */
export function hadSecretMissions(units: State["units"]): State["mission"]["counts"] {
  const had = units.flatMap(({ tokens }, unit) =>
    tokensOf(tokens, SECRET_MISSION) > 0 ? [missionOf({ units }, unit)] : [],
  );
  return Object.fromEntries(had.map((name) => [name, 1]));
}

/** Returns the name of the count that records a unit's secret mission token. */
function missionOf(state: Pick<State, "units">, unit: UnitIndex): string {
  return `${SECRET_MISSION} ${unitId(state, unit)}`;
}

/** Whether a unit is at least partly in the territory of the other player. */
function isBehindLines(look: Look, unit: UnitIndex): boolean {
  const own = at(look.state.units, unit);
  return unitReachesTerritory(look, opponentOf(own.owner), unit);
}

/** The range of Self-Destruct. */
const DESTRUCT_REACH = 1;

function hasWounds(look: Look, unit: UnitIndex, least: number): boolean {
  return woundsOn(look.state, unit) >= least || fallsOut(look, unit, "unit-too-little-wounded", { least });
}

/** Returns the wound threshold printed on the unit's own card. */
function woundThreshold(look: Look, unit: UnitIndex): number {
  return profileOf(look, unit).card.wounds;
}

/**
 * Rolls the dice of Self-Destruct for one unit and deals the wounds. Returns the number of suppression tokens to give
 * later.
 */
function shrapnel(work: GameWork, { unit, value }: AreaFrame, target: number): number {
  const because = { rule: "leg.kw.self-destruct-x-unit.roll", cause: "self-destruct" } as const;
  const dice = Array.from({ length: value }, () => "black-attack" as const);
  const faces = rollDice(work, "self-destruct", dice);
  work.emit({ type: "dice-rolled", unit: unitId(work.state, unit), dice, faces, ...because });
  const showing = (face: string): number => faces.filter((one) => one === face).length;
  dealWounds(work, target, showing("attack-surge") + showing("critical"), because, unit);
  return showing("hit");
}
