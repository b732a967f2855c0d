import { barricadeFault, putBarricade } from "../../mission/barricades.ts";
import { advantageOf } from "../../mission/in-play.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { forbidden, type Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import { battlefieldOf } from "../../units/battlefield.ts";

const CARD: RuleId = "leg.cards.advantage-content";

const HEADINGS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
] as const;

/** Barricades that a player may place in set-up, one after the other. */
export const barricadeKind: Kind<"barricade"> = {
  run(work, frame) {
    if (frame.left > 0) return true;
    work.pop(frame);
    return false;
  },
  question: (_look, { side, left }) => ({
    seat: seatOf(side),
    kind: "barricade",
    rule: CARD,
    space: "sampled",
    context: { left },
  }),
  options: (look, { side }, density = 1) => [...samples(look, side, density), { type: "done" }],
  check(look, { side }, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "place-barricade") return forbidden(CARD, "not-a-barricade", {});
    return barricadeFault(look, side, action.to, action.heading);
  },
  take(work, frame, action) {
    if (action.type !== "place-barricade") {
      work.pop(frame);
      return;
    }
    const { id = null } = advantageOf(work, frame.side) ?? {};
    work.change(frame, { left: frame.left - 1 });
    putBarricade(work, frame.side, action.to, action.heading, id ?? "");
  },
};

/** Lists legal places in the middle of squares, in both directions. A higher density makes the squares smaller. */
function samples(look: Look, side: Side, density: number): readonly Action[] {
  const { profile, length, width } = battlefieldOf(look.state);
  const step = Math.round(profile.segment / density);
  const found: Action[] = [];
  for (let y = Math.round(step / 2); y < width; y += step) {
    for (let x = Math.round(step / 2); x < length; x += step) {
      for (const heading of HEADINGS) {
        if (barricadeFault(look, side, { x, y }, heading) !== undefined) continue;
        found.push({ type: "place-barricade", to: { x, y }, heading });
      }
    }
  }
  return found;
}
