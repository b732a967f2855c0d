import { game, type State } from "@sw/rebellion-core";
import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { dice, fight, retreat } from "../../combat/table.ts";
import {
  after,
  asks,
  at,
  BOX,
  DONE,
  destroy,
  EXPANDED,
  eventsOf,
  ids,
  judged,
  legal,
  option,
  PASS,
  pile,
  place,
  queue,
  refused,
  table,
  targets,
  told,
} from "./table.ts";

const play = (card: string) => ({ type: "play-objective", subject: card }) as const;

/** The start of the Refresh Phase with objectives in hand. */
function refresh(objectives: readonly string[], more: Scenario = {}): State {
  return table({ phase: "refresh", stage: "objective", objectives, ...more });
}

/** True if the card is offered at the start of the Refresh Phase. */
function isOffered(card: string, more: Scenario): boolean {
  const state = refresh([card], more);
  return asks(state) === "rebel: objective" && legal(state).includes(`play-objective ${card}`);
}

/** The end of a combat in which the Rebels, or nobody, won battles. */
function won(
  card: string,
  winners: readonly [0 | 1 | null, 0 | 1 | null],
  more: Scenario = {},
  by: "rebel" | "imperial" = "rebel",
): State {
  const { state } = begin({
    config: EXPANDED,
    active: by,
    objectives: [card],
    ...more,
    combat: { system: "naboo", stage: "end", round: 1, initiator: by, won: winners, ...more.combat },
  });
  return state;
}

describe("objectives of the Refresh Phase", () => {
  test("Threaten the Core counts a total of five Rebel units in Coruscant and the systems adjacent to it", () => {
    const [near = "", other = ""] = (BOX.systems[BOX.places.get("coruscant") ?? -1]?.neighbors ?? []).map(
      (one) => BOX.placeIds[one] ?? "",
    );
    const spread = (count: number) => ({
      systems: { [near]: { units: { "x-wing": 2 } }, [other]: { units: { "y-wing": count - 2 } } },
    });
    expect(isOffered("threaten-the-core", spread(5))).toBe(true);
    expect(isOffered("threaten-the-core", spread(4))).toBe(false);
    const { state } = told(refresh(["threaten-the-core"], spread(5)), [play("threaten-the-core")]);
    expect(state.reputation).toBe(refresh([]).reputation - 1);
  });

  test("[rote.objective.not-at-the-base] Defensive Position counts three Rebel structures in one system, but not where the base is", () => {
    const structures = { "ion-cannon": 1, "shield-generator": 1, "golan-arms-turret": 1 };
    const two = { "ion-cannon": 1, "golan-arms-turret": 1 };
    expect(isOffered("defensive-position", { systems: { naboo: { units: structures } } })).toBe(true);
    expect(
      isOffered("defensive-position", { systems: { naboo: { units: two }, kashyyyk: { units: { "ion-cannon": 1 } } } }),
    ).toBe(false);
    expect(isOffered("defensive-position", { baseSpace: structures })).toBe(false);
    const revealed = { base: { system: "naboo", revealed: true }, systems: { naboo: { units: structures } } };
    expect(isOffered("defensive-position", revealed)).toBe(false);
    const hidden = { base: { system: "naboo" }, systems: { naboo: { units: structures } } };
    expect(isOffered("defensive-position", hidden)).toBe(true);
  });

  test("Support of the Hutts requires three systems with Rebel loyalty in the region of Nal Hutta", () => {
    const region = BOX.systems.find(({ id }) => id === "nal-hutta")?.region;
    const populous = BOX.systems.filter((one) => one.region === region && one.populous).map(({ id }) => id);
    const loyal = (count: number) => ({
      systems: Object.fromEntries(populous.slice(0, count).map((id) => [id, { loyalty: "rebel" as const }])),
    });
    expect(isOffered("support-of-the-hutts", loyal(3))).toBe(true);
    expect(isOffered("support-of-the-hutts", loyal(2))).toBe(false);
  });

  test("Uprising requires nine systems with Rebel loyalty, including subjugated ones, and gives 2 reputation", () => {
    const populous = BOX.systems.filter((one) => one.populous && !one.entry.fixedLoyalty).map(({ id }) => id);
    const loyal = (count: number) => ({
      systems: Object.fromEntries(
        populous
          .slice(0, count)
          .map((id, index) => [
            id,
            { loyalty: "rebel" as const, ...(index === 0 && { subjugated: true, units: { stormtrooper: 1 } }) },
          ]),
      ),
    });
    expect(isOffered("uprising", loyal(9))).toBe(true);
    expect(isOffered("uprising", loyal(8))).toBe(false);
    const state = refresh(["uprising"], loyal(9));
    expect(told(state, [play("uprising")]).state.reputation).toBe(state.reputation - 2);
  });

  test("[rote.objective.cost] The Long War costs two other objectives from the hand, and cannot be played without them", () => {
    expect(isOffered("the-long-war", {})).toBe(false);
    const state = refresh(["the-long-war", "liberation", "inspire-sympathy", "crippling-blow"]);
    const paying = after(state, [play("the-long-war")]);
    expect(asks(paying)).toBe("rebel: discard-card");
    expect(game.decision(paying)?.context).toMatchObject({ left: 2 });
    const last = after(paying, [{ type: "discard", subject: "liberation" }]);
    expect(game.decision(last)?.context).toMatchObject({ left: 1 });
    const next = after(last, [{ type: "discard", subject: "crippling-blow" }]);
    expect(ids(next.objectivesPlayed)).toEqual(["crippling-blow", "liberation", "the-long-war"]);
    expect(next.reputation).toBe(state.reputation - 1);
    const two = refresh(["the-long-war", "liberation"]);
    expect(asks(two)).not.toBe("rebel: discard-card");
    refused(
      refresh(["the-long-war", "liberation", "uprising"].slice(0, 2).concat("inspire-sympathy"), {
        objectives: ["the-long-war", "liberation", "return-of-the-jedi"],
      }),
      play("liberation"),
      "reb.objective.bold-timing",
    );
  });

  test("A Time for Peace costs two triangle units, a circle unit and a square unit from the Rebel build queue", () => {
    const full = [{ "x-wing": 2, airspeeder: 1 }, { "rebel-trooper": 1 }, { "mon-calamari-cruiser": 1 }];
    const rebel = { queue: full };
    expect(
      isOffered("a-time-for-peace", {
        rebel: { queue: [{ "x-wing": 1, airspeeder: 1 }, {}, { "mon-calamari-cruiser": 1 }] },
      }),
    ).toBe(false);
    const state = refresh(["a-time-for-peace"], { rebel });
    const first = after(state, [play("a-time-for-peace")]);
    expect(legal(first)).toEqual(["destroy 1 x-wing"]);
    const paying = after(first, [destroy("x-wing", 1)]);
    expect(legal(paying)).toEqual(["destroy 1 x-wing", "destroy 2 rebel-trooper"]);
    const next = after(paying, [destroy("rebel-trooper", 2)]);
    expect(queue(next, "rebel").map((space) => Object.keys(space).length)).not.toEqual(
      full.map((space) => Object.keys(space).length),
    );
    expect(next.reputation).toBe(state.reputation - 1);
    const gone = eventsOf(told(paying, [destroy("rebel-trooper", 2)]).events, "units-destroyed");
    expect(gone.flatMap((event) => event.units.map(({ unit }) => unit)).sort()).toEqual([
      "airspeeder",
      "mon-calamari-cruiser",
      "rebel-trooper",
      "x-wing",
    ]);
  });
});

