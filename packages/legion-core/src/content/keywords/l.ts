import { at } from "@sw/tabletop";
import { tokens } from "../../attack/pools/offers.ts";
import { spending, usingUp } from "../../attack/pools/rules.ts";
import type { Cause } from "../../state/events.ts";
import { adds, attacking, defending, may, mustChoose, on } from "../../state/hooks/words.ts";
import { miniatureOfId, type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { fallsOut } from "../../state/missed.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, measured } from "../../table/range.ts";
import type { Figure } from "../../table/scene.ts";
import { usesByCard } from "../../units/card-keywords.ts";
import { askUnits } from "../../units/choosing.ts";
import { isSuppressible, unitTokens, woundsOn } from "../../units/conditions.ts";
import { alliesAt, enemiesAt, isFarOff } from "../../units/near.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { rollUnitDice } from "../../units/rolls.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { isTreatable, startHealing } from "./shared/healing.ts";
import { PIERCE_OFFER } from "./shared/piercing.ts";

/** The keywords that start with L. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "latent-power": {
    name: ["Latent Power", "Poder latente"],
    en: "At the end of its activation the unit may gain a suppression token and roll a red defense die. On a surge an enemy unit at range 1 gains two suppression tokens and two immobilize tokens. On a blank a wound or poison token is removed from a friendly trooper unit at range 1 of this miniature that is no droid.",
    es: "Al final de su activación, la unidad puede ganar una ficha de Acobardamiento y tirar un dado rojo de defensa. Con un incremento, una unidad enemiga a alcance 1 gana dos fichas de Acobardamiento y dos de Inmovilización. Con una cara vacía se quita una ficha de Herida o Veneno a una unidad aliada de infantería que no sea droide, a alcance 1 de esta miniatura.",
    does: (keyword) => [
      may(
        "activation-end",
        (look, { unit }, about) =>
          about === unit && statusOf(at(look.state.units, unit)) === "deployed" && isSuppressible(look, unit),
        (work, { unit }) => rollLatentPower(work, unit),
      ),
      on(
        "choice",
        mustChoose(
          "leg.kw.latent-power.surge",
          (look, unit) => enemiesAt(look, unit, 1),
          (work, enemy) => {
            for (const token of ["suppression", "immobilize"] as const)
              gainTokens(work, enemy, token, 2, { rule: "leg.kw.latent-power.surge", cause: keyword });
          },
        ),
      ),
      on("heals", {
        rule: "leg.kw.latent-power.blank",
        effect: "leg.kw.latent-power.blank",
        tokens: ["wound", "poison"],
        restores: false,
        candidates: (look, { unit }) => friendsOfBearer(look, unit).filter((friend) => isAiling(look, friend)),
      }),
    ],
  },
  leader: {
    name: ["Leader", "Líder"],
    en: "This miniature leads its unit. If it is defeated while others are left, it takes the place of one of them, with a wound token if its threshold is 2 and that of the others 1. A unit equips only one card with Leader.",
    es: "Esta miniatura lidera su unidad. Si es derrotada y quedan otras, ocupa el lugar de una de ellas, con una ficha de Herida si su umbral es 2 y el de las otras 1. Cada unidad solo se equipa con una carta con Líder.",
    does: () => [on("leads", "own")],
  },
  lethal: {
    name: ["Lethal[ X]", "Letal[ X]"],
    en: "While it modifies the attack dice, the attacker may spend up to X aim tokens; for each the pool gains Pierce 1. These tokens reroll nothing.",
    es: "Al modificar los dados de ataque, el atacante puede gastar hasta X fichas de Ataque apuntado; por cada una, la reserva gana Perforante 1. Con esas fichas no se vuelve a tirar nada.",
    does: (keyword) => [
      attacking(
        adds("pierce-by-aim", "value"),
        adds("pierce", { timesUsed: "pierce-by-aim" }),
        PIERCE_OFFER,
        usingUp(
          "pierce-by-aim",
          { id: keyword, spends: "aim", spares: true, stage: "modify-attack-attacker", side: "attacker" },
          (pool) => tokens(pool, "attacker.aim") > 0,
          (pool) => spending(pool, "attacker.aim"),
        ),
      ),
    ],
  },
  "long-shot": {
    name: ["Long Shot", "Disparo lejano"],
    en: "Before it chooses a defender, the unit may spend one aim token: the highest range of this weapon grows by 1 for the attack. The token rerolls nothing.",
    es: "Antes de elegir al defensor, la unidad puede gastar una ficha de Ataque apuntado: el alcance máximo de esta arma aumenta en 1 durante el ataque. Con esa ficha no se vuelve a tirar nada.",
    does: (keyword) => [
      on("farther", 1),
      on("declaring", {
        step: "declare",
        rule: "leg.kw.long-shot",
        spends: "aim",
        ways(_, __, { open, attack, used }) {
          if (attack === "melee" || used.some(isLongShot)) return [];
          const far = open.filter(({ keywords }) => keywords.some(({ id }) => id === keyword));
          return [...new Set(far.map(({ name }) => name))];
        },
      }),
    ],
  },
  "low-profile": {
    name: ["Low Profile", "Furtivo"],
    en: "While defending against a ranged attack, if it rolls cover dice, the unit rolls one fewer and adds a block to the result.",
    es: "Al defenderse contra un ataque a distancia, si tira dados de cobertura, la unidad tira uno menos y añade un bloqueo al resultado.",
    does: () => [defending(adds("sure-cover", 1, { attack: "ranged" }))],
  },
}));

const LATENT_ROLL: Cause = { rule: "leg.kw.latent-power.roll", cause: "latent-power" };

function rollLatentPower(work: GameWork, unit: UnitIndex): void {
  gainTokens(work, unit, "suppression", 1, LATENT_ROLL);
  const [face] = rollUnitDice(work, unit, "red-defense", 1, LATENT_ROLL);
  if (face === "defense-surge") askUnits(work, "latent-power", unit);
  if (face === "blank") startHealing(work, "latent-power", unit, 1);
}

/** Lists the friendly units at range 1 of the miniatures that have Latent Power, including their own unit. */
function friendsOfBearer(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const cards = usesByCard(look, unit, "latent-power").map(({ card }) => card);
  const { miniatures } = profileOf(look, unit);
  const figures = companyOf(scene, state, unit)?.figures ?? [];
  const bearers = figures.filter(({ id }) => {
    const [, place] = miniatureOfId(state, id) ?? [];
    return place !== undefined && cards.includes(at(miniatures, place).card);
  });
  return alliesAt(look, unit, 1).filter((friend) => {
    const company = companyOf(scene, state, friend);
    const isNear = (figure: Figure): boolean =>
      company !== undefined && isUnitAtRange(scene.table, measured(figure), company, 1);
    return bearers.some(isNear) || isFarOff(look, friend, unitId(state, unit), 1);
  });
}

/** Whether a trooper unit that is not a droid has wounds or poison to remove. */
function isAiling(look: Look, unit: UnitIndex): boolean {
  if (!isTreatable(look, unit)) return false;
  const isAilingNow = woundsOn(look.state, unit) > 0 || unitTokens(look.state, unit, "poison") > 0;
  return isAilingNow || fallsOut(look, unit, "unit-not-ailing");
}

/** Whether the name of a use of a weapon in an attack belongs to Long Shot. */
function isLongShot(use: string): boolean {
  return use.startsWith("long-shot ");
}
