import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/index.ts";
import { MOMENT_IDS, MOMENTS } from "../../src/state/hooks/moments.ts";

const ofKeywords = Object.entries(RULES).filter(([id]) => id.startsWith("leg.kw."));

describe("moments at which keywords act", () => {
  it("Every effect of a keyword in attacks is tied to a moment of the attack", () => {
    const named: readonly string[] = MOMENT_IDS;
    expect(ofKeywords.filter(([, { timing }]) => timing === undefined || !named.includes(timing))).toEqual([]);
    expect(ofKeywords.length).toBeGreaterThan(50);
  });

  it("Each moment of an attack is described once, with the player who goes first if the rulebook names one", () => {
    expect(Object.keys(MOMENTS)).toEqual([...MOMENT_IDS]);
    expect(MOMENTS["modify-attack-defender"].first).toBe("defender");
    expect(MOMENTS["setup-effects"].first).toBe("blue");
  });
});