describe("objectives of combats", () => {
  test("[rote.objective.end-of-combat] Decisive Victory can be played at the end of a combat if the Rebels won both battles", () => {
    expect(asks(won("decisive-victory", [0, 0]))).toBe("rebel: objective");
    expect(asks(won("decisive-victory", [0, null]))).not.toBe("rebel: objective");
    expect(asks(won("decisive-victory", [0, 1]))).not.toBe("rebel: objective");
  });

  test.each([
    ["book", true],
    ["faq", false],
  ] as const)(
    "[reb.faq.both-space-retreat-no-winner] Decisive Victory after both sides retreated all ships is possible only by the book, not by the FAQ (%s)",
    (rulings, isPossible) => {
      const start = fight({
        rebel: { "x-wing": 1, "rebel-trooper": 1 },
        imperial: { "star-destroyer": 1, stormtrooper: 1 },
        by: "imperial",
        at: "retreat",
        combat: { round: 1 },
        config: EXPANDED,
        rulings,
        objectives: ["decisive-victory"],
      }).state;
      const away = [retreat("general-tagge", "malastare"), DONE, retreat("jan-dodonna", "naboo")];
      const state = after(start, away, [...dice("", "-"), ...dice("", "h")]);
      expect(asks(state) === "rebel: objective").toBe(isPossible);
    },
  );

  test("Seize Control can be played for a battle won in a system with a sabotage marker, which may then be removed", () => {
    const systems = { naboo: { sabotaged: true } };
    const state = won("seize-control", [null, 0], { systems });
    expect(asks(state)).toBe("rebel: objective");
    expect(asks(won("seize-control", [null, 0]))).not.toBe("rebel: objective");
    const asking = after(state, [play("seize-control")]);
    expect(legal(asking)).toEqual(["choose-option 0", "choose-option 1"]);
    expect(place(after(asking, [option(0)]), "naboo").sabotaged).toBe(false);
    expect(place(after(asking, [option(1)]), "naboo").sabotaged).toBe(true);
  });

  test("Raid Imperial Factory can be played for a battle won in a system with a square icon, in a combat that the Rebels initiated", () => {
    const there = { combat: { system: "corellia" } };
    expect(asks(won("raid-imperial-factory", [0, null], there))).toBe("rebel: objective");
    expect(asks(won("raid-imperial-factory", [0, null]))).not.toBe("rebel: objective");
    expect(asks(won("raid-imperial-factory", [0, null], there, "imperial"))).not.toBe("rebel: objective");
    expect(asks(won("raid-imperial-factory", [null, 0], there))).toBe("rebel: objective");
  });

  test.each([
    ["faq", false],
    ["book", true],
  ] as const)(
    "[reb.faq.destroyed-no-icons] The icons of a destroyed system count for Raid Imperial Factory only by the book, not by the FAQ (%s)",
    (rulings, isOffered) => {
      const state = won("raid-imperial-factory", [0, null], {
        config: { ...EXPANDED, rulings },
        combat: { system: "corellia" },
        systems: { corellia: { destroyed: true } },
      });
      expect(asks(state) === "rebel: objective").toBe(isOffered);
    },
  );
});

