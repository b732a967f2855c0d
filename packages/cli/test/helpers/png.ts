import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A picture without transparency, as three bytes for each point. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

/** The length of the signature of a PNG file, and of the length, name and checksum of a chunk. */
const [SIGNATURE, FRAME] = [8, 12];
/** The bytes for each point by the colour type of a PNG: RGB and RGBA. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
/** The largest difference of a colour that is not visible. */
const VISIBLE = 64;

/** Returns the share of points in which two PNGs differ visibly, from 0 to 1; 1 if their sizes differ. */
export function pngDifference(one: Buffer, other: Buffer): number {
  const [first, second] = [readPng(one), readPng(other)];
  if (first.width !== second.width || first.height !== second.height) return 1;
  let differing = 0;
  for (let at = 0; at < first.points.length; at += 3) {
    const isOther = [at, at + 1, at + 2].some(
      (byte) => Math.abs((first.points[byte] ?? 0) - (second.points[byte] ?? 0)) > VISIBLE,
    );
    if (isOther) differing += 1;
  }
  return (differing * 3) / first.points.length;
}

/** The step between the shades of a colour that a small picture keeps. */
const SHADE = 17;

/** Returns a smaller PNG of the same picture, with fewer shades of each colour. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, points } = readPng(png);
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let at = 0; at < width * 3; at++) {
      const shade = Math.round((points[y * width * 3 + at] ?? 0) / SHADE) * SHADE;
      lines[y * (width * 3 + 1) + 1 + at] = shade;
    }
  }
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt8(2, 9);
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Reads a PNG of eight bits for each colour, as browsers write them. */
function readPng(png: Buffer): Picture {
  const [width, height, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png.readUInt8(25)];
  const bytes = BYTES[type];
  if (bytes === undefined) throw new Error(`a PNG of colour type ${type}`);
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + FRAME;
  }
  const lines = inflateSync(Buffer.concat(parts));
  const points = new Uint8Array(width * height * 3);
  let above = new Uint8Array(width * bytes);
  for (let y = 0; y < height; y++) {
    const start = y * (width * bytes + 1);
    const line = unfiltered(lines.subarray(start + 1, start + 1 + width * bytes), above, lines[start] ?? 0, bytes);
    for (let x = 0; x < width; x++) points.set(line.subarray(x * bytes, x * bytes + 3), (y * width + x) * 3);
    above = line;
  }
  return { width, height, points };
}

/** Undoes the filter of a line: each byte is the difference to a guess from its neighbours. */
function unfiltered(line: Uint8Array, above: Uint8Array, filter: number, bytes: number): Uint8Array<ArrayBuffer> {
  const read = new Uint8Array(line.length);
  for (let at = 0; at < line.length; at++) {
    const left = at < bytes ? 0 : (read[at - bytes] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < bytes ? 0 : (above[at - bytes] ?? 0);
    const guesses = [0, left, up, (left + up) >> 1, nearest(left, up, corner)];
    read[at] = (line[at] ?? 0) + (guesses[filter] ?? 0);
  }
  return read;
}

/** Returns which of three neighbours is closest to left + up - corner. */
function nearest(left: number, up: number, corner: number): number {
  const [fromLeft, fromUp, fromCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  const [a = 0, b = 0, c = 0] = [fromLeft, fromUp, fromCorner];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
