import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Hash } from "../contract/contract.ts";
import { canonicalJson } from "./json.ts";
import { utf8 } from "./utf8.ts";

/** Hash of plain data, the same for every key order: 32 hexadecimal digits of SHA-256 over canonical JSON. */
export function hashOf(value: unknown): Hash {
  return digestOf(value).slice(0, 32);
}

/** The whole SHA-256 behind {@link hashOf}: 64 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return bytesToHex(sha256(utf8(canonicalJson(value))));
}

/**
 * Whether what stands under a key only tells and rules nothing: a name, a remark, a source. `path` leads there from the top of
 * the data, the key itself last.
 */
export type Telling = (path: readonly string[], value: unknown) => boolean;

/** The hash of a catalogue's rules: of all it holds but what only tells, so that a corrected name spoils no saved game. */
export function rulesHash(catalogue: unknown, tells: Telling): Hash {
  return hashOf(ruling(catalogue, [], tells));
}

/** Places in lists are no keys: the path runs on through them. */
function ruling(value: unknown, path: readonly string[], tells: Telling): unknown {
  if (Array.isArray(value)) return value.map((item) => ruling(item, path, tells));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => ({ way: [...path, key], key, item }));
  const kept = entries.filter(({ way, item }) => !tells(way, item));
  return Object.fromEntries(kept.map(({ way, key, item }) => [key, ruling(item, way, tells)]));
}
