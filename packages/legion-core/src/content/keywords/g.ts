import { type ActionEntry, freeActionsOf, toPerform } from "../../rounds/actions-list.ts";
import { adds, cardAction, defending, guarding, mustChoose, on, permits } from "../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { optionOut } from "../../state/missed.ts";
import { namedBy } from "../../units/card-keywords.ts";
import { askNamed, askUnits } from "../../units/choosing.ts";
import { isTrooper } from "../../units/conditions.ts";
import { friendsAt } from "../../units/near.ts";
import { fitsAny } from "../../units/ranks.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { flipping } from "./shared/shields.ts";

/** The keywords that start with G. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  generator: {
    name: ["Generator[ X]", "Generador[ X]"],
    en: "During the End Phase the unit may flip up to X inactive shield tokens to active.",
    es: "Durante la fase Final, la unidad puede dar la vuelta a hasta X fichas de Escudo inactivo para activarlas.",
    does: (keyword) => flipping(keyword, "leg.kw.generator-x", "end-phase"),
  },
  guardian: {
    name: ["Guardian[ X]", "Guardián[ X]"],
    en: "While a friendly trooper unit at range 1 and in line of sight defends against a ranged attack, this unit may cancel up to X of the hits. It rolls one of its own defense dice for each and suffers a wound for each that shows a blank in the end. It cannot while suppressed, nor for another unit with Guardian.",
    es: "Cuando una unidad de infantería aliada a alcance 1 y en línea de visión se defiende contra un ataque a distancia, esta unidad puede anular hasta X impactos. Tira por cada uno un dado de defensa propio y sufre una Herida por cada cara vacía que quede tras convertir los incrementos. No puede hacerlo si está acobardada ni por otra unidad con Guardián.",
    does: () => [defending(adds("guards", 1)), guarding(adds("guard", "value")), permits("backs-up")],
  },
  guidance: {
    name: ["Guidance", "Tutela"],
    en: "Card action: another friendly unit at range 2 of the kind that the card names, a trooper unit if it names none, may perform a free action that is no attack.",
    es: "Acción de carta: otra unidad aliada a alcance 2 de la clase que indique la carta, o de infantería si no indica ninguna, puede realizar una acción gratuita que no sea de ataque.",
    choices: { enough: { en: "no more", es: "nada más" } },
    does: (keyword) => [
      cardAction(
        keyword,
        (look, { unit }) => guided(look, unit).length > 0,
        (work, { unit }) => askUnits(work, keyword, unit),
      ),
      on(
        "choice",
        mustChoose("leg.kw.guidance", guided, (work, friend) => askNamed(work, keyword, "action", friend)),
      ),
      on("choices", {
        action: {
          kind: "named",
          rule: "leg.kw.guidance",
          candidates: (look, { about }) =>
            about === null ? [] : [...guidedActions(look, about).map(toPerform), ENOUGH],
          take(work, { about }, chosen) {
            const entry =
              about === null ? undefined : guidedActions(work, about).find((one) => toPerform(one) === chosen);
            if (about === null || entry === undefined) return;
            const unit = unitId(work.state, about);
            work.emit({
              type: "action-performed",
              unit,
              action: entry.id,
              free: true,
              rule: "leg.kw.guidance",
              cause: keyword,
            });
            entry.run(work, about);
          },
        },
      }),
    ],
  },
  gunslinger: {
    name: ["Gunslinger", "Pistolero"],
    en: "Once in each attack the unit may declare a further defender for one ranged weapon that is in another pool already. It does not combine with Beam.",
    es: "Una vez por ataque, la unidad puede declarar a un defensor adicional para una sola arma de combate a distancia que ya esté en otra reserva. No se combina con Rayo continuo.",
    does: () => [on("again", { weapons: "all", attack: "ranged", most: 1 })],
  },
}));

/** The answer of a guided unit that performs no action. */
const ENOUGH = "enough";

/** Lists the friendly units that a unit can guide: those that its card names, or trooper units if it names none. */
function guided(look: Look, unit: UnitIndex): readonly number[] {
  const kinds = namedBy(look, unit, "guidance");
  return friendsAt(look, unit, 2).filter((friend) =>
    kinds === undefined ? isTrooper(look, friend) : fitsAny(look, friend, kinds),
  );
}

/** Lists the actions that a guided unit can perform. */
function guidedActions(look: Look, unit: UnitIndex): readonly ActionEntry[] {
  return freeActionsOf(look, unit).filter(
    (one) => one.as !== "attack" || optionOut(look, toPerform(one), "guided-to-no-attack"),
  );
}
