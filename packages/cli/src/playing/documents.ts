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
      return `has format ${params["format"]}, but this version can only read ${params["reads"]}`;
    case "other-catalogue":
      return `was made with other cards (catalogue ${params["catalogue"]}, here ${params["expected"]})`;
    case "changed-catalogue":
      return `was made with older cards and cannot be continued. Changed since then: ${listed(params["changed"])}`;
    case "illegal-action":
      return `is not valid: action ${Number(params["index"]) + 1} is illegal (${params["rule"]})`;
    case "other-final-state":
      return "is not valid: it does not end in the state that it names";
    case "wrong-shape":
      return `has a wrong part: ${wrongPart(params)}`;
    case "unknown-key":
      return `has an unknown key, ${params["path"]}. Keys allowed there: ${params["known"]}`;
    default:
      return `is not valid: ${code} (${rule})`;
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
