import { at } from "@sw/tabletop";
import { fits } from "../../army/match.ts";
import { goOff, unitsAroundToken } from "../../attack/area.ts";
import { DEFENSE_FACES, SURGE, showing } from "../../attack/pools/faces.ts";
import { guardShows } from "../../attack/pools/guarding.ts";
import type { AmountHook, Condition, Must, PoolRules } from "../../attack/pools/keyword.ts";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { amount, guardianAmount } from "../../attack/pools/rules.ts";
import { removeToken } from "../../mission/assets.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import type { Bearer } from "../../state/hooks/keyword.ts";
import { adds, attacking, defending, figure, guarding, may, must, on, permits } from "../../state/hooks/words.ts";
import { tokenId, type UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { optionOut } from "../../state/missed.ts";
import type { Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { terrainUnder } from "../../table/movement/standing.ts";
import { terrainHeight } from "../../table/range.ts";
import type { Battlefield, Solid } from "../../table/table.ts";
import { usesOf } from "../../units/card-keywords.ts";
import { asks, onlyItself } from "../../units/choosing.ts";
import { hasTokens, isSuppressed, isSuppressible, unitTokens } from "../../units/conditions.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { enemiesAt } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { dropTokens, gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { type Charge, chargesOf } from "./shared/charges.ts";
import { whenOrdered } from "./shared/when-ordered.ts";

/** The keywords from Danger Sense to Detonate. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "danger-sense": {
    name: ["Danger Sense[ X]", "Sentido del peligro[ X]"],
    en: "Whenever the unit would remove suppression tokens, it may keep up to X of them. While it defends, it rolls a defense die more for each suppression token that it has, X at most.",
    es: "Siempre que la unidad vaya a quitarse fichas de Acobardamiento, puede conservar hasta X de ellas. Cuando se defiende, tira un dado de defensa adicional por cada ficha de Acobardamiento que tenga, hasta un máximo de X.",
    does: (keyword) => [
      defending(adds("defense-dice", "value")),
      figure("in-attack", ({ state }, { unit, value }) => Math.min(value, unitTokens(state, unit, "suppression"))),
      on("may-keep", "suppression"),
      on("choice", {
        rule: "leg.kw.danger-sense-x.keep",
        most: "value",
        may: true,
        candidates: (look, { unit }) => onlyItself(look, unit).filter((one) => hasTokens(look, one, "suppression")),
        take: (work, { unit, value }, chosen) =>
          dropTokens(work, unit, "suppression", value - chosen.length, {
            rule: "leg.kw.danger-sense-x.keep",
            cause: keyword,
          }),
      }),
    ],
  },
  dauntless: {
    name: ["Dauntless", "Intrépido"],
    en: "If the unit is suppressed but not panicked as its Perform Actions step begins, it may gain a suppression token to perform a free move action. Compel does not affect it.",
    es: "Si la unidad está acobardada, pero no es presa del pánico, al empezar su paso Realizar acciones, puede ganar una ficha de Acobardamiento para realizar una acción de movimiento gratuita. Autoridad no la afecta.",
    does: (keyword) => [
      permits("not-compelled"),
      may(
        "perform-actions-start",
        (look, { unit }, about) =>
          about === unit && isSuppressed(look, unit) && moveBan(look, unit, "action") === undefined,
        (work, { unit }) => {
          gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.dauntless.move", cause: keyword });
          startMove(work, unit, "action");
        },
      ),
    ],
  },
  "death-from-above": {
    name: ["Death From Above", "Muerte desde arriba"],
    en: "While the unit attacks, the defender cannot use cover to cancel hits if the attacking leader overlaps terrain, other than area terrain, that is higher than any that the defending leader overlaps.",
    es: "Cuando la unidad ataca, el defensor no puede usar cobertura para anular impactos si el líder atacante está sobre un elemento de terreno, que no sea de área, más alto que el terreno que pisa el líder defensor.",
    does: () => [
      attacking(adds("blast", 1)),
      figure("in-attack", (_, { value }, { scene: { table }, attacker, defender }) => {
        const from = highestOf(
          table,
          terrainUnder(table, attacker.leader).filter(({ kind }) => kind !== "area"),
        );
        return from > highestOf(table, terrainUnder(table, defender.leader)) ? value : 0;
      }),
    ],
  },
  defend: {
    name: ["Defend[ X]", "Defender[ X]"],
    en: "When the unit is issued an order, it gains X dodge tokens.",
    es: "Cuando la unidad recibe una orden, gana X fichas de Esquiva.",
    does: (keyword) => [whenOrdered("dodge", "value", { rule: "leg.kw.defend-x", cause: keyword })],
  },
  deflect: {
    name: ["Deflect", "Desvío"],
    en: "While the unit defends against a ranged attack or uses Guardian, its defense surges become blocks, and if it rolled any, the attacker suffers one wound. A pool of High Velocity weapons alone is not deflected.",
    es: "Cuando la unidad se defiende contra un ataque a distancia o usa Guardián, sus incrementos de defensa se convierten en bloqueos y, si ha obtenido alguno, el atacante sufre una Herida. No surte efecto contra una reserva formada solo por armas con Alta velocidad.",
    does: () => [
      defending(
        deflects({ attack: "ranged" }),
        deflectedWound("before-converting-defense", amount, (pool, { situation }) =>
          situation.kind === "ranged" ? showing(pool.defended, SURGE, FACES) : 0,
        ),
      ),
      guarding(
        deflects(),
        deflectedWound("guardian-before-converting", guardianAmount, (pool) => guardShows(pool, SURGE)),
      ),
    ],
  },
  demoralize: {
    name: ["Demoralize[ X]", "Desmoralizar[ X]"],
    en: "After its Rally step the unit adds up to X suppression tokens in all to enemy units at range 2.",
    es: "Después de reagruparse, la unidad añade hasta X fichas de Acobardamiento en total a unidades enemigas a alcance 2.",
    does: (keyword) => [
      asks(keyword, "after-rally", (look, unit, about) => about === unit && toDemoralize(look, unit).length > 0),
      on("choice", {
        rule: "leg.kw.demoralize-x",
        most: "value",
        may: true,
        candidates: (look, { unit }) => toDemoralize(look, unit),
        take(work, _bearer, chosen) {
          for (const unit of chosen)
            gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.demoralize-x", cause: keyword });
        },
      }),
    ],
  },
  detachment: {
    name: ["Detachment[: Name/Type]", "Destacamento[: nombre/tipo de unidad]"],
    en: "The unit does not count towards the maximum of its rank, but needs a unit of the named kind in the army for itself alone. If that unit has Infiltrate or Prepared Position, so has this one.",
    es: "La unidad no cuenta para el máximo de su categoría, pero necesita en el ejército una unidad de la clase indicada solo para ella. Si esa unidad tiene Infiltración o Posición preparada, esta también.",
    does: () => [must("setup-effects", (look, bearer) => sharedDeployment(look, bearer).length > 0, shareDeployment)],
  },
  detonate: {
    name: ["Detonate[ X: Charge Type]", "Detonar[ X: tipo de carga]"],
    en: "After any unit attacks, moves or performs an action, up to X friendly charge tokens of the type may be detonated, before all else but standby tokens. Each attacks every unit in its line of sight and range, friend or enemy, with the weapon of its card; nothing but that changes its dice. Then it is removed.",
    es: "Después de que una unidad cualquiera ataque, se mueva o realice una acción, pueden detonarse hasta X fichas de Carga aliadas del tipo, antes que todo lo demás salvo las fichas de Alerta. Cada una ataca a toda unidad en su línea de visión y alcance, aliada o enemiga, con el arma de su carta y nada más. Luego se retira.",
    does: (keyword) => [
      must(
        "charges-go-off",
        (look, { unit }) => armed(look, unit).length > 0,
        (work, { unit, value }) => askForCharge(work, unit, value),
      ),
      on("choices", {
        charge: {
          kind: "named",
          rule: "leg.kw.detonate-x.when",
          may: true,
          candidates: (look, { about }) =>
            about === null ? [] : armed(look, about).map(({ token }) => tokenId(look.state, token)),
          take(work, { about, left = 1 }, chosen) {
            if (about === null) return;
            const found = armed(work, about).find(({ token }) => tokenId(work.state, token) === chosen);
            if (found === undefined) return;
            const { token, charge } = found;
            const { max } = charge.weapon.range;
            const targets = unitsAroundToken(work, token, typeof max === "number" ? max : 1);
            goOff(work, keyword, { unit: about, value: left - 1 }, { token, weapon: charge.use, targets });
          },
        },
      }),
      on("area", {
        rule: () => "leg.kw.detonate-x.attack",
        setOff: true,
        over(work, { unit, value, token }) {
          if (token === null) return;
          removeToken(work, token, { rule: "leg.kw.detonate-x.attacker", cause: keyword });
          const isThere = statusOf(at(work.state.units, unit)) !== "defeated";
          if (isThere && value > 0) askForCharge(work, unit, value);
        },
      }),
    ],
  },
}));

/** Returns the height of the highest of several solids, or 0 if there are none. */
function highestOf(table: Battlefield, solids: readonly Solid[]): number {
  return Math.max(0, ...solids.map((solid) => terrainHeight(table, solid)));
}

const FACES = DEFENSE_FACES.length;

function deflects(when: Pick<Condition, "attack"> = {}): AmountHook {
  return { amount: "surge-to-block", adds: 1, when: { ...when, unless: "no-deflecting" } };
}

/**
 * Creates the rule that reflects one wound if there is at least one surge, or one wound per surge if a keyword says so.
 */
function deflectedWound(
  stage: Must["stage"],
  own: typeof amount,
  surges: (pool: Pool, rules: PoolRules) => number,
): Must {
  const sentBack = (pool: Pool, rules: PoolRules): number => {
    if (amount(rules, pool, "no-deflecting") > 0 || amount(rules, pool, "no-deflected-wound") > 0) return 0;
    return own(rules, pool, "each-deflected-wounds") > 0 ? surges(pool, rules) : Math.min(1, surges(pool, rules));
  };
  return {
    stage,
    back: "leg.kw.deflect.wound",
    run: (pool, rules) => {
      const wounds = sentBack(pool, rules);
      return wounds === 0 ? pool : altered(pool, { attackerWounds: pool.attackerWounds + wounds });
    },
  };
}

/** Lists the enemy units at range 2 that can have suppression. */
function toDemoralize(look: Look, unit: UnitIndex): readonly number[] {
  if (statusOf(at(look.state.units, unit)) !== "deployed") return [];
  return enemiesAt(look, unit, 2).filter((enemy) => isSuppressible(look, enemy));
}

/** The deployment keywords that a unit with Detachment takes over from its parent unit. */
const DEPLOYING = ["infiltrate", "prepared-position"] as const;

function sharedDeployment(look: Look, { unit }: Bearer): readonly string[] {
  const { state } = look;
  const { owner } = at(state.units, unit);
  const matches = usesOf(look, unit, "detachment").flatMap(({ of = [] }) => of);
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
  for (const keyword of sharedDeployment(work, bearer)) {
    const cause = { rule: "leg.kw.detachment.deploy", cause: "detachment" } as const;
    beginOngoing(work, { unit: bearer.unit, keyword, value: 1, until: "game" }, cause);
  }
}

/** A charge token that a unit can detonate. */
interface Armed {
  readonly token: number;
  readonly charge: Charge;
}

function armed(look: Look, unit: UnitIndex): readonly Armed[] {
  const { owner } = at(look.state.units, unit);
  const charges = chargesOf(look, unit, "detonate");
  return look.state.tokens.flatMap(({ name }, token): readonly Armed[] => {
    if (!isOwnCharge(look, owner, token)) return [];
    const charge = charges.find((one) => one.name === name);
    if (charge !== undefined) return [{ token, charge }];
    const id = tokenId(look.state, token);
    optionOut(look, id, "charge-of-another-card", { token: id });
    return [];
  });
}

/** Whether a token is a charge of the player on the battlefield. */
function isOwnCharge(look: Look, side: Side, token: number): boolean {
  const { kind, owner, removed } = at(look.state.tokens, token);
  const id = tokenId(look.state, token);
  if (kind !== "charge") return optionOut(look, id, "token-no-charge", { token: id });
  if (owner !== side) return optionOut(look, id, "charge-of-the-other-side", { token: id });
  return !removed || optionOut(look, id, "token-not-there", { token: id });
}

/** Asks which charge detonates next. `left` is the maximum number of charges. */
function askForCharge(work: GameWork, unit: UnitIndex, left: number): void {
  const { owner: side } = at(work.state.units, unit);
  work.push({ kind: "mission", card: "detonate", choice: "charge", side: side, about: unit, chosen: [], left });
}
