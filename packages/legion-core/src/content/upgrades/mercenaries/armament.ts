import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";
import { isEngaged, moveBan, startMove } from "../../../moving/moves.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import { isReadied } from "../../../units/cards.ts";
import { askFor, byUpgrade, spend } from "../effects.ts";
import { enemiesInSight, shot } from "../shot-effects.ts";

const BESKAR_SPEAR = (): Upgrade => ({
  id: "beskar-spear",
  name: { en: "Beskar Spear" },
  type: "armament",
  cost: 15,
  bullets: 1,
  restriction: { unit: "Din Djarin" },
  keywords: [{ id: "duelist" }],
  weapons: [melee("Beskar Spear", dice(2, 1, 0))],
});

const DINS_AMBAN_RIFLE = (): Upgrade => ({
  id: "dins-amban-rifle",
  name: { en: "Din's Amban Rifle" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Din Djarin" },
  exhaust: true,
  action: "double-card-action",
  weapons: [melee("Din's Amban Rifle", dice(0, 3, 0), [{ id: "immobilize", value: 2 }, { id: "suppressive" }])],
  special: true,
});

const DINS_AMBAN_RIFLE_ENTRY = (): UpgradeCard => ({
  id: "dins-amban-rifle",
  actions: [
    {
      id: "dins-amban-rifle",
      free: false,
      cost: 2,
      available: (look, { unit }) => isReadied(look, unit, "dins-amban-rifle") && mayAim(look, unit),
      run(work, bearer) {
        const { unit } = bearer;
        spend(work, unit, "dins-amban-rifle", "exhausted");
        askFor("dins-amban-rifle")(work, bearer);
        if (!isEngaged(work, unit)) startMove(work, unit, "effect", AIMING);
      },
    },
  ],
  choice: shot({
    die: "red-attack",
    suppresses: true,
    because: byUpgrade("dins-amban-rifle"),
    targets: enemiesInSight,
  }),
});

const DINS_AMBAN_RIFLE_TEXT: CardText = {
  id: "dins-amban-rifle",
  does: {
    en: "Action that costs two, exhausting the card: unless it is engaged the unit may first perform a speed-1 move. Then choose an enemy unit in line of sight and roll one red attack die: on a hit or a critical it suffers 1 wound and gains 1 suppression token.",
    es: "Acción que cuesta dos y agota la carta: si no está trabada, la unidad puede primero efectuar un movimiento de Velocidad 1. Después elige una unidad enemiga en línea de visión y tira un dado de ataque rojo: con un impacto o un impacto crítico sufre 1 Herida y gana 1 ficha de Acobardamiento.",
  },
};

const ELECTRO_GAUNTLETS = (): Upgrade => ({
  id: "electro-gauntlets",
  name: { en: "Electro Gauntlets" },
  type: "armament",
  cost: 3,
  restriction: { unit: "Cad Bane" },
  exhaust: true,
  weapons: [melee("Electro Gauntlets", dice(4, 0, 0), [{ id: "immobilize", value: 3 }, { id: "suppressive" }])],
  special: true,
});

const ELECTRO_GAUNTLETS_ENTRY = (): UpgradeCard => ({ id: "electro-gauntlets", permits: ["slips-immobilized"] });

const ELECTRO_GAUNTLETS_TEXT: CardText = {
  id: "electro-gauntlets",
  does: {
    en: "Enemy units with immobilize tokens do not keep the unit from moving out of an engagement.",
    es: "Las unidades enemigas con fichas de Inmovilización no impiden a la unidad salir de un combate en el que esté trabada.",
  },
};

const SAXONS_GALAR_90_RIFLE = (): Upgrade => ({
  id: "saxons-galar-90-rifle",
  name: { en: "Saxon's Galar-90 Rifle" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  weapons: [
    ranged("Galar-90 Sniper Rifle", [1, 4], dice(1, 1, 1), [
      { id: "high-velocity" },
      { id: "lethal", value: 1 },
      { id: "long-shot" },
    ]),
  ],
});

const SAXONS_JETPACK_ROCKETS = (): Upgrade => ({
  id: "saxons-jetpack-rockets",
  name: { en: "Saxon's Jetpack Rockets" },
  type: "armament",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  exhaust: true,
  keywords: [{ id: "cycle" }],
  weapons: [ranged("Jetpack Rockets", [2, 3], dice(3, 0, 0), [{ id: "blast" }, { id: "impact", value: 2 }])],
});

const SAXONS_ZX_FLAME_PROJECTOR = (): Upgrade => ({
  id: "saxons-zx-flame-projector",
  name: { en: "Saxon's ZX Flame Projector" },
  type: "armament",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Gar Saxon" },
  weapons: [
    both("ZX Flame Projector", [1, 1], dice(0, 1, 1), [{ id: "blast" }, { id: "spray" }, { id: "suppressive" }]),
  ],
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

const SUPER_COMMANDO_JETPACK_ROCKETS = (): Upgrade => ({
  id: "super-commando-jetpack-rockets",
  name: { en: "Super Commando Jetpack Rockets" },
  type: "armament",
  cost: 8,
  restriction: { unit: "Mandalorian Super Commandos" },
  weapons: [
    ranged("Super Commando Jetpack Rockets", [3, 4], dice(1, 0, 0), [
      { id: "blast" },
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
    ]),
  ],
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

/** Armament upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  BESKAR_SPEAR,
  DINS_AMBAN_RIFLE,
  ELECTRO_GAUNTLETS,
  SAXONS_GALAR_90_RIFLE,
  SAXONS_JETPACK_ROCKETS,
  SAXONS_ZX_FLAME_PROJECTOR,
  SUPER_COMMANDO_JETPACK_ROCKETS,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [DINS_AMBAN_RIFLE_ENTRY, ELECTRO_GAUNTLETS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [DINS_AMBAN_RIFLE_TEXT, ELECTRO_GAUNTLETS_TEXT];

/** The move before the shot. */
const AIMING = { speed: 1, optional: true } as const;

/** Whether a unit sees an enemy, or may move so that it does. */
function mayAim(look: Look, unit: number): boolean {
  if (enemiesInSight(look, unit).length > 0) return true;
  return !isEngaged(look, unit) && moveBan(look, unit, "effect", AIMING) === undefined;
}
