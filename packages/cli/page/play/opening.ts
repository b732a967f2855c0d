import type { TableRequest } from "@sw/host/client";
import { hostAt } from "@sw/host/client";
import { keepTable, newToken } from "./known.ts";

/** The player of a seat at a new table. */
export type Player =
  | { readonly type: "here" }
  | { readonly type: "link" }
  | { readonly type: "bot"; readonly bot: string };

/** The settings of a new table. */
export interface Wish {
  readonly game: string;
  readonly config: unknown;
  readonly players: Readonly<Record<string, Player>>;
  /** The minutes for each player; null without a clock. */
  readonly minutes: number | null;
}

const MINUTE = 60_000;
/** How long a table must wait for a person before their seat can be given to a bot. */
const ABSENCE = MINUTE;

/**
 * Opens a table, takes the seats of this screen and stores their tokens. Resolves to the id of the table; rejects if
 * the host refuses.
 */
export async function openTable({ game, config, players, minutes }: Wish): Promise<string> {
  const host = hostAt(location.origin);
  const seats = Object.fromEntries(
    Object.entries(players).map(
      ([seat, player]) => [seat, player.type === "bot" ? { bot: player.bot } : "invited"] as const,
    ),
  );
  const time: TableRequest["time"] = minutes === null ? null : { type: "game", ms: minutes * MINUTE, increment: 0 };
  const { table, invitations } = await host.open({
    game,
    config,
    seats,
    time,
    absence: ABSENCE,
    watching: { isAllowed: false, delay: 0 },
  });
  const tokens: Record<string, string> = {};
  const links: Record<string, string> = {};
  for (const [seat, invitation] of Object.entries(invitations)) {
    if (players[seat]?.type === "here") {
      const { token } = await host.claim(table, { seat, invitation, token: newToken() });
      tokens[seat] = token;
    } else links[seat] = `#/join/${table}/${encodeURIComponent(seat)}/${encodeURIComponent(invitation)}`;
  }
  keepTable({ table, game, tokens, links, at: Date.now() });
  return table;
}

/** Takes a seat by its invitation link. Rejects if the link is not valid. */
export async function joinTable(table: string, seat: string, invitation: string, name: string): Promise<void> {
  const host = hostAt(location.origin);
  const token = newToken();
  await host.claim(table, { seat, invitation, token, ...(name.trim() === "" ? {} : { name: name.trim() }) });
  const { game } = await host.about(table, token);
  keepTable({ table, game, tokens: { [seat]: token }, links: {}, at: Date.now() });
}
