import { type CardText, fill, type Line, menuLine, say } from "@sw/tabletop/text";
import type { BaseEntry, CardEntry, EffectStep, Faction } from "../../language/language.ts";
import type { CardRef } from "../../state/actions.ts";
import type { Seat } from "../../state/seats.ts";
import { abilityText, stepText } from "../effects/effects.ts";
import type { Reading } from "../effects/telling.ts";
import type { Language } from "../language/language.ts";

const KINDS: Readonly<Record<"plain" | "unique" | "starter" | "starting", Line>> = {
  plain: { en: "{faction} {type}", es: "{type} {faction}" },
  unique: { en: "unique {faction} {type}", es: "{type} {faction} única" },
  starter: { en: "{kind}, starter card", es: "{kind}, carta de inicio" },
  starting: { en: "{faction} starting base", es: "base inicial {faction}" },
};

const FIGURES: Readonly<Record<Figure, Line>> = {
  cost: { en: "Cost", es: "Coste" },
  attack: { en: "Attack", es: "Ataque" },
  resources: { en: "Resources", es: "Recursos" },
  force: { en: "Force", es: "Fuerza" },
  target: { en: "Target", es: "Objetivo" },
  hitPoints: { en: "Hit points", es: "Resistencia" },
};

const REWARD: Line = { en: "Reward: {reward}", es: "Recompensa: {reward}" };

type Figure = "cost" | "attack" | "resources" | "force" | "target" | "hitPoints";

/** Returns the text of a card in parts. `nameOf` returns the names of cards that its effects mention. */
export function cardParts(
  entry: CardEntry | BaseEntry,
  language: Language,
  nameOf: (ref: CardRef) => string,
): CardText {
  const { ability, faction, type } = entry;
  const reward = entry.type === "base" ? null : entry.reward;
  return {
    name: entry.name[language.locale],
    kind: menuLine(kindOf(entry, language)),
    figures: figuresOf(entry, language),
    rules: [
      ...(ability === null ? [] : [abilityText(ability, readingFor(language, seatOf(faction), type, nameOf))]),
      ...(reward === null ? [] : [say(language, REWARD, { reward: rewardText(reward, faction, language, nameOf) })]),
    ],
  };
}

/**
 * Returns the context for telling a card's effect to its owner. `side` is the owner's faction, or null if either player
 * can own it.
 */
function readingFor(
  language: Language,
  side: Seat | null,
  self: Reading["self"],
  nameOf: (ref: CardRef) => string,
): Reading {
  return { language, people: { owner: "you", opponent: "opponent" }, side, self, nameOf };
}

/** Returns the player of a faction, or null for neutral. */
function seatOf(faction: Faction): Seat | null {
  return faction === "neutral" ? null : faction;
}

/** Returns the text of a reward, told to the player of the other faction, who can attack the card. */
function rewardText(
  reward: EffectStep,
  faction: Faction,
  language: Language,
  nameOf: (ref: CardRef) => string,
): string {
  const seat = seatOf(faction);
  const taker = seat === null ? null : seat === "empire" ? "rebel" : "empire";
  return stepText(reward, readingFor(language, taker, "card", nameOf));
}

function kindOf(entry: CardEntry | BaseEntry, language: Language): string {
  const { locale } = language;
  const words = { faction: language.faction(entry.faction), type: language.type(entry.type) };
  if (entry.type === "base") return fill((entry.startingBase ? KINDS.starting : KINDS.plain)[locale], words);
  const plain = fill((entry.unique ? KINDS.unique : KINDS.plain)[locale], words);
  const traits = entry.traits.length === 0 ? "" : ` (${entry.traits.map(language.trait).join(", ")})`;
  const kind = `${plain}${traits}`;
  return isStarter(entry) ? fill(KINDS.starter[locale], { kind }) : kind;
}

/** Returns the figures of a card that are not zero. A starter card's cost is omitted because it has no use. */
function figuresOf(entry: CardEntry | BaseEntry, { locale }: Language): string {
  const told = (figure: Figure, value: number | null): readonly string[] =>
    value === null || (value === 0 && figure !== "cost") ? [] : [`${FIGURES[figure][locale]} ${value}`];
  if (entry.type === "base") return told("hitPoints", entry.hitPoints).join("");
  const { attack, resources, force, target, hitPoints } = entry;
  return [
    ...told("cost", isStarter(entry) ? null : entry.cost),
    ...told("attack", attack),
    ...told("resources", resources),
    ...told("force", force),
    ...told("hitPoints", hitPoints),
    ...told("target", target),
  ].join(" · ");
}

function isStarter({ deck }: CardEntry): boolean {
  return deck === "starter-empire" || deck === "starter-rebel";
}
