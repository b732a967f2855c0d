import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { beforeAll, expect, test, vi } from "vitest";
import { GAME_NAMES, gameOfId, gamesNamedIn, loadGame } from "../src/games.ts";
import { fakeIo, freshFolder, sw } from "./helpers/fake-io.ts";

const HOME = fileURLToPath(new URL("..", import.meta.url));
const CORE = /^@sw\/[a-z]+-core/;

const loaded = vi.hoisted(() => [] as string[]);
/** A command that takes nothing and does nothing, in the place of one that is noted when it is loaded. */
const noting = vi.hoisted(() => (name: string) => async () => {
  loaded.push(name);
  const { Command } = await import("commander");
  return { [`${name}Command`]: () => new Command(name) };
});
vi.mock("../src/commands/army.ts", noting("army"));
vi.mock("../src/commands/demo.ts", noting("demo"));
vi.mock("../src/commands/odds.ts", noting("odds"));
vi.mock("../src/commands/play.ts", noting("play"));
vi.mock("../src/commands/replay.ts", noting("replay"));
vi.mock("../src/commands/rules.ts", noting("rules"));
vi.mock("../src/commands/simulate.ts", noting("simulate"));
vi.mock("../src/commands/solo.ts", noting("solo"));
vi.mock("../src/commands/table.ts", noting("table"));

let outputs: Metafile["outputs"] = {};
beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: HOME,
    entryPoints: ["src/main.ts"],
    outdir: "dist",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    metafile: true,
    write: false,
  });
  outputs = metafile.outputs;
});

/** The cores that loading what is built of a source file loads at once, by package. */
function coresOf(source: string): readonly string[] {
  const seen = new Set<string>();
  const cores = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: to, kind, external } of outputs[path]?.imports ?? []) {
      if (kind !== "import-statement") continue;
      if (external !== true) visit(to);
      else if (CORE.test(to)) cores.add(to.split("/").slice(0, 2).join("/"));
    }
  };
  const [entry] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (entry === undefined) throw new Error(`nothing is built of ${source} by itself`);
  visit(entry);
  return [...cores].sort();
}

test("The command loads no game package until one is needed", () => {
  expect(coresOf("src/index.ts")).toEqual([]);
});

test.each(["demo", "play", "simulate", "replay", "rules", "odds"])(
  "The command %s loads no game package by itself",
  (command) => {
    expect(coresOf(`src/commands/${command}.ts`)).toEqual([]);
  },
);

test.each([
  ["deckbuilder", "src/games/deckbuilder/kit.ts", "@sw/deckbuilder-core"],
  ["rebellion", "src/games/rebellion/kit.ts", "@sw/rebellion-core"],
  ["solo", "src/games/rebellion/solo-kit.ts", "@sw/rebellion-core"],
  ["legion", "src/games/legion/kit.ts", "@sw/legion-core"],
])("The game %s loads only its own package, and is found by the ids in its documents", async (name, source, core) => {
  expect(coresOf(source)).toEqual([core]);
  const { ids } = await loadGame(name);
  for (const id of ids) expect((await gameOfId(id))?.name).toBe(name);
});

test("A command line that names a game loads only that one, and one without a game loads all of them", async () => {
  const loadedBy = async (line: string) => (await gamesNamedIn(line.split(" "))).map(({ name }) => name);
  expect(await loadedBy("--seed 7 legion --fast")).toEqual(["legion"]);
  expect(await loadedBy("--games 3")).toEqual(GAME_NAMES);
  expect(await gameOfId("chess")).toBeUndefined();
});

test("Commands about armies and tables of Legion load no other game", () => {
  expect([coresOf("src/commands/army.ts"), coresOf("src/commands/table.ts")]).toEqual([
    ["@sw/legion-core"],
    ["@sw/legion-core"],
  ]);
});

test("The version is printed without loading a command, and a command line loads only the command it names", async () => {
  const folder = freshFolder();
  const run = (args: string) => sw(fakeIo(folder.path, { lines: [] }), args);
  expect(await run("--version")).toMatchObject({ code: 0, out: "0.0.0\n" });
  expect(await run("-V")).toMatchObject({ code: 0, out: "0.0.0\n" });
  expect(loaded).toEqual([]);
  expect(await run("table")).toMatchObject({ code: 0 });
  expect(loaded).toEqual(["table"]);
  folder.remove();
});
