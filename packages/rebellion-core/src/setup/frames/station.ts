import { at, finiteKind } from "@sw/tabletop";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import { placeNamed } from "../../state/box.ts";
import { NOWHERE, type SystemIndex } from "../../state/codes.ts";
import type { SetupFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { placeChoices } from "../../state/offers.ts";
import { ADMIRAL, chairOf, IMPERIAL, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { placeStation, stationSystems } from "../expansion-units.ts";
import { boxProbes } from "../setup.ts";

const RULE: RuleId = "rote.setup.units-remote";

/**
 * The Empire chooses the remote system of the Death Star Under Construction. Options: `choose-system`, ascending. If
 * there is only one, nobody is asked.
 */
export const stationStage: Kind<"setup"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const [only, ...others] = stationSystems(work);
      if (others.length > 0) return true;
      choose(work, frame, only ?? NOWHERE);
      return false;
    },
    question({ state: { config } }) {
      const seat = seatAt(config, chairOf(config, IMPERIAL, ADMIRAL));
      return { seat, kind: "station-system", rule: RULE, context: {} };
    },
    options: (look) => stationSystems(look).map((system) => at(placeChoices(look.box), system)),
    take(work, frame, action) {
      if (action.type === "choose-system") choose(work, frame, placeNamed(work.box, action.subject));
    },
  },
  whyRefused(() => RULE),
);

/** Places the station in a system and puts its probe card in the box: the base cannot be there. */
function choose(work: GameWork, frame: SetupFrame, system: SystemIndex): void {
  placeStation(work, frame, system);
  if (system !== NOWHERE) boxProbes(work, [system], "rote.setup.units-remote-probe");
}
