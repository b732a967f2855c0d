import type { KeywordText } from "../../../catalogue/cards.ts";
import { type ActionEntry, freeActionsOf, toPerform } from "../../../rounds/actions-list.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import { namedBy } from "../../../units/card-keywords.ts";
import { askNamed, askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";

/** What a unit does that makes no use of it. */
const NOTHING = "enough";

export const GUIDANCE = (): GameKeyword => ({
  id: "guidance",
  does: [
    on("action", {
      id: "guidance",
      free: false,
      cost: 1,
      available: (look, { unit }) => guided(look, unit).length > 0,
      run: (work, { unit }) => askUnits(work, "guidance", unit),
    }),
    on("choice", {
      rule: "leg.kw.guidance",
      most: 1,
      may: false,
      candidates: (look, { unit }) => guided(look, unit),
      take(work, _bearer, [friend]) {
        if (friend !== undefined) askNamed(work, "guidance", "action", friend);
      },
    }),
    on("choices", {
      action: {
        kind: "named",
        rule: "leg.kw.guidance",
        candidates: (look, { about }) => (about === null ? [] : [...open(look, about).map(toPerform), NOTHING]),
        take(work, { about }, chosen) {
          const entry = about === null ? undefined : open(work, about).find((one) => toPerform(one) === chosen);
          if (about === null || entry === undefined) return;
          const unit = unitId(work.state, about);
          work.emit({
            type: "action-performed",
            unit,
            action: entry.id,
            free: true,
            rule: "leg.kw.guidance",
            cause: "guidance",
          });
          entry.run(work, about);
        },
      },
    }),
  ],
});

export const GUIDANCE_TEXT: KeywordText = {
  id: "guidance",
  name: { en: "Guidance", es: "Tutela" },
  does: {
    en: "Card action: another friendly unit at range 2 of the kind that the card names, a trooper unit if it names none, may perform a free action that is no attack.",
    es: "Acción de carta: otra unidad aliada a alcance 2 de la clase que indique la carta, o de infantería si no indica ninguna, puede realizar una acción gratuita que no sea de ataque.",
  },
  choices: {
    enough: { en: "no more", es: "nada más" },
  },
};

/** The friends whom the unit can guide: those that its card names, troopers where it names none. */
function guided(look: Look, unit: number): readonly number[] {
  const kinds = namedBy(look, unit, "guidance");
  return friendsAt(look, unit, 2).filter((friend) =>
    kinds === undefined ? isTrooper(look, friend) : fitsAny(look, friend, kinds),
  );
}

/** The actions that a guided unit can perform. */
function open(look: Look, unit: number): readonly ActionEntry[] {
  return freeActionsOf(look, unit).filter(
    (one) => one.id !== "attack" || optionOut(look, toPerform(one), "guided-to-no-attack"),
  );
}
