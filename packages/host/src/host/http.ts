import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Json, Violation } from "@sw/tabletop";
import { gameOfStored } from "../desk/desk.ts";
import { seatOfToken } from "../desk/secrets.ts";
import type { Store } from "../store/store.ts";
import { causeOf } from "./door.ts";
import type { Live } from "./live.ts";
import type { Answer, GameLine } from "./sent.ts";
import type { Wiring } from "./sockets.ts";
import type { Hosted } from "./tables.ts";

/** What requests need from their host. */
export interface Serving extends Wiring {
  readonly games: ReadonlyMap<string, Hosted>;
  readonly store: Store;
}

/** The HTTP response to a request. */
interface Response {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request with a known route. */
interface Asked extends Serving {
  readonly request: IncomingMessage;
  readonly table: string;
  readonly signal: AbortSignal;
}

/** The longest time that a request waits for a new position, in seconds. */
const LONGEST_WAIT = 25;

const ROUTES: readonly (readonly [method: string, path: RegExp, answer: (asked: Asked) => Promise<Response>])[] = [
  ["GET", /^\/health$/, health],
  [
    "GET",
    /^\/metrics$/,
    async ({ metrics: { registry } }) => ({
      status: 200,
      body: await registry.metrics(),
      headers: { "content-type": registry.contentType },
    }),
  ],
  ["GET", /^\/games$/, async ({ games }) => ({ status: 200, body: { games: [...games].map(gameLine) } })],
  ["GET", /^\/tables$/, lobby],
  ["POST", /^\/tables$/, openTable],
  ["GET", /^\/tables\/(?<table>[^/]+)$/, about],
  ["POST", /^\/tables\/(?<table>[^/]+)\/claims$/, claim],
  ["GET", /^\/tables\/(?<table>[^/]+)\/position$/, position],
  ["GET", /^\/tables\/(?<table>[^/]+)\/story$/, story],
  ["POST", /^\/tables\/(?<table>[^/]+)\/actions$/, act],
  ["POST", /^\/tables\/(?<table>[^/]+)\/messages$/, send],
  ["GET", /^\/tables\/(?<table>[^/]+)\/record$/, record],
];

/** Answers a request of the host; returns false if the path does not belong to it. */
export function answerRequest(request: IncomingMessage, response: ServerResponse, serving: Serving): boolean {
  const path = (request.url ?? "").split("?")[0] ?? "";
  const routes = ROUTES.filter(([, pattern]) => pattern.test(path));
  if (routes.length === 0) return false;
  const { log, gate } = serving;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const { origin } = request.headers;
  const cross = gate.isForeign(origin) ? { "access-control-allow-origin": origin, vary: "origin" } : {};
  const asked = { ...serving, request, signal: gone.signal };
  respond(asked, path, routes).then(
    (answer) => write(response, answer, cross),
    (error: unknown) => {
      log.error(causeOf(error), "a request could not be answered");
      write(response, { status: 503, body: { fault: "unavailable" } }, cross);
    },
  );
  return true;
}

async function respond(asked: Omit<Asked, "table">, path: string, routes: typeof ROUTES): Promise<Response> {
  const { request, gate } = asked;
  if (asked.isClosing()) return { status: 503, body: { fault: "unavailable" }, headers: { connection: "close" } };
  if (!gate.allows(request)) return { status: 403, body: { fault: "other-origin" } };
  if (request.method === "OPTIONS") return { status: 204, headers: PREFLIGHT };
  const route = routes.find(([method]) => method === request.method);
  if (route === undefined) return { status: 405, headers: { allow: routes.map(([method]) => method).join(", ") } };
  if (!(await gate.admits("requests", gate.addressOf(request)))) return TOO_MANY;
  const [, pattern, answer] = route;
  return answer({ ...asked, table: pattern.exec(path)?.groups?.["table"] ?? "" });
}

const PREFLIGHT = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, if-none-match, prefer",
  "access-control-max-age": "600",
};
const TOO_MANY: Response = { status: 429, body: { fault: "too-many" }, headers: { "retry-after": "60" } };
const NO_TABLE: Response = { status: 404, body: { fault: "no-such-table" } };
const NO_SEAT: Response = { status: 403, body: { fault: "no-such-seat" } };

