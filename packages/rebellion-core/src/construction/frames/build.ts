import { at, keptBy, type Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, placeNamed, unitNamed } from "../../state/box.ts";
import { NO_PICK, NO_UNIT, NOWHERE, type PlaceIndex, type UnitIndex } from "../../state/codes.ts";
import type { BuildFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE, openRun, PASS, placeOffers, unitOffers } from "../../state/offers.ts";
import { ADMIRAL, chairOf, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { destroyUnits } from "../../units/board.ts";
import { isShielded } from "../../units/shielded.ts";
import { unitsOf } from "../../units/units.ts";
import { type Buildable, buildable, buildIcons, buildUnit, canFree, eachFreed, isBound, mayFree } from "../build.ts";

const RULE: RuleId = "reb.build.one-per-icon";

const typesOf = /* @__PURE__ */ keptBy((box: Box) => unitOffers(box, (unit) => ({ type: "take-unit", subject: unit })));
const destroysOf = /* @__PURE__ */ keptBy((box: Box) =>
  placeOffers(box, (unit, at) => ({ type: "destroy", subject: unit, at })),
);

/**
 * A side builds from its icons one after the other, ordered by place. Options: `take-unit` by type. By the book a
 * shortage first asks, once for each icon, which units to destroy (`destroy` by place and type, `done`). By the FAQ
 * rulings a unit of a type that has run out may be destroyed and built again (`destroy`), and an icon may be left
 * unused (`pass`).
 */
export const buildKind: Kind<"build"> = {
  run,
  question: ({ box, state }, frame) => ({
    seat: seatAt(state.config, chairOf(state.config, frame.side, ADMIRAL)),
    kind: frame.stage === "free" ? "free-units" : "build",
    rule: frame.stage === "free" ? "reb.limits.destroy-to-free" : RULE,
    context: { at: at(box.placeIds, frame.place), icon: frame.icon },
  }),
  options,
  picks: (look, frame) => (frame.stage === "free" ? openRun(freed(look, frame)) : undefined),
  check,
  take,
  keeps(look, { side, place }, seat, kind) {
    if (kind !== "build" && kind !== "free-units") return undefined;
    const isAsked = seatAt(look.state.config, chairOf(look.state.config, side, ADMIRAL)) === seat;
    if (!isAsked || buildIcons(look, side, place).length > 0) return undefined;
    const isDone = nextSite(look, { side, place }) === undefined;
    return isDone ? forbidden("reb.build.trigger", "nothing-builds") : undefined;
  },
};

/** Returns what the current icon can build, or undefined after the last icon of the place. */
function need(look: Look, { side, place, icon }: BuildFrame): Buildable | undefined {
  const found = buildIcons(look, side, place)[icon];
  return found === undefined ? undefined : buildable(look, side, found, place);
}

/** Builds without asking wherever an icon leaves no choice; the supply and the board are public. */
function run(work: GameWork, frame: BuildFrame): boolean {
  const { box } = work;
  const wanted = need(work, frame);
  if (wanted === undefined) {
    const place = nextSite(work, frame);
    if (place === undefined) work.pop(frame);
    else work.change(frame, { place, icon: 0, last: NO_PICK });
  } else if (frame.stage === "free") {
    if (hasFreed(work, frame, wanted.short)) return true;
    work.change(frame, { stage: "build", last: asked(box) });
  } else return buildOrAsk(work, frame, wanted);
  return false;
}

/** Returns the next place with an icon that builds, or undefined after the last. */
function nextSite(look: Look, { side, place }: Pick<BuildFrame, "side" | "place">): PlaceIndex | undefined {
  for (let next = place + 1; next <= look.box.baseSpace; next++) {
    if (buildIcons(look, side, next).length > 0) return next;
  }
  return undefined;
}

function buildOrAsk(work: GameWork, frame: BuildFrame, { open, short }: Buildable): boolean {
  const { side, place } = frame;
  const free = !isBound(work.state, side) && canFree(work, side, short);
  if (isBound(work.state, side)) {
    if (open.length > 1) return true;
  } else if (work.state.config.rulings === "faq") {
    if (free || open.length > 0) return true;
  } else if (free && frame.last === NO_PICK) {
    work.change(frame, { stage: "free" });
    return false;
  } else if (open.length > 1) return true;
  nextIcon(work, frame);
  if (open[0] !== undefined) buildUnit(work, side, open[0], place);
  return false;
}

/** Returns a value of `last` above the key of every unit: this icon has already asked what to destroy. */
function asked(box: Box): number {
  return box.placeIds.length * box.units.length;
}

function keyOf(box: Box, place: PlaceIndex, unit: UnitIndex): number {
  return place * box.units.length + unit;
}

function hasFreed(look: Look, { side }: BuildFrame, short: readonly UnitIndex[]): boolean {
  let found = false;
  eachFreed(look, side, short, () => {
    found = true;
    return false;
  });
  return found;
}

function nextIcon(work: GameWork, frame: BuildFrame): void {
  work.change(frame, { icon: frame.icon + 1, last: NO_PICK });
}

function options(look: Look, frame: BuildFrame): Action[] {
  const { box, state } = look;
  const { open, short } = need(look, frame) ?? { open: [], short: [] };
  const offered: Action[] = [];
  const addFreed = (): void =>
    eachFreed(look, frame.side, short, (place, unit) => {
      if (keyOf(box, place, unit) >= frame.last) offered.push(at(at(destroysOf(box), place), unit));
      return true;
    });
  if (frame.stage === "free") {
    addFreed();
    offered.push(DONE);
    return offered;
  }
  for (const unit of open) offered.push(at(typesOf(box), unit));
  if (state.config.rulings === "faq" && !isBound(state, frame.side)) {
    addFreed();
    offered.push(PASS);
  }
  return offered;
}

/** Returns the units that may be destroyed now, including those that `last` no longer offers. */
function freed(look: Look, frame: BuildFrame): Action[] {
  const found: Action[] = [];
  eachFreed(look, frame.side, need(look, frame)?.short ?? [], (place, unit) => {
    found.push(at(at(destroysOf(look.box), place), unit));
    return true;
  });
  return found;
}

function check(look: Look, frame: BuildFrame, action: Action): Violation<RuleId> | undefined {
  const { box, state } = look;
  const { open, short } = need(look, frame) ?? { open: [], short: [] };
  const faq = state.config.rulings === "faq" && !isBound(state, frame.side);
  const free = frame.stage === "free";
  if (action.type === "destroy" && (free || faq)) return checkFreed(look, frame, action, short);
  if (free)
    return action.type === "done" ? undefined : notAsked("reb.limits.destroy-to-free", action, ["destroy", "done"]);
  if (action.type === "pass" && faq) return undefined;
  if (action.type === "destroy") return forbidden("reb.limits.destroy-to-free", "nothing-short");
  if (action.type !== "take-unit")
    return notAsked(RULE, action, faq ? ["take-unit", "destroy", "pass"] : ["take-unit"]);
  const unit = unitNamed(box, action.subject);
  if (open.includes(unit)) return undefined;
  const named = { unit: action.subject, open: open.map((index) => at(box.units, index).id) };
  if (short.includes(unit)) return forbidden("reb.limits.cannot-build-unavailable", "none-left", named);
  return forbidden("reb.build.unit-matches-icon", "other-icon", named);
}

function checkFreed(
  look: Look,
  frame: BuildFrame,
  action: Extract<Action, { type: "destroy" }>,
  short: readonly UnitIndex[],
): Violation<RuleId> | undefined {
  const { box, state } = look;
  const unit = unitNamed(box, action.subject);
  const place = typeof action.at === "number" ? NOWHERE : placeNamed(box, action.at);
  const named = { unit: action.subject, at: action.at };
  if (unit === NO_UNIT || place === NOWHERE || at(at(state.places, place).units, unit) === 0) {
    return forbidden("reb.limits.destroy-to-free", "no-such-unit", named);
  }
  if (isShielded(box, at(state.places, place).units, unit)) {
    return forbidden("rote.unit.bunker-protects", "shielded", named);
  }
  if (mayFree(look, frame.side, unit, short)) return undefined;
  const { side, entry } = at(box.units, unit);
  if (side !== frame.side) return forbidden("reb.limits.destroy-to-free", "not-own-unit", named);
  if (entry.abilities.includes("superstation")) {
    return forbidden("reb.faq.never-destroy-own-death-star", "superstation", named);
  }
  return forbidden("reb.faq.destroy-own-unit-to-build", "not-short", named);
}

function take(work: GameWork, frame: BuildFrame, action: Action): void {
  const { box } = work;
  const { side, place } = frame;
  if (action.type === "done") work.change(frame, { stage: "build", last: asked(box) });
  else if (action.type === "pass") nextIcon(work, frame);
  else if (action.type === "take-unit") {
    nextIcon(work, frame);
    buildUnit(work, side, unitNamed(box, action.subject), place);
  } else if (action.type === "destroy") {
    const unit = unitNamed(box, action.subject);
    const from = typeof action.at === "number" ? NOWHERE : placeNamed(box, action.at);
    const free = frame.stage === "free";
    const rule: RuleId = free ? "reb.limits.destroy-to-free" : "reb.faq.destroy-own-unit-to-build";
    destroyUnits(work, side, unitsOf(box, unit, 1), from, { rule, cause: null });
    if (free) work.change(frame, { last: Math.max(frame.last, keyOf(box, from, unit)) });
    else {
      nextIcon(work, frame);
      buildUnit(work, side, unit, place);
    }
  }
}
