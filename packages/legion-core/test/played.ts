import { army } from "../src/content/army.ts";
import { defaultCatalogue } from "../src/content/catalogue.ts";

const KINDS = {
  units: "units",
  counterparts: "counterparts",
  upgrades: "upgrades",
  commands: "command cards",
  primaryObjectives: "objectives",
  secondaryObjectives: "secondary objectives",
  advantages: "advantages",
  battleForces: "battle forces",
} as const satisfies Record<keyof typeof defaultCatalogue, string>;

const HEAD = ["| | cards | wholly played | played by what is known | refused |", "| --- | --- | --- | --- | --- |"];

/** How many cards of each kind are played, as a table in Markdown. */
export function playedInNumbers(): string {
  const rows = Object.entries(defaultCatalogue).map(([kind, cards]) => row(KINDS[kind as keyof typeof KINDS], cards));
  return [...HEAD, ...rows, ""].join("\n");
}

function row(name: string, cards: readonly { readonly id: string }[]): string {
  const ids = new Set(cards.map(({ id }) => id));
  // A unit and an upgrade may have one id.
  const found = army.playable().filter(({ card, on }) => ids.has(card) && (name === KINDS.units) === (on !== null));
  const told = found.filter(({ why }) => why === "not-told").length;
  return `| ${name} | ${cards.length} | ${cards.length - found.length} | ${told} | ${found.length - told} |`;
}
