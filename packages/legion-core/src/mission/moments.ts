import type { Moment } from "../keywords/moments.ts";
import type { GameWork } from "../work.ts";
import { cardsInPlay } from "./in-play.ts";

/**
 * What battle cards in play do at a moment, those of the blue player first (leg.timing.blue-first-without-priority).
 * `about` is the unit that the moment is about.
 */
export function missionAt(work: GameWork, moment: Moment, about: number | null): void {
  const before = work.state.frames.length;
  for (const { does, players } of cardsInPlay(work)) {
    for (const hook of does.moments ?? []) {
      if (hook.moment !== moment) continue;
      for (const player of players) if (hook.applies(work, player, about)) hook.run(work, player, about);
    }
  }
  inOrderOfAsking(work, before);
}

/** Turns the frames pushed since there were so many, so that what was pushed first is asked first. */
export function inOrderOfAsking(work: GameWork, before: number): void {
  const { frames } = work.state;
  work.state.frames = [...frames.slice(0, before), ...frames.slice(before).reverse()];
}
