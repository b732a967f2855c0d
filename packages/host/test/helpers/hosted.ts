import type { Server } from "node:http";
import { configOf, game } from "@sw/deckbuilder-core";
import { game as legion } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { game as rebellion, configOf as rebellionConfig } from "@sw/rebellion-core";
import { type Game, type GameTypes, seeded } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import { pino } from "pino";
import {
  type About,
  type ChatLine,
  type Connection,
  connect,
  hostAt,
  type TableRequest,
} from "../../src/client/index.ts";
import { createHost, type Host, type HostedGame, type HostOptions, memoryStore } from "../../src/index.ts";

/** All games, each with a configuration to begin with. */
export const GAMES: readonly HostedGame[] = [
  { game, config: configOf() },
  { game: rebellion, config: rebellionConfig() },
  { game: legion, config: SKIRMISH },
];

/** A host on loopback. */
export interface Running {
  readonly host: Host;
  readonly server: Server;
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a host over a store in memory, unless another is named. */
export async function running(options: Partial<HostOptions> = {}): Promise<Running> {
  const host = createHost({
    games: GAMES,
    store: memoryStore(),
    log: pino({ level: "silent" }),
    pulse: 20,
    ...options,
  });
  return { host, ...(await host.listen()) };
}

/** Someone at a table, with all that they were told. */
export interface Seated {
  readonly seat: string;
  readonly token: string;
  readonly connection: Connection<GameTypes>;
  readonly told: Report<GameTypes>[];
  readonly abouts: About[];
  readonly lines: ChatLine[];
  /** What was told of thinking bots: seat, position and playouts. */
  readonly thoughts: (readonly [seat: string, seq: number, playouts: number])[];
  readonly lost: (string | null)[];
  /** The first address. */
  readonly url: string;
  /** Keys of the messages of the script that were accepted. */
  readonly acknowledged: string[];
  joins: number;
  /** Resolves once the check holds of everything told so far; called again at everything new. */
  until(check: (seated: Seated) => boolean): Promise<void>;
  /** The last position that was told. */
  last(): Extract<Report<GameTypes>, { readonly view: unknown }> | undefined;
}

/** Connects somebody. With a script they answer whatever they are asked with a legal action drawn from it. */
export function sits(urls: readonly [string, ...string[]], table: string, token?: string, script?: string): Seated {
  const checks = new Set<() => void>();
  const chance = seeded(script ?? "");
  const news = (): void => {
    for (const check of checks) check();
  };
  let seat = "";
  let moves = 0;
  const seated: Seated = {
    get seat() {
      return seat;
    },
    token: token ?? "",
    told: [],
    abouts: [],
    lines: [],
    thoughts: [],
    lost: [],
    url: urls[0],
    acknowledged: [],
    joins: 0,
    until: (check) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!check(seated)) return;
          checks.delete(look);
          resolve();
        };
        checks.add(look);
        look();
      }),
    last: () => [...seated.told].reverse().find((report) => "view" in report) as ReturnType<Seated["last"]>,
    connection: connect<GameTypes>(
      { urls, table, ...(token === undefined ? {} : { token }) },
      {
        joined(as, about, chat) {
          seat = as;
          seated.joins += 1;
          seated.abouts.push(about);
          seated.lines.push(...chat);
          news();
        },
        about(about) {
          seated.abouts.push(about);
          news();
        },
        said(line) {
          seated.lines.push(line);
          news();
        },
        thinking(...thought) {
          seated.thoughts.push(thought);
          news();
        },
        lost(reason) {
          seated.lost.push(reason);
          news();
        },
        told(report) {
          seated.told.push(report);
          if (script !== undefined) answer(report);
          news();
        },
      },
    ),
  };
  const answer = (report: Report<GameTypes>): void => {
    if (!("options" in report) || report.options.length === 0 || report.held !== null) return;
    const action = report.options[chance.pick("action", report.options.length, String)];
    moves += 1;
    const key = `move-${moves}`;
    void seated.connection.send({ type: "act", seat, seq: report.seq, action }, key).then((answer) => {
      if (answer.ok) seated.acknowledged.push(key);
    });
  };
  return seated;
}

/** Opens a table and takes all its seats with fresh tokens. */
export async function seatedTable(
  url: string,
  request: TableRequest = {},
): Promise<{ readonly table: string; readonly tokens: Readonly<Record<string, string>> }> {
  const host = hostAt(url);
  const { table, invitations } = await host.open(request);
  const tokens: Record<string, string> = {};
  for (const [seat, invitation] of Object.entries(invitations)) {
    tokens[seat] = (await host.claim(table, { seat, invitation })).token;
  }
  return { table, tokens };
}

/** Whether somebody has been told a position of at least this number, or that the game is over. */
export function isAt(seq: number): (seated: Seated) => boolean {
  return (seated) => {
    const last = seated.last();
    return last !== undefined && (last.seq >= seq || last.outcome !== null);
  };
}

/** A hosted game by its id. */
export function hostedGame(id: string): Game<GameTypes> {
  const found = GAMES.find(({ game: { id: other } }) => other === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found.game;
}
