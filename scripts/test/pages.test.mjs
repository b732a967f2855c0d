import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFiles } from "../lib/files.mjs";
import { root } from "../lib/workspace.mjs";
import { writtenPages } from "../site/written-pages.ts";

const MAX_LINES = 300;
const FILES = projectFiles();
/** The pages that tell developers where things are. */
const PAGES = FILES.filter((path) => /(^|\/)(ARCHITECTURE|CONTRIBUTING)\.md$/.test(path));
/** A file or folder of this project in backticks: `src/engine/kinds.ts`, `test/text/`; not `@sw/dice` and not `./read`. */
const NAMED = /`((?!@|\.\/)[\w.*<>{},-]+(?:\/[\w.*<>{},-]+)*\/?)`/g;
const IS_PATH = /\/$|\/.*\.\w+$|^[\w-]+\.(ts|mjs|json|cjs)$/;

/**
 * Lists the paths that a page names and that no file has. A page of a package may leave out the folder of the package and `src`.
 * `<faction>` and `*` stand for any name.
 * @param {string} page  the path of the page
 * @param {string} text
 */
function missing(page, text) {
  const named = [...text.matchAll(NAMED)].map(([, path = ""]) => path).filter((path) => IS_PATH.test(path));
  return named.filter((path) => {
    const pattern = path
      .replace(/[.]/g, "\\.")
      .replace(/<[^>]*>|\*/g, "[^/]+")
      .replace(/\{([^}]*)\}/g, (_, choices) => `(${choices.replaceAll(",", "|")})`)
      .replace(/\/$/, "/.+");
    const folder = dirname(page) === "." ? "(packages/[^/]+/(src/)?)?" : `(${dirname(page)}/(src/)?)?`;
    const whole = new RegExp(`^${folder}(.+/)?${pattern}$`);
    return !FILES.some((file) => whole.test(file));
  });
}

describe("the pages for developers", () => {
  test.each(PAGES)("The page %s names only files and folders that exist", (page) => {
    expect(missing(page, readFileSync(`${root}/${page}`, "utf8"))).toEqual([]);
  });

  test.each(PAGES)("The page %s has at most 300 lines", (page) => {
    expect(readFileSync(`${root}/${page}`, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(MAX_LINES);
  });

  test("A path that no file has is found, whether it is whole or has a placeholder", () => {
    const text =
      "`src/engine/kinds.ts`, `src/gone/kinds.ts`, `content/units/<faction>/<rank>.ts`, `content/none/<id>.ts`";
    expect(missing("packages/legion-core/ARCHITECTURE.md", text)).toEqual([
      "src/gone/kinds.ts",
      "content/none/<id>.ts",
    ]);
  });
});

describe("the page of the examples", () => {
  test.each(["examples/server/src/main.ts", "examples/client/src/page.ts", "packages/bots/examples/bot.py"])(
    "The site shows the whole source of %s on the page of the examples",
    (path) => {
      const page = writtenPages(new Set()).find((one) => one.path === "examples");
      expect(page?.text).toContain(readFileSync(`${root}/${path}`, "utf8").trimEnd());
    },
  );
});
