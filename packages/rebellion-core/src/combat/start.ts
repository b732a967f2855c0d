import { at } from "@sw/tabletop";
import { takeTacticDecks } from "../decks/tactic-decks.ts";
import { hasForce } from "../forces/forces.ts";
import { GROUND, type LeaderIndex, NO_CARD, type PlaceIndex, SPACE, type SystemIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import { type Chair, factionOf, IMPERIAL, REBEL, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { NEW_CINEMATIC } from "./cinematic/battle.ts";
import { newTactics } from "./tactics.ts";

const CHAIRS: readonly Chair[] = [0, 1, 2, 3];

/**
 * Starts a combat in a system that the caller knows to be contested (reb.combat.trigger). The initiator is the chair
 * whose turn it is. Outside of turns it is `chair`, the owner of the card that caused the combat
 * (reb.faq.combat-initiator). `sources` are the places that the initiator's units came from.
 */
export function startCombat(work: GameWork, system: SystemIndex, chair: Chair, sources: readonly PlaceIndex[]): void {
  const { state, box } = work;
  const initiator = initiatorOf(state, chair);
  const { units, subjugated } = at(state.places, system);
  const present = ([SPACE, GROUND] as const).map(
    (theater) => [hasForce(box, units, REBEL, theater), hasForce(box, units, IMPERIAL, theater)] as const,
  );
  const frame: CombatFrame = {
    kind: "combat",
    system,
    chair: initiator,
    round: 0,
    stage: "add-leader",
    sources,
    wounds: [[], []],
    tactics: newTactics(takeTacticDecks(work)),
    present: [at(present, SPACE), at(present, GROUND)],
    fought: [false, false],
    won: [null, null],
    subjugated,
    attended: attending(state, system),
    destroyed: box.noUnits,
    retreated: [false, false],
    shipsRetreated: [false, false],
    plans: NO_CARD,
    plansDice: null,
    plansRound: 0,
    objectivePlayed: false,
    met: [],
    judged: 0,
    barred: [false, false],
    freeTransport: [false, false],
    answered: 0,
  };
  work.push(box.cinematic ? { ...frame, cinematic: NEW_CINEMATIC } : frame);
  const name = at(box.placeIds, system);
  const faction = factionOf(sideOf(initiator));
  work.emit({ type: "combat-started", system: name, initiator: faction, rule: "reb.combat.trigger", cause: null });
}

/**
 * Returns the chair whose turn it is. Returns `chair` outside of turns, or if it belongs to the same side and is
 * therefore more exact.
 */
function initiatorOf({ current }: State, chair: Chair): Chair {
  const turn = CHAIRS.find((one) => one === current);
  return turn === undefined || sideOf(turn) === sideOf(chair) ? chair : turn;
}

/** Lists all leaders in the system, including captured ones. */
function attending({ leaders }: State, system: SystemIndex): readonly LeaderIndex[] {
  return leaders.flatMap((leader, index) => (leader.at === system ? [index] : []));
}
