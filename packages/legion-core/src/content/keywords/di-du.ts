import { altered, type Pool } from "../../attack/pools/pool.ts";
import { everHad, using } from "../../attack/pools/rules.ts";
import type { Situation } from "../../attack/pools/situation.ts";
import {
  adds,
  attacking,
  defending,
  freeCardAction,
  guarding,
  mustChoose,
  on,
  permits,
} from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { asks, askUnits, onlyItself } from "../../units/choosing.ts";
import { hasTokens, isTrooper, unitTokens } from "../../units/conditions.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { enemiesAt, inSight } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { loseTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { ordering, toOrder } from "./shared/ordering.ts";
import { PIERCE_OFFER } from "./shared/piercing.ts";

/** The keywords from Direct to Duelist. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  direct: {
    name: ["Direct", "Dirigir"],
    en: "In each Command Phase, while orders are issued, the unit may issue an order to one friendly unit of the named kind at range 2.",
    es: "En cada fase de Mando, al impartir órdenes, la unidad puede impartir una orden a una unidad aliada de la clase indicada a alcance 2.",
    does: (keyword) => [
      asks(keyword, "issue-orders", (look, unit) => toOrder(look, unit, keyword, 2).length > 0),
      on("choice", ordering(keyword, "leg.kw.direct", 2)),
    ],
  },
  disciplined: {
    name: ["Disciplined[ X]", "Disciplina[ X]"],
    en: "When the unit is issued an order, it may remove up to X of its suppression tokens.",
    es: "Cuando la unidad recibe una orden, puede retirar hasta X de sus fichas de Acobardamiento.",
    does: (keyword) => [
      asks(
        keyword,
        "order-issued",
        ({ state }, unit, about) => about === unit && unitTokens(state, unit, "suppression") > 0,
      ),
      on("choice", {
        rule: "leg.kw.disciplined-x",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) =>
          onlyItself(look, unit).filter((one) => hasTokens(look, one, "suppression", chosen.length)),
        take: (work, { unit }, chosen) =>
          loseTokens(work, unit, "suppression", chosen.length, { rule: "leg.kw.disciplined-x", cause: keyword }),
      }),
    ],
  },
  disengage: {
    name: ["Disengage", "Separación"],
    en: "While engaged with a single enemy unit, this trooper unit may move as if it were not engaged, without withdrawing.",
    es: "Mientras está trabada con una sola unidad enemiga, esta unidad de infantería puede moverse con normalidad, sin batirse en retirada.",
    does: () => [permits("disengages")],
  },
  distract: {
    name: ["Distract", "Distracción"],
    en: "Free card action: until the end of the round, an enemy trooper unit at range 2 and in line of sight attacks this unit and no other if it can, with a weapon of each miniature that can add one; it declares further defenders only for weapons that could not be added. The unit loses Inconspicuous until the end of the round.",
    es: "Acción de carta gratuita: hasta el final de la ronda, una unidad de infantería enemiga a alcance 2 y en línea de visión ataca a esta unidad y a ninguna otra si puede, con un arma de cada miniatura que pueda aportarla; solo declara más defensores para las armas que no pudieran aportarse. La unidad pierde Desapercibido hasta el final de la ronda.",
    does: (keyword) => [
      freeCardAction(
        keyword,
        (look, { unit }) => troopersSeen(look, unit).length > 0,
        (work, { unit }) => askUnits(work, keyword, unit),
      ),
      on(
        "choice",
        mustChoose("leg.kw.distract.force-target", troopersSeen, (work, enemy, unit) => {
          const because = { rule: "leg.kw.distract.force-target", cause: keyword } as const;
          beginOngoing(work, { unit, keyword, value: 0, until: "round", about: enemy }, because);
          standOut(work, unit);
        }),
      ),
      on("draws", {
        rule: "leg.kw.distract.force-target",
        weapons: "leg.kw.distract.all-weapons",
        binds: isDistracted,
      }),
    ],
  },
  "divine-influence": {
    name: ["Divine Influence", "Divina influencia"],
    en: "Other friendly Ewok trooper units at range 1 have Guardian 2 for C-3PO alone. When they use Guardian they may cancel criticals as if they were hits.",
    es: "Las demás unidades de infantería Ewok aliadas a alcance 1 tienen Guardián 2 solo para C-3PO. Cuando usan Guardián pueden anular impactos críticos como si fueran impactos.",
    does: () => [
      // Those who are lent the keyword have Guardian too; the unit itself has none for which this would count.
      guarding(adds("guard-criticals", 1)),
      on("aura", {
        reach: 1,
        to: [{ affiliation: "ewoks", type: "trooper" }],
        figures: { guardian: 2, "divine-influence": 1 },
        of: [{ unit: "C-3PO" }],
      }),
    ],
  },
  "djem-so-mastery": {
    name: ["Djem So Mastery", "Dominio de Djem So"],
    en: "While the unit defends against a melee attack, the attacking unit suffers a wound if its pool has a blank when results are compared.",
    es: "Cuando la unidad se defiende contra un ataque cuerpo a cuerpo, la unidad atacante sufre una Herida si su reserva tiene alguna cara vacía al comparar los resultados.",
    does: () => [
      defending({
        stage: "compare",
        blanks: true,
        back: "leg.kw.djem-so-mastery",
        run: (pool, { situation }) =>
          situation.kind === "melee" && pool.blanks > 0
            ? altered(pool, { attackerWounds: pool.attackerWounds + 1 })
            : pool,
      }),
    ],
  },
  duelist: {
    name: ["Duelist", "Duelista"],
    en: "In melee, if the unit spends an aim token to reroll attack dice, its pool gains Pierce 1; if it spends a dodge token while it defends, it has Immune: Pierce. The tokens do what they always do besides.",
    es: "En cuerpo a cuerpo, si la unidad gasta una ficha de Ataque apuntado para volver a tirar dados de ataque, su reserva gana Perforante 1; si gasta una ficha de Esquiva al defenderse, tiene Inmune a perforante. Las fichas surten además su efecto normal.",
    does: () => [
      attacking(adds("pierce", { timesUsed: AIMED }), PIERCE_OFFER, {
        stage: "convert-attack",
        looksAt: "aim",
        run: (pool, rules) => (hasAimed(pool, rules.situation) ? using(pool, AIMED) : pool),
      }),
      defending(
        adds("ignores-pierce", 1, { attack: "melee", dodged: true, unless: "defies-pierce-immunity" }),
        adds("immune-to-pierce", 1, { attack: "melee", dodged: true }),
      ),
    ],
  },
}));

const DISTRACT_REACH = 2;

/** Lists the enemy trooper units at range 2 and in line of sight. */
function troopersSeen(look: Look, unit: UnitIndex): readonly number[] {
  const troopers = enemiesAt(look, unit, DISTRACT_REACH).filter((one) => isTrooper(look, one));
  return inSight(look, unit, troopers);
}

