import { silentKind } from "@sw/tabletop";
import { startCombat } from "../../combat/start.ts";
import { GROUND, SPACE } from "../../state/codes.ts";
import type { ActivationFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { isContested } from "../../units/units.ts";
import { activationSources } from "../movement.ts";

/**
 * A leader activates a system: units move in, then combat, then subjugation (reb.activation.step-order). The upkeep
 * reveals the base between the movement and the combat, and subjugates after the last step.
 */
export const activationKind: Kind<"activation"> = /* @__PURE__ */ silentKind("activation", (work, frame) =>
  step(work, frame),
);

function step(work: GameWork, frame: ActivationFrame): void {
  const { box } = work;
  const { chair, system } = frame;
  const side = sideOf(chair);
  switch (frame.stage) {
    case "move": {
      const from = activationSources(work, side, system);
      work.change(frame, { stage: "combat" });
      if (from.length === 0) return;
      work.push({
        kind: "move",
        why: "activation",
        chair,
        side,
        from,
        to: system,
        step: null,
        picked: [],
        captives: [],
      });
      return;
    }
    case "combat":
      work.change(frame, { stage: "end" });
      if (system === box.baseSpace) return;
      if (isContested(work, system, SPACE) || isContested(work, system, GROUND)) {
        startCombat(work, system, chair, frame.sources);
      }
      return;
    case "end":
      work.pop(frame);
  }
}
