import type { GameTypes } from "@sw/tabletop";
import type { About } from "../desk/about.ts";
import type { OpenTable } from "../desk/lobby.ts";
import type { TableRequest } from "../desk/opening.ts";
import type { Claimed } from "../host/door.ts";
import type { Told } from "../host/sent.ts";
import type { OpenedTable } from "../host/tables.ts";

/** A request to take a seat. */
export interface ClaimRequest {
  readonly seat: string;
  /** The code of the invitation. Required for a seat that needs one. */
  readonly invitation?: string;
  /**
   * A secret of the client with 22 to 200 characters, with which a claim can be repeated. Defaults to a new one from
   * the host.
   */
  readonly token?: string;
  /** The player's name, at most 40 characters. Defaults to none. */
  readonly name?: string;
  /** A word to mix into the seed, at most 200 characters. Defaults to none. */
  readonly word?: string;
}

/** Thrown when the host refuses a request. */
export class RefusedRequest extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** The host's answer: `{ fault }` or `{ violation }`. */
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    super(`the host refused with ${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/**
 * The methods of a host over HTTP. Those that only read ask a second time if the connection breaks on the way. All reject
 * with what `fetch` rejects with if the host is not reached.
 */
export interface HostClient {
  /** Opens a table. Rejects with a {@link RefusedRequest} if refused, as all methods do. */
  open(request?: TableRequest): Promise<OpenedTable>;
  /** Takes a seat of a table. */
  claim(table: string, claim: ClaimRequest): Promise<Claimed>;
  /** Returns the facts about a table that the seat of the token may know, or without a token, a spectator. */
  about(table: string, token?: string): Promise<About>;
  /** Returns the open tables with a free seat, newest first. */
  lobby(): Promise<readonly OpenTable[]>;
  /**
   * Returns the events so far that the seat of the token may know, or without a token, those that a spectator may know.
   * Reports with a higher `seq` continue the list; after an undo, call this again.
   */
  story<G extends GameTypes>(table: string, token?: string): Promise<Told<G>>;
  /** Returns the record of a finished game, for `verifyFairness` of `@sw/tabletop/referee`. */
  record(table: string, token?: string): Promise<unknown>;
}

/** Creates the client of the host at an address, such as `https://play.example`. */
export function hostAt(url: string): HostClient {
  const asked = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const answer = await sent(`${url}${path}`, {
      method,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const read = text === "" ? null : JSON.parse(text);
    if (!answer.ok) throw new RefusedRequest(answer.status, read);
    return read;
  };
  return {
    open: (request = {}) => asked("POST", "/tables", request),
    claim: (table, claim) => asked("POST", `/tables/${table}/claims`, claim),
    about: (table, token) => asked("GET", `/tables/${table}`, undefined, token),
    lobby: async () => (await asked<{ readonly tables: readonly OpenTable[] }>("GET", "/tables", undefined)).tables,
    story: (table, token) => asked("GET", `/tables/${table}/story`, undefined, token),
    record: (table, token) => asked("GET", `/tables/${table}/record`, undefined, token),
  };
}

/** Node's `fetch` may send a request over an idle connection just as the host closes it, and does not try again. */
function sent(url: string, request: RequestInit): Promise<Response> {
  const answer = fetch(url, request);
  return request.method === "GET" ? answer.catch(() => fetch(url, request)) : answer;
}
