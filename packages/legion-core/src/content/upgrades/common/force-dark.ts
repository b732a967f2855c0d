import { nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { isEngaged } from "../../../moving/moves.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { byStatic, byUpgrade } from "../effects.ts";
import { onLesserEnemy } from "../force-effects.ts";

const ANGER = (): Upgrade => ({
  id: "anger",
  name: { en: "Anger" },
  type: "force",
  cost: 3,
  restriction: { side: "dark" },
  special: true,
});

const ANGER_ENTRY = (): UpgradeCard => ({
  id: "anger",
  suffers: (work, unit) => gainTokens(work, unit, "aim", 1, byStatic("anger")),
});

const ANGER_TEXT: CardText = {
  id: "anger",
  does: {
    en: "After the unit has suffered one or more wounds it gains 1 aim token.",
    es: "Tras sufrir una o más Heridas, la unidad gana 1 ficha de Ataque apuntado.",
  },
};

const FEAR = (): Upgrade => ({
  id: "fear",
  name: { en: "Fear" },
  type: "force",
  cost: 3,
  restriction: { side: "dark" },
  keywords: [{ id: "demoralize", value: 1 }],
});

const FORCE_CHOKE = (): Upgrade => ({
  id: "force-choke",
  name: { en: "Force Choke" },
  type: "force",
  cost: 10,
  restriction: { side: "dark" },
  exhaust: true,
  action: "free-action",
  special: true,
});

const FORCE_CHOKE_ENTRY = (): UpgradeCard =>
  onLesserEnemy("force-choke", 1, (work, unit, by) => dealWounds(work, unit, 1, byUpgrade("force-choke"), by));

const FORCE_CHOKE_TEXT: CardText = {
  id: "force-choke",
  does: {
    en: "Free action, exhausting the card: an enemy trooper unit at range 1 that is neither a commander nor an operative suffers 1 wound.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 1 que no sea Comandante ni Agente sufre 1 Herida.",
  },
};

const TERROR = (): Upgrade => ({
  id: "terror",
  name: { en: "Terror" },
  type: "force",
  cost: 6,
  restriction: { side: "dark" },
  special: true,
  doubts: ["Wording from one summary."],
});

const TERROR_ENTRY = (): UpgradeCard => ({
  id: "terror",
  moments: [
    {
      moment: "after-attack",
      may: false,
      applies: (look, { unit }, about) => about !== null && !isEngaged(look, unit) && isTerrified(look, unit, about),
      run(work, _bearer, about) {
        if (about !== null) gainTokens(work, about, "suppression", 1, byStatic("terror"));
      },
    },
  ],
});

const TERROR_TEXT: CardText = {
  id: "terror",
  does: {
    en: "While the unit is not engaged, an enemy unit at range 2 and in line of sight gains 1 suppression token after a ranged attack against another friendly unit.",
    es: "Mientras la unidad no esté trabada, una unidad enemiga a alcance 2 y en línea de visión gana 1 ficha de Acobardamiento tras un ataque a distancia contra otra unidad aliada.",
  },
};

/** Force upgrades of the dark side. */
export const FIGURES: Cards<Upgrade> = [ANGER, FEAR, FORCE_CHOKE, TERROR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [ANGER_ENTRY, FORCE_CHOKE_ENTRY, TERROR_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [ANGER_TEXT, FORCE_CHOKE_TEXT, TERROR_TEXT];

/** Whether an enemy unit near and in sight of a unit has just shot at another of its friends. */
function isTerrified(look: Look, unit: number, enemy: number): boolean {
  const attack = nearest(look.state, "attack");
  if (attack?.attacker !== enemy) return false;
  const shots = attack.pools.filter(({ attack: kind, defender }) => kind === "ranged" && defender !== unit);
  return shots.length > 0 && inSight(look, unit, enemiesAt(look, unit, 2)).includes(enemy);
}
