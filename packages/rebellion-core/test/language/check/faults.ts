import { type Catalogue, catalogueFaults, type EffectStep, type MissionTarget } from "@sw/rebellion-core/catalogue";
import { expect } from "vitest";
import { action, mission, objective, withEntries } from "../../home-made/entries.ts";

/** What is wrong with a catalogue: `entry code`, or `entry code: about`. */
export function faultsOf(catalogue: Catalogue): readonly string[] {
  return catalogueFaults(catalogue).map(({ rule, code, params }) => {
    expect(rule).toBe("tt.catalogue.entry");
    const { entry, about } = params;
    return about === undefined ? `${String(entry)} ${code}` : `${String(entry)} ${code}: ${String(about)}`;
  });
}

/** What is wrong with an effect on a card that would otherwise be right; the card's id is left out. */
export interface Bench {
  /** A Rebel mission in any system, or one with another target. */
  rebelMission(effect: readonly EffectStep[], target?: MissionTarget): readonly string[];
  /** An Imperial mission in any system, or one with another target. */
  imperialMission(effect: readonly EffectStep[], target?: MissionTarget): readonly string[];
  /** What a Rebel mission does at the end of the Command Phase. */
  delayed(effect: readonly EffectStep[]): readonly string[];
  /** A Rebel card of the Assignment Phase whose leader is in the pool. */
  rebelAction(effect: readonly EffectStep[], rest?: Parameters<typeof action>[0]): readonly string[];
  imperialAction(effect: readonly EffectStep[], rest?: Parameters<typeof action>[0]): readonly string[];
  /** An objective of combats. */
  objective(effect: readonly EffectStep[]): readonly string[];
}

const ANYWHERE: MissionTarget = { kind: "system", where: [] };

function told(catalogue: Catalogue): readonly string[] {
  return faultsOf(catalogue).map((line) => line.replace(/^odd-\w+ /, ""));
}

export const bench: Bench = {
  rebelMission: (effect, target = ANYWHERE) => told(withEntries({ missions: [mission({ effect, target })] })),
  imperialMission: (effect, target = ANYWHERE) =>
    told(withEntries({ missions: [mission({ faction: "imperial", effect, target })] })),
  delayed: (delayedEffect) => told(withEntries({ missions: [mission({ effect: [], delayedEffect })] })),
  rebelAction: (effect, rest = {}) => told(withEntries({ actions: [action({ needs: "pool", effect, ...rest })] })),
  imperialAction: (effect, rest = {}) =>
    told(
      withEntries({
        actions: [action({ faction: "imperial", leaders: ["boba-fett"], needs: "pool", effect, ...rest })],
      }),
    ),
  objective: (effect) =>
    told(withEntries({ objectives: [objective({ timing: "combat", test: { type: "death-star-run" }, effect })] })),
};
