import { describe, expect, test } from "vitest";
import { HERE, leader, move, objective, retreat } from "../table.ts";
import {
  asked,
  BLANKS,
  battle,
  card,
  combatOf,
  DONE,
  damage,
  dice,
  discards,
  fought,
  LOWER,
  legal,
  line,
  PASS,
  question,
  refused,
  tale,
  UPPER,
  unitsAt,
} from "./table.ts";

const PLANS = "death-star-plans-ii";

describe("the end of a cinematic combat round", () => {
  test("[rote.cinematic.plans-after-space] Death Star Plans may be used after the space battle, when destroyed units have been removed", () => {
    const spec = { rebel: { "x-wing": 2 }, imperial: { "death-star": 1, "tie-fighter": 1 }, objectives: [PLANS] };
    const { state, events } = battle(spec, [...dice("", "h-"), ...dice("----", "-")]);
    expect(tale(events)).toContain("destroyed: 1 tie-fighter");
    expect(question(state)).toBe("rebel death-star-plans");
    const plans = dice("d--").map((one) =>
      typeof one === "object" && "label" in one ? { ...one, label: "plans:red" } : one,
    );
    const { events: after } = line(state, [objective(PLANS)], plans);
    expect(tale(after)).toContain("destroyed: 1 death-star");
  });

  test("[rote.cinematic.lone-transports] Rebel Transports left with an Imperial ship and no other Rebel ship are destroyed, and stay if there is no Imperial ship", () => {
    const spec = { rebel: { "rebel-transport": 1 }, imperial: { "tie-fighter": 1 } };
    expect(tale(battle(spec, dice("", "-")).events)).toContain("destroyed: 1 rebel-transport");
    const ground = {
      rebel: { "rebel-transport": 1, "rebel-trooper": 1 },
      imperial: { stormtrooper: 1 },
      theater: "ground",
    } as const;
    const { state } = battle(ground, BLANKS);
    expect(unitsAt(state, HERE)).toMatchObject({ "rebel-transport": 1 });
  });

  test("[rote.cinematic.round-end-effects] Card effects at the end of the round are resolved after retreats", () => {
    const spec = {
      cards: { imperial: "tractor-beam" },
      rebel: { "x-wing": 2, "corellian-corvette": 1 },
      imperial: { "star-destroyer": 1 },
      there: ["princess-leia", "mon-mothma"],
    } as const;
    const { state } = fought(spec, [UPPER, DONE], [...dice("-", "---"), ...dice("--", "-")]);
    expect(question(state)).toBe("rebel retreat");
    const left = line(state, [retreat("princess-leia", "malastare")]).state;
    expect(question(left)).toBe("imperial capture-leader");
  });

  test("[rote.cinematic.round-end-effects] The current player's card resolves first at the end of the round, even if the other card was played earlier", () => {
    const spec = {
      cards: { imperial: "tractor-beam" },
      rebel: { "u-wing": 1, "rebel-trooper": 1 },
      imperial: { "star-destroyer": 1, stormtrooper: 1 },
      there: ["princess-leia", "mon-mothma"],
      leaders: { "jan-dodonna": { at: HERE, ring: "captured" } },
    } as const;
    const inSpace = fought(spec, [UPPER, DONE], [...dice("", "", "-"), ...dice("--", "-")]).state;
    const onGround = line(inSpace, [card("rogue-one"), card("overrun"), UPPER, PASS, DONE], BLANKS).state;
    const { state } = line(onGround, [retreat("princess-leia", "malastare"), move("rebel-trooper")]);
    expect(question(state)).toBe("rebel after-retreating");
    expect(question(line(state, [PASS]).state)).toBe("imperial capture-leader");
  });

  test("[rote.cinematic.tractor-beam] Tractor Beam works if all Rebel ships have retreated, and its owner may decline it", () => {
    const spec = {
      cards: { imperial: "tractor-beam" },
      rebel: { "x-wing": 1 },
      imperial: { "star-destroyer": 1 },
      there: ["princess-leia", "mon-mothma"],
    } as const;
    const { state } = fought(
      spec,
      [UPPER, DONE, retreat("princess-leia", "malastare")],
      [...dice("", "-"), ...dice("--", "-")],
    );
    expect(legal(state)).toEqual(["choose-leader mon-mothma", "pass"]);
    expect(tale(line(state, [leader("mon-mothma")]).events)).toContain("mon-mothma captured");
    expect(tale(line(state, [PASS]).events).some((text) => text.includes("captured"))).toBe(false);
  });

  test("[rote.cinematic.tractor-beam] Tractor Beam does nothing if a Rebel ship is in the system, or no Star Destroyer", () => {
    const spec = {
      cards: { imperial: "tractor-beam" },
      rebel: { "x-wing": 2 },
      imperial: { "star-destroyer": 1 },
      there: ["mon-mothma"],
    };
    const { state } = fought(spec, [UPPER, PASS], [...dice("", "--"), ...dice("--", "h")]);
    expect(asked(state).kind).toBe("choose-tactic");
    const gone = {
      ...spec,
      rebel: { "mon-calamari-cruiser": 2, "x-wing": 1 },
      imperial: { "star-destroyer": 1, "tie-fighter": 1 },
    };
    const { state: without } = fought(gone, [UPPER, PASS], [...dice("hhhh", "---"), ...dice("--", "--")]);
    expect(asked(without).kind).toBe("choose-tactic");
  });

  test("[rote.card.bounty] Tractor Beam costs the Rebels 1 reputation if it captures a leader with the Bounty ring", () => {
    const spec = (ring: string | null) => ({
      cards: { imperial: "tractor-beam" },
      rebel: { "x-wing": 1 },
      imperial: { "star-destroyer": 1 },
      there: [],
      leaders: { "mon-mothma": { at: HERE, ring } },
    });
    const captured = (ring: string | null) =>
      fought(spec(ring), [UPPER, leader("mon-mothma")], [...dice("", "-"), ...dice("--", "h")]);
    const [free, marked] = [captured(null), captured("bounty")];
    expect(tale(marked.events)).toContain("mon-mothma captured");
    expect(marked.state.reputation).toBe(free.state.reputation + 1);
  });

  test("[rote.cinematic.retreated-leader-escapes] Tractor Beam cannot capture a leader who led the retreat", () => {
    const spec = {
      cards: { imperial: "tractor-beam" },
      rebel: { "x-wing": 1 },
      imperial: { "star-destroyer": 1 },
      there: ["jan-dodonna"],
    };
    const { state } = fought(
      spec,
      [UPPER, DONE, retreat("jan-dodonna", "malastare")],
      [...dice("", "-"), ...dice("--", "-")],
    );
    expect(question(state)).not.toContain("capture-leader");
  });

  test("[rote.cinematic.rogue-one] Rogue One rescues no leader if the Rebels did not retreat in that round", () => {
    const spec = {
      theater: "ground",
      cards: { rebel: "rogue-one" },
      rebel: { "u-wing": 1, "rebel-trooper": 1 },
      imperial: { stormtrooper: 1 },
      there: ["jan-dodonna"],
      leaders: { "princess-leia": { at: HERE, ring: "captured" } },
    } as const;
    const { state } = fought(spec, [UPPER, DONE, PASS], BLANKS);
    expect(question(state)).toBe("rebel choose-tactic");
    const next = [
      card("take-cover"),
      card("overrun"),
      PASS,
      PASS,
      DONE,
      retreat("jan-dodonna", "malastare"),
      move("rebel-trooper"),
    ];
    expect(tale(line(state, next, BLANKS).events).some((text) => text.includes("rescued"))).toBe(false);
  });

  test("[rote.cinematic.rogue-one] [rote.marker.removed-by-cards] Rogue One may instead remove a target marker of either side there when the Rebels have retreated", () => {
    const targets = [
      { card: "secure-the-plans", system: HERE },
      { card: "raid-outposts", system: HERE },
      { card: "raid-outposts", system: "hoth" },
    ];
    const spec = {
      theater: "ground",
      cards: { rebel: "rogue-one" },
      rebel: { "u-wing": 1, "rebel-trooper": 1 },
      imperial: { stormtrooper: 1 },
      there: ["jan-dodonna"],
      leaders: { "princess-leia": { at: HERE, ring: "captured" } },
      targets,
      objectivesInPlay: ["raid-outposts"],
    } as const;
    const gone = [UPPER, DONE, retreat("jan-dodonna", "malastare"), move("rebel-trooper")];
    const { state } = fought(spec, gone, BLANKS);
    expect(question(state)).toBe("rebel after-retreating");
    const removals = ["secure-the-plans", "raid-outposts"].map((subject) => `remove-target ${subject} ${HERE}`);
    expect(legal(state)).toEqual(["choose-leader princess-leia", ...removals, "pass"]);
    const { state: raided } = line(state, [{ type: "remove-target", subject: "raid-outposts", system: HERE }]);
    expect(raided.reputation).toBe(state.reputation - 1);
    expect(raided.targets).toHaveLength(2);
    expect(tale(line(state, [PASS]).events)).not.toContain("princess-leia rescued");
    const free = fought({ ...spec, leaders: {} }, gone, BLANKS).state;
    expect(legal(free)).toEqual([...removals, "pass"]);
    const unmarked = fought({ ...spec, leaders: {}, targets: targets.slice(2) }, gone, BLANKS).state;
    expect(question(unmarked)).not.toContain("after-retreating");
    const stayed = fought(spec, [UPPER, DONE, PASS], BLANKS).state;
    expect(question(stayed)).toBe("rebel choose-tactic");
  });
});

