/** The source from which lines are read. */
type Chunks = AsyncIterable<Buffer | string>;

const NEWLINE = 0x0a;

/**
 * Yields the lines of a stream without their ends, including a last line without an end. Yields null for a line of more
 * than `most` bytes.
 */
export async function* linesOf(chunks: Chunks, most: number): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const keep = (part: Buffer): void => {
    bytes += part.length;
    if (bytes <= most) parts.push(part);
    else parts = [];
  };
  const line = (): string | null => {
    const text = bytes > most ? null : Buffer.concat(parts).toString("utf8").replace(/\r$/, "");
    [parts, bytes] = [[], 0];
    return text;
  };
  for await (const chunk of chunks) {
    let rest = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      keep(rest.subarray(0, end));
      yield line();
      rest = rest.subarray(end + 1);
    }
    keep(rest);
  }
  if (bytes > 0) yield line();
}
