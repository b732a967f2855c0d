import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { publicPackages, root } from "../lib/workspace.mjs";

const PAGE = readFileSync(`${root}/docs/stability.md`, "utf8");
/** The subpaths that the page names; a file of JSON or a style sheet by its folder or kind. */
const NAMED = new Set([...PAGE.matchAll(/`(\/[^`]+)`/g)].map(([, subpath]) => subpath));
const SUBPATHS = publicPackages().flatMap(({ manifest }) => {
  const subpaths = Object.keys(manifest.exports ?? {}).filter((subpath) => ![".", "./package.json"].includes(subpath));
  return subpaths.map((subpath) => ({ package: manifest.name, subpath: subpath.slice(1) }));
});

describe("the page on stability", () => {
  test.each(SUBPATHS)("The page on stability says what to expect of $package$subpath", ({ subpath }) => {
    const folder = subpath.replace(/\/[^/]+\.json$/, "/*.json");
    const parent = subpath.replace(/^(\/catalogue)\/.*$/, "$1");
    expect([subpath, folder, parent].some((one) => NAMED.has(one))).toBe(true);
  });

  test("The page on stability names no subpath that no package has", () => {
    const known = SUBPATHS.map(({ subpath }) => subpath.replace(/^(\/rules)\/[^/]+\.json$/, "$1/*.json"));
    expect([...NAMED].filter((subpath) => !known.includes(subpath ?? ""))).toEqual([]);
  });
});
