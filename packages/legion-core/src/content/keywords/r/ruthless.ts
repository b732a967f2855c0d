import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { type ActionEntry, actionFault, freeActionsOf, toPerform } from "../../../rounds/actions-list.ts";
import { performingActions } from "../../../rounds/performing.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, on } from "../../../state/hooks/words.ts";
import { unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOutBy } from "../../../state/missed.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { askNamed } from "../../../units/choosing.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { rankOf } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";

export const RUTHLESS = (): GameKeyword => ({
  id: "ruthless",
  does: [
    may(
      "perform-actions-start",
      (look, { unit }, about) => about !== null && isDriven(look, unit, about) && open(look, about).length > 0,
      (work, _bearer, about) => {
        if (about === null) return;
        // What lies on top comes first: the wound, then the action of who is left.
        askNamed(work, "ruthless", "action", about);
        dealWounds(work, about, 1, { rule: "leg.kw.ruthless", cause: "ruthless" });
      },
    ),
    on("choices", {
      action: {
        kind: "named",
        rule: "leg.kw.ruthless",
        candidates: (look, { about }) => (about === null ? [] : open(look, about).map(toPerform)),
        take(work, { about }, chosen) {
          const entry = about === null ? undefined : open(work, about).find((one) => toPerform(one) === chosen);
          if (about === null || entry === undefined) return;
          const unit = unitId(work.state, about);
          const because = { rule: "leg.kw.ruthless", cause: "ruthless" } as const;
          work.emit({ type: "action-performed", unit, action: entry.id, free: true, ...because });
          entry.run(work, about);
        },
      },
    }),
  ],
});

export const RUTHLESS_TEXT: KeywordText = {
  id: "ruthless",
  name: { en: "Ruthless", es: "Despiadado" },
  does: {
    en: "When another friendly corps trooper unit with a faceup order token activates at range 2 and in line of sight, that unit may suffer a wound to perform a free action.",
    es: "Cuando se activa a alcance 2 y en línea de visión otra unidad aliada de infantería de cuerpo con una ficha de Orden boca arriba, esa unidad puede sufrir una Herida para realizar una acción gratuita.",
  },
};

/** Whether a unit that is being activated is such a friend of the unit with the keyword. */
function isDriven(look: Look, unit: number, active: number): boolean {
  if (at(look.state.units, active).order !== "faceup") return false;
  if (isVehicle(profileOf(look, active).type) || rankOf(look, active) !== "corps") return false;
  return inSight(look, unit, friendsAt(look, unit, 2)).includes(active);
}

/** The actions that the unit may perform as a free one now (leg.actions.free-action-once). */
function open(look: Look, unit: number): readonly ActionEntry[] {
  const activation = performingActions(look.state, unit);
  if (activation === undefined) return [];
  return freeActionsOf(look, unit).filter((entry) => {
    const against = actionFault(look, activation, { ...entry, free: true, cost: 0 });
    return against === undefined || fallsOutBy(look, toPerform(entry), () => against);
  });
}
