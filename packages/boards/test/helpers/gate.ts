import type { Game, GameTypes } from "@sw/tabletop";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { given, shown, type Way } from "./game.ts";

/** What a seat is shown of a position. */
interface Position<G extends GameTypes> {
  readonly view: G["View"];
  readonly options: readonly G["Action"][];
  readonly events: readonly G["Event"][];
}

/** Shows a position and gives answers to it: each must choose its own action and nothing else. Returns how many were given. */
export async function answersGiven<G extends GameTypes>(
  game: Game<G>,
  page: Page,
  { view, options, events }: Position<G>,
  ways: readonly Way[],
): Promise<number> {
  await shown(page, view, options, events);
  const chosen = await given(page, ways);
  expect(chosen.map((actions) => actions.map((action) => game.actionKey(action as G["Action"])))).toEqual(
    ways.map(({ key }) => [key]),
  );
  return ways.length;
}

/** The kinds of decisions that a core's `schemas/decision.json` lists, in alphabetical order. */
export function kindsIn(schema: string): readonly string[] {
  const kinds = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("properties" in node && isDecision(node.properties)) kinds.add(node.properties.kind.const);
    for (const part of Object.values(node)) walk(part);
  };
  walk(JSON.parse(schema));
  return [...kinds].sort();
}

function isDecision(properties: unknown): properties is { readonly kind: { readonly const: string } } {
  if (typeof properties !== "object" || properties === null) return false;
  if (!("context" in properties) || !("kind" in properties)) return false;
  const { kind } = properties;
  return typeof kind === "object" && kind !== null && "const" in kind;
}