function write(
  response: ServerResponse,
  { status, body, headers = {} }: Response,
  cross: Record<string, string>,
): void {
  if (response.destroyed || response.headersSent) return;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
  // no cache may keep what one seat knows
  response.writeHead(status, {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...type,
    ...headers,
    ...cross,
  });
  response.end(text);
}

async function health({ store }: Asked): Promise<Response> {
  await store.due(0);
  return { status: 200, body: { ok: true } };
}

function gameLine([id, { rules }]: readonly [string, Hosted]): GameLine {
  return { id, seats: rules.game.seats, version: rules.version, bots: rules.bots };
}

/** Answers with the open tables that have a free seat. */
async function lobby({ store, games }: Asked): Promise<Response> {
  const shown = await store.listed();
  const isHosted = (one: Json): boolean => games.has(gameOfStored(one) ?? "");
  return { status: 200, body: { tables: shown.filter(isHosted) } };
}

async function openTable({ request, gate, games, limits, tables, metrics }: Asked): Promise<Response> {
  const body = await bodyOf(request, limits.bytes);
  if (body === undefined) return BAD_BODY;
  const isAdmitted =
    (await gate.admits("tablesOfAddress", gate.addressOf(request))) && (await gate.admits("tables", ""));
  if (!isAdmitted) return TOO_MANY;
  const named = typeof body === "object" && body !== null && "game" in body ? body.game : undefined;
  const [first] = games.values();
  const hosted = typeof named === "string" ? games.get(named) : first;
  if (hosted === undefined) return { status: 404, body: { fault: "no-such-game" } };
  const opened = await tables.open(hosted, body);
  if (opened === undefined) return { status: 503, body: { fault: "too-many" } };
  if (!opened.ok) return refused(opened.violation);
  metrics.opened.inc();
  return { status: 201, body: opened.value };
}

const BAD_BODY: Response = { status: 400, body: { fault: "bad-message" } };

function refused(violation: Violation): Response {
  return { status: 422, body: { violation } };
}

/** Returns the body as JSON; undefined if it is invalid or too long. */
async function bodyOf(request: IncomingMessage, most: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    // the rest is read and dropped, or the answer would not arrive
    if (length <= most) chunks.push(chunk);
    else if (length > 64 * most) request.destroy();
  }
  if (length > most) return undefined;
  try {
    return length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Returns the table and the reader's seat; the error response if there is none. */
async function found({ tables, table, request }: Asked): Promise<{ live: Live; seat: string } | Response> {
  const live = await tables.find(table);
  if (live === undefined) return NO_TABLE;
  await live.catchUp();
  const token = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? "")?.[1];
  const seat = token === undefined ? "spectator" : seatOfToken(live.desk, token);
  return seat === undefined ? NO_SEAT : { live, seat };
}

async function about(asked: Asked): Promise<Response> {
  const at = await found(asked);
  if (!("live" in at)) return at;
  const { live, seat } = at;
  // whoever has an invitation is not seated yet, and a table that has not begun has no secrets
  if (seat !== "spectator" || live.desk.table === null) {
    return { status: 200, body: live.aboutFor(seat) };
  }
  const shown = live.desk.watching.isAllowed ? live.shownAbout : undefined;
  return shown === undefined ? NO_SEAT : { status: 200, body: shown };
}

async function claim(asked: Asked): Promise<Response> {
  const live = await asked.tables.find(asked.table);
  if (live === undefined) return NO_TABLE;
  const body = await bodyOf(asked.request, asked.limits.bytes);
  if (body === undefined) return BAD_BODY;
  const { answer, claimed } = await asked.door.claim(live, body);
  return claimed === null ? answered(answer) : { status: 200, body: claimed };
}

