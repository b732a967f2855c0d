import { at, brokenAmong, firstFlaw, type Params, pileCards, pileSize } from "@sw/tabletop";
import type { AdvancedTacticStep } from "../../language/language.ts";
import type { Box } from "../../state/box.ts";
import type { BattleFrame, GameFrame, TacticFrame, TacticRef } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, PUBLIC, REBEL, type Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["rote.cinematic.own-decks", "another-combat", otherCombat],
  ["rote.cinematic.choose-one", "strange-choice", ({ state }) => strangeChoice(state)],
  ["rote.cinematic.one-half", "strange-card", strangeCard],
  ["rote.cinematic.effects-last-for-the-battle", "strange-later", strangeLater],
];

/** Lists the invariants of advanced tactic cards that a state breaks. */
export const brokenCinematic: Broken = brokenAmong(INVARIANTS);

/** Checks that parts of cinematic combat are in games with cinematic combat, and only there. */
function otherCombat({ box, state: { advancedTactics, frames } }: Look): Params | undefined {
  const fits = (frame: GameFrame): boolean => {
    if (frame.kind === "combat") return (frame.cinematic !== undefined) === box.cinematic;
    return box.cinematic || (frame.kind !== "battle" && frame.kind !== "tactic" && frame.kind !== "recover");
  };
  if ((advancedTactics !== undefined) !== box.cinematic) return {};
  return firstFlaw(frames, fits, ({ kind }) => ({ kind }));
}

/**
 * Checks the cards of a battle: none before the choice, at most one chosen by each side, and all known to everybody
 * once they are turned up.
 */
function strangeChoice({ frames }: State): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "battle") return true;
      const { chosen, additional } = frame;
      if (chosen.some((pile) => pileSize(pile) > 1)) return false;
      if (isBeforeChoice(frame)) return chosen.every((pile) => pile.length === 0) && additional.length === 0;
      if (frame.stage === "choose" || frame.stage === "reveal") return additional.length === 0;
      return chosen.every((pile) => pile.every(({ knownTo }) => knownTo === PUBLIC));
    },
    ({ kind }) => ({ kind }),
  );
}

function isBeforeChoice({ stage, turn }: BattleFrame): boolean {
  return stage === "recover" || (stage === "choose" && turn === 0);
}

/**
 * Checks that a card being resolved is in use by its side. If it is resolved later, its step must be one that waits.
 */
function strangeCard({ box, state: { frames } }: Look): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "tactic") return true;
      const battle = frames.find((one): one is BattleFrame => one.kind === "battle");
      if (frame.stage === "later") return isLater(box, frame.side, frame, LATER);
      const { side, card, additional, step } = frame;
      const isUsed = battle !== undefined && isInUse(battle, side, card, additional);
      return isUsed && step <= stepsOf(box, frame).length && (frame.stage === "steps" || step === 0);
    },
    ({ kind }) => ({ kind }),
  );
}

function isInUse({ chosen, additional }: BattleFrame, side: Side, card: number, granted: boolean): boolean {
  return granted ? additional.includes(card) : pileCards(chosen[side])[0] === card;
}

const AFTER_ASSIGNING: readonly AdvancedTacticStep["op"][] = ["remove-damage", "redirect-damage"];
const AT_THE_END: readonly AdvancedTacticStep["op"][] = ["capture-at-the-end", "after-retreating", "confront"];
const LATER: readonly AdvancedTacticStep["op"][] = [...AFTER_ASSIGNING, ...AT_THE_END];

/** Checks that every waiting step is one carried out at that time, on a card of its side. */
function strangeLater({ box, state: { frames } }: Look): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind === "combat") {
        const waiting = frame.cinematic?.waiting ?? [];
        return waiting.every((ref) => isLater(box, undefined, ref, AT_THE_END));
      }
      if (frame.kind !== "battle") return true;
      return ([REBEL, IMPERIAL] as const).every((side) =>
        frame.afterAssigning[side].every((ref) => isLater(box, side, ref, AFTER_ASSIGNING)),
      );
    },
    ({ kind }) => ({ kind }),
  );
}

function isLater(box: Box, side: Side | undefined, ref: TacticRef, ops: readonly AdvancedTacticStep["op"][]): boolean {
  const card = at(box.cards, ref.card);
  const step = stepsOf(box, ref)[ref.step];
  const own = card.type === "advanced-tactic" && (side === undefined || card.side === side);
  return own && step !== undefined && ops.includes(step.op);
}

function stepsOf(box: Box, { card, half }: Pick<TacticFrame, "card" | "half">): readonly AdvancedTacticStep[] {
  const kind = at(box.cards, card);
  return kind.type === "advanced-tactic" ? kind.entry[half].steps : [];
}