test("[rote.cinematic.rogue-one] A combat records for each side the round in which that side retreated", () => {
  const spec = {
    rebel: { "x-wing": 1, "rebel-trooper": 1 },
    imperial: { "star-destroyer": 1, stormtrooper: 1 },
    there: ["jan-dodonna", "general-tagge"],
    at: "retreat",
    combat: { round: 2 },
  } as const;
  const noted = (by: "rebel" | "imperial", leader: string): unknown => {
    const { state } = line(combatOf({ ...spec, by }), [retreat(leader, "malastare")]);
    return state.frames.find(({ kind }) => kind === "combat");
  };
  expect(noted("rebel", "jan-dodonna")).toMatchObject({ cinematic: { retreatedIn: [2, 0] } });
  expect(noted("imperial", "general-tagge")).toMatchObject({ cinematic: { retreatedIn: [0, 2] } });
});

describe("structures and the next round", () => {
  const GOLAN = { theater: "ground", rebel: { "golan-arms-turret": 1 }, imperial: { stormtrooper: 1 } } as const;

  test("[rote.cinematic.structures-that-roll] Structures without other ground units survive a round in which their owner rolled dice, and are destroyed otherwise", () => {
    const rolled = battle(GOLAN, [...dice("", "", "--"), ...dice("", "-")]);
    expect(unitsAt(rolled.state, HERE)).toEqual({ "golan-arms-turret": 1, stormtrooper: 1 });
    expect(question(rolled.state)).toBe("rebel choose-tactic");
    const silent = battle({ ...GOLAN, rebel: { "shield-generator": 1 } }, dice("", "-"));
    expect(tale(silent.events)).toContain("destroyed: 1 shield-generator");
    const bunker = battle({ ...GOLAN, rebel: { "rebel-trooper": 1 }, imperial: { "shield-bunker": 1 } }, dice("", "-"));
    expect(tale(bunker.events)).toContain("destroyed: 1 shield-bunker");
  });

  test("[rote.cinematic.structures-that-roll] Structures survive a round in which their owner rolled dice with units that were then destroyed", () => {
    const spec = { ...GOLAN, rebel: { "shield-generator": 1, "rebel-trooper": 1 } };
    const { state } = battle(spec, [...dice("", "-"), ...dice("", "h")]);
    expect(unitsAt(state, HERE)).toEqual({ "shield-generator": 1, stormtrooper: 1 });
  });

  test("[rote.unit.dsuc-last] A Death Star Under Construction with enemy ships is destroyed in the round in which its last Shield Bunker is destroyed", () => {
    const spec = {
      theater: "ground",
      rebel: { airspeeder: 2, "x-wing": 1 },
      imperial: { "shield-bunker": 1, "death-star-under-construction": 1 },
      imperialQueue: [{ "death-star": 1 }],
      combat: { wounds: { imperial: [{ unit: "shield-bunker", markers: 2 }] } },
    } as const;
    const { state, events } = battle(spec, dice("h-", "--"));
    expect(tale(events)).toContain("destroyed: 1 death-star-under-construction");
    expect(unitsAt(state, HERE)).toEqual({ airspeeder: 2, "x-wing": 1 });
    expect(state.sides[1].queue.flat().every((count) => count === 0)).toBe(true);
  });

  test("[rote.cinematic.structures-that-roll] Dice rolled in an earlier round do not save structures", () => {
    const gone = (rebel: string, imperial: string): readonly string[] => {
      const combat = { round: 1, cinematic: { rolled: [true, true] } } as const;
      const state = combatOf({ rebel: { [rebel]: 1 }, imperial: { [imperial]: 1 }, combat });
      return tale(line(state, [card("take-cover"), card("overrun"), PASS, PASS], dice("", "-")).events);
    };
    expect(gone("shield-generator", "stormtrooper")).toContain("destroyed: 1 shield-generator");
    expect(gone("rebel-trooper", "shield-bunker")).toContain("destroyed: 1 shield-bunker");
  });

  test("[rote.cinematic.structures-that-roll] Structures of both sides are destroyed together if neither side has rolled dice", () => {
    const { events, state } = battle({ ...GOLAN, rebel: { "shield-generator": 1 }, imperial: { "shield-bunker": 1 } });
    expect(tale(events)).toEqual(["destroyed: 1 shield-generator", "destroyed: 1 shield-bunker"]);
    expect(unitsAt(state, HERE)).toEqual({});
  });

  test("[rote.cinematic.structures-that-roll] Structures are destroyed if According to My Design leaves their owner without dice to roll", () => {
    const modifiers = [
      {
        effect: { kind: "fewer-dice", faction: "rebel", red: 1, black: 2 },
        card: "according-to-my-design",
        until: "end-of-combat",
        system: HERE,
      },
    ] as const;
    const spec = { ...GOLAN, rebel: { "shield-generator": 1, "rebel-trooper": 1 }, modifiers };
    const { events } = battle(spec, dice("", "h"));
    expect(tale(events)).toContain("destroyed: 1 shield-generator");
  });

  test("[rote.cinematic.next-round] Another round begins with the choice of cards if a theater still holds units of both sides", () => {
    const spec = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 } };
    const { state } = battle(spec, BLANKS);
    expect(question(state)).toBe("rebel choose-tactic");
    expect(state.frames.find(({ kind }) => kind === "combat")).toMatchObject({ round: 2 });
    const over = battle(spec, [...dice("", "h"), ...dice("", "-")]);
    expect(over.events.map(({ type }) => type)).toContain("combat-ended");
  });

  test("[rote.cinematic.objectives-at-the-end] An objective that requires a won battle is played when the combat ends", () => {
    const liberate = {
      theater: "ground",
      rebel: { "rebel-trooper": 1 },
      imperial: { stormtrooper: 1 },
      here: { subjugated: true },
      objectives: ["liberation"],
    } as const;
    const { state } = battle(liberate, [...dice("", "h"), ...dice("", "-")]);
    expect(question(state)).toBe("rebel objective");
    expect(discards(state)).toEqual({ discards: [], removed: [] });
  });
});