async function position(asked: Asked): Promise<Response> {
  const at = await found(asked);
  if (!("live" in at)) return at;
  const { live, seat } = at;
  if (seat === "spectator" && !live.desk.watching.isAllowed) return NO_SEAT;
  const { headers } = asked.request;
  const wait = Math.min(LONGEST_WAIT, Number(/\bwait=(\d{1,4})\b/.exec(String(headers["prefer"] ?? ""))?.[1] ?? 0));
  const last = headers["if-none-match"];
  const now = positionOf(live, seat);
  const then = now.etag === last && wait > 0 ? await changed(live, seat, { last, wait, signal: asked.signal }) : now;
  const etag = { etag: then.etag };
  return then.etag === last ? { status: 304, headers: etag } : { status: 200, body: then.body, headers: etag };
}

interface Positioned {
  readonly body: string;
  /** Identifies what the reader knows, and changes only with it. */
  readonly etag: string;
}

function positionOf(live: Live, seat: string): Positioned {
  const body = JSON.stringify({ seat, position: live.reportsFor(seat)[0] ?? null });
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

/** Resolves when the reader's knowledge changes, or after a number of seconds. */
function changed(
  live: Live,
  seat: string,
  { last, wait, signal }: { readonly last: string; readonly wait: number; readonly signal: AbortSignal },
): Promise<Positioned> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unwatch();
      resolve(positionOf(live, seat));
    };
    const unwatch = live.watch(() => {
      if (positionOf(live, seat).etag !== last) done();
    });
    const timer = setTimeout(done, wait * 1000);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Handles an action of a bot that polls: `{ key, seq, action }`. */
async function act(asked: Asked): Promise<Response> {
  return sendAs(asked, (body, seat) => {
    if (typeof body !== "object" || body === null || !("key" in body)) return body;
    const { key, ...rest } = body;
    return { key, message: { type: "act", seat, ...rest } };
  });
}

/** Handles any message of a seat: `{ key, message }`. */
async function send(asked: Asked): Promise<Response> {
  return sendAs(asked, (body) => body);
}

async function sendAs(asked: Asked, keyed: (body: unknown, seat: string) => unknown): Promise<Response> {
  const body = await bodyOf(asked.request, asked.limits.bytes);
  if (body === undefined) return BAD_BODY;
  const at = await found(asked);
  if (!("live" in at)) return at;
  const address = asked.gate.addressOf(asked.request);
  return answered(await asked.door.send(at.live, { seat: at.seat, address }, keyed(body, at.seat)));
}

function answered(answer: Answer): Response {
  if (answer.ok) return { status: 200, body: answer };
  if ("violation" in answer) return { status: 422, body: answer };
  const statuses: Partial<Record<typeof answer.fault, number>> = {
    "bad-message": 400,
    "not-your-seat": 403,
    "wrong-invitation": 403,
    "no-such-seat": 404,
    "too-many": 429,
    unavailable: 503,
  };
  return { status: statuses[answer.fault] ?? 409, body: answer };
}

/** Answers with the events so far, for a client that joins or reloads. */
async function story(asked: Asked): Promise<Response> {
  const at = await found(asked);
  if (!("live" in at)) return at;
  const { live, seat } = at;
  if (seat === "spectator" && !live.desk.watching.isAllowed) return NO_SEAT;
  return { status: 200, body: await live.storyFor(seat) };
}

/** Answers with the record of a finished game, for `verifyFairness`. */
async function record(asked: Asked): Promise<Response> {
  const at = await found(asked);
  if (!("live" in at)) return at;
  const { live, seat } = at;
  if (seat === "spectator" && !live.desk.watching.isAllowed) return NO_SEAT;
  const { table } = live.desk;
  if (table === null) return { status: 409, body: { fault: "not-started" } };
  const made = live.rules.referee.fairnessRecordOf(table, live.rules.version);
  return made.ok ? { status: 200, body: made.value } : refused(made.violation);
}
