import type { BoardAttributes } from "@sw/boards/legion";
import type { Action, LegionTypes } from "@sw/legion-core";
import { expect, expectTypeOf, it } from "vitest";

it("A board in JSX accepts its properties and listeners, and rejects methods and misspelled names", () => {
  const acted: Action[] = [];
  const attributes: BoardAttributes<LegionTypes> = {
    theme: "light",
    locale: "es",
    options: [{ type: "pass" }],
    "onsw-choose": ({ detail }) => acted.push(detail.action),
  };
  attributes["onsw-choose"]?.(new CustomEvent("sw-choose", { detail: { action: { type: "done" } } }));
  expect(acted).toEqual([{ type: "done" }]);
  expectTypeOf(attributes).not.toHaveProperty("updateComplete");
  expectTypeOf(attributes).not.toHaveProperty("focus");
  expectTypeOf(attributes.theme).toEqualTypeOf<"dark" | "light" | "auto" | "contrast" | undefined>();
});
