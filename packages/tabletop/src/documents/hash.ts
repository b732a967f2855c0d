import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Hash } from "../contract/contract.ts";
import { canonicalJson } from "./json.ts";
import { utf8 } from "./utf8.ts";

/**
 * Returns the hash of plain data, which does not depend on key order: 32 hexadecimal digits of SHA-256 over canonical
 * JSON.
 */
export function hashOf(value: unknown): Hash {
  return digestOf(value).slice(0, 32);
}

/** Returns the whole SHA-256 behind {@link hashOf}, as 64 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return bytesToHex(sha256(utf8(canonicalJson(value))));
}

/**
 * Whether the value under a key is only descriptive (a name, a remark, a source) and does not affect the rules. `path`
 * leads to it from the top of the data, with its key last.
 */
export type Telling = (path: readonly string[], value: unknown) => boolean;

/**
 * Returns the hash of a catalogue without its descriptive values, so that a corrected name does not invalidate saved
 * games.
 */
export function rulesHash(catalogue: unknown, tells: Telling): Hash {
  return hashOf(ruling(catalogue, [], tells));
}

/** Returns the parts of a value that affect the rules. Indices of lists are not part of the path. */
function ruling(value: unknown, path: readonly string[], tells: Telling): unknown {
  if (Array.isArray(value)) return value.map((item) => ruling(item, path, tells));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => ({ way: [...path, key], key, item }));
  const kept = entries.filter(({ way, item }) => !tells(way, item));
  return Object.fromEntries(kept.map(({ way, key, item }) => [key, ruling(item, way, tells)]));
}
