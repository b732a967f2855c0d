import { at } from "@sw/tabletop";
import { isOpenProbe } from "../../base/base.ts";
import { holdProbe, takeToHold } from "../../cards/held.ts";
import { distinct } from "../../decks/piles.ts";
import { tellMoved } from "../../decks/told.ts";
import { cardId, cardOf, type UnitKind } from "../../state/box.ts";
import type { SystemIndex } from "../../state/codes.ts";
import { effectOf } from "../../state/effect-frame.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { IMPERIAL, IMPERIAL_BIT, PUBLIC } from "../../state/seats.ts";
import { pickByD8 } from "../../state/solo-dice.ts";
import type { GameWork } from "../../state/work.ts";
import { hasUnit } from "../../units/units.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../ops/op.ts";

const RULE = "rote.card.held-probe";

/**
 * Puts a probe card from the Imperial hand facedown under the card. The Rebels no longer know which cards remain in the
 * hand. Options: `take-card` in catalogue order; a single card is taken without asking. In a solo game a card for the
 * Empire's turn (Secret Facility) is played at once at a Death Star, if there is one (solo.decision.secret-facility).
 */
export const storeProbe: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    const stations = stationsFor(work, frame);
    if (stations.length > 0) {
      advance(work, frame);
      const system = at(stations, pickByD8(work, "secret facility", stations.length));
      work.push(effectOf(frame.card, "held", { chair: frame.chair, system }));
      return false;
    }
    const [only, ...others] = distinct(work.state.probes);
    if (others.length > 0) return true;
    advance(work, frame);
    if (only !== undefined) store(work, frame, only);
    return false;
  },
  question: (look, frame) => ask(look, frame, { chair: frame.chair, kind: "hold-probe", rule: RULE }, {}),
  options: ({ box, state }) =>
    distinct(state.probes).map((card) => ({ type: "take-card", subject: cardId(box, card) })),
  take(work, frame, _step, action) {
    advance(work, frame);
    const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card !== undefined) store(work, frame, card);
  },
};

/**
 * Lists the systems in which the Empire of a solo game plays the card without a probe card, in ascending order. Empty
 * for other cards and games.
 */
function stationsFor({ box, state }: GameWork, { card }: EffectFrame): readonly SystemIndex[] {
  if (state.solo === undefined || cardOf(box, card, "action").entry.held?.when !== "turn") return [];
  const isStation = ({ side, station }: UnitKind): boolean => side === IMPERIAL && station;
  return box.systems.flatMap((_, system) => (hasUnit(box, at(state.places, system).units, isStation) ? [system] : []));
}

function store(work: GameWork, frame: EffectFrame, probe: number): void {
  const { system } = cardOf(work.box, probe, "probe");
  // An open card is seen to go, and no other then.
  const seenBy = isOpenProbe(work, system) ? PUBLIC : IMPERIAL_BIT;
  takeToHold(work, probe);
  holdProbe(work, { card: frame.card, probe, chair: frame.chair });
  const way = { from: "hand", to: "under-card" } as const;
  tellMoved(work, IMPERIAL, "probe", probe, way, seenBy, causeOf(work, frame, RULE));
}
