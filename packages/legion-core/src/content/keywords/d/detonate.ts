import { at } from "@sw/tabletop";
import { goOff, unitsAroundToken } from "../../../attack/area.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { removeToken } from "../../../mission/assets.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import { tokenId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { optionOut } from "../../../state/missed.ts";
import type { Player } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { statusOf } from "../../../units/positions.ts";
import { type Charge, chargesOf } from "../charges.ts";

export const DETONATE = (): GameKeyword => ({
  id: "detonate",
  does: [
    must(
      "charges-go-off",
      (look, { unit }) => armed(look, unit).length > 0,
      (work, { unit, value }) => ask(work, unit, value),
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
          goOff(work, "detonate", { unit: about, value: left - 1 }, { token, weapon: charge.use, targets });
        },
      },
    }),
    on("area", {
      rule: () => "leg.kw.detonate-x.attack",
      setOff: true,
      over(work, { unit, value, token }) {
        if (token === null) return;
        removeToken(work, token, { rule: "leg.kw.detonate-x.attacker", cause: "detonate" });
        const isThere = statusOf(at(work.state.units, unit)) !== "defeated";
        if (isThere && value > 0) ask(work, unit, value);
      },
    }),
  ],
});

export const DETONATE_TEXT: KeywordText = {
  id: "detonate",
  name: { en: "Detonate[ X: Charge Type]", es: "Detonar[ X: tipo de carga]" },
  does: {
    en: "After any unit attacks, moves or performs an action, up to X friendly charge tokens of the type may be detonated, before all else but standby tokens. Each attacks every unit in its line of sight and range, friend or enemy, with the weapon of its card; nothing but that changes its dice. Then it is removed.",
    es: "Después de que una unidad cualquiera ataque, se mueva o realice una acción, pueden detonarse hasta X fichas de Carga aliadas del tipo, antes que todo lo demás salvo las fichas de Alerta. Cada una ataca a toda unidad en su línea de visión y alcance, aliada o enemiga, con el arma de su carta y nada más. Luego se retira.",
  },
};

/** A charge token of the player of a unit that the unit can detonate. */
interface Armed {
  readonly token: number;
  readonly charge: Charge;
}

function armed(look: Look, unit: number): readonly Armed[] {
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

/** Whether a token is a charge of a player that lies on the battlefield. */
function isOwnCharge(look: Look, player: Player, token: number): boolean {
  const { kind, owner, removed } = at(look.state.tokens, token);
  const id = tokenId(look.state, token);
  if (kind !== "charge") return optionOut(look, id, "token-no-charge", { token: id });
  if (owner !== player) return optionOut(look, id, "charge-of-the-other-side", { token: id });
  return !removed || optionOut(look, id, "token-not-there", { token: id });
}

/** Asks for the next of so many charges at most. */
function ask(work: GameWork, unit: number, left: number): void {
  const { owner: player } = at(work.state.units, unit);
  work.push({ kind: "mission", card: "detonate", choice: "charge", player, about: unit, chosen: [], left });
}
