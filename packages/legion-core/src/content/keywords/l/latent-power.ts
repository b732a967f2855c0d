import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Cause } from "../../../state/events.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, on } from "../../../state/hooks/words.ts";
import { miniatureOfId, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { GameWork } from "../../../state/work.ts";
import { isUnitAtRange, measured } from "../../../table/range.ts";
import type { Figure } from "../../../table/scene.ts";
import { usesByCard } from "../../../units/card-keywords.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isSuppressible, unitTokens, woundsOn } from "../../../units/conditions.ts";
import { alliesAt, enemiesAt, isFarOff } from "../../../units/near.ts";
import { companyOf, sceneOf, statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { rollUnitDice } from "../../../units/rolls.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { isTreatable, startHealing } from "../healing.ts";

export const LATENT_POWER = (): GameKeyword => ({
  id: "latent-power",
  does: [
    may(
      "activation-end",
      (look, { unit }, about) =>
        about === unit && statusOf(at(look.state.units, unit)) === "deployed" && isSuppressible(look, unit),
      (work, { unit }) => roll(work, unit),
    ),
    on("choice", {
      rule: "leg.kw.latent-power.surge",
      most: 1,
      may: false,
      candidates: (look, { unit }) => enemiesAt(look, unit, 1),
      take(work, _bearer, [enemy]) {
        if (enemy === undefined) return;
        for (const token of ["suppression", "immobilize"] as const)
          gainTokens(work, enemy, token, 2, { rule: "leg.kw.latent-power.surge", cause: "latent-power" });
      },
    }),
    on("heals", {
      rule: "leg.kw.latent-power.blank",
      effect: "leg.kw.latent-power.blank",
      tokens: ["wound", "poison"],
      restores: false,
      candidates: (look, { unit }) => friendsOfBearer(look, unit).filter((friend) => isAiling(look, friend)),
    }),
  ],
});

export const LATENT_POWER_TEXT: KeywordText = {
  id: "latent-power",
  name: { en: "Latent Power", es: "Poder latente" },
  does: {
    en: "At the end of its activation the unit may gain a suppression token and roll a red defense die. On a surge an enemy unit at range 1 gains two suppression tokens and two immobilize tokens. On a blank a wound or poison token is removed from a friendly trooper unit at range 1 of this miniature that is no droid.",
    es: "Al final de su activación, la unidad puede ganar una ficha de Acobardamiento y tirar un dado rojo de defensa. Con un incremento, una unidad enemiga a alcance 1 gana dos fichas de Acobardamiento y dos de Inmovilización. Con una cara vacía se quita una ficha de Herida o Veneno a una unidad aliada de infantería que no sea droide, a alcance 1 de esta miniatura.",
  },
};

const ROLL: Cause = { rule: "leg.kw.latent-power.roll", cause: "latent-power" };

function roll(work: GameWork, unit: number): void {
  gainTokens(work, unit, "suppression", 1, ROLL);
  const [face] = rollUnitDice(work, unit, "red-defense", 1, ROLL);
  if (face === "defense-surge") askUnits(work, "latent-power", unit);
  if (face === "blank") startHealing(work, "latent-power", unit, 1);
}

/** Friendly units at range 1 of the miniatures that have the keyword, their own among them. */
function friendsOfBearer(look: Look, unit: number): readonly number[] {
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

/** Whether there is something to take off a trooper unit that is no droid. */
function isAiling(look: Look, unit: number): boolean {
  if (!isTreatable(look, unit)) return false;
  const isAilingNow = woundsOn(look.state, unit) > 0 || unitTokens(look.state, unit, "poison") > 0;
  return isAilingNow || fallsOut(look, unit, "unit-not-ailing");
}