describe("immediate objectives", () => {
  /** A destroyed system, as objectives without a printed figure give reputation for each. */
  const DESTROYED = { alderaan: { destroyed: true } } as const;

  test("[rote.objective.immediate] Raid Outposts is resolved when it is drawn: the Empire puts its two target markers into remote systems", () => {
    const state = table({
      phase: "refresh",
      stage: "draw-objective",
      objectiveTop: ["raid-outposts"],
      time: 3,
      round: 3,
      reputation: 12,
      systems: DESTROYED,
    });
    expect(state.reputation).toBe(12);
    expect(asks(state)).toBe("imperial: choose-system");
    expect(legal(state).every((key) => !BOX.systems.find(({ id }) => key.endsWith(` ${id}`))?.populous)).toBe(true);
    expect(pile(state.objectives)).toEqual([]);
    const next = after(state, [at("dagobah"), at("endor")]);
    expect([...targets(next)].sort()).toEqual(["raid-outposts dagobah", "raid-outposts endor"]);
    expect(ids(next.objectivesInPlay ?? [])).toEqual(["raid-outposts"]);
    expect(next.reputation).toBe(12);
  });

  test("[rote.objective.immediate] Keeping one of two drawn objectives tells the Empire that it is not an immediate one, because that would be turned up", () => {
    const spec = { card: "covert-operation", leaders: ["cassian-andor"], system: "mustafar" };
    const state = judged("rebel", "success", spec, { objectiveTop: ["crippling-blow", "liberation"] });
    expect(legal(state)).toEqual(["take-card crippling-blow", "take-card liberation"]);
    expect(told(state, [{ type: "take-card", subject: "liberation" }]).revealed).toBe(true);
  });

  test("[rote.objective.no-rebel-system] Rebel Cell drawn without a Rebel system is discarded and not replaced", () => {
    const state = table({ phase: "refresh", stage: "draw-objective", objectiveTop: ["rebel-cell"], time: 3, round: 3 });
    expect(ids(state.objectivesPlayed)).toEqual(["rebel-cell"]);
    expect(state.objectivesInPlay).toBeUndefined();
    expect(state.objectives).toEqual([]);
  });

  test("[rote.objective.rebel-cell] While the marker of Rebel Cell is on the board, the Rebels may discard an objective for 1 reputation instead of playing one", () => {
    const cell = { targets: [{ card: "rebel-cell", system: "naboo" }], objectivesInPlay: ["rebel-cell"] };
    const state = refresh(["liberation", "inspire-sympathy"], { ...cell, systems: { naboo: { loyalty: "rebel" } } });
    expect([...legal(state)].sort()).toEqual([
      "discard inspire-sympathy",
      "discard liberation",
      "pass",
      "play-objective inspire-sympathy",
    ]);
    const next = after(state, [{ type: "discard", subject: "liberation" }]);
    expect(next.reputation).toBe(state.reputation - 1);
    expect(ids(next.objectivesPlayed)).toEqual(["liberation"]);
    expect(asks(next)).not.toBe("rebel: objective");
    refused(
      refresh(["liberation", "the-long-war", "uprising"]),
      { type: "discard", subject: "liberation" },
      "rote.objective.rebel-cell",
    );
  });

  test("[rote.objective.stays-in-play] Rebel Cell is discarded when the Empire removes its marker, and no objective can be discarded for reputation any more", () => {
    const cell = { targets: [{ card: "rebel-cell", system: "naboo" }], objectivesInPlay: ["rebel-cell"] };
    const state = table({ ...cell, active: "imperial", systems: { naboo: { units: { stormtrooper: 1 } } } });
    const { state: next, events } = told(state, [{ type: "remove-target", subject: "rebel-cell", system: "naboo" }]);
    expect([targets(next), next.objectivesInPlay, ids(next.objectivesPlayed)]).toEqual([[], undefined, ["rebel-cell"]]);
    expect(eventsOf(events, "objective-discarded")).toMatchObject([{ card: "rebel-cell" }]);
    expect(next.reputation).toBe(state.reputation);
    const later = refresh(["inspire-sympathy"], { objectivesPlayed: ["rebel-cell"] });
    expect(legal(later).join(" ")).not.toContain("discard");
  });

  test("Rebel Cell puts its marker into a Rebel system that the Rebels choose, and gives no reputation by itself", () => {
    const systems = { ...DESTROYED, naboo: { loyalty: "rebel" }, kashyyyk: { loyalty: "rebel" } } as const;
    const state = table({
      phase: "refresh",
      stage: "draw-objective",
      objectiveTop: ["rebel-cell"],
      time: 3,
      round: 3,
      reputation: 12,
      systems,
    });
    expect(asks(state)).toBe("rebel: choose-system");
    expect(legal(state)).toEqual(["choose-system kashyyyk", "choose-system naboo"]);
    const next = after(state, [at("naboo")]);
    expect(targets(next)).toEqual(["rebel-cell naboo"]);
    expect(next.reputation).toBe(12);
  });
});

