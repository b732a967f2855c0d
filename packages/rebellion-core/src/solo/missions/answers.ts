import { at } from "@sw/tabletop";
import { isIdleAgainst, isIdleAt } from "../../missions/idle.ts";
import { cardNamed, leaderNamed, missionOf as missionCard, placeNamed } from "../../state/box.ts";
import { chooseLeader } from "../command/leaders.ts";
import { type Answer, optionsOf, type Sitting } from "../sitting.ts";
import { withEffect } from "./effect.ts";
import { ROWS } from "./rows.ts";

function missionOf({ asked }: Sitting): string {
  return asked.kind === "mission-system" || asked.kind === "mission-leader" ? asked.context.mission : "";
}

/** Chooses the system where a mission is attempted or resolved, by its row of the decision list. */
export const missionSystem: Answer = (sitting) => {
  const { look, judge } = sitting;
  const subject = missionOf(sitting);
  const candidates = optionsOf(sitting, "choose-system").map((way) => placeNamed(look.box, way.subject));
  const card = missionCard(look.box, cardNamed(look.box, subject));
  const system = judge.choose({
    question: "mission-system",
    subject,
    rule: ROWS[subject]?.rule ?? "solo.decision.order",
    candidates,
    nameOf: (place) => at(look.box.placeIds, place),
    criteria: withEffect(candidates, (place) => isIdleAt(look, card, place), ROWS[subject]?.system?.(look) ?? []),
  });
  return [{ type: "choose-system", subject: at(look.box.placeIds, system) }];
};

/** Chooses the leader that a mission is attempted against, by its row of the decision list. */
export const missionTarget: Answer = (sitting) => {
  const { look } = sitting;
  const subject = missionOf(sitting);
  const row = ROWS[subject];
  const leaders = optionsOf(sitting, "choose-leader").map((way) => leaderNamed(look.box, way.subject));
  const rule = row?.rule ?? "solo.decision.order";
  const card = missionCard(look.box, cardNamed(look.box, subject));
  const criteria = withEffect(leaders, (one) => isIdleAgainst(look, card, one), row?.leader?.(look) ?? []);
  const leader = chooseLeader(sitting, "mission-target", rule, leaders, criteria, subject);
  return [{ type: "choose-leader", subject: at(look.box.leaders, leader).id }];
};
