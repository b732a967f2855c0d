import type { FileHandle } from "node:fs/promises";

/** The largest size of a log in bytes. A table with the longest game needs a hundredth of that. */
const MOST_BYTES = 256_000_000;

/** Reads the lines of a log of JSON, without an incomplete last line. `size` is the end of the last complete line. */
export async function readLines(
  file: FileHandle,
): Promise<{ readonly lines: readonly unknown[]; readonly size: number }> {
  const stat = await file.stat();
  if (!stat.isFile()) throw new Error("it is not a regular file");
  if (stat.size > MOST_BYTES) throw new Error("it is too long");
  const bytes = Buffer.alloc(stat.size);
  let read = 0;
  while (read < bytes.length) {
    const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  const size = bytes.subarray(0, read).lastIndexOf("\n") + 1;
  const texts = bytes.toString("utf8", 0, size).split("\n").slice(0, -1);
  return { lines: texts.map((text): unknown => JSON.parse(text)), size };
}
