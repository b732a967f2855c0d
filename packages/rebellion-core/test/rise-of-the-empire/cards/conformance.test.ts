import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, underEveryLaw } from "../../conformance/laws.ts";

/** Games of each kind: 4 in all, or 400. */
const GAMES = process.env["SW_LONG"] === undefined ? 2 : 200;

it("Random games with the cards of Rise of the Empire keep every law of the contract", { timeout: 36_000_000 }, () => {
  const expansion = "rise-of-the-empire" as const;
  const configs = [configOf({ expansion }), configOf({ expansion, rulings: "faq" })];
  expectLawful(underEveryLaw(configs, GAMES, "rote-cards"), GAMES);
});