describe("Show No Fear", () => {
  test("[rote.objective.show-no-fear] Show No Fear puts its marker in the base's system and so tells where the base is, without giving reputation yet", () => {
    const state = refresh(["show-no-fear"], { base: { system: "dagobah" } });
    const next = after(state, [play("show-no-fear")]);
    expect(targets(next)).toEqual(["show-no-fear dagobah"]);
    expect(next.base.publicCandidates.map((one) => BOX.placeIds[one])).toEqual(["dagobah"]);
    expect(next.reputation).toBe(state.reputation);
    expect(next.base.revealed).toBe(false);
  });

  const shown = {
    targets: [{ card: "show-no-fear", system: "dagobah" }],
    objectivesInPlay: ["show-no-fear"],
    base: { system: "dagobah" },
  };

  test("[rote.objective.show-no-fear] Show No Fear puts its marker in the system of a revealed base, and pays from the next Refresh Phase on", () => {
    const revealed = { base: { system: "dagobah", revealed: true } };
    const state = refresh(["show-no-fear"], revealed);
    const next = after(state, [play("show-no-fear")]);
    expect([targets(next), next.reputation]).toEqual([["show-no-fear dagobah"], state.reputation]);
    expect(refresh([], { ...shown, ...revealed }).reputation).toBe(state.reputation - 1);
  });

  test("[rote.objective.one-per-refresh] Show No Fear gives 1 reputation in each later Refresh Phase with its marker on the board, and another objective may still be played", () => {
    const before = refresh([]).reputation;
    const state = refresh(["liberation", "the-long-war", "inspire-sympathy"], shown);
    expect(state.reputation).toBe(before - 1);
    expect(asks(state)).toBe("rebel: objective");
    expect(after(state, [PASS]).reputation).toBe(before - 1);
  });

  test("[rote.objective.stays-in-play] Establishing a new base removes the marker of Show No Fear, and the card is discarded", () => {
    const state = table({
      active: "imperial",
      rebel: { passed: true },
      ...shown,
      probeTop: ["endor", "naboo", "hoth", "kessel"],
      delayed: [{ card: "rapid-mobilization", by: "rebel", leaders: ["general-rieekan"] }],
    });
    const asking = after(state, [PASS]);
    const chosen = after(asking, asks(asking) === "rebel: choose-option" ? [option(1)] : []);
    const next = after(chosen, [at("endor")]);
    expect(targets(next)).toEqual([]);
    expect(ids(next.objectivesPlayed)).toEqual(["show-no-fear"]);
  });
});
