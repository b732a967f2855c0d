import { nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { GameWork } from "../../../state/work.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { courageOf } from "../../../units/conditions.ts";
import { rollUnitDice, successes } from "../../../units/rolls.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { byUpgrade, spend } from "../effects.ts";
import { exert, exerted, FORCE_RANGE_RULE, onLesserEnemy, unitsNear } from "../force-effects.ts";

const HOPE = (): Upgrade => ({
  id: "hope",
  name: { en: "Hope" },
  type: "force",
  cost: 3,
  restriction: { side: "light" },
  keywords: [{ id: "inspire", value: 1 }],
});

const JEDI_MIND_TRICK = (): Upgrade => ({
  id: "jedi-mind-trick",
  name: { en: "Jedi Mind Trick" },
  type: "force",
  cost: 5,
  restriction: { side: "light" },
  exhaust: true,
  action: "free-action",
  special: true,
});

const JEDI_MIND_TRICK_ENTRY = (): UpgradeCard =>
  onLesserEnemy("jedi-mind-trick", 2, (work, unit) =>
    gainTokens(work, unit, "suppression", 2, byUpgrade("jedi-mind-trick")),
  );

const JEDI_MIND_TRICK_TEXT: CardText = {
  id: "jedi-mind-trick",
  does: {
    en: "Free action, exhausting the card: an enemy trooper unit at range 2 that is neither a commander nor an operative gains 2 suppression tokens.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 2 que no sea Comandante ni Agente gana 2 fichas de Acobardamiento.",
  },
};

const TRANQUILITY = (): Upgrade => ({
  id: "tranquility",
  name: { en: "Tranquility" },
  type: "force",
  cost: 10,
  restriction: { side: "light" },
  exhaust: true,
  expend: true,
  special: true,
});

const TRANQUILITY_ENTRY = (): UpgradeCard => ({
  id: "tranquility",
  moments: [
    {
      moment: "after-rally",
      may: true,
      applies: (look, { unit }, about) =>
        about !== null &&
        about !== unit &&
        isReadied(look, unit, "tranquility") &&
        unitsNear(look, unit, 2, "friend").includes(about),
      run: (work, { unit }) => askNamed(work, "tranquility", "calm", unit),
    },
  ],
  choices: {
    calm: {
      kind: "named",
      rule: FORCE_RANGE_RULE,
      candidates: () => ["exhaust-white", "expend-red"],
      take(work, { about: unit }, chosen) {
        if (unit === null) return;
        if (chosen === "exhaust-white") return exert(work, unit, "tranquility", "white");
        spend(work, unit, "tranquility", "expended");
        calm(work, unit, "red-defense");
      },
    },
    white: exerted((work, unit) => calm(work, unit, "white-defense")),
  },
});

const TRANQUILITY_TEXT: CardText = {
  id: "tranquility",
  does: {
    en: "After another friendly unit at range 2 has rallied, the card may be exhausted to roll white defense dice, as many as the courage of the unit: for each block or surge both units remove 1 suppression token. It may be expended instead to roll red dice.",
    es: "Después de que otra unidad aliada a alcance 2 se reagrupe, se puede agotar la carta para tirar tantos dados blancos de defensa como el Aplomo de la unidad: por cada bloqueo o incremento, ambas unidades retiran 1 ficha de Acobardamiento. En su lugar se puede consumir para tirar dados rojos.",
  },
  choices: {
    "exhaust-white": { en: "exhaust the card and roll white dice", es: "agotar la carta y tirar dados blancos" },
    "expend-red": { en: "expend the card and roll red dice", es: "consumir la carta y tirar dados rojos" },
  },
};

/** Force upgrades of the light side. */
export const FIGURES: Cards<Upgrade> = [HOPE, JEDI_MIND_TRICK, TRANQUILITY];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [JEDI_MIND_TRICK_ENTRY, TRANQUILITY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [JEDI_MIND_TRICK_TEXT, TRANQUILITY_TEXT];

/** A unit and the friend that has just rallied remove suppression tokens, as many as dice of the unit succeed. */
function calm(work: GameWork, unit: number, die: "white-defense" | "red-defense"): void {
  const friend = nearest(work.state, "activation")?.unit;
  if (friend === undefined) return;
  const because = byUpgrade("tranquility");
  const calmed = successes(rollUnitDice(work, unit, die, courageOf(work, unit) ?? 0, because));
  for (const one of [unit, friend]) loseTokens(work, one, "suppression", calmed, because);
}
