import type { Event } from "@sw/deckbuilder-core";
import { RULES } from "@sw/deckbuilder-core/rules";
import { type AnyDecision, describe } from "@sw/deckbuilder-core/text";
import type { Violation } from "@sw/tabletop";
import { type TellingChecks, tellingChecks } from "../../../scripts/lib/telling.ts";
import { holesIn } from "./text/holes.ts";

type Checks = TellingChecks<Event, AnyDecision, Violation>;

const checks: Checks = tellingChecks({
  rules: Object.keys(RULES),
  text: (subject) => describe(subject, { locale: "en" }),
  holesIn,
});

/** The same step, if everything that happened in it cites a rule of the index and can be told without gaps. */
export const told: Checks["told"] = checks.told;

/** The same refusal, if it cites a rule of the index and says without gaps what is wrong. */
export const explained: Checks["explained"] = checks.explained;
