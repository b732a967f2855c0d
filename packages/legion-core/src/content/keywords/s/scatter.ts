import { at, nearest } from "@sw/tabletop";
import { weaponOf } from "../../../attack/eligible.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { letPlace } from "../../../moving/placing.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";

export const SCATTER = (): GameKeyword => ({
  id: "scatter",
  does: [
    must(
      "after-attack",
      (look, { unit }) => scattered(look, unit).length > 0,
      (work, { unit }) => {
        const { owner } = at(work.state.units, unit);
        for (const defender of scattered(work, unit))
          letPlace(work, owner, defender, { rule: "leg.kw.scatter", cause: "scatter" });
      },
    ),
  ],
});

export const SCATTER_TEXT: KeywordText = {
  id: "scatter",
  name: { en: "Scatter", es: "Dispersión" },
  does: {
    en: "After the attack the attacker may move any miniatures of a defending trooper unit on small bases but its leader, keeping cohesion, as if that leader had just made a standard move.",
    es: "Después del ataque, el atacante puede mover cualquier miniatura de una unidad defensora de infantería con peanas pequeñas salvo su líder, sin romper la formación, como si ese líder acabara de efectuar un movimiento normal.",
  },
};

/** The troopers on small bases that the unit has just attacked with such a weapon, of whom more than the leader is left. */
function scattered(look: Look, unit: number): readonly number[] {
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
