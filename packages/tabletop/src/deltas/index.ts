import { applyPatch, createPatch, type Operation } from "rfc6902";
import type { GameTypes } from "../contract/contract.ts";
import type { Position, Report } from "../referee/deliveries.ts";
import { listChanges } from "./lists.ts";

/**
 * A report for one reader: either complete, or with the changes to the view and options since position `since`, as JSON
 * Patch (RFC 6902).
 */
export type Packed<G extends GameTypes> = Report<G> | Changed<G>;

/** A report with a position, expressed as changes to an earlier position. */
export type Changed<G extends GameTypes> = Unplaced<Whole<G>> & {
  readonly since: number;
  readonly patch: readonly Operation[];
};

/** Each kind of report without its large parts, the view and the options. */
export type Unplaced<R> = R extends unknown ? Omit<R, "view" | "options"> : never;

/** A report that contains a complete position. */
export type Whole<G extends GameTypes> = Extract<Report<G>, { readonly view: G["View"] }>;

/** The large parts of the position that a reader received last, or null before the first. */
type Known<G extends GameTypes> = Pick<Position<G>, "seq" | "view" | "options"> | null;

/**
 * Creates a function that packs the reports for one reader, in order, as changes where these are shorter. A requested
 * sync is always sent complete, because readers request it when they have lost their position.
 */
export function packer<G extends GameTypes>(): (report: Report<G>) => Packed<G> {
  let known: Known<G> = null;
  return (report) => {
    const sent = packed(known, report);
    known = knownAfter(known, report);
    return sent;
  };
}

/**
 * Creates a function that unpacks the reports of a {@link packer}, in order. It returns undefined if a report in
 * between is missing or the changes do not fit; the reader then requests a sync.
 */
export function unpacker<G extends GameTypes>(): (sent: Packed<G>) => Report<G> | undefined {
  let known: Known<G> = null;
  return (sent) => {
    const report = unpacked(known, sent);
    if (report !== undefined) known = knownAfter(known, report);
    return report;
  };
}

function knownAfter<G extends GameTypes>(known: Known<G>, report: Report<G>): Known<G> {
  if (!isWhole(report)) return known;
  const { seq, view, options } = report;
  return { seq, view, options };
}

function packed<G extends GameTypes>(known: Known<G>, report: Report<G>): Packed<G> {
  if (known === null || !isWhole(report) || isAskedFor(report)) return report;
  const { view, options, ...rest } = report;
  const patch = createPatch({ view: known.view, options: known.options }, { view, options }, listChanges);
  const sent = { ...rest, since: known.seq, patch } as Changed<G>;
  return JSON.stringify(sent).length < JSON.stringify(report).length ? sent : report;
}

function unpacked<G extends GameTypes>(known: Known<G>, sent: Packed<G>): Report<G> | undefined {
  if (!("patch" in sent)) return sent;
  const { since, patch, ...rest } = sent;
  if (known?.seq !== since || !isPatch(patch)) return undefined;
  // The library writes into what it is given.
  const copy: Pick<Position<G>, "view" | "options"> = JSON.parse(
    JSON.stringify({ view: known.view, options: known.options }),
  );
  const faults = applyPatch(copy, [...patch]).filter((fault) => fault !== null);
  return faults.length === 0 ? ({ ...rest, ...copy } as Whole<G>) : undefined;
}

/** Whether a value is a list of patch operations. Values from a network may be anything. */
function isPatch(patch: unknown): patch is readonly Operation[] {
  return Array.isArray(patch) && patch.every(isOperation);
}

function isOperation(change: unknown): change is Operation {
  if (typeof change !== "object" || change === null || !("path" in change)) return false;
  return typeof change.path === "string" && (!("from" in change) || typeof change.from === "string");
}

function isWhole<G extends GameTypes>(report: Report<G>): report is Whole<G> {
  return "view" in report;
}

function isAskedFor<G extends GameTypes>(report: Whole<G>): boolean {
  return report.type === "sync" && report.cause === "asked";
}
