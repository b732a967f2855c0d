import { isEngaged, moveBan, startMove } from "../../../moving/moves.ts";
import { on, permits } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isReadied } from "../../../units/cards.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { askFor, byUpgrade, spend } from "../effects.ts";
import { enemiesInSight, shot } from "../shot-effects.ts";

/** Armament upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "armament" }, () => ({
  "beskar-spear": {
    name: "Beskar Spear",
    cost: 15,
    bullets: 1,
    restriction: { unit: "Din Djarin" },
    keywords: ["duelist"],
    weapons: [weapon("Beskar Spear", "melee", "2r 1b")],
  },
  "dins-amban-rifle": {
    name: "Din's Amban Rifle",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Din Djarin" },
    exhaust: true,
    action: "double-card-action",
    weapons: [weapon("Din's Amban Rifle", "melee", "3b", "immobilize 2", "suppressive")],
    en: "Action that costs two, exhausting the card: unless it is engaged the unit may first perform a speed-1 move. Then choose an enemy unit in line of sight and roll one red attack die: on a hit or a critical it suffers 1 wound and gains 1 suppression token.",
    es: "Acción que cuesta dos y agota la carta: si no está trabada, la unidad puede primero efectuar un movimiento de Velocidad 1. Después elige una unidad enemiga en línea de visión y tira un dado de ataque rojo: con un impacto o un impacto crítico sufre 1 Herida y gana 1 ficha de Acobardamiento.",
    does: (card) => [
      on("action", {
        id: card,
        free: false,
        cost: 2,
        available: (look, { unit }) => isReadied(look, unit, card) && mayAim(look, unit),
        run(work, bearer) {
          const { unit } = bearer;
          spend(work, unit, card, "exhausted");
          askFor(card)(work, bearer);
          if (!isEngaged(work, unit)) startMove(work, unit, "effect", AIMING);
        },
      }),
      on(
        "choice",
        shot({
          die: "red-attack",
          suppresses: true,
          because: byUpgrade(card),
          targets: enemiesInSight,
        }),
      ),
    ],
  },
  "electro-gauntlets": {
    name: "Electro Gauntlets",
    cost: 3,
    restriction: { unit: "Cad Bane" },
    exhaust: true,
    weapons: [weapon("Electro Gauntlets", "melee", "4r", "immobilize 3", "suppressive")],
    en: "Enemy units with immobilize tokens do not keep the unit from moving out of an engagement.",
    es: "Las unidades enemigas con fichas de Inmovilización no impiden a la unidad salir de un combate en el que esté trabada.",
    does: () => [permits("slips-immobilized")],
  },
  "saxons-galar-90-rifle": {
    name: "Saxon's Galar-90 Rifle",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Gar Saxon" },
    weapons: [weapon("Galar-90 Sniper Rifle", "1-4", "1r 1b 1w", "high-velocity", "lethal 1", "long-shot")],
  },
  "saxons-jetpack-rockets": {
    name: "Saxon's Jetpack Rockets",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Gar Saxon" },
    exhaust: true,
    keywords: ["cycle"],
    weapons: [weapon("Jetpack Rockets", "2-3", "3r", "blast", "impact 2")],
  },
  "saxons-zx-flame-projector": {
    name: "Saxon's ZX Flame Projector",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Gar Saxon" },
    weapons: [weapon("ZX Flame Projector", "melee 1-1", "1b 1w", "blast", "spray", "suppressive")],
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
  "super-commando-jetpack-rockets": {
    name: "Super Commando Jetpack Rockets",
    cost: 8,
    restriction: { unit: "Mandalorian Super Commandos" },
    weapons: [weapon("Super Commando Jetpack Rockets", "3-4", "1r", "blast", "critical 1", "impact 1")],
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
}));

/** The optional speed-1 move before the shot. */
const AIMING = { speed: 1, optional: true } as const;

/** Whether a unit sees an enemy, or may still move before the shot. */
function mayAim(look: Look, unit: UnitIndex): boolean {
  if (enemiesInSight(look, unit).length > 0) return true;
  return !isEngaged(look, unit) && moveBan(look, unit, "effect", AIMING) === undefined;
}
