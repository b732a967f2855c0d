import type { Params, Violation } from "@sw/tabletop";
import { badInput } from "../exit.ts";
import { isSameMinor, versionOf } from "../versions.ts";

/** Refuses what another minor version of a game's package wrote: its rules may give another game. */
export function refuseOtherVersion(name: string, path: string, written: string): void {
  const here = versionOf(name);
  if (isSameMinor(written, here)) return;
  throw badInput(`${path} was written by version ${written} of ${name}; this is ${here}`);
}

/** Says in a few words why a document read from a file does not hold. */
export function faultOf({ rule, code, params }: Violation): string {
  switch (code) {
    case "replay-format":
    case "save-format":
      return `has format ${params["format"]}; this version reads ${params["reads"]}`;
    case "other-catalogue":
      return `was made with other cards (catalogue ${params["catalogue"]}, here ${params["expected"]})`;
    case "illegal-action":
      return `does not hold: action ${Number(params["index"]) + 1} is illegal (${params["rule"]})`;
    case "other-final-state":
      return "does not hold: it ends in another state than it says";
    case "wrong-shape":
      return `has a wrong part: ${wrongPart(params)}`;
    case "unknown-key":
      return `has a part that is not known, ${params["path"]}; known there: ${params["known"]}`;
    default:
      return `does not hold: ${code} (${rule})`;
  }
}

function wrongPart({ path, expected, received }: Params): string {
  const where = path === "" ? "" : `${path} `;
  return `${where}should be ${expected}, not ${received}`.slice(0, 200);
}

/** The game id and version that a document names, before anything else of it is believed. */
export function headOf(
  path: string,
  kind: string,
  input: unknown,
): { readonly game: string; readonly version: string } {
  if (typeof input === "object" && input !== null && "game" in input && "version" in input) {
    const { game, version } = input;
    if (typeof game === "string" && typeof version === "string") return { game, version };
  }
  throw badInput(`${path} is not a ${kind}`);
}