test("The upper half of Escape Plan is refused without its unit icon, and the lower half can still be used", () => {
  const { state } = battle({
    theater: "ground",
    cards: { rebel: "escape-plan" },
    rebel: { "rebel-trooper": 1 },
    imperial: { stormtrooper: 1 },
  });
  refused(state, UPPER, "rote.cinematic.unit-icon");
  expect(tale(line(state, [LOWER], BLANKS).events)).toContain("imperial barred in ground");
});

test("[rote.cinematic.damage-stays] Only the units damaged in an attack get markers then, and they keep those of earlier rounds", () => {
  const { state } = battle(
    {
      rebel: { "corellian-corvette": 1 },
      imperial: { "star-destroyer": 2, "assault-carrier": 1 },
      combat: { wounds: { imperial: [{ unit: "star-destroyer", markers: 1 }] } },
    },
    dice("h", "-"),
  );
  const marked = (markers: number, unit: string): unknown =>
    line(state, [damage(unit, markers, 0)], dice("-----", "---"))
      .events.filter(({ type }) => type === "damage-marked")
      .map((event) => (event.type === "damage-marked" ? [event.unit, event.markers] : []));
  expect(marked(0, "assault-carrier")).toEqual([["assault-carrier", 1]]);
  expect(marked(0, "star-destroyer")).toEqual([["star-destroyer", 1]]);
  expect(marked(1, "star-destroyer")).toEqual([["star-destroyer", 2]]);
});
