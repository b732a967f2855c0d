import { type Config, configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { CLOSELY, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

/** The kinds of decisions and frames that every law has looked at in a game before. */
const known = new Set<string>();

it.each<[what: string, options: Partial<Config>, games: number]>([
  ["games of the full set-up as printed", {}, GAMES.most],
  ["games of the full set-up with the official answers", { rulings: "faq" }, GAMES.few],
  ["first games as printed", { setup: "first-game" }, GAMES.few],
  ["first games with the official answers", { setup: "first-game", rulings: "faq" }, GAMES.few],
])("Random %s keep every law of the contract", { timeout: 36_000_000 }, (what, options, games) => {
  const report = underEveryLaw([configOf(options)], games, what, CLOSELY, [...known]);
  for (const kind of Object.keys(report.kinds)) known.add(kind);
  expectLawful(report, games);
});
