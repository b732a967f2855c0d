import { freeCardAction } from "../../../state/hooks/words.ts";
import { isReadied } from "../../../units/cards.ts";
import { lay } from "../../keywords/shared/laid-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { spend } from "../effects.ts";

/** Grenades upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "grenades" }, () => ({
  "concussion-grenades": {
    name: "Concussion Grenades",
    cost: 3,
    weapons: [weapon("Concussion Grenade", "1-1", "1b", "blast")],
  },
  "emp-droid-poppers": {
    name: 'EMP "Droid Poppers"',
    cost: 3,
    weapons: [weapon("EMP Droid Poppers", "1-1", "1b", "ion 1")],
  },
  "fragmentation-grenades": {
    name: "Fragmentation Grenades",
    cost: 5,
    weapons: [{ ...weapon("Frag Grenade", "1-1", "1r"), surge: "crit" }],
  },
  "impact-grenades": {
    name: "Impact Grenades",
    cost: 3,
    weapons: [weapon("Impact Grenade", "melee 1-1", "1b", "impact 4")],
  },
  "smoke-grenades": {
    name: "Smoke Grenades",
    cost: 3,
    expend: true,
    action: "free-action",
    en: "Free action, expending the card: the unit places a smoke token as by Smoke 1.",
    es: "Acción gratuita que consume la carta: la unidad coloca una ficha de Humo como con Humo 1.",
    does: (card) => [
      freeCardAction(
        card,
        (look, { unit }) => isReadied(look, unit, card),
        (work, { unit }) => {
          spend(work, unit, card, "expended");
          lay(work, "smoke", unit, 1);
        },
      ),
    ],
  },
  "sonic-imploders": {
    name: "Sonic Imploders",
    cost: 3,
    weapons: [weapon("Sonic Imploder", "1-1", "1b", "suppressive")],
  },
}));
