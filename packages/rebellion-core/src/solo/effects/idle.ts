import { canQueueByIcons } from "../../effects/ops/units/queue.ts";
import type { Instruction } from "../../language/program.ts";
import { sourcesOfCard } from "../../movement/card-moves.ts";
import { cardNamed } from "../../state/box.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { revealedBase, systemsOf } from "../board/board.ts";
import { imperialSystems, rebelSystems } from "../board/geography.ts";

/** An action card that changes nothing in some systems besides placing its leader. */
interface Placed {
  /** The systems to which the card's row sends its leader. */
  readonly aims: (look: Look) => readonly SystemIndex[];
  /** Whether the step changes something in the system. */
  readonly acts: (look: Look, step: Instruction, system: SystemIndex) => boolean;
}

const PLACED: Readonly<Record<string, Placed>> = {
  "brilliant-administrator": {
    aims: imperialSystems,
    acts: (look, step, system) => step.op === "queue-by-icons" && canQueueByIcons(look, step, system),
  },
  "scouting-mission": {
    aims: scouted,
    acts: (look, step, system) =>
      step.op === "move-units" && sourcesOfCard(look, { system, chosen: [] }, step).length > 0,
  },
};

/** Lists the systems for Scouting Mission: the revealed base, otherwise Rebel systems, otherwise all systems. */
function scouted(look: Look): readonly SystemIndex[] {
  const base = revealedBase(look);
  if (base !== undefined) return [base];
  const rebel = rebelSystems(look);
  return rebel.length > 0 ? rebel : systemsOf(look);
}

/** Returns the steps of an action card. */
export function stepsOf({ box }: Look, id: string): readonly Instruction[] {
  const card = box.cards[cardNamed(box, id)];
  return card?.type === "action" ? card.effect : [];
}

/**
 * Whether an action card would only place its leader in the system, or would leave the systems that its row names
 * (solo.golden.rule).
 */
export function isWastedAt(look: Look, id: string, system: SystemIndex): boolean {
  const card = PLACED[id];
  if (card === undefined) return false;
  return !card.aims(look).includes(system) || !stepsOf(look, id).some((step) => card.acts(look, step, system));
}

/** Whether an action card changes something besides placing its leader (solo.def.playable-card). */
export function canAct(look: Look, id: string): boolean {
  return systemsOf(look).some((system) => !isWastedAt(look, id, system));
}
