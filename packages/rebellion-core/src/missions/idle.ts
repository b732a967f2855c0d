import { at, pileSize } from "@sw/tabletop";
import { hasSeen, isOpenProbe } from "../base/base.ts";
import { possibleBases } from "../base/pbr.ts";
import { choosableLeaders } from "../conditions/leaders.ts";
import { systemsWhere } from "../conditions/where.ts";
import { canDestroyThere } from "../effects/ops/units/destroy-units.ts";
import { isInSupply } from "../effects/ops/units/gain-units.ts";
import { canQueueByIcons } from "../effects/ops/units/queue.ts";
import { deployable, queuedUnits } from "../effects/ops/units/queued.ts";
import { isFoughtOver } from "../forces/forces.ts";
import type { Theater } from "../language/language.ts";
import { isCaptured } from "../leaders/leaders.ts";
import { canGainLoyalty } from "../markers/loyalty.ts";
import { sourcesOfCard } from "../movement/card-moves.ts";
import { leadersBeside } from "../recruitment/recruitment.ts";
import { unitNamed } from "../state/box.ts";
import { GROUND, type LeaderIndex, NO_CARD, SPACE, type SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL, sideOfFaction } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { hasSide, supplyOf } from "../units/units.ts";
import { type MissionKind, targetLeaders, targetSystems } from "./targets.ts";

type Step = MissionKind["effect"][number];

/**
 * Whether the mission would change nothing wherever it takes place (solo.def.playable-card). Uses public knowledge
 * only.
 */
export function isIdle(look: Look, card: MissionKind): boolean {
  const places = targetSystems(look, card);
  const leaders = targetLeaders(look, card);
  return (
    places.length + leaders.length > 0 &&
    places.every((system) => isIdleAt(look, card, system)) &&
    leaders.every((leader) => isIdleAgainst(look, card, leader))
  );
}

/** Whether the mission would change nothing in the system (solo.def.playable-card). Uses public knowledge only. */
export function isIdleAt(look: Look, card: MissionKind, system: SystemIndex): boolean {
  return card.effect.every((step) => changesNothing(look, card, step, system));
}

/**
 * Whether the mission would change nothing against the leader (solo.def.playable-card). A captured leader cannot be
 * detained (reb.faq.detained-no-effect), and a detained one not again. Uses public knowledge only.
 */
export function isIdleAgainst(look: Look, card: MissionKind, leader: LeaderIndex): boolean {
  const own = at(look.state.leaders, leader);
  const isDetaining = card.effect.some((step) => step.op === "procedure" && step.name === "detained");
  if (isDetaining) return isCaptured(look.box, own) || own.detained;
  return typeof own.at === "number" && isIdleAt(look, card, own.at);
}

/**
 * Whether a step of the mission changes nothing there. Steps that only choose something, or only return leaders, do not
 * count as changes.
 */
function changesNothing(look: Look, card: MissionKind, step: Step, system: SystemIndex): boolean {
  const { box, state } = look;
  const { effect, side } = card;
  switch (step.op) {
    case "branch":
    case "jump":
    case "choose-system":
    case "choose-leader":
      return true;
    case "draw":
      return isExhausted(state, step.deck);
    case "move-leader":
      return !effect.some((one) => one.op === "choose-leader" && choosableLeaders(look, one, system).length > 0);
    case "gain-loyalty": {
      const chosen = effect.flatMap((one) =>
        one.op === "choose-system" ? systemsWhere(look, one.where, { system }) : [],
      );
      const systems = step.at === "here" ? [system] : chosen;
      return !systems.some((one) => canGainLoyalty(look, sideOfFaction(step.faction), one));
    }
    case "lose-loyalty-in-region":
      return systemsWhere(look, [{ sameRegionAs: "here" }, { loyalty: step.faction }], { system }).length === 0;
    case "advance-queue":
      return queuedUnits(look, side, step.spaces, () => true).length === 0;
    case "deploy-queued":
      return deployable(look, side, system, step.spaces).length === 0;
    case "recruit-one":
      return leadersBeside(look, side, step.among).length === 0;
    case "ask-base":
      return state.base.revealed || (isOfRegion(step.about) && regionsOfBase(look) < 2);
    case "reveal-objectives":
      return pileSize(state.objectives) === 0;
    case "move-units":
      return sourcesOfCard(look, { system, chosen: [] }, step).length === 0;
    case "combat":
      return !canFight(look, system, step.theater);
    case "gain-units":
      return !isInSupply(look, step);
    case "queue-units":
      return supplyOf(look, unitNamed(box, step.type)) === 0;
    case "queue-by-icons":
      return !canQueueByIcons(look, step, system);
    case "remove-sabotage":
      return !at(state.places, system).sabotaged;
    case "destroy-units":
      return !canDestroyThere(look, step, system, side);
    case "remove-target":
      return (state.targets ?? []).every((target) => target.system !== system);
    case "procedure":
      return doesNothing(look, step.name, system);
    default:
      return false;
  }
}

/** Whether no card can be drawn from the deck. Used-up projects are shuffled, but probe cards have no discard pile. */
function isExhausted({ probeDeck, projectDeck, projectDiscard }: State, deck: string): boolean {
  if (deck === "probe") return pileSize(probeDeck) === 0;
  return deck === "project" && pileSize(projectDeck) === 0 && projectDiscard.length === 0;
}

/** Whether the procedure of a card does nothing in the system. */
function doesNothing(look: Look, name: string, system: SystemIndex): boolean {
  const { box, state } = look;
  if (name === "exploit-weakness") return pileSize(state.objectives) === 0;
  if (name === "intercept-transmission") return !box.systems.some((_, one) => mayIntercept(look, one));
  if (name !== "single-reactor-ignition") return false;
  const maySearch = !state.base.revealed && possibleBases(look).includes(system);
  return !maySearch && !hasSide(look, system, REBEL, GROUND);
}

/**
 * Whether the Rebels may have to hand over the system's probe card: it has Imperial units, and its card is neither in
 * the box nor faceup in the Imperial hand.
 */
function mayIntercept(look: Look, system: SystemIndex): boolean {
  const { box, state } = look;
  const card = at(box.probeOf, system);
  if (card === NO_CARD || state.probesBoxed.includes(card) || pileSize(state.probeDeck) === 0) return false;
  return hasSide(look, system, IMPERIAL) && !(isOpenProbe(look, system) && hasSeen(state, card));
}

/** Whether the Rebels tell the region of the base. */
function isOfRegion(about: "here" | "region" | "chosen-region" | object): boolean {
  return about === "region" || about === "chosen-region";
}

/**
 * Counts the regions with possible bases. If there is only one, its name rules out no possible base
 * (solo.decision.break-their-will).
 */
export function regionsOfBase(look: Look): number {
  return new Set(possibleBases(look).map((system) => at(look.box.systems, system).region)).size;
}

/** Whether both sides have units of the theater in the system. If `theater` is null, either theater counts. */
function canFight({ box, state }: Look, system: SystemIndex, theater: Theater | null): boolean {
  return (
    (theater !== "ground" && isFoughtOver(box, state, system, SPACE)) ||
    (theater !== "space" && isFoughtOver(box, state, system, GROUND))
  );
}
