import { describe, expect, it } from "vitest";
import { damage, dice, type Fight, fight, goesOn, HERE, line, objective, retreat } from "../combat/table.ts";
import { asked, cards, eventsOf, legal, PASS, refused, units } from "../looks.ts";

/** Two strong Imperial ships, of which the first attack destroys one; then it is asked, if anybody is. */
function firstKill(spec: Fight): ReturnType<typeof fight> {
  const { state } = fight(
    { rebel: { "mon-calamari-cruiser": 2 }, imperial: { "star-destroyer": 1, "tie-fighter": 1 }, ...spec },
    dice("hhhh", "d-"),
  );
  return line(state, [damage("star-destroyer", 0, 4)], dice("--", "--"));
}

describe("objectives of combats", () => {
  it("[reb.objective.timing-combat] [reb.objective.purpose] [reb.objective.reputation-value] [reb.objective.returned-to-box] Objectives of combats can be played as soon as their requirement is met", () => {
    const { state } = firstKill({ objectives: ["rebel-assault", "crippling-blow"] });
    expect(units(state, HERE)).not.toHaveProperty("star-destroyer");
    expect(asked(state)).toMatchObject({ kind: "objective", seat: "rebel", rule: "reb.objective.timing-combat" });
    expect(legal(state)).toEqual(["play-objective rebel-assault", "pass"]);
    const { state: after, events, revealed } = line(state, [objective("rebel-assault")]);
    expect([revealed, line(state, [PASS]).revealed]).toEqual([true, false]);
    expect(eventsOf(events, "objective-played")).toMatchObject([{ card: "rebel-assault" }]);
    expect(eventsOf(events, "reputation-changed")).toMatchObject([
      { by: 1, to: 13, rule: "reb.objective.reputation-value", cause: "rebel-assault" },
    ]);
    expect(cards(after.objectives)).toEqual(["crippling-blow"]);
    expect(after.objectivesPlayed).toHaveLength(1);
    refused(state, { type: "done" }, "reb.objective.timing-combat");
  });

  it("[reb.objective.play-optional] [reb.faq.objective-as-soon-as] The Rebels may pass instead of playing an objective, but then cannot play it later at that moment", () => {
    const { state } = firstKill({ objectives: ["rebel-assault", "major-victory"], there: [] });
    expect(legal(state)).toEqual(["play-objective rebel-assault", "play-objective major-victory", "pass"]);
    const { state: later } = line(state, [PASS], [...dice("----", "h-"), ...dice("", "-")]);
    expect(goesOn(later)).toBe(false);
    expect(later.reputation).toBe(state.reputation);
    expect(cards(later.objectives)).toHaveLength(2);
  });

  it("[reb.objective.ltp-one-per-combat] [reb.faq.objective-after-one-per-combat] Only one objective may be played in a combat, and Death Star Plans counts as one", () => {
    const { state } = fight(
      {
        rebel: { "mon-calamari-cruiser": 2, "x-wing": 1 },
        imperial: { "star-destroyer": 1, "death-star": 1 },
        objectives: ["rebel-assault", "major-victory", "death-star-plans-ii"],
      },
      [...dice("hhhh", "---"), ...dice("-----", "-")],
    );
    const played = line(state, [objective("rebel-assault")]);
    expect(asked(played.state).kind).toBe("retreat");
    expect(asked(line(state, [PASS]).state).kind).toBe("death-star-plans");
  });

  it("[reb.objective.play-condition] [reb.objective.bold-timing] An objective can be played only if its requirement is met, and only at the moment that it names", () => {
    const { state } = firstKill({ objectives: ["rebel-assault", "crippling-blow", "defend-the-people"] });
    refused(state, objective("crippling-blow"), "reb.objective.play-condition");
    refused(state, objective("defend-the-people"), "reb.objective.bold-timing");
    refused(state, objective("major-victory"), "reb.objective.hand-secret");
  });

  it("[reb.objective.hand-secret] The Rebels are asked for an objective whenever they may hold one for the moment, whether or not they do", () => {
    const { state } = firstKill({ objectives: ["crippling-blow"] });
    expect(legal(state)).toEqual(["pass"]);
    const other = firstKill({ objectives: ["liberation"] });
    expect(asked(other.state).kind).toBe("retreat");
    const known = firstKill({ objectives: [{ card: "crippling-blow", seenBy: ["imperial", "spectator"] }] });
    expect(asked(known.state).kind).toBe("retreat");
    const played = firstKill({ objectives: ["crippling-blow"], objectivesPlayed: ["rebel-assault"] });
    expect(asked(played.state).kind).toBe("retreat");
  });

  it("[reb.objective.hand-unlimited] The Rebels may hold any number of objectives", () => {
    const all = [
      "rebel-assault",
      "crippling-blow",
      "defend-the-people",
      "regional-support",
      "cut-supply-lines",
      "liberation",
    ];
    expect(cards(firstKill({ objectives: all }).state.objectives)).toHaveLength(6);
  });

  it("[reb.objective.combat-only] Units destroyed outside of a combat do not count for its objectives", () => {
    const { state } = fight({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, objectives: ["major-victory"] }, [
      ...dice("", "h"),
      ...dice("", "-"),
    ]);
    expect(goesOn(state)).toBe(false);
    expect(cards(state.objectives)).toEqual(["major-victory"]);
  });

  it("Rebel Assault, Major Victory and Crippling Blow count only in combats that the Rebels initiated", () => {
    const { state } = fight(
      {
        rebel: { "mon-calamari-cruiser": 2 },
        imperial: { "star-destroyer": 1, "tie-fighter": 1 },
        by: "imperial",
        objectives: ["rebel-assault", "major-victory"],
        there: [],
      },
      [...dice("--", "--"), ...dice("hhhh", "d-")],
    );
    const { state: after } = line(state, [damage("star-destroyer", 0, 4)], dice("", "s"));
    expect(units(after, HERE)).not.toHaveProperty("star-destroyer");
    expect(asked(after).kind).toBe("combat-actions");
  });

  it("[reb.faq.objective-printed-health] Major Victory and Crippling Blow count printed health even if a card lowers it", () => {
    const modifiers = [
      { effect: { kind: "less-health", amount: 1 }, card: "point-blank-assault", until: "end-of-combat", system: HERE },
    ] as const;
    const ground = fight(
      {
        rebel: { airspeeder: 2, "corellian-corvette": 1 },
        imperial: { "at-at": 1 },
        modifiers,
        objectives: ["crippling-blow"],
      },
      [...dice("hh", "--"), ...dice("--", "-")],
    );
    expect(asked(ground.state).kind).toBe("objective");
    const weak = fight(
      { rebel: { airspeeder: 2, "corellian-corvette": 1 }, imperial: { "at-st": 1 }, objectives: ["crippling-blow"] },
      [...dice("hh", "--"), ...dice("-", "-")],
    );
    expect(goesOn(weak.state)).toBe(false);
    const space = fight(
      {
        rebel: { "mon-calamari-cruiser": 1, "corellian-corvette": 2 },
        imperial: { "assault-carrier": 2 },
        objectives: ["major-victory"],
        there: [],
      },
      dice("hhhh", "---"),
    );
    const { state } = line(space.state, [damage("assault-carrier"), damage("assault-carrier", 0, 1)], dice("--", "--"));
    expect(asked(state).kind).toBe("objective");
  });

  it("For objectives a Death Star counts as 0 health and a Death Star Under Construction as 4", () => {
    const { state } = fight(
      {
        rebel: { "x-wing": 4 },
        imperial: { "death-star-under-construction": 1 },
        objectives: ["major-victory"],
        there: [],
      },
      dice("", "hhhh"),
    );
    expect(asked(state).kind).toBe("objective");
  });

  it("[reb.objective.win-battle-timing] [reb.faq.objective-win-battle-end] Objectives that require a won battle are played at the end of the combat", () => {
    const spec: Fight = {
      rebel: { "rebel-trooper": 2, "x-wing": 1 },
      imperial: { stormtrooper: 1, "tie-fighter": 1 },
      objectives: ["liberation"],
      there: ["jan-dodonna"],
      here: { subjugated: true },
    };
    const { state } = fight(spec, [...dice("", "-"), ...dice("", "-"), ...dice("", "h-"), ...dice("", "-")]);
    expect(asked(state).kind).toBe("retreat");
    const { state: end } = line(state, [PASS], [...dice("", "h"), ...dice("", "-")]);
    expect(asked(end)).toMatchObject({ kind: "objective", rule: "reb.objective.win-battle-timing" });
    expect(legal(end)).toEqual(["play-objective liberation", "pass"]);
    const { state: after } = line(end, [objective("liberation")]);
    expect(goesOn(after)).toBe(false);
    expect(after.reputation).toBe(state.reputation - 1);
  });

  it("Liberation requires a won ground battle in a system that was subjugated when the combat began, whichever side initiated it", () => {
    const won = (spec: Fight): boolean => {
      const { state } = fight(
        {
          rebel: { "rebel-trooper": 1 },
          imperial: { stormtrooper: 1 },
          objectives: ["liberation"],
          there: [],
          ...spec,
        },
        [...dice("", spec.by === "imperial" ? "-" : "h"), ...dice("", spec.by === "imperial" ? "h" : "-")],
      );
      return goesOn(state) && asked(state).kind === "objective";
    };
    expect(won({ here: { subjugated: true } })).toBe(true);
    expect(won({ here: { subjugated: true }, by: "imperial" })).toBe(true);
    expect(won({ here: { loyalty: "imperial" } })).toBe(false);
  });

  it("[reb.faq.return-of-the-jedi-retreated] Return of the Jedi requires a won battle in which Vader or the Emperor was present, even if he has left since", () => {
    const spec: Fight = {
      rebel: { "x-wing": 1 },
      imperial: { "star-destroyer": 1, "tie-fighter": 1 },
      objectives: ["return-of-the-jedi"],
      by: "imperial",
      there: ["darth-vader"],
      at: "retreat",
      combat: { round: 1 },
    };
    const { state } = fight(spec);
    const { state: left } = line(state, [
      retreat("darth-vader", "malastare"),
      { type: "move", subject: "tie-fighter", from: HERE },
    ]);
    expect(asked(left)).toMatchObject({ kind: "objective" });
    expect(legal(left)).toEqual(["play-objective return-of-the-jedi", "pass"]);
    const other = fight({ ...spec, there: ["general-tagge"] });
    const { state: without } = line(other.state, [
      retreat("general-tagge", "malastare"),
      { type: "move", subject: "tie-fighter", from: HERE },
    ]);
    expect(goesOn(without)).toBe(false);
  });

  it("[reb.faq.conquest-before-objective] The Empire wins if the last Rebel units at the revealed base are destroyed in the step that fulfills an objective", () => {
    const { state, events } = fight(
      {
        rebel: { "mon-calamari-cruiser": 1 },
        imperial: { "star-destroyer": 1, "super-star-destroyer": 1 },
        base: { system: HERE, revealed: true },
        objectives: ["rebel-assault"],
        there: [],
        combat: {
          wounds: {
            rebel: [{ unit: "mon-calamari-cruiser", markers: 2 }],
            imperial: [{ unit: "star-destroyer", markers: 3 }],
          },
        },
      },
      dice("h-", "-"),
    );
    const { state: over, events: end } = line(state, [damage("star-destroyer", 3)], dice("hh---", "---"));
    expect(over.outcome).toMatchObject({ winners: ["imperial"], reason: "conquest" });
    expect(eventsOf([...events, ...end], "objective-played")).toEqual([]);
  });

  it("[reb.faq.objective-discarded] A used objective cannot be used again under the book rulings or the FAQ rulings", () => {
    for (const rulings of ["book", "faq"] as const) {
      const { state } = firstKill({ objectives: ["rebel-assault"], rulings });
      const { state: after } = line(state, [objective("rebel-assault")]);
      expect(cards(after.objectives)).toEqual([]);
      expect(cards(after.objectiveDeck)).not.toContain("rebel-assault");
      expect(after.objectivesPlayed).toHaveLength(1);
    }
  });

  it("[reb.faq.objectives-in-destroyed-systems] Objectives can be fulfilled in destroyed systems", () => {
    const { state } = fight(
      {
        rebel: { "mon-calamari-cruiser": 2 },
        imperial: { "star-destroyer": 1, "death-star": 1 },
        objectives: ["rebel-assault"],
        here: { destroyed: true },
      },
      [...dice("hhhh", "--"), ...dice("-----", "-")],
    );
    expect(asked(state).kind).toBe("objective");
  });

  it("An objective that moves the reputation marker to the time marker ends the game at once", () => {
    const { state } = firstKill({ objectives: ["rebel-assault"], reputation: 3, time: 2 });
    const { state: over } = line(state, [objective("rebel-assault")]);
    expect(over.outcome).toMatchObject({ winners: ["rebel"], reason: "reputation" });
  });
});
