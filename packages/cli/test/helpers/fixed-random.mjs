/** Makes the secrets of a server the same in each run, for pictures of its page: loaded before the command. */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

let count = 0;

/** Returns bytes that depend only on how many were asked for before. */
function fixedBytes(size) {
  const blocks = [];
  for (let length = 0; length < size; length += 32) {
    blocks.push(crypto.createHash("sha256").update(`picture ${count}`).digest());
    count += 1;
  }
  return Buffer.concat(blocks).subarray(0, size);
}

crypto.randomBytes = (size, callback) => {
  const bytes = fixedBytes(size);
  if (callback === undefined) return bytes;
  return callback(null, bytes);
};
syncBuiltinESMExports();
