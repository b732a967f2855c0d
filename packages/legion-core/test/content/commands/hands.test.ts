import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { chooseCard } from "../../helpers/actions.ts";
import { FAR_SIDE } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";

const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;
const HAN = { unit: "han-solo-unorthodox-general", at: [400, 200] } as const;
const BLANK_HAND = { hand: [] } as const;

describe("cards with Divulge", () => {
  /** Set-up effects: whoever may hold such a card is asked. */
  const setUp = (mine: SideSpec): State =>
    scenario({
      phase: "setup",
      "player-1": mine,
      "player-2": { ...FAR_SIDE, ...BLANK_HAND },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    });

  it("[leg.info.hand-secret] Only players who may hold a card with Divulge are asked when set-up effects resolve", () => {
    const [holding, bluffing] = [["corellian-spike"], ["push"]].map((hand) =>
      setUp({ hand, units: [{ unit: LANDO.unit }] }),
    );
    if (holding === undefined || bluffing === undefined) throw new RangeError("two hands");
    expect(offered(bluffing)).toEqual(["pass"]);
    expect(game.view(bluffing, "player-2")).toEqual(game.view(holding, "player-2"));
    expect(game.decision(setUp({ hand: ["push"], units: [{ unit: HAN.unit }] }))?.kind).not.toBe("hand");
  });

  it("[leg.kw.divulge] A player who has divulged a card in set-up is not asked about that card again", () => {
    const state = setUp({ hand: ["corellian-spike"], units: [{ unit: LANDO.unit }] });
    const shown = play(state, [chooseCard("corellian-spike")]).state;
    const again = {
      ...shown,
      frames: [...shown.frames.slice(0, 1), { kind: "hand", side: 0, moment: "setup-effects", about: null } as const],
    };
    expect(shown.mission.counts).toMatchObject({ "divulged corellian-spike player-1": 1 });
    expect(game.legalActions(again)).not.toContainEqual(chooseCard("corellian-spike"));
  });
});
