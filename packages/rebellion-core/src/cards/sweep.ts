import { at, type CardCode } from "@sw/tabletop";
import { toProbeHand } from "../base/base.ts";
import { distinct, takeOut } from "../decks/piles.ts";
import { tellMoved } from "../decks/told.ts";
import { leadersAt } from "../leaders/leaders.ts";
import { cardId, cardOf } from "../state/box.ts";
import { IMPERIAL, PUBLIC, REBEL } from "../state/seats.ts";
import type { HeldProbe } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { knowersOf, useHeld } from "./held.ts";

/**
 * The end of the Command Phase of a solo game for a card that holds a probe card (Sweep the Area): the Empire turns up its probe
 * cards by chance, the one under the card among them, until one shows a system with a Rebel leader; there the card is used, and all
 * others stay in its hand. False: there is no such system, and the card waits for the next round (solo.decision.sweep-the-area).
 */
export function sweep(work: GameWork, held: HeldProbe): boolean {
  const { box, state } = work;
  const systemOf = (card: CardCode): number => cardOf(box, card, "probe").system;
  const catching = [...distinct(state.probes), held.probe]
    .filter((card) => leadersAt(box, state, systemOf(card), REBEL).length > 0)
    .sort((one, other) => one - other);
  const [only, another] = catching;
  if (only === undefined) return false;
  const probe =
    another === undefined
      ? only
      : at(
          catching,
          work.pick("take:probe", catching.length, (index) => cardId(box, at(catching, index))),
        );
  if (probe !== held.probe) {
    const cause = { rule: "solo.decision.sweep-the-area", cause: work.cause(held.card) } as const;
    tellMoved(
      work,
      IMPERIAL,
      "probe",
      held.probe,
      { from: "under-card", to: "hand" },
      knowersOf(box, state, held),
      cause,
    );
    toProbeHand(work, systemOf(held.probe), 0);
    tellMoved(work, IMPERIAL, "probe", probe, { from: "hand", to: "under-card" }, PUBLIC, cause);
    state.probes = takeOut(box, state.probes, probe).pile;
  }
  useHeld(work, { ...held, probe });
  return true;
}
