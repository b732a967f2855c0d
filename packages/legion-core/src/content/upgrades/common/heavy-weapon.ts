import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged, sided } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { isOfNoRank } from "../../../units/ranks.ts";
import { askFor, byStatic, freeAction } from "../effects.ts";
import { shot } from "../shot-effects.ts";

const BATTLE_SHIELD_WOOKIEE = (): Upgrade => ({
  id: "battle-shield-wookiee",
  name: { en: "Battle Shield Wookiee" },
  type: "heavy-weapon",
  cost: 26,
  restriction: { unit: "Wookiee Warriors" },
  doubleSided: true,
  miniatures: 1,
  changes: { speed: -1, side: "B" },
  keywords: [{ id: "reconfigure" }, { id: "armor", value: 1, side: "B" }],
  weapons: [sided("A", melee("Offense", dice(2, 0, 0))), sided("B", melee("Defense", dice(0, 2, 0)))],
});

const BOWCASTER_WOOKIEE = (): Upgrade => ({
  id: "bowcaster-wookiee",
  name: { en: "Bowcaster Wookiee" },
  type: "heavy-weapon",
  cost: 31,
  restriction: { unit: "Wookiee Warriors" },
  miniatures: 1,
  weapons: [
    both("Bowcaster", [1, 3], dice(1, 0, 1), [
      { id: "impact", value: 1 },
      { id: "pierce", value: 1 },
    ]),
  ],
});

const ECHO_CLONE_FORCE_99 = (): Upgrade => ({
  id: "echo-clone-force-99",
  name: { en: "Echo" },
  title: "Clone Force 99",
  type: "heavy-weapon",
  cost: 0,
  bullets: 1,
  restriction: { unit: "The Bad Batch" },
  miniatures: 1,
  keywords: [{ id: "reliable" }],
  incomplete: true,
  doubts: ["Reliable value and weapon not found."],
});

const HUNTER = (): Upgrade => ({
  id: "hunter",
  name: { en: "Hunter" },
  type: "heavy-weapon",
  cost: 0,
  bullets: 1,
  restriction: { unit: "The Bad Batch" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "leader" }],
  special: true,
  doubts: ["Whether the free action exhausts the card differs between sources."],
});

const HUNTER_ENTRY = (): UpgradeCard => ({
  id: "hunter",
  actions: [freeAction("hunter", askFor("hunter"), (look, unit) => prey(look, unit).length > 0)],
  choice: shot({ die: "black-attack", suppresses: false, because: byStatic("hunter"), targets: prey }),
});

const HUNTER_TEXT: CardText = {
  id: "hunter",
  does: {
    en: "Free action: choose an enemy trooper unit at range 1 and in line of sight that is neither a commander nor an operative and roll a black attack die. On a hit or a critical it suffers 1 wound.",
    es: "Acción gratuita: elige una unidad de infantería enemiga a alcance 1 y en línea de visión que no sea Comandante ni Agente y tira un dado de ataque negro. Con un impacto o un impacto crítico sufre 1 Herida.",
  },
};

const LONG_GUN_WOOKIEE = (): Upgrade => ({
  id: "long-gun-wookiee",
  name: { en: "Long Gun Wookiee" },
  type: "heavy-weapon",
  cost: 26,
  restriction: { unit: "Wookiee Warriors" },
  miniatures: 1,
  weapons: [ranged("Long Gun", [1, 4], dice(0, 2, 0), [{ id: "suppressive" }])],
});

const TECH = (): Upgrade => ({
  id: "tech",
  name: { en: "Tech" },
  type: "heavy-weapon",
  cost: 0,
  bullets: 1,
  restriction: { unit: "The Bad Batch" },
  miniatures: 1,
  keywords: [
    {
      id: "cache",
      gains: {
        choose: "all",
        options: [
          { what: "aim", n: 1 },
          { what: "dodge", n: 1 },
        ],
      },
    },
    { id: "tactical", value: 1 },
  ],
});

const WRECKER = (): Upgrade => ({
  id: "wrecker",
  name: { en: "Wrecker" },
  type: "heavy-weapon",
  cost: 0,
  bullets: 1,
  restriction: { unit: "The Bad Batch" },
  miniatures: 1,
  weapons: [both("Wrecker", [1, 2], dice(1, 1, 1))],
  special: true,
});

const WRECKER_ENTRY = (): UpgradeCard => ({ id: "wrecker", permits: ["counterpart-unhurt"] });

const WRECKER_TEXT: CardText = {
  id: "wrecker",
  does: {
    en: "While the miniature of the card is on the battlefield, the counterpart of the unit is assigned no wounds.",
    es: "Mientras la miniatura de la carta esté en el campo de batalla, a la contrapartida de la unidad no se le asignan Heridas.",
  },
};

/** Heavy weapon upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  BATTLE_SHIELD_WOOKIEE,
  BOWCASTER_WOOKIEE,
  ECHO_CLONE_FORCE_99,
  HUNTER,
  LONG_GUN_WOOKIEE,
  TECH,
  WRECKER,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [HUNTER_ENTRY, WRECKER_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [HUNTER_TEXT, WRECKER_TEXT];

/** Enemy trooper units at range 1 and in sight that are neither commanders nor operatives. */
function prey(look: Look, unit: number): readonly number[] {
  return inSight(look, unit, enemiesAt(look, unit, 1)).filter(
    (enemy) => isOfNoRank(look, enemy, ["commander", "operative"]) && isTrooper(look, enemy),
  );
}
