import type { GameTypes } from "@sw/tabletop";
import type { About } from "../desk/about.ts";
import type { OpenTable } from "../desk/lobby.ts";
import type { TableRequest } from "../desk/opening.ts";
import type { Claimed } from "../host/door.ts";
import type { Told } from "../host/sent.ts";
import type { OpenedTable } from "../host/tables.ts";

/** Which seat somebody takes. */
export interface ClaimRequest {
  readonly seat: string;
  /** The code of an invitation, for a seat that needs one. */
  readonly invitation?: string;
  /** A secret of the client's own, 22 to 200 characters, so that a claim can be repeated. Defaults to a new one of the host's. */
  readonly token?: string;
  /** At most 40 characters. */
  readonly name?: string;
  /** A word to mix into the seed, at most 200 characters. */
  readonly word?: string;
}

/** A request that the host has refused. */
export class RefusedRequest extends Error {
  /** The status of HTTP. */
  readonly status: number;
  /** The host's answer: `{ fault }` or `{ violation }`. */
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    super(`the host refused with ${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/** What a host does over HTTP. */
export interface HostClient {
  /** Opens a table. Rejects with a {@link RefusedRequest}, as the other methods do. */
  open(request?: TableRequest): Promise<OpenedTable>;
  /** Takes a seat. */
  claim(table: string, claim: ClaimRequest): Promise<Claimed>;
  /** Tells about a table as the seat of the token may know it, or as a spectator may. */
  about(table: string, token?: string): Promise<About>;
  /** The open tables that have a free seat, the newest first. */
  lobby(): Promise<readonly OpenTable[]>;
  /**
   * What has happened so far as the seat of the token may know it, or as spectators may, for whoever comes or loads a page again.
   * Reports with a higher `seq` tell what happens after it; after an undo ask again.
   */
  story<G extends GameTypes>(table: string, token?: string): Promise<Told<G>>;
  /** The record of a game that is over, for `verifyFairness` of `@sw/tabletop/referee`. */
  record(table: string, token?: string): Promise<unknown>;
}

/** The host at an address, such as `https://play.example`. */
export function hostAt(url: string): HostClient {
  const asked = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
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
