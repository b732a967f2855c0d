import type { Law } from "../law.ts";
import { acceptedPlaysOn } from "./accepting.ts";
import { askedAlike, optionsOfAView, screensAsk, viewDecision } from "./asking.ts";
import { gamesApart } from "./beside.ts";
import { eventsHide, revealedFlag, revealedKnowledge, secretChoice, viewFollowsEvents } from "./events.ts";
import { eventsTell } from "./following.ts";
import type { LawId } from "./ids.ts";
import {
  deciderOnly,
  decisionSound,
  forcedForAReason,
  forcedHonest,
  keyExact,
  legalAccepted,
  legalStable,
  legalUnique,
  mutantsRejected,
  neverEmptyUntilOver,
  notAskedTold,
  outcomeSound,
} from "./legality.ts";
import { parseAccepts, parseCatalogue, parseHostile } from "./parsing.ts";
import { picksAnyOrder, picksTakenBack } from "./picks.ts";
import { conserved, eventsCiteRules, inputsUntouched, invariantsHold, plainData, roundTrip } from "./purity.ts";
import { refusalsExact } from "./refusing.ts";
import { replayExact, replayScript } from "./replays.ts";
import { ends, playable } from "./running.ts";
import {
  determinizeTruth,
  determinizeValid,
  hiddenVaries,
  indistinguishable,
  spectatorLeast,
  viewHidesChance,
} from "./views.ts";

/** All laws, in the order in which they are checked. */
export const LAWS: Readonly<Record<LawId, Law>> = {
  playable,
  ends,
  "legal-accepted": legalAccepted,
  "legal-unique": legalUnique,
  "legal-stable": legalStable,
  "never-empty-until-over": neverEmptyUntilOver,
  "forced-honest": forcedHonest,
  "forced-for-a-reason": forcedForAReason,
  "picks-any-order": picksAnyOrder,
  "picks-taken-back": picksTakenBack,
  "mutants-rejected": mutantsRejected,
  "key-exact": keyExact,
  "decider-only": deciderOnly,
  "not-asked-told": notAskedTold,
  "refusals-exact": refusalsExact,
  "decision-sound": decisionSound,
  "outcome-sound": outcomeSound,
  "inputs-untouched": inputsUntouched,
  "round-trip": roundTrip,
  "plain-data": plainData,
  invariants: invariantsHold,
  conserved,
  "events-cite-rules": eventsCiteRules,
  "games-apart": gamesApart,
  "replay-exact": replayExact,
  "replay-script": replayScript,
  indistinguishable,
  "view-decision": viewDecision,
  "options-of-a-view": optionsOfAView,
  "asked-alike": askedAlike,
  "screens-ask": screensAsk,
  "spectator-least": spectatorLeast,
  "view-hides-chance": viewHidesChance,
  "determinize-valid": determinizeValid,
  "determinize-truth": determinizeTruth,
  "hidden-varies": hiddenVaries,
  "events-hide": eventsHide,
  "view-follows-events": viewFollowsEvents,
  "events-tell": eventsTell,
  "secret-choice": secretChoice,
  "revealed-flag": revealedFlag,
  "revealed-knowledge": revealedKnowledge,
  "parse-accepts": parseAccepts,
  "parse-catalogue": parseCatalogue,
  "parse-hostile": parseHostile,
  "accepted-plays-on": acceptedPlaysOn,
};

/** The ids of all laws, in the order in which they are checked. */
export const LAW_IDS: readonly LawId[] = Object.keys(LAWS) as LawId[];
