import { defaultCatalogue, type EffectStep, type Where } from "@sw/rebellion-core/catalogue";
import { describe, expect, it } from "vitest";

const { actions, board, leaders, missions, objectives, rings, systems, tactics, units } = defaultCatalogue;

/** A card and all its steps, those in branches too. */
interface Card {
  readonly id: string;
  readonly steps: readonly EffectStep[];
}

const cards: readonly Card[] = [
  ...missions.map(({ id, effect, portraitEffect = [], delayedEffect = [] }) => ({
    id,
    steps: flat([...effect, ...portraitEffect, ...delayedEffect]),
  })),
  ...actions.map(({ id, effect }) => ({ id, steps: flat(effect) })),
  ...objectives.map(({ id, effect }) => ({ id, steps: flat(effect) })),
];

function flat(steps: readonly EffectStep[]): readonly EffectStep[] {
  return steps.flatMap((step) => (step.op === "choose" ? step.options.flatMap(flat) : [step]));
}

/** Every string that stands under one of the keys, anywhere in the data. */
function named(data: unknown, keys: readonly string[]): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((part) => named(part, keys));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const strings = (Array.isArray(value) ? value : [value]).filter((part) => typeof part === "string");
    return keys.includes(key) ? strings : named(value, keys);
  });
}

function idsOf(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.map(({ id }) => id);
}

/** All conditions on systems that cards and objectives state. */
function conditions(): readonly Where[] {
  const targets = missions.flatMap(({ target }) => {
    if (target.kind === "system") return [...target.where, ...(target.whereByFaq ?? [])];
    return target.kind === "leader" ? target.where : [];
  });
  const chosen = cards.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if (step.op === "choose-system") return [...step.where, ...(step.whereByFaq ?? [])];
      return step.op === "place-leader" && Array.isArray(step.at) ? step.at : [];
    }),
  );
  return [...targets, ...chosen];
}

