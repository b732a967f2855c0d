import { at, finiteKind } from "@sw/tabletop";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, placeNamed } from "../../state/box.ts";
import { NOWHERE, type SystemIndex } from "../../state/codes.ts";
import type { SetupFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { ADMIRAL, chairOf, IMPERIAL, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { placeStation, stationSystems } from "../expansion-units.ts";
import { boxProbes } from "../setup.ts";

const RULE: RuleId = "rote.setup.units-remote";

/** The remote system with the Death Star Under Construction is chosen. Options: `choose-system`, ascending; a single one is not asked for. */
export function stationStage(box: Box): Kind<"setup"> {
  const systems = box.systems.map(({ id }): Action => Object.freeze({ type: "choose-system", subject: id }));
  return finiteKind(
    {
      run(work, frame) {
        const [only, ...others] = stationSystems({ box, state: work.state });
        if (others.length > 0) return true;
        choose(work, frame, only ?? NOWHERE);
        return false;
      },
      question({ config }) {
        const seat = seatAt(config, chairOf(config, IMPERIAL, ADMIRAL));
        return { seat, kind: "station-system", rule: RULE, context: {} };
      },
      options: (state) => stationSystems({ box, state }).map((system) => at(systems, system)),
      take(work, frame, action) {
        if (action.type === "choose-system") choose(work, frame, placeNamed(box, action.subject));
      },
    },
    whyRefused(box, () => RULE),
  );
}

/** The station goes there, and its probe card to the box: the base cannot be there. */
function choose(work: GameWork, frame: SetupFrame, system: SystemIndex): void {
  placeStation(work, frame, system);
  if (system !== NOWHERE) boxProbes(work, [system], "rote.setup.units-remote-probe");
}
