import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import {
  at,
  expectOk,
  type Game,
  type GameTypes,
  inputsOf,
  makeReplay,
  type Replay,
  type Result,
  seeded,
  verifyReplay,
} from "@sw/tabletop";
import { createReferee, type StoredTable } from "@sw/tabletop/referee";
import { expect, test } from "vitest";

// Holds a game to what its releases have written: a replay and a stored table of each, one line each in a file of the folder
// that is named after the version. `SW_KEEP=1` adds those that a version has not got yet.

/** What is kept of a game in each release. */
export interface Kept<G extends GameTypes> {
  readonly game: Game<G>;
  readonly config: G["Config"];
  /** How many actions are played before it is stored. */
  readonly actions: number;
}

interface Documents<G extends GameTypes> {
  readonly replay: Replay<G>;
  readonly table: StoredTable<G>;
}

/** The tests of the kept documents in a folder; `manifest` is that of the package, whose version writes what is new. */
export function testKept<G extends GameTypes>(
  folder: URL,
  manifest: URL,
  games: Readonly<Record<string, Kept<G>>>,
): void {
  if (process.env["SW_KEEP"] !== undefined) keepNew(new URL(`${versionIn(manifest)}/`, folder), games);
  const files = readdirSync(folder).flatMap((version) =>
    readdirSync(new URL(`${version}/`, folder)).map((file) => ({ version, file, name: file.replace(/\.jsonl$/, "") })),
  );

  test("The games that are kept are those which this release writes", () => {
    expect(new Set(files.map(({ name }) => name))).toEqual(new Set(Object.keys(games)));
  });

  test.each(files)(
    "The replay and the saved game $name of version $version are still read",
    ({ version, file, name }) => {
      const kept = games[name];
      if (kept === undefined) throw new Error(`${name} is no kept game`);
      expectRead(kept.game, documentsIn<G>(new URL(`${version}/${file}`, folder)));
    },
  );
}

/** Both hold and go on; those of an older catalogue may be refused, if they are told why and give their inputs. */
function expectRead<G extends GameTypes>(game: Game<G>, { replay, table }: Documents<G>): void {
  const referee = createReferee(game);
  const states = readOrTold(verifyReplay(game, replay), replay, game)?.states;
  const read = readOrTold(referee.resume(table), replay, game);
  const resumed = read?.table;
  expect(read?.replayedFor ?? null).toBeNull();
  if (resumed !== undefined && states !== undefined) expect(resumed.state).toEqual(states.at(-1));
  expect(expectOk(referee.inputsOf(table)).inputs.actions).toEqual(expectOk(inputsOf(game, replay)).inputs.actions);
  if (resumed === undefined || game.outcome(resumed.state) !== undefined) return;
  expectOk(actedOn(game, resumed, 0));
}

function readOrTold<T, G extends GameTypes>(
  result: Result<T>,
  { catalogue, config }: Replay<G>,
  game: Game<G>,
): T | undefined {
  if (result.ok) return result.value;
  const { code, params } = result.violation;
  const today = game.catalogueOf(config);
  expect(`${code}, catalogue ${catalogue}, today ${today}`).toBe(
    `changed-catalogue, catalogue ${catalogue}, today ${today}`,
  );
  expect(catalogue).not.toBe(today);
  expect(params["changed"]).not.toEqual([]);
  return undefined;
}

function documentsIn<G extends GameTypes>(file: URL): Documents<G> {
  const [replay = "", table = ""] = readFileSync(file, "utf8").split("\n");
  return { replay: JSON.parse(replay), table: JSON.parse(table) };
}

function keepNew<G extends GameTypes>(folder: URL, games: Readonly<Record<string, Kept<G>>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, kept] of Object.entries(games)) {
    const file = new URL(`${name}.jsonl`, folder);
    if (existsSync(file)) continue;
    const { replay, table } = written(kept, name, folder.pathname.split("/").at(-2) ?? "");
    writeFileSync(file, `${JSON.stringify(replay)}\n${JSON.stringify(table)}\n`);
  }
}

/** Plays a game that far, the same each time, and writes it down. */
function written<G extends GameTypes>({ game, config, actions }: Kept<G>, seed: string, version: string): Documents<G> {
  const referee = createReferee(game);
  const players = game.seats.map((seat) => [seat, `player of ${seat}`] as const);
  const seats = Object.fromEntries(players) as Record<G["Seat"], string>;
  const chance = seeded(`bot of ${seed}`);
  let table = expectOk(referee.open({ config, seed, seats }));
  for (let index = 0; index < actions; index++) {
    const count = game.legalActions(table.state).length;
    table = expectOk(actedOn(game, table, chance.pick("action", count, String)));
  }
  const played = table.played.map(({ action }) => action);
  return { replay: expectOk(makeReplay(game, { version, config, chance: { seed }, actions: played })), table };
}

function actedOn<G extends GameTypes>(game: Game<G>, table: StoredTable<G>, option: number): Result<StoredTable<G>> {
  const referee = createReferee(game, { secretChoices: "as-they-come" });
  const seat: G["Seat"] | undefined = game.decision(table.state)?.seat;
  if (seat === undefined) throw new RangeError("the game is over");
  const action = at(game.legalActions(table.state), option);
  const progress = referee.receive(table, table.seats[seat], { type: "act", seat, seq: table.seq, action });
  return progress.ok ? { ok: true, value: progress.value.table } : progress;
}

function versionIn(manifest: URL): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
