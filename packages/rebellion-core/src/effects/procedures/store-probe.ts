import { addAllToBag, EMPTY_PILE, pileCards } from "@sw/tabletop";
import { leaveOpen } from "../../base/base.ts";
import { holdProbe } from "../../cards/held.ts";
import { distinct, takeOut } from "../../decks/piles.ts";
import { tellMoved } from "../../decks/told.ts";
import { cardId, cardOf } from "../../state/box.ts";
import { IMPERIAL, IMPERIAL_BIT } from "../../state/seats.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../ops/op.ts";

const RULE = "rote.card.held-probe";

/**
 * A probe card of the Imperial hand goes facedown under the card; the Rebels no longer know which cards are left in the hand. Options:
 * `take-card`, in the catalogue's order; with a single card nobody is asked, and with none nothing happens.
 */
export const storeProbe: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    const [only, ...others] = distinct(work.state.probes);
    if (others.length > 0) return true;
    advance(work, frame);
    if (only !== undefined) store(work, frame, only);
    return false;
  },
  question: (box, state, frame) => ask(box, state, frame, { chair: frame.chair, kind: "hold-probe", rule: RULE }, {}),
  options: (box, state) => distinct(state.probes).map((card) => ({ type: "take-card", subject: cardId(box, card) })),
  take(work, frame, _step, action) {
    advance(work, frame);
    const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card !== undefined) store(work, frame, card);
  },
};

function store(
  work: Parameters<typeof storeProbe.run>[0],
  frame: Parameters<typeof storeProbe.run>[1],
  probe: number,
): void {
  const { box, state } = work;
  const { pile } = takeOut(box, state.probes, probe);
  state.probes = pile.length === 0 ? EMPTY_PILE : addAllToBag(EMPTY_PILE, pileCards(pile), IMPERIAL_BIT);
  if (state.solo !== undefined) leaveOpen(work, cardOf(box, probe, "probe").system);
  holdProbe(work, { card: frame.card, probe, chair: frame.chair });
  tellMoved(work, IMPERIAL, "probe", probe, "under-card", IMPERIAL_BIT, causeOf(work, frame, RULE));
}
