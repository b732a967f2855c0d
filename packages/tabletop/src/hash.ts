import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";
import type { Hash } from "./contract.ts";
import { canonicalJson } from "./json.ts";

/** Hash of plain data, the same for every key order: 32 hexadecimal digits of SHA-256 over canonical JSON. */
export function hashOf(value: unknown): Hash {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 32);
}
