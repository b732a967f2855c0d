import type { OpenTable, Seating, TableRequest } from "@sw/host/client";
import { hostAt } from "@sw/host/client";
import { type KnownTable, keepTable, newToken } from "./known.ts";

/** The player of a seat at a new table. */
export type Player =
  | { readonly type: "here" }
  | { readonly type: "link" }
  /** Anybody who finds the table in the list of open tables. */
  | { readonly type: "open" }
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
  const seats = Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, seatingOf(player)] as const));
  const isOpen = Object.values(players).some(({ type }) => type === "open");
  const time: TableRequest["time"] = minutes === null ? null : { type: "game", ms: minutes * MINUTE, increment: 0 };
  const { table, invitations } = await host.open({
    game,
    config,
    access: isOpen ? "open" : "private",
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
    } else links[seat] = invitationPath({ table, game }, seat, invitation);
  }
  keepTable({ table, game, tokens, links, at: Date.now() });
  return table;
}

function seatingOf(player: Player): Seating {
  if (player.type === "bot") return { bot: player.bot };
  return player.type === "open" ? "open" : "invited";
}

/** Returns the path of the page that leads an invited person to their seat. */
export function invitationPath(
  { table, game }: Pick<KnownTable, "table" | "game">,
  seat: string,
  code: string,
): string {
  return `#/join/${[table, seat, code, game].map(encodeURIComponent).join("/")}`;
}

/** A seat to take at a table. */
interface Taking {
  readonly table: string;
  readonly seat: string;
  /** The code of the invitation; null for a seat that anybody may take. */
  readonly invitation: string | null;
  readonly name: string;
}

/** Takes a seat and stores its token. Rejects if the seat is taken or the code is not valid. */
export async function joinTable({ table, seat, invitation, name }: Taking): Promise<void> {
  const host = hostAt(location.origin);
  const token = newToken();
  const code = invitation === null ? {} : { invitation };
  await host.claim(table, { seat, ...code, token, ...(name.trim() === "" ? {} : { name: name.trim() }) });
  const { game } = await host.about(table, token);
  keepTable({ table, game, tokens: { [seat]: token }, links: {}, at: Date.now() });
}

/** Lists the seats of a table that anybody may take without an invitation. */
export function freeSeats(seats: OpenTable["seats"]): readonly string[] {
  return Object.entries(seats).flatMap(([seat, { isTaken, needsInvitation }]) =>
    isTaken || needsInvitation ? [] : [seat],
  );
}
