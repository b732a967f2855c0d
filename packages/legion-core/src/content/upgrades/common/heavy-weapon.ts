import { on, permits } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { isOfNoRank } from "../../../units/ranks.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { sided, weapon } from "../../written/weapons.ts";
import { askFor, byStatic, freeAction } from "../effects.ts";
import { shot } from "../shot-effects.ts";

/** Heavy weapon upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "heavy-weapon" }, () => ({
  "battle-shield-wookiee": {
    name: "Battle Shield Wookiee",
    cost: 26,
    restriction: { unit: "Wookiee Warriors" },
    doubleSided: true,
    miniatures: 1,
    changes: { speed: -1, side: "B" },
    keywords: ["reconfigure", { id: "armor", value: 1, side: "B" }],
    weapons: [sided("A", weapon("Offense", "melee", "2r")), sided("B", weapon("Defense", "melee", "2b"))],
  },
  "bowcaster-wookiee": {
    name: "Bowcaster Wookiee",
    cost: 31,
    restriction: { unit: "Wookiee Warriors" },
    miniatures: 1,
    weapons: [weapon("Bowcaster", "melee 1-3", "1r 1w", "impact 1", "pierce 1")],
  },
  "echo-clone-force-99": {
    name: "Echo",
    title: "Clone Force 99",
    cost: 0,
    bullets: 1,
    restriction: { unit: "The Bad Batch" },
    miniatures: 1,
    keywords: ["reliable"],
    incomplete: true,
    doubts: ["Reliable value and weapon not found."],
  },
  hunter: {
    name: "Hunter",
    cost: 0,
    bullets: 1,
    restriction: { unit: "The Bad Batch" },
    action: "free-action",
    miniatures: 1,
    keywords: ["leader"],
    doubts: ["Whether the free action exhausts the card differs between sources."],
    en: "Free action: choose an enemy trooper unit at range 1 and in line of sight that is neither a commander nor an operative and roll a black attack die. On a hit or a critical it suffers 1 wound.",
    es: "Acción gratuita: elige una unidad de infantería enemiga a alcance 1 y en línea de visión que no sea Comandante ni Agente y tira un dado de ataque negro. Con un impacto o un impacto crítico sufre 1 Herida.",
    does: (card) => [
      freeAction(card, askFor(card), (look, unit) => prey(look, unit).length > 0),
      on("choice", shot({ die: "black-attack", suppresses: false, because: byStatic(card), targets: prey })),
    ],
  },
  "long-gun-wookiee": {
    name: "Long Gun Wookiee",
    cost: 26,
    restriction: { unit: "Wookiee Warriors" },
    miniatures: 1,
    weapons: [weapon("Long Gun", "1-4", "2b", "suppressive")],
  },
  tech: {
    name: "Tech",
    cost: 0,
    bullets: 1,
    restriction: { unit: "The Bad Batch" },
    miniatures: 1,
    keywords: ["cache (aim 1 and dodge 1)", "tactical 1"],
  },
  wrecker: {
    name: "Wrecker",
    cost: 0,
    bullets: 1,
    restriction: { unit: "The Bad Batch" },
    miniatures: 1,
    weapons: [weapon("Wrecker", "melee 1-2", "1r 1b 1w")],
    en: "While the miniature of the card is on the battlefield, the counterpart of the unit is assigned no wounds.",
    es: "Mientras la miniatura de la carta esté en el campo de batalla, a la contrapartida de la unidad no se le asignan Heridas.",
    does: () => [permits("counterpart-unhurt")],
  },
}));

/** Lists the enemy trooper units at range 1 and in sight that are neither commanders nor operatives. */
function prey(look: Look, unit: UnitIndex): readonly number[] {
  return inSight(look, unit, enemiesAt(look, unit, 1)).filter(
    (enemy) => isOfNoRank(look, enemy, ["commander", "operative"]) && isTrooper(look, enemy),
  );
}
