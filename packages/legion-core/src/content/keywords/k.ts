import { at } from "@sw/tabletop";
import { goOff, unitsAroundToken } from "../../attack/area.ts";
import { removeToken } from "../../mission/assets.ts";
import type { Cause } from "../../state/events.ts";
import { on } from "../../state/hooks/words.ts";
import type { Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { profileOf } from "../../units/profiles.ts";
import { fitsAny } from "../../units/ranks.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { whenTurned } from "./shared/turned-tokens.ts";

/** The keywords that start with K. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  kablamo: {
    name: ["Kablamo", "¡Bang!"],
    en: "When the Bane token is turned up, it attacks every unit at range 1 and in its line of sight, friend or enemy, with the weapon of the command card that brought it, whatever has become of Cad Bane. Then it is removed.",
    es: "Cuando se da la vuelta a la ficha de Bane, ataca a toda unidad a alcance 1 y en su línea de visión, aliada o enemiga, con el arma de la carta de Mando que la trajo, sea lo que fuere de Cad Bane. Luego se retira.",
    does: (keyword) => [
      on("on-tokens", whenTurned(keyword, detonate)),
      on("area", {
        rule: () => "leg.kw.bane-tokens.kablamo",
        over(work, { token }) {
          if (token !== null) removeToken(work, token, DETONATED);
        },
      }),
    ],
  },
}));

const KABLAMO = "kablamo";

const BANE = { unit: "Cad Bane" } as const;

const DETONATED: Cause = { rule: "leg.kw.bane-tokens.kablamo", cause: KABLAMO };

/**
 * Attacks with the weapon of the token's card. The weapon counts as one that the leader of Cad Bane's unit could use.
 */
function detonate(work: GameWork, side: Side, token: number): void {
  const { face } = at(work.state.tokens, token);
  const [weapon] = work.box.cards.commands.get(face?.card ?? "")?.weapons ?? [];
  const unit = work.state.units.findIndex(({ owner }, one) => owner === side && fitsAny(work, one, [BANE]));
  if (weapon === undefined || unit < 0) return removeToken(work, token, DETONATED);
  const { leader } = at(work.state.units, unit);
  const { lent, miniatures } = profileOf(work, unit);
  const use = { miniature: leader, weapon: at(miniatures, leader).weapons.length + lent.indexOf(weapon) };
  const { max } = weapon.range;
  const targets = unitsAroundToken(work, token, typeof max === "number" ? max : 1);
  goOff(work, KABLAMO, { unit, value: 1 }, { token, weapon: use, targets });
}
