/**
 * Runs the rules libraries as games of boardgame.io, whose server stores the table and delivers moves that the referee judges.
 *
 * @module
 */
import { at, expectOk, type Game, type GameTypes, hashOf, type Spectator, type Violation } from "@sw/tabletop";
import { createReferee, type Report, type StoredTable } from "@sw/tabletop/referee";
import type { Game as Boardgame, LongFormMove } from "boardgame.io";
import { isDraft, original } from "immer";

/** What the last move means for one seat: the events it saw, and why its own move was refused. */
export interface Told<T extends GameTypes> {
  /** The events of the last move as this seat saw them. */
  readonly events: readonly T["Event"][];
  /** Why the move of this seat was refused or its held answer was dropped; null if neither happened. */
  readonly refused: Violation | null;
}

/**
 * The `G` that a client receives: the referee's report of the position, with the result of the last move for this seat.
 */
export type Shown<T extends GameTypes> = Extract<Report<T>, { readonly type: "sync" }> & Told<T>;

/**
 * A table before its first move. boardgame.io sends it to every client as the initial state, and setup data are public,
 * so it holds no secret.
 */
export interface Undealt<T extends GameTypes> {
  readonly undealt: { readonly setupData: T["Config"] | null; readonly salt: string };
}

/** A table as the server stores it, with the result of the last move for each viewer. */
export interface Running<T extends GameTypes> {
  readonly table: StoredTable<T>;
  readonly told: Readonly<Record<string, Told<T>>>;
}

/** Every form of `G`: `Undealt` and `Running` on the server, `Undealt` and `Shown` on a client. */
export type Hosted<T extends GameTypes> = Undealt<T> | Running<T> | Shown<T>;

/** Options for {@link boardgame}. */
export interface BoardgameOptions<T extends GameTypes> {
  /**
   * The configuration of a match created without setup data. Its hidden parts stay hidden (in Legion the other player's
   * command hand and battle deck), while boardgame.io shows setup data to everybody.
   */
  readonly config: T["Config"];
  /**
   * The server's secret from which seeds are derived: at least 128 random bits as text, the same after a restart.
   * Required on the server, where a match without one throws; clients do not need it.
   */
  readonly secret?: string;
}

const NOTHING = { events: [], refused: null } as const;
/** Turns off the events of boardgame.io that end turns and phases, because the rules library does that. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
};

/**
 * Creates a game for boardgame.io, to be played over one of its multiplayer transports. Player `"0"` has the first of
 * `game.seats`, and so on. The setup data of a match is a configuration of the game.
 *
 * A client finds {@link Shown} as `G` and answers with `moves.act(G.seq, action)`, an action of `G.options`. The other messages of the
 * referee are `moves.withdraw(G.seq)`, `moves.undo(G.seq)` and `moves.concede(G.seq)`.
 * A message that is refused changes nothing, and only its sender learns why, in `G.refused`.
 */
