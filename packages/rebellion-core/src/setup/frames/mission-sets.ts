import { addToBag, at, EMPTY_PILE, finiteKind, pileCards, shuffled } from "@sw/tabletop";
import { missionDeck, takeOutOfDeck } from "../../decks/decks.ts";
import { distinct } from "../../decks/piles.ts";
import { seen, tellMoved } from "../../decks/told.ts";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import { cardId, cardNamed } from "../../state/box.ts";
import { isSolo } from "../../state/config.ts";
import type { Kind } from "../../state/kinds.ts";
import { cardTakes } from "../../state/offers.ts";
import { bitOf, chairOf, factionOf, GENERAL, IMPERIAL, PUBLIC, REBEL, type Side, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { keepSet, setOf } from "../expansion.ts";
import { layAdvanced } from "../setup.ts";

const RULE: RuleId = "rote.setup.mission-sets-secret";

/** Returns the sides that pick. The Empire of a solo game rolls a die instead (solo.setup.imperial-set). */
function pickers({ config }: State): readonly Side[] {
  return isSolo(config) ? [REBEL] : [REBEL, IMPERIAL];
}

/**
 * Each side secretly picks a card of its mission deck. Both cards are revealed, and each determines which set its side
 * plays. Options: `take-card` in the catalogue's order. The player who holds the mission hand picks. A side without a
 * mission deck is not asked.
 */
export const missionSetStage: Kind<"setup"> = /* @__PURE__ */ finiteKind(
  {
    run(work) {
      if (pickingSide(work.state) !== undefined) return true;
      reveal(work);
      return false;
    },
    question({ state }) {
      const seats = pickers(state).map((side) => seatOf(state, side));
      const seat = seatOf(state, pickingSide(state) ?? REBEL);
      const asked = { seat, kind: "mission-set", rule: RULE, context: {} } as const;
      return seats.length === 1 ? asked : { ...asked, simultaneous: seats };
    },
    options: ({ box, state }) =>
      distinct(state.sides[pickingSide(state) ?? REBEL].missionDeck).map((code) => at(cardTakes(box), code)),
    take(work, _frame, action) {
      const side = pickingSide(work.state);
      if (action.type === "take-card" && side !== undefined) pick(work, side, action.subject);
    },
  },
  whyRefused(() => RULE),
);

function seatOf({ config }: State, side: Side): ReturnType<typeof seatAt> {
  return seatAt(config, chairOf(config, side, GENERAL));
}

/** Returns the side that has not picked yet, or undefined if both have or have nothing to pick from. */
function pickingSide(state: State): Side | undefined {
  const { sides } = state;
  return pickers(state).find((side) => sides[side].aside.length === 0 && sides[side].missionDeck.length > 0);
}

function pick(work: GameWork, side: Side, card: string): void {
  const code = cardNamed(work.box, card);
  takeOutOfDeck(work, missionDeck(side), code);
  const own = work.side(side);
  own.aside = addToBag(own.aside, code, bitOf(side));
  const way = { from: "deck", to: "aside" } as const;
  tellMoved(work, side, missionDeck(side), code, way, bitOf(side), { rule: RULE, cause: null });
}

/**
 * Reveals both cards and returns them to their decks. The missions of the other sets leave the game, and set-up goes
 * on.
 */
function reveal(work: GameWork): void {
  for (const side of pickers(work.state)) {
    const [code] = pileCards(work.state.sides[side].aside);
    if (code === undefined) continue;
    const rule = "rote.setup.mission-sets";
    const cards = [seen(work.box, code, PUBLIC)];
    const cause = cardId(work.box, code);
    work.emit({ type: "hand-shown", faction: factionOf(side), deck: missionDeck(side), cards, rule, cause });
    const way = { from: "aside", to: "deck" } as const;
    tellMoved(work, side, missionDeck(side), code, way, PUBLIC, { rule, cause: null });
    const own = work.side(side);
    own.aside = EMPTY_PILE;
    own.missionDeck = shuffled([...pileCards(own.missionDeck), code]);
    keepSet(work, side, setOf(work, code), rule);
  }
  layAdvanced(work);
}
