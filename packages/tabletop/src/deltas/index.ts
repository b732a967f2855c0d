import { applyPatch, createPatch, type Operation } from "rfc6902";
import type { GameTypes } from "../contract/contract.ts";
import type { Position, Report } from "../referee/deliveries.ts";

/** The part of a position that is large, as a reader was told it last; `null` before anything. */
export type Known<G extends GameTypes> = Pick<Position<G>, "seq" | "view" | "options"> | null;

/**
 * A report on its way to one reader: as it is, or with what has changed of the view and the options since the position
 * `since`, as JSON Patch (RFC 6902).
 */
export type Packed<G extends GameTypes> = Report<G> | Changed<G>;

/** A report that holds a position, told by its changes. */
export type Changed<G extends GameTypes> = Unplaced<Whole<G>> & {
  readonly since: number;
  readonly patch: readonly Operation[];
};

/** Each kind of report for itself, without what is large. */
type Unplaced<R> = R extends unknown ? Omit<R, "view" | "options"> : never;

/** A report that holds a whole position. */
type Whole<G extends GameTypes> = Extract<Report<G>, { readonly view: G["View"] }>;

/** What a reader knows once this report has been told them: what the next is packed and unpacked against. */
export function knownAfter<G extends GameTypes>(known: Known<G>, report: Report<G>): Known<G> {
  if (!isWhole(report)) return known;
  const { seq, view, options } = report;
  return { seq, view, options };
}

/**
 * A report for a reader who knows a position: its changes if these are shorter, else as it is. A sync that was asked for stays
 * whole, whatever the reader is thought to know: it is what they ask for when they have lost it.
 */
export function packed<G extends GameTypes>(known: Known<G>, report: Report<G>): Packed<G> {
  if (known === null || !isWhole(report) || isAskedFor(report)) return report;
  const { view, options, ...rest } = report;
  const patch = createPatch({ view: known.view, options: known.options }, { view, options });
  const sent = { ...rest, since: known.seq, patch } as Changed<G>;
  return JSON.stringify(sent).length < JSON.stringify(report).length ? sent : report;
}

/** The report that was packed; undefined for a reader who knows another position than it was packed against, and must ask for a sync. */
export function unpacked<G extends GameTypes>(known: Known<G>, sent: Packed<G>): Report<G> | undefined {
  if (!("patch" in sent)) return sent;
  const { since, patch, ...rest } = sent;
  if (known?.seq !== since) return undefined;
  // The library writes into what it is given.
  const copy: Pick<Position<G>, "view" | "options"> = JSON.parse(
    JSON.stringify({ view: known.view, options: known.options }),
  );
  const faults = applyPatch(copy, [...patch]).filter((fault) => fault !== null);
  return faults.length === 0 ? ({ ...rest, ...copy } as Whole<G>) : undefined;
}

function isWhole<G extends GameTypes>(report: Report<G>): report is Whole<G> {
  return "view" in report;
}

function isAskedFor<G extends GameTypes>(report: Whole<G>): boolean {
  return report.type === "sync" && report.cause === "asked";
}