describe("ids", () => {
  it.each([
    ["systems", systems],
    ["units", units],
    ["leaders", leaders],
    ["rings", rings],
    ["missions", missions],
    ["actions", actions],
    ["objectives", objectives],
    ["tactics", tactics],
  ] as const)("The ids of %s are kebab-case, each used once", (_, entries) => {
    const ids = idsOf(entries);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("The Rebel Base space is not one of the systems", () => {
    expect(idsOf(systems)).not.toContain(board.baseSpace.id);
  });

  it("No two cards share an id, except a ring and the cards that attach it", () => {
    const ids = [...idsOf(missions), ...idsOf(actions), ...idsOf(objectives), ...idsOf(tactics)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("what cards name exists", () => {
  it("Every unit that a card names exists", () => {
    const types = [
      ...named([missions, actions, objectives.map(({ test }) => test.type === "destroyed-type" && test)], ["types"]),
      ...cards.flatMap(({ steps }) =>
        steps.flatMap((step) => {
          if (step.op === "queue-units") return [step.type];
          if (step.op === "gain-units") return named(step.units, ["type"]);
          const limit = step.op === "move-units" ? step.limit : null;
          return typeof limit === "object" && limit !== null ? Object.keys(limit) : [];
        }),
      ),
    ];
    expect(types.length).toBeGreaterThan(10);
    expect(types.filter((type) => !idsOf(units).includes(type))).toEqual([]);
  });

  it("Every leader that a card names exists", () => {
    const shown = [
      ...actions.flatMap((action) => action.leaders),
      ...named([missions, leaders], ["portrait", "countsAs"]),
    ];
    const inSteps = cards.flatMap(({ steps }) =>
      steps.flatMap((step) => {
        if (step.op === "modify" || step.op === "reputation") return named(step, ["leader", "targetIs"]);
        if (step.op === "eliminate-leader") return named(step, ["ifHere"]);
        return step.op === "recruit-leader" ? [step.leader] : [];
      }),
    );
    const won = objectives.flatMap(({ test }) => named(test.type === "won-battle" && test, ["where"]));
    expect(inSteps.sort()).toEqual([
      "chewbacca",
      "lando-calrissian",
      "lando-calrissian",
      "luke-skywalker",
      "luke-skywalker-jedi",
    ]);
    const others = [...inSteps, ...shown, ...won.filter((word) => word !== "subjugated")];
    expect(others.filter((id) => !idsOf(leaders).includes(id))).toEqual([]);
  });

  it("Every system that a card names exists", () => {
    const places = [
      ...conditions().flatMap((where) => ("id" in where ? [where.id] : [])),
      ...objectives.flatMap(({ test }) => (test.type === "system-held" ? [test.system] : [])),
    ];
    expect(places.sort()).toEqual(["bespin", "coruscant", "dagobah", "kashyyyk", "kashyyyk", "mon-calamari"]);
    expect(places.filter((place) => !idsOf(systems).includes(place))).toEqual([]);
  });

  it("Each ring is attached by one card, except the captured ring, which capturing attaches", () => {
    const attached = cards.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.op === "attach-ring" ? [step.ring] : [])),
    );
    expect([...attached, "captured"].sort()).toEqual([...idsOf(rings)].sort());
    const captures = cards.filter(({ steps }) => steps.some(({ op }) => op === "capture"));
    expect(idsOf(captures)).toEqual(["capture-rebel-operative", "collect-bounty", "it-is-your-destiny"]);
  });

  it("Every card that an effect searches for is in the deck that is searched", () => {
    const wanted = cards.flatMap(({ steps }) => steps.flatMap((step) => (step.op === "search" ? step.cards : [])));
    expect(wanted).toEqual(["seek-yoda", "daring-rescue"]);
    const deck = missions.filter(({ faction, set }) => faction === "rebel" && set === "regular");
    expect(wanted.filter((card) => !idsOf(deck).includes(card))).toEqual([]);
  });

  it("The procedure of a card has the same name as the card", () => {
    const own = cards.flatMap(({ id, steps }) =>
      steps.flatMap((step) => (step.op === "procedure" ? [[id, step.name]] : [])),
    );
    expect(own.every(([card, name]) => card === name)).toBe(true);
    expect(own.map(([card]) => card)).toEqual([
      "rapid-mobilization",
      "contingency-plan",
      "plant-false-lead",
      "seek-yoda",
      "detained",
      "intercept-transmission",
      "one-in-a-million",
      "wookiee-guardian",
    ]);
  });
});

describe("effects are complete", () => {
  it("Every mission card and action card has an effect", () => {
    const idle = cards.filter(({ id, steps }) => steps.length === 0 && !idsOf(objectives).includes(id));
    expect(idle).toEqual([]);
  });

  it("An effect that refers to the chosen system or leader follows a choice", () => {
    for (const { id, steps } of cards) {
      const uses = steps.findIndex((step) => named(step, ["at", "to", "from", "missionsOf"]).some(isChosen));
      const choice = steps.findIndex(({ op }) => op === "choose-system" || op === "choose-leader");
      expect([id, uses === -1 || (choice !== -1 && choice < uses)]).toEqual([id, true]);
    }
  });

  it("An effect that refers to the card's leader is on a card with a leader", () => {
    for (const { id, leaders: shown, effect } of actions) {
      const speaks = flat(effect).some(({ op }) => op === "place-leader" || op === "search");
      expect([id, speaks && shown.length === 0]).toEqual([id, false]);
    }
  });

  it("An effect that refers to the target is on a mission against a leader", () => {
    for (const { target, effect } of missions) {
      const speaks = named(effect, ["leader", "to"]).includes("target");
      expect(speaks && target.kind !== "leader").toBe(false);
    }
  });
});

function isChosen(word: string): boolean {
  return word === "chosen" || word === "chosen-leader";
}
