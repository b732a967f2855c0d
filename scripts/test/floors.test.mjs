import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/workspace.mjs";

/** Every room of a core has its floor in `.dependency-cruiser.cjs`. */
const CORES = ["deckbuilder-core", "rebellion-core", "legion-core"];

/** What may stand beside the rooms: the entry files of a core. */
const ENTRIES = ["custom.ts", "game.ts", "index.ts"];

/** @type {import("dependency-cruiser").IConfiguration} */
const { forbidden = [] } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

/**
 * The rooms of a package that have a floor, each as a pattern for the paths of its files: it is below others, or above them.
 * @param {string} core
 */
function listed(core) {
  const ends = forbidden.flatMap((rule) =>
    rule.name?.startsWith(`no-way-up: ${core},`) && "to" in rule ? [String(rule.from.path), String(rule.to.path)] : [],
  );
  const rooms = ends.flatMap((path) => path.slice(`^packages/${core}/src/(?:`.length, -1).split(/\|(?![^(]*\))/));
  return [...new Set(rooms)].map((room) => new RegExp(`^${room}`));
}

test.each(CORES)("Every source of %s but its entry files stands in a room with a floor", (core) => {
  const rooms = listed(core);
  const files = readdirSync(join(root, "packages", core, "src"), { recursive: true, withFileTypes: true });
  const paths = files.flatMap((file) =>
    file.isFile() ? [join(file.parentPath, file.name).replaceAll("\\", "/").split("/src/").slice(1).join("/src/")] : [],
  );
  const homeless = paths.filter((path) => !ENTRIES.includes(path) && !rooms.some((room) => room.test(path)));
  expect(homeless).toEqual([]);
  const empty = rooms.filter((room) => !paths.some((path) => room.test(path)));
  expect(empty).toEqual([]);
});
