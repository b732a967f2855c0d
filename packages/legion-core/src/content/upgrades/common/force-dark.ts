import { nearest } from "@sw/tabletop";
import { isEngaged } from "../../../moving/moves.ts";
import { must, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, byUpgrade } from "../effects.ts";
import { onLesserEnemy } from "../force-effects.ts";

/** Force upgrades of the dark side. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "force", restriction: { side: "dark" } }, () => ({
  anger: {
    name: "Anger",
    cost: 3,
    en: "After the unit has suffered one or more wounds it gains 1 aim token.",
    es: "Tras sufrir una o más Heridas, la unidad gana 1 ficha de Ataque apuntado.",
    does: (card) => [on("suffers", (work, { unit }) => gainTokens(work, unit, "aim", 1, byStatic(card)))],
  },
  fear: {
    name: "Fear",
    cost: 3,
    keywords: ["demoralize 1"],
  },
  "force-choke": {
    name: "Force Choke",
    cost: 10,
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: an enemy trooper unit at range 1 that is neither a commander nor an operative suffers 1 wound.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 1 que no sea Comandante ni Agente sufre 1 Herida.",
    does: (card) => onLesserEnemy(card, 1, (work, unit, by) => dealWounds(work, unit, 1, byUpgrade(card), by)),
  },
  terror: {
    name: "Terror",
    cost: 6,
    doubts: ["Wording from one summary."],
    en: "While the unit is not engaged, an enemy unit at range 2 and in line of sight gains 1 suppression token after a ranged attack against another friendly unit.",
    es: "Mientras la unidad no esté trabada, una unidad enemiga a alcance 2 y en línea de visión gana 1 ficha de Acobardamiento tras un ataque a distancia contra otra unidad aliada.",
    does: (card) => [
      must(
        "after-attack",
        (look, { unit }, about) => about !== null && !isEngaged(look, unit) && isTerrified(look, unit, about),
        (work, _bearer, about) => {
          if (about !== null) gainTokens(work, about, "suppression", 1, byStatic(card));
        },
      ),
    ],
  },
}));

/**
 * Whether an enemy unit at range 2 and in sight of a unit has just made a ranged attack against another friendly unit.
 */
function isTerrified(look: Look, unit: UnitIndex, enemy: UnitIndex): boolean {
  const attack = nearest(look.state, "attack");
  if (attack?.attacker !== enemy) return false;
  const shots = attack.pools.filter(({ attack: kind, defender }) => kind === "ranged" && defender !== unit);
  return shots.length > 0 && inSight(look, unit, enemiesAt(look, unit, 2)).includes(enemy);
}
