import { at, nearest } from "@sw/tabletop";
import { possibleBases } from "../../base/pbr.ts";
import { isInSupply } from "../../effects/ops/units/gain-units.ts";
import type { Instruction } from "../../language/program.ts";
import { regionsOfBase } from "../../missions/idle.ts";
import type { RuleId } from "../../rules/ids.ts";
import { type Action, actionKey } from "../../state/actions.ts";
import { cardNamed, cardOf as cardOfType, leaderNamed, missionOf, type UnitKind } from "../../state/box.ts";
import { GROUND, SPACE, type SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { hasSide, hasUnit, isContested } from "../../units/units.ts";
import { hasRebelPool } from "../board/leaders.ts";
import { chooseLeader } from "../command/leaders.ts";
import { type Comparison, type Criterion, least, most, rather } from "../judge.ts";
import { canSurprise, freeOfRebels, imperial, productionOfOwn, rebel, weakestOfRebels } from "../missions/criteria.ts";
import { ROWS, ruleOfCard } from "../missions/rows.ts";
import { type Answer, optionsOf, type Sitting } from "../sitting.ts";
import { canAct, stepsOf } from "./idle.ts";
import { cardOf, usingCriteria } from "./places.ts";

type Use = Extract<Action, { type: "use-action" }>;

/** The extra conditions under which a card is worth using. */
const WORTH_USING: Readonly<Record<string, (look: Look) => boolean>> = {
  "according-to-my-design": (look) => isFought(look, (kind) => rollsInCombat(look, kind)),
  "brilliant-administrator": (look) => canAct(look, "brilliant-administrator"),
  blindside: (look) => isAttempted(look),
  "catch-them-by-surprise": canSurprise,
  "fully-operational": (look) => isFought(look, ({ station, side }) => side === IMPERIAL && station) && hasShips(look),
  "public-support": (look) => stepsOf(look, "public-support").some((step) => gainsUnits(look, step)),
  "scouting-mission": (look) => canAct(look, "scouting-mission"),
  "local-rumors": (look) => !look.state.base.revealed && hearsRumors(look),
  "target-the-generator": (look) => isFought(look, ({ side, entry }) => side === REBEL && entry.class === "structure"),
};

/**
 * Whether a Rebel leader could be sent against the mission of the Round Deck that is about to be revealed. Nobody
 * opposes a resolved mission.
 */
function isAttempted(look: Look): boolean {
  const about = nearest(look.state, "round-card");
  if (about === undefined || missionOf(look.box, about.card).entry.mode !== "attempt") return false;
  return hasRebelPool(look);
}

function gainsUnits(look: Look, step: Instruction): boolean {
  return step.op === "gain-units" && isInSupply(look, step);
}

/**
 * Whether the card's leader can go to a region with a possible base while another region has one, too. Otherwise the
 * card rules out nothing.
 */
function hearsRumors(look: Look): boolean {
  const { box } = look;
  if (regionsOfBase(look) < 2) return false;
  const regions = new Set(possibleBases(look).map((system) => at(box.systems, system).region));
  return box.systems.some(({ region }, system) => regions.has(region) && hasSide(look, system, IMPERIAL));
}

function isFought({ box, state }: Look, test: Parameters<typeof hasUnit>[2]): boolean {
  const combat = nearest(state, "combat");
  return combat !== undefined && hasUnit(box, at(state.places, combat.system).units, test);
}

/** Whether Rebel units of the type would roll red or black dice in the combat that begins. */
function rollsInCombat(look: Look, { side, theater, red, black }: UnitKind): boolean {
  const combat = nearest(look.state, "combat");
  return side === REBEL && red + black > 0 && combat !== undefined && isContested(look, combat.system, theater);
}

function hasShips({ box, state }: Look): boolean {
  const combat = nearest(state, "combat");
  return combat !== undefined && hasSide({ box, state }, combat.system, REBEL, SPACE);
}

/** Whether an action card would change something now besides placing its leader (solo.def.playable-card). */
export function isWorthUsing(look: Look, card: string): boolean {
  return WORTH_USING[card]?.(look) !== false;
}

function usable(sitting: Sitting): readonly Use[] {
  return optionsOf(sitting, "use-action").filter(({ subject }) => isWorthUsing(sitting.look, subject));
}

/** Returns the use of the card that was gained first, with the leader who uses it. */
function used(sitting: Sitting, uses: readonly Use[], rule: RuleId): Use {
  const { look, judge } = sitting;
  const { box } = look;
  const cards = [...new Set(uses.map(({ subject }) => subject))];
  const [only = "", another] = cards;
  const card = judge.choose({
    question: "action-card",
    rule: another === undefined ? (ROWS[only]?.rule ?? rule) : rule,
    candidates: cards,
    nameOf: (id) => id,
    criteria: [least("oldest", (id: string) => sitting.cards.indexOf(id), "solo.assign.actions")],
  });
  const ways = uses.filter(({ subject }) => subject === card);
  const leaders = ways.flatMap(({ leader }) => (leader === null ? [] : [leaderNamed(box, leader)]));
  if (leaders.length === 0) return at(ways, 0);
  const leader = chooseLeader(sitting, "card-leader", ROWS[card]?.rule ?? rule, leaders, usingCriteria(sitting), card);
  return { type: "use-action", subject: card, leader: at(box.leaders, leader).id };
}

/** Uses an action card at the first opportunity (solo.golden.rule). */
export const useCard: Answer = (sitting) => {
  const uses = usable(sitting);
  return uses.length > 0 ? [used(sitting, uses, "solo.golden.rule")] : [goOn(sitting)];
};

const NONE_OR_ALL = ["none", "all"] as const;

/**
 * Uses all assignment action cards that can be played. In a variation a die decides between all and none
 * (solo.assign.actions, solo.var.assign-actions.roll).
 */
export const assignmentCards: Answer = (sitting) => {
  const { judge, rolled, variations } = sitting;
  const uses = usable(sitting);
  if (uses.length === 0) return [goOn(sitting)];
  if (variations.randomAssignmentActions === true && !rolled) {
    const question = "assignment-cards";
    const rule = "solo.var.assign-actions.roll";
    const answer = judge.choose({ question, rule, candidates: NONE_OR_ALL, nameOf: (name) => name, criteria: [] });
    if (answer === "none") return [goOn(sitting)];
  }
  return [used(sitting, uses, "solo.assign.actions")];
};

function goOn({ options }: Sitting): Action {
  const end = options.find(({ type }) => type === "pass" || type === "done");
  return end ?? at(options, options.length - 1);
}

/** Chooses the branch of a card by its row. */
export const chooseOption: Answer = (sitting) => {
  const { judge } = sitting;
  const subject = cardOf(sitting) ?? "";
  return [
    judge.choose<Branch>({
      question: "option",
      subject,
      rule: ruleOfCard(subject),
      candidates: optionsOf(sitting, "choose-option"),
      nameOf: ({ subject: branch }) => String(branch),
      criteria: branchCriteria(sitting, subject),
    }),
  ];
};

type Branch = Extract<Action, { type: "choose-option" }>;

function branchCriteria({ look }: Sitting, card: string): readonly Criterion<Branch>[] {
  if (LATER_BRANCH.has(card)) return [most("later-branch", ({ subject }) => subject)];
  if (card === "more-dangerous-than-you-realize") return [rather("battle", ({ subject }) => isBattle(look, subject))];
  return [];
}

/** Whether both sides have units of the theater in the combat that begins. The card has one branch per theater. */
function isBattle({ box, state }: Look, theater: number): boolean {
  const combat = nearest(state, "combat");
  return combat !== undefined && isContested({ box, state }, combat.system, theater === SPACE ? SPACE : GROUND);
}

/** The cards for which the last available branch is chosen: it removes the sabotage or brings Admiral Motti. */
const LATER_BRANCH: ReadonlySet<string> = new Set(["early-promotion", "research-and-development"]);

/**
 * Puts the objectives worth the most reputation on the bottom (solo.decision.lord-vaders-orders,
 * solo.decision.retrieve-the-plans).
 */
export const putCard: Answer = (sitting) => {
  const { look, judge } = sitting;
  const subject = cardOf(sitting) ?? "";
  const reputation = (id: string): number => {
    const card = look.box.cards[cardNamed(look.box, id)];
    return card?.type === "objective" ? (card.entry.reputation ?? 0) : 0;
  };
  return [
    judge.choose<Extract<Action, { type: "put-card" }>>({
      question: "option",
      subject,
      rule: ruleOfCard(subject),
      candidates: optionsOf(sitting, "put-card"),
      nameOf: ({ subject: card, where }) => `${card} ${where}`,
      criteria: [
        most("reputation", (put) => (put.where === "bottom" ? reputation(put.subject) : -reputation(put.subject))),
      ],
    }),
  ];
};

/** The number of probe cards drawn for Secret Facility (solo.decision.secret-facility). */
const DRAWN = 3;

/**
 * Chooses the probe card that goes facedown under a card, by lot for most cards. For Secret Facility it draws three:
 * the Imperial system with the highest production, otherwise the most weakly held Rebel system, otherwise a system
 * without Rebel units (solo.decision.secret-facility).
 */
export const holdProbe: Answer = (sitting) => {
  const { look } = sitting;
  const probes = optionsOf(sitting, "take-card");
  if (cardOf(sitting) !== "secret-facility") return [probeChosen(sitting, probes, [])];
  const systemOf = ({ subject }: Take): number => cardOfType(look.box, cardNamed(look.box, subject), "probe").system;
  const waiting = [...probes];
  while (waiting.length > 0 && probes.length - waiting.length < DRAWN) {
    waiting.splice(waiting.indexOf(probeChosen(sitting, waiting, [])), 1);
  }
  const drawn = probes.filter((probe) => !waiting.includes(probe));
  const criteria = [imperial, productionOfOwn, rebel, weakestOfRebels, freeOfRebels].map((one) =>
    onSystem(one(look), systemOf),
  );
  return [probeChosen(sitting, drawn, criteria)];
};

type Take = Extract<Action, { type: "take-card" }>;

function onSystem(criterion: Comparison<SystemIndex>, systemOf: (probe: Take) => SystemIndex): Comparison<Take> {
  return { ...criterion, figure: (probe) => criterion.figure(systemOf(probe)) };
}

function probeChosen(sitting: Sitting, probes: readonly Take[], criteria: readonly Criterion<Take>[]): Take {
  const subject = cardOf(sitting) ?? "";
  const rule = ruleOfCard(subject);
  return sitting.judge.choose({
    question: "probe-card",
    subject,
    rule,
    candidates: probes,
    nameOf: ({ subject: card }) => card,
    criteria,
  });
}

/** Discards a random card from a revealed hand (solo.decision.stolen-intel). */
export const discardByChance: Answer = (sitting) => {
  const { judge, options } = sitting;
  const subject = cardOf(sitting) ?? "";
  const rule = ruleOfCard(subject);
  return [judge.choose({ question: "option", subject, rule, candidates: options, nameOf: actionKey, criteria: [] })];
};

/**
 * Plays one more tactic card, chosen at random. The Empire always uses the effect (solo.combat.imperial-card-choices).
 */
export const anotherTactic: Answer = (sitting) => {
  const { judge } = sitting;
  const cards = optionsOf(sitting, "play-tactic");
  if (cards.length === 0) return [goOn(sitting)];
  const rule = "solo.combat.imperial-card-choices";
  return [judge.choose({ question: "option", rule, candidates: cards, nameOf: actionKey, criteria: [] })];
};
