import { at } from "@sw/tabletop";
import { currentAttack } from "../../../attack/declared.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { isUnitAtRange, measured } from "../../../table/range.ts";
import type { Figure } from "../../../table/scene.ts";
import { seesUnit } from "../../../table/sight/seen.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { companyOf, sceneOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands } from "../../written/commands.ts";
import { byCard, give, ownMay, ownUnits } from "../effects.ts";

const GROGU = { unit: "Grogu" } as const;

/** Command cards of Grogu. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: GROGU }, () => ({
  "the-hand-thing": {
    name: "The Hand Thing",
    pips: 2,
    playedFromHand: true,
    keywords: ["deflect"],
    en: "It is never selected in the Command Phase. When a friendly unit at range 1 and in line of sight of Grogu is attacked at range, it may be discarded from the hand: the unit gains 2 dodge tokens and has Deflect in that attack.",
    es: "Nunca se selecciona en la fase de Mando. Cuando una unidad aliada a alcance 1 y dentro de la línea de visión de Grogu es objetivo de un ataque a distancia, puede descartarse de la mano: la unidad gana 2 fichas de Esquiva y tiene Desvío en ese ataque.",
    does: (card) => ({
      fromHand: ownMay(
        "form-pool",
        (look, about, side) => isShotAt(look) && isBesideGrogu(look, side, about),
        (work, unit) => {
          give(work, unit, "dodge", 2, card);
          beginOngoing(work, { unit, keyword: "deflect", value: 1, until: "attack" }, byCard(card));
        },
      ),
    }),
  },
}));

/** Whether the pool that was just formed belongs to a ranged attack, as those of charges do. */
function isShotAt({ state }: Look): boolean {
  const attack = currentAttack(state);
  return attack === undefined || attack.pools[attack.pools.length - 1]?.attack === "ranged";
}

/** Whether a unit is at range 1 and in sight of Grogu, or contains him. */
function isBesideGrogu(look: Look, side: Side, unit: UnitIndex): boolean {
  const scene = sceneOf(look);
  const other = companyOf(scene, look.state, unit);
  if (other === undefined) return false;
  return ownUnits(look, side, GROGU).some((bearer) => {
    const grogu = grogusFigure(look, bearer);
    if (grogu === undefined) return false;
    return bearer === unit || (isUnitAtRange(scene.table, measured(grogu), other, 1) && seesUnit(scene, grogu, other));
  });
}

/** Returns Grogu's figure in his unit, or undefined while he is not on the battlefield. */
function grogusFigure(look: Look, unit: UnitIndex): Figure | undefined {
  const { fielded, miniatures } = profileOf(look, unit);
  const places = at(look.state.units, unit).miniatures.flatMap(({ status }, place) =>
    status === "standing" ? [place] : [],
  );
  const place = places.findIndex((one) => miniatures[one]?.card === fielded.counterpart?.id);
  return companyOf(sceneOf(look), look.state, unit)?.figures[place];
}
