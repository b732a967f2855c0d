import { at, type CardCode, drawTop, keptBy, type Violation } from "@sw/tabletop";
import { hideBase } from "../../base/base.ts";
import { toActionHand } from "../../decks/action-hand.ts";
import { shuffleDeck, takeOutOfDeck } from "../../decks/decks.ts";
import { drawMissions } from "../../decks/mission-hand.ts";
import {
  holderOf,
  type Immediate,
  immediatesOf,
  isImmediate,
  seenHeld,
  useImmediate,
} from "../../recruitment/immediate.ts";
import { beginRound } from "../../rounds/phases.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, cardId, placeNamed, unitNamed } from "../../state/box.ts";
import { NO_CARD } from "../../state/codes.ts";
import { isSolo } from "../../state/config.ts";
import type { SeenCard } from "../../state/events.ts";
import type { SetupFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { placeChoices, placeOffers } from "../../state/offers.ts";
import {
  ADMIRAL,
  bitOf,
  type Chair,
  chairOf,
  factionOf,
  GENERAL,
  IMPERIAL,
  PUBLIC,
  REBEL,
  REBEL_BIT,
  type Side,
  seatAt,
  viewersIn,
} from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { listed } from "../../units/units.ts";
import { expansionStart } from "../expansion-units.ts";
import { unitsNamed } from "../lists.ts";
import {
  leavesEnoughGround,
  nextStarting,
  openStarting,
  pickedStarting,
  placeStarting,
  placingSide,
  type StartingPick,
  takeBackStarting,
  takesStartingUnits,
  unitsRule,
} from "../starting-units.ts";
import { missionSetStage } from "./mission-sets.ts";
import { stationStage } from "./station.ts";

/** The number of starting action cards that each side is dealt (reb.setup.s8-starting-actions). */
const STARTING_ACTIONS = 2;
const SIDES: readonly Side[] = [REBEL, IMPERIAL];
/** The number of missions drawn for the first hand (reb.setup.s10-hand). */
const FIRST_MISSIONS = 2;

/** The kinds of stages that are defined in modules of their own. */
const OWN: ReadonlyMap<SetupFrame["stage"], Kind<"setup">> = /* @__PURE__ */ new Map([
  ["mission-sets", missionSetStage],
  ["station", stationStage],
]);

/**
 * The parts of set-up in which players choose. Options: `place` of starting units, picked in any order and listed by
 * type, then by place; then `use-action` if a side was dealt two immediate cards; then `choose-system` for the base,
 * ascending.
 */
export const setupKind: Kind<"setup"> = {
  run: (work, frame) => OWN.get(frame.stage)?.run(work, frame) ?? run(work, frame),
  question: (look, frame) => OWN.get(frame.stage)?.question(look, frame) ?? question(look, frame),
  options(look, frame) {
    const { box, state } = look;
    const staged = OWN.get(frame.stage);
    if (staged !== undefined) return staged.options(look, frame);
    if (frame.stage === "base") return state.base.publicCandidates.map((system) => at(placeChoices(box), system));
    if (frame.stage === "actions") return waiting(look).map(({ card }) => useOf(box, card));
    return nextStarting(look, frame).map((pick) => offer(box, pick));
  },
  picks(look, frame) {
    const { box } = look;
    if (frame.stage !== "imperial-units" && frame.stage !== "rebel-units") return undefined;
    return {
      open: openStarting(look, frame).map((pick) => offer(box, pick)),
      picked: pickedStarting(look, frame).map((pick) => offer(box, pick)),
      takeBack(work, pick) {
        if (pick.type === "place") takeBackStarting(work, frame, startingPick(box, pick));
      },
    };
  },
  check(look, frame, action) {
    const staged = OWN.get(frame.stage);
    if (staged !== undefined) return staged.check(look, frame, action);
    if (frame.stage === "base") return checkBase(look, action);
    if (frame.stage === "actions") return checkImmediate(look, action);
    return checkPlace(look, frame, action);
  },
  take(work, frame, action) {
    const { box } = work;
    const staged = OWN.get(frame.stage);
    if (staged !== undefined) return staged.take(work, frame, action);
    if (action.type === "place") placeStarting(work, frame, startingPick(box, action));
    if (action.type === "choose-system") chooseBase(work, frame, placeNamed(box, action.subject));
    if (action.type === "use-action") {
      const chosen = waiting(work).find(({ card }) => cardId(box, card) === action.subject);
      if (chosen !== undefined) useImmediate(work, chosen);
    }
  },
};

const placesOf = /* @__PURE__ */ keptBy((box: Box) =>
  placeOffers(box, (unit, place) => ({ type: "place", subject: unit, at: place })),
);

function offer(box: Box, { unit, place }: StartingPick): Action {
  return at(at(placesOf(box), place), unit);
}

function run(work: GameWork, frame: SetupFrame): boolean {
  const { state } = work;
  switch (frame.stage) {
    case "imperial-units":
    case "rebel-units":
      return placeOrGoOn(work, frame);
    case "actions": {
      const cards = waiting(work);
      if (cards.length > 1) return true;
      if (cards[0] === undefined) work.change(frame, { stage: "base" });
      else useImmediate(work, cards[0]);
      return false;
    }
    case "base":
      return true;
    case "mission-sets":
    case "station":
      throw new RangeError(`${frame.stage} is a stage of its own`);
    case "hands":
      for (const side of isSolo(state.config) ? ([REBEL] as const) : SIDES) {
        drawMissions(work, side, "mission", FIRST_MISSIONS, { rule: "reb.setup.s10-hand", cause: null });
      }
      beginRound(work);
      return false;
  }
}

function startingPick(box: Box, { subject, at: place }: Extract<Action, { type: "place" }>): StartingPick {
  return { unit: unitNamed(box, subject), place: placeNamed(box, place) };
}

/** Asks where units go. A single possible pick is made without asking; which places are open is public. */
function placeOrGoOn(work: GameWork, frame: SetupFrame): boolean {
  if (nextStarting(work, frame).length > 1) return true;
  const [only, ...others] = openStarting(work, frame);
  if (others.length > 0) return true;
  if (only === undefined) nextStage(work, frame);
  else placeStarting(work, frame, only);
  return false;
}

function nextStage(work: GameWork, frame: SetupFrame): void {
  const { box } = work;
  if (frame.stage === "imperial-units") {
    const start = expansionStart(box, work.state);
    const left = unitsNamed(box, start?.rebel ?? box.catalogue.board.startingUnits.rebel);
    work.change(frame, { stage: "rebel-units", left });
    return;
  }
  for (const side of isSolo(work.state.config) ? ([REBEL] as const) : SIDES) dealActions(work, side);
  work.change(frame, { stage: "actions" });
}

/**
 * Deals starting action cards to a side. Those that remain stay in the box unseen (reb.setup.s8-starting-actions-box).
 */
function dealActions(work: GameWork, side: Side): void {
  const { box } = work;
  const faction = factionOf(side);
  const cards: SeenCard[] = [];
  for (let dealt = 0; dealt < STARTING_ACTIONS && work.state.sides[side].actionsBoxed.length > 0; dealt++) {
    const own = work.side(side);
    const { card, pile } = drawTop(own.actionsBoxed, work, `draw:${faction}-starting-action`, work.nameOf);
    own.actionsBoxed = pile;
    const knownTo = isImmediate(box, card) ? PUBLIC : bitOf(side);
    const role = holderOf(work, card);
    toActionHand(work, side, role, card, knownTo);
    cards.push(seenHeld(work, card, knownTo, role));
  }
  const rule = "reb.setup.s8-starting-actions";
  const way = { from: "box", to: "hand" } as const;
  work.emit({ type: "cards-drawn", faction, deck: `${faction}-action`, cards, ...way, rule, cause: null });
}

/** Returns the immediate cards that wait to be used, the Rebels' first (reb.faq.setup-immediate-order). */
function waiting(look: Look): readonly Immediate[] {
  const rebel = immediatesOf(look, REBEL);
  return rebel.length > 0 ? rebel : immediatesOf(look, IMPERIAL);
}

function useOf(box: Box, card: CardCode): Action {
  return { type: "use-action", subject: cardId(box, card), leader: null };
}

function chooseBase(work: GameWork, frame: SetupFrame, system: number): void {
  const { box, state } = work;
  takeOutOfDeck(work, "probe", at(box.probeOf, system));
  hideBase(work, system, state.base.publicCandidates);
  const base = { system: at(box.placeIds, system), seenBy: viewersIn(REBEL_BIT) };
  work.emit({ type: "base-chosen", base, rule: "reb.setup.s9-base", cause: null });
  shuffleDeck(work, "probe", { rule: "reb.setup.s9-shuffle", cause: null });
  work.change(frame, { stage: "hands" });
}

function deciding(look: Look, frame: SetupFrame): Chair {
  if (frame.stage === "base") return chairOf(look.state.config, REBEL, GENERAL);
  if (frame.stage === "actions") return waiting(look)[0]?.chair ?? 0;
  return chairOf(look.state.config, placingSide(frame), ADMIRAL);
}

function ruleOf(look: Look, frame: SetupFrame): RuleId {
  if (frame.stage === "base") return "reb.setup.s9-base";
  if (frame.stage === "actions") return "reb.action.timing-immediate";
  return unitsRule(look, frame, ["reb.setup.s8-imperial-placement", "reb.setup.s8-rebel-placement"]);
}

function question(look: Look, frame: SetupFrame): ReturnType<Kind<"setup">["question"]> {
  const seat = seatAt(look.state.config, deciding(look, frame));
  const rule = ruleOf(look, frame);
  if (frame.stage === "base") return { seat, kind: "base", rule, context: {} };
  if (frame.stage === "actions") return { seat, kind: "immediate", rule, context: {} };
  const left = listed(look.box, frame.left).map(({ unit, count }) => ({ unit, count }));
  return { seat, kind: "starting-units", rule, context: { left } };
}

function checkBase({ box, state }: Look, action: Action): Violation<RuleId> | undefined {
  if (action.type !== "choose-system") return notAsked("reb.setup.s9-base", action, ["choose-system"]);
  const system = box.places.get(action.subject);
  if (system === undefined || system === box.baseSpace) {
    return forbidden("reb.setup.s9-base", "no-such-system", { system: action.subject });
  }
  if (state.base.publicCandidates.includes(system)) return undefined;
  const boxed = at(box.probeOf, system) === NO_CARD || state.probesBoxed.includes(at(box.probeOf, system));
  const rule: RuleId = boxed ? "reb.setup.s9-base-not-imperial-start" : "reb.first-game.base-not-adjacent";
  return forbidden(rule, boxed ? "no-probe-card" : "base-next-to-empire", { system: action.subject });
}

function checkImmediate(look: Look, action: Action): Violation<RuleId> | undefined {
  const rule = "reb.action.timing-immediate";
  if (action.type !== "use-action") return notAsked(rule, action, ["use-action"]);
  const cards = waiting(look).map(({ card }) => cardId(look.box, card));
  if (action.leader === null && cards.includes(action.subject)) return undefined;
  return forbidden(rule, "card-not-immediate", { card: action.subject, cards });
}

function checkPlace(look: Look, frame: SetupFrame, action: Action): Violation<RuleId> | undefined {
  const { box, state } = look;
  const rule = ruleOf(look, frame);
  if (action.type !== "place") return notAsked(rule, action, ["place"]);
  const unit = unitNamed(box, action.subject);
  if ((frame.left[unit] ?? 0) === 0) {
    const left = listed(box, frame.left).map((one) => one.unit);
    return forbidden(rule, "not-to-place", { unit: action.subject, left });
  }
  const place = box.places.get(action.at);
  if (place === undefined || !takesStartingUnits(look, frame, place)) {
    const erratum = frame.stage === "rebel-units" && state.config.rulings === "faq" && rule.startsWith("reb.");
    return forbidden(erratum ? "reb.faq.rebel-starting-placement" : rule, "not-for-starting-units", { at: action.at });
  }
  if (leavesEnoughGround(look, frame, unit, place)) return undefined;
  const minimum = rule === "rote.setup.units-imperial" ? "rote.setup.units-minimum" : "reb.setup.s8-imperial-minimum";
  return forbidden(minimum, "ground-unit-missing", { unit: action.subject, at: action.at });
}
