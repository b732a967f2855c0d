import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
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
