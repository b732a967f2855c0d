import { at } from "@sw/tabletop";
import { altered } from "../../attack/pools/pool.ts";
import { amount } from "../../attack/pools/rules.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import { adds, attacking, cardAction, must, mustChoose, on, permits } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { isVehicle, UNIT_TYPES } from "../../table/unit-types.ts";
import { askNamed, askUnits } from "../../units/choosing.ts";
import { isTrooper } from "../../units/conditions.ts";
import { friendsAt } from "../../units/near.ts";
import { statusOf } from "../../units/positions.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { freeAttack, mayAttackAnytime } from "./shared/free-attacks.ts";
import { PIERCE_OFFER } from "./shared/piercing.ts";

/** The keywords that start with P. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  pierce: {
    name: ["Pierce[ X]", "Perforante[ X]"],
    en: "The attacker may cancel up to X blocks that the defender or a unit using Guardian has rolled.",
    es: "El atacante puede anular hasta X bloqueos obtenidos por el defensor o por una unidad que use Guardián.",
    does: () => [attacking(adds("pierce", "value"), adds("weapon-pierce", "value"), PIERCE_OFFER)],
  },
  plodding: {
    name: ["Plodding", "Lentitud"],
    en: "The unit performs only one move action in its activation.",
    es: "La unidad solo realiza una acción de movimiento durante su activación.",
    does: () => [permits("one-move-action")],
  },
  poison: {
    name: ["Poison[ X]", "Veneno[ X]"],
    en: "A trooper unit other than droids that suffers wounds as the defender gains X poison tokens. At the end of its activation it suffers a wound for each and loses them.",
    es: "Una unidad de infantería no droide que sufra Heridas al defenderse gana X fichas de Veneno. Al final de su activación sufre una Herida por cada una y las pierde.",
    does: () => [
      on("wounding", {
        token: "poison",
        on: UNIT_TYPES.filter((type) => !isVehicle(type) && type !== "droid-trooper"),
        rule: "leg.kw.poison-x.gain",
      }),
    ],
  },
  precise: {
    name: ["Precise[ X]", "Precisión[ X]"],
    en: "Each aim token that the unit spends to reroll lets it reroll up to X dice more.",
    es: "Cada ficha de Ataque apuntado que la unidad gaste para repetir dados le permite volver a tirar hasta X dados más.",
    does: () => [attacking(adds("aim-dice", "value"))],
  },
  "prepared-position": {
    name: ["Prepared Position", "Posición preparada"],
    en: "The unit may deploy during setup, anywhere within friendly territory, in cohesion and not on impassable terrain. It then gains a dodge token.",
    es: "La unidad puede desplegarse durante la preparación de la partida en cualquier lugar del territorio aliado, en formación y sin pisar terreno infranqueable. A continuación gana una ficha de Esquiva.",
    does: () => [
      permits("deploys-in-setup"),
      must(
        "prepared-positions",
        ({ state }, { unit }, about) => about === unit && statusOf(at(state.units, unit)) === "deployed",
        (work, { unit }) => gainTokens(work, unit, "dodge", 1, PREPARED),
      ),
    ],
  },
  primitive: {
    name: ["Primitive", "Primitiva"],
    en: "If the defender has Armor, the attacker must change all criticals of the pool to hits once Impact is resolved.",
    es: "Si el defensor tiene Blindaje, el atacante debe cambiar todos los impactos críticos de la reserva por impactos una vez resuelto Antiblindaje.",
    does: () => [
      attacking({
        stage: "after-attacker-modifies",
        run: (pool, rules) =>
          amount(rules, pool, "armored") === 0
            ? pool
            : altered(pool, { hits: pool.hits + pool.criticals, criticals: 0 }),
      }),
    ],
  },
  programmed: {
    name: ["Programmed", "Programado"],
    en: "The unit must be equipped with at least one Programming upgrade.",
    es: "La unidad debe llevar equipada al menos una mejora de Programación.",
    does: () => [],
  },
  "pulling-the-strings": {
    name: ["Pulling the Strings", "Manejar los hilos"],
    en: "Card action: another friendly trooper unit at range 2 may perform a free attack action or a free move action.",
    es: "Acción de carta: otra unidad de infantería aliada a alcance 2 puede realizar una acción de ataque gratuita o una acción de movimiento gratuita.",
    choices: {
      "strings-attack": { en: "perform a free attack action", es: "realizar una acción de ataque gratuita" },
      "strings-move": { en: "perform a free move action", es: "realizar una acción de movimiento gratuita" },
    },
    does: (keyword) => [
      cardAction(
        keyword,
        (look, { unit }) => onStrings(look, unit).length > 0,
        (work, { unit }) => askUnits(work, keyword, unit),
      ),
      on(
        "choice",
        mustChoose(STRINGS_RULE, onStrings, (work, friend) => askNamed(work, keyword, "action", friend)),
      ),
      on("choices", {
        action: {
          kind: "named",
          rule: STRINGS_RULE,
          may: true,
          candidates: (look, { about }) => (about === null ? [] : openTo(look, about)),
          take(work, { about }, chosen) {
            if (about === null) return;
            if (chosen === "strings-attack") freeAttack(work, about, keyword, STRINGS_RULE, null, null);
            else startMove(work, about, "action");
          },
        },
      }),
    ],
  },
}));

const PREPARED = { rule: "leg.kw.prepared-position", cause: "prepared-position" } as const;

const STRINGS_RULE = "leg.kw.pulling-the-strings";

/** The range of the other unit. The symbol in the rulebook is damaged (leg.kw.pulling-the-strings). */
const STRINGS_REACH = 2;

/** Lists the friendly units that Pulling the Strings can choose. */
function onStrings(look: Look, unit: UnitIndex): readonly number[] {
  return friendsAt(look, unit, STRINGS_REACH).filter((friend) => isTrooper(look, friend));
}

/** Lists what the chosen unit can do now: attack, move or both. */
function openTo(look: Look, unit: UnitIndex): readonly string[] {
  const attack = mayAttackAnytime(look, unit) ? ["strings-attack"] : [];
  return moveBan(look, unit, "action") === undefined ? [...attack, "strings-move"] : attack;
}