/** Whether a unit has used Distract on an attacker this round. */
function isDistracted({ state }: Look, unit: UnitIndex, attacker: UnitIndex): boolean {
  return state.ongoing.some((one) => one.unit === unit && one.keyword === "distract" && one.about === attacker);
}

function standOut(work: GameWork, unit: UnitIndex): void {
  const value = -(keywordsOf(work, unit)["inconspicuous"] ?? 0);
  if (value === 0) return;
  const because = { rule: "leg.kw.distract.lose-inconspicuous", cause: "distract" } as const;
  beginOngoing(work, { unit, keyword: "inconspicuous", value, until: "round" }, because);
}

/** The name under which a pool records that Duelist spent an aim token to reroll. */
const AIMED = "duelist";

/**
 * Whether the attacker has already spent an aim token in melee, its own or a lent one. Until then aim tokens only buy
 * rerolls.
 */
function hasAimed(pool: Pool, { kind, attacker, lenders }: Situation): boolean {
  if (kind !== "melee") return false;
  const { left } = pool;
  if ((left["attacker.aim"] ?? 0) < everHad(pool, "attacker.aim", attacker.tokens.aim)) return true;
  return lenders.attacker.some(({ tokens }, place) => (left[`lender.attacker.${place}.aim`] ?? 0) < tokens.aim);
}
