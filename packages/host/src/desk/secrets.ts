import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { type Desk, personsOf } from "./desk.ts";

/** The shortest token that a client may choose: 22 characters of base64url are 128 bits. */
export const SHORTEST_TOKEN = 22;
/** The longest token or invitation. */
export const LONGEST_TOKEN = 200;

/** Returns 192 random bits as text that is valid in an address: a token, or the code of an invitation. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** Returns a new table id that cannot be guessed. */
export function newTableId(): string {
  return randomBytes(12).toString("hex");
}

/** Returns the stored form of a token or an invitation: its SHA-256 hash. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update("secret of a seat\n").update(secret).digest("hex");
}

/** Returns the seat of a token in constant time; undefined if the token plays none. */
export function seatOfToken({ places }: Desk, token: string): string | undefined {
  const hash = Buffer.from(hashOfSecret(token));
  let found: string | undefined;
  for (const [seat, { holder }] of Object.entries(places)) {
    if (holder !== null && holder.length === hash.length && timingSafeEqual(Buffer.from(holder), hash)) found = seat;
  }
  return found;
}

/**
 * Returns the id of the rematch's table, which every process can derive but nobody can guess. Null until all persons
 * want a rematch.
 */
export function nextOf(desk: Desk): string | null {
  const persons = personsOf(desk);
  const isWanted = desk.rematch.length > 0 && persons.every((seat) => desk.rematch.includes(seat));
  const { id, seed } = desk;
  return isWanted ? createHash("sha256").update(`rematch\n${id}\n${seed}`).digest("hex").slice(0, 24) : null;
}
