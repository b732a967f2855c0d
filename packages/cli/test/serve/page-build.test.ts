import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildPage } from "../../page/build.ts";
import { freshFolder } from "../helpers/fake-io.ts";

const folder = freshFolder();
afterAll(folder.remove);

test("The page is built with all that it loads into a folder that is named from the working directory", async () => {
  await buildPage({ outdir: relative(process.cwd(), folder.path), conditions: ["@sw/source"] });
  const html = readFileSync(join(folder.path, "index.html"), "utf8");
  const loaded = [...html.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(loaded).toEqual(["icon.svg", "page.css", "main.js"]);
  expect(loaded.filter((file) => !existsSync(join(folder.path, file)))).toEqual([]);
});