export function boardgame<T extends GameTypes>(
  game: Game<T>,
  { config, secret }: BoardgameOptions<T>,
): Boardgame<Hosted<T>, Record<string, unknown>, T["Config"]> {
  const referee = createReferee(game);
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, seat])) as Record<T["Seat"], T["Seat"]>;
  const viewerOf = (playerID: string | null): T["Seat"] | Spectator =>
    (playerID === null ? undefined : game.seats[Number(playerID)]) ?? "spectator";

  const running = (G: Undealt<T> | Running<T>): Running<T> => {
    if ("table" in G) return G;
    const { setupData, salt } = G.undealt;
    if (secret === undefined) throw new Error("boardgame() takes a secret where matches are played: at the server");
    const seed = hashOf({ secret, salt });
    return { table: expectOk(referee.open({ config: setupData ?? config, seed, seats })), told: {} };
  };

  const received = (G: Undealt<T> | Running<T>, from: T["Seat"] | Spectator, message: unknown): Running<T> => {
    const { table } = running(G);
    const progress = referee.receive(table, from, message);
    if (!progress.ok) return { table, told: { [from]: { events: [], refused: progress.violation } } };
    const told: Record<string, Told<T>> = {};
    for (const { to, report } of progress.value.deliveries) {
      const { events, refused } = told[to] ?? NOTHING;
      if (report.type === "step") told[to] = { events: [...events, ...report.events], refused };
      if (report.type === "returned") told[to] = { events, refused: report.violation };
    }
    return { table: progress.value.table, told };
  };

  const move = (messageOf: (seat: unknown, seq: unknown, action: unknown) => unknown): LongFormMove<Hosted<T>> => ({
    move({ G: draft, playerID }, seq: unknown, action: unknown) {
      // The state itself, not immer's draft of it that boardgame.io hands over: it is read, never changed.
      const G = isDraft(draft) ? (original(draft) ?? draft) : draft;
      const from = viewerOf(playerID);
      return "view" in G ? G : received(G, from, messageOf(from, seq, action));
    },
    client: false,
    redact: true,
    undoable: false,
    // The referee looks itself which position a message answers.
    ignoreStaleStateID: true,
  });

  return {
    name: game.id,
    minPlayers: game.seats.length,
    maxPlayers: game.seats.length,
    disableUndo: true,
    events: NO_EVENTS,
    // Whom the rules ask, `G` says.
    turn: { activePlayers: { all: "playing" } },
    validateSetupData(data) {
      const read = game.parse.config(data ?? config);
      return read.ok ? undefined : `${read.violation.rule}: ${read.violation.code}`;
    },
    setup: ({ random }, data) => ({
      undealt: { setupData: data ?? null, salt: `${random.Number()} ${random.Number()}` },
    }),
    playerView({ G, playerID }): Hosted<T> {
      if ("view" in G) return G;
      const { table, told } = running(G);
      const viewer = viewerOf(playerID);
      const { report } = at(expectOk(referee.receive(table, viewer, { type: "sync" })).deliveries, 0);
      return report.type === "sync" ? { ...report, ...(told[viewer] ?? NOTHING) } : G;
    },
    moves: {
      act: move((seat, seq, action) => ({ type: "act", seat, seq, action })),
      withdraw: move((seat, seq) => ({ type: "withdraw", seat, seq })),
      undo: move((_seat, seq) => ({ type: "undo", seq })),
      concede: move((seat, seq) => ({ type: "concede", seat, seq })),
    },
    endIf: ({ G }) => ("table" in G ? referee.outcomeOf(G.table) : undefined),
    ai: {
      enumerate: (G) => ("view" in G ? G.options.map((action) => ({ move: "act", args: [G.seq, action] })) : []),
    },
  };
}

/** The part of socket.io's server that {@link onlyMoves} uses. */
interface GuardedSockets {
  of(name: string): { use(guard: (socket: GuardedSocket, next: () => void) => void): unknown };
}

/** The part of a socket that {@link onlyMoves} uses. */
interface GuardedSocket {
  use(guard: (packet: readonly unknown[], next: () => void) => void): unknown;
}

/**
 * Drops every update of a match that a client sends, except moves. Call it before the server runs: without it, any
 * player of a match on boardgame.io 0.50 can replace the whole state with an action of type `RESET`.
 */
export function onlyMoves({ app }: { readonly app: object }, game: { readonly id: string }): void {
  if (!("_io" in app && isSockets(app._io)))
    throw new TypeError("onlyMoves() takes a server of boardgame.io whose transport is socket.io");
  app._io.of(game.id).use((socket, next) => {
    socket.use(([event, action], pass) => {
      if (event !== "update" || isMove(action)) pass();
    });
    next();
  });
}

function isSockets(io: unknown): io is GuardedSockets {
  return typeof io === "object" && io !== null && "of" in io && typeof io.of === "function";
}

function isMove(action: unknown): boolean {
  return typeof action === "object" && action !== null && "type" in action && action.type === "MAKE_MOVE";
}
