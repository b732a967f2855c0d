import type { Params, Violation } from "@sw/tabletop";
import { badInput } from "../exit.ts";
import { versionOf } from "../versions.ts";

/** The head of a document: what it says about itself, before the other contents are validated. */
export interface Head {
  readonly game: string;
  /** The version of the game's package that wrote the document. */
  readonly version: string;
}

/** Throws bad input for an invalid document, and mentions if another version of the game's package wrote it. */
export function refuseDocument(name: string, path: string, { version }: Head, violation: Violation): never {
  const here = versionOf(name);
  const other = version === here ? "" : ` (written by version ${version} of ${name}; this is ${here})`;
  throw badInput(`${path} ${faultOf(violation)}${other}`);
}

/** Returns in a few words why a document read from a file is invalid. */
export function faultOf({ rule, code, params }: Violation): string {
  switch (code) {
    case "replay-format":
    case "save-format":
      return `has format ${params["format"]}; this version reads ${params["reads"]}`;
    case "other-catalogue":
      return `was made with other cards (catalogue ${params["catalogue"]}, here ${params["expected"]})`;
    case "changed-catalogue":
      return `was made with older cards and cannot go on; changed since: ${listed(params["changed"])}`;
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

function listed(ids: Params[string] | undefined): string {
  return Array.isArray(ids) ? ids.join(", ") : "";
}

function wrongPart({ path, expected, received }: Params): string {
  const where = path === "" ? "" : `${path} `;
  return `${where}should be ${expected}, not ${received}`.slice(0, 200);
}

/** Returns the {@link Head} of a document. */
export function headOf(path: string, kind: string, input: unknown): Head {
  if (typeof input === "object" && input !== null && "game" in input && "version" in input) {
    const { game, version } = input;
    if (typeof game === "string" && typeof version === "string") return { game, version };
  }
  throw badInput(`${path} is not a ${kind}`);
}
