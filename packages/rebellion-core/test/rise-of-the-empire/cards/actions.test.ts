import type { State } from "@sw/rebellion-core";
import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import {
  after,
  asks,
  at,
  BOX,
  DONE,
  destroy,
  eventsOf,
  ids,
  judged,
  legal,
  option,
  PASS,
  pile,
  place,
  refused,
  ring,
  side,
  spot,
  table,
  take,
  told,
  units,
  who,
} from "./table.ts";

const use = (card: string, leader: string | null) => ({ type: "use-action", subject: card, leader }) as const;

/** The immediate card of a side about to be carried out in the Refresh Phase. */
function immediate(card: string, by: "rebel" | "imperial", spec: Scenario = {}): State {
  return table({ active: by, ...spec, effect: { card, by } });
}

describe("starting action cards", () => {
  test("Early Promotion draws another starting action card", () => {
    const state = immediate("early-promotion", "imperial");
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1"]);
    const next = after(state, [option(0)]);
    const [card] = pile(side(next, "imperial").actions[0]);
    const kind = BOX.cardsById.get(card ?? "");
    expect(kind?.type === "action" && kind.entry.set).toBe("starting");
    expect(side(next, "imperial").actionsBoxed.length).toBeGreaterThan(0);
  });

  test("Early Promotion puts Admiral Motti and Grand Moff Tarkin together in an Imperial system", () => {
    const state = immediate("early-promotion", "imperial", { systems: { mandalore: { loyalty: "imperial" } } });
    const asking = after(state, [option(1)]);
    expect(legal(asking)).toEqual(["choose-system coruscant", "choose-system mandalore"]);
    const next = after(asking, [at("mandalore")]);
    expect([spot(next, "admiral-motti"), spot(next, "grand-moff-tarkin")]).toEqual(["mandalore", "mandalore"]);
  });

  test("[rote.card.starting-drawn] Rebel Extremist draws another starting card at random, or recruits Saw Gerrera into the pool for 1 reputation", () => {
    const state = immediate("rebel-extremist", "rebel");
    const saw = after(state, [option(1)]);
    expect(spot(saw, "saw-gerrera")).toBe("pool");
    expect(saw.reputation).toBe(state.reputation + 1);
    const boxed = pile(side(state, "rebel").actionsBoxed);
    const { state: drawn } = told(
      state,
      [option(0)],
      [{ label: "draw:rebel-starting-action", answer: "false-orders" }],
    );
    expect(pile(side(drawn, "rebel").actions[0])).toEqual(["false-orders"]);
    expect(boxed).toContain("false-orders");
    expect(drawn.reputation).toBe(state.reputation);
  });

  test("[rote.card.track-them] Track Them returns an Imperial leader of the system to the pool after a Rebel unit has retreated", () => {
    const state = table({
      systems: {
        sullust: { units: { "x-wing": 1, "star-destroyer": 1 } },
        "mon-calamari": { loyalty: "rebel", units: { "x-wing": 1 } },
      },
      leaders: { "darth-vader": "sullust", "han-solo": "sullust", "general-tagge": "sullust" },
      imperial: { actions: ["track-them"] },
      combat: { system: "sullust", stage: "retreat", round: 1, initiator: "rebel" },
    });
    expect(asks(state)).toBe("rebel: retreat");
    const [first] = legal(state);
    const [, leader = "", system = ""] = first?.split(" ") ?? [];
    const names = [leader, system];
    const to = names.find((name) => BOX.places.has(name)) ?? "";
    const by = names.find((name) => BOX.leadersById.has(name)) ?? "";
    const window = after(state, [{ type: "retreat", subject: by, system: to }]);
    expect(asks(window)).toBe("imperial: action-card");
    const choosing = after(window, [use("track-them", null)]);
    expect(legal(choosing)).toEqual(["choose-leader darth-vader", "choose-leader general-tagge"]);
    expect(spot(after(choosing, [who("darth-vader")]), "darth-vader")).toBe("pool");
  });

  test("[rote.card.false-orders] False Orders, at the end of the Assignment Phase, returns an Imperial leader assigned without another to the pool and the card to the hand unseen", () => {
    const state = table({
      phase: "assignment",
      active: "imperial",
      leaders: { "darth-vader": "mission", "general-tagge": "mission", "grand-moff-tarkin": "mission" },
      rebel: { actions: ["false-orders"] },
      imperial: {
        assigned: [
          { card: "draw-them-out", leaders: ["darth-vader"] },
          { card: "gather-intel", leaders: ["general-tagge", "grand-moff-tarkin"] },
        ],
      },
    });
    const window = after(state, [DONE]);
    expect(asks(window)).toBe("rebel: action-card");
    const { state: next, events } = told(window, [use("false-orders", null)]);
    expect(spot(next, "darth-vader")).toBe("pool");
    expect(pile(side(next, "imperial").missions)).toContain("draw-them-out");
    expect(eventsOf(events, "mission-returned")).toMatchObject([{ card: { seenBy: ["imperial"] } }]);
    expect(side(next, "imperial").assigned).toHaveLength(1);
    expect(next.phase).toBe("command");
  });
});

describe("action cards of combats and missions", () => {
  const fight = (more: Scenario): State =>
    table({
      systems: {
        naboo: { units: { "x-wing": 1, "rebel-trooper": 2, stormtrooper: 3, "at-st": 1, "assault-tank": 1 } },
      },
      ...more,
    });

  test("[rote.card.bazes-loyalty] Baze's Loyalty destroys units worth up to 2 printed health at the start of a combat with Chirrut Imwe; they count as destroyed in it", () => {
    const spec = { combat: { system: "naboo", stage: "cards-first", initiator: "rebel" } } as const;
    const card = { rebel: { actions: ["bazes-loyalty"] } };
    const state = fight({ ...spec, ...card, leaders: { "chirrut-imwe": "naboo" } });
    const picking = after(state, [use("bazes-loyalty", "chirrut-imwe")]);
    expect(legal(picking)).toContain("destroy naboo stormtrooper");
    const one = after(picking, [destroy("stormtrooper", "naboo")]);
    expect(legal(one)).not.toContain("destroy naboo at-st");
    const next = after(one, [destroy("stormtrooper", "naboo")]);
    expect(units(next, "naboo")).toMatchObject({ stormtrooper: 1 });
    const combat = next.frames.find((frame) => frame.kind === "combat");
    expect(combat?.kind === "combat" && combat.destroyed[BOX.unitsById.get("stormtrooper")?.index ?? -1]).toBe(2);
  });

  test("[rote.card.needs-leader] An action card used in a combat requires the leader it shows in that system", () => {
    const spec = { combat: { system: "naboo", stage: "cards-first", initiator: "rebel" } } as const;
    const away = fight({ ...spec, rebel: { actions: ["bazes-loyalty"] }, leaders: { "chirrut-imwe": "pool" } });
    expect(legal(away).join(" ")).not.toContain("bazes-loyalty");
  });

  test("[rote.card.good-intel] Good Intel keeps the Rebel tactic cards face up for the combat, and lets the Empire see the advanced card first", () => {
    const state = fight({
      combat: { system: "naboo", stage: "cards-first", initiator: "imperial" },
      active: "imperial",
      imperial: { actions: ["good-intel-rote"] },
      leaders: { "soontir-fel": "naboo" },
    });
    const next = after(state, [use("good-intel-rote", "soontir-fel")]);
    expect(next.modifiers.map(({ effect }) => effect)).toEqual([
      { kind: "open-tactics", faction: "rebel" },
      { kind: "sees-card-first", faction: "imperial" },
    ]);
  });

  test("Son of Skywalker can also fetch Critical Rescue", () => {
    const entry = BOX.cardsById.get("son-of-skywalker-rote");
    const state = table({
      effect: { card: "son-of-skywalker-rote", by: "rebel", system: "naboo", leader: "luke-skywalker" },
      leaders: { "luke-skywalker": "naboo" },
    });
    expect(entry?.type).toBe("action");
    expect([...legal(state)].sort()).toEqual([
      "done",
      "take-card critical-rescue",
      "take-card daring-rescue",
      "take-card seek-yoda",
    ]);
    expect(pile(side(after(state, [take("critical-rescue")]), "rebel").missions)).toContain("critical-rescue");
  });

  test("[rote.card.post-bounty] Post Bounty puts its ring on a Rebel leader without a ring in Jabba's system after a mission of either side has failed there", () => {
    const leaders = {
      "jabba-the-hutt": "naboo",
      "han-solo": "naboo",
      chewbacca: { at: "naboo", ring: "k-2so" },
    } as const;
    const spec = { card: "sabotage-rote", leaders: ["princess-leia"], system: "naboo" };
    const state = judged("rebel", "failure", spec, { leaders, imperial: { actions: ["post-bounty"] } });
    expect(asks(state)).toBe("imperial: action-card");
    const choosing = after(state, [use("post-bounty", "jabba-the-hutt")]);
    expect([...legal(choosing)].sort()).toEqual(["choose-leader han-solo", "choose-leader princess-leia"]);
    expect(ring(after(choosing, [who("han-solo")]), "han-solo")).toBe("bounty");
  });

  test("[rote.card.bounty] Capturing a leader with the Bounty ring costs the Rebels 1 reputation, and the captured ring replaces the Bounty ring", () => {
    const spec = { card: "collect-bounty", leaders: ["boba-fett"], system: "naboo", target: "han-solo" };
    const more = (at2: string | null) => ({
      leaders: { "han-solo": { at: "naboo", ring: at2 } },
      systems: { naboo: { units: { stormtrooper: 1 } } },
    });
    const free = judged("imperial", "success", spec, more(null));
    const marked = judged("imperial", "success", spec, more("bounty"));
    expect(marked.reputation).toBe(free.reputation + 1);
    expect(ring(marked, "han-solo")).toBe("captured");
  });

  test("[rote.card.bounty-blocks] The Millennium Falcon ring cannot be put on a leader with the Bounty ring", () => {
    const state = table({
      leaders: { "han-solo": { at: "pool", ring: "bounty" }, chewbacca: "pool" },
      effect: { card: "the-millennium-falcon", by: "rebel" },
    });
    expect(ring(state, "han-solo")).toBe("bounty");
    expect(ring(state, "chewbacca")).toBe("millennium-falcon");
  });

  test("[rote.objective.discarded] Something to Fight For puts a discarded objective on top of the deck after the Rebels win a battle with Jyn Erso there", () => {
    const state = fight({
      systems: { naboo: { units: { "rebel-trooper": 2 } } },
      leaders: { "jyn-erso": "naboo" },
      objectivesPlayed: ["crippling-blow", "the-long-war"],
      effect: { card: "something-to-fight-for", by: "rebel", system: "naboo", leader: "jyn-erso" },
    });
    expect(legal(state)).toEqual(["take-card crippling-blow", "take-card the-long-war"]);
    const next = after(state, [take("the-long-war")]);
    expect(ids(next.objectivesPlayed)).toEqual(["crippling-blow"]);
    expect(ids(next.objectiveDeck[0]?.cards ?? [])).toEqual(["the-long-war"]);
  });

  test("Trust in the Force places its leader in a subjugated system, gains 1 loyalty and destroys one triangle ground unit", () => {
    const state = table({
      phase: "assignment",
      systems: { ryloth: { units: { stormtrooper: 1, "assault-tank": 1 } } },
      leaders: { "jyn-erso": "pool" },
      rebel: { actions: ["trust-in-the-force"] },
    });
    const picking = after(state, [use("trust-in-the-force", "jyn-erso")]);
    expect(spot(picking, "jyn-erso")).toBe("ryloth");
    expect(place(picking, "ryloth").loyalty).toBe(0);
    expect(legal(picking)).toEqual(["destroy ryloth stormtrooper", "destroy ryloth assault-tank"]);
    expect(units(after(picking, [destroy("assault-tank", "ryloth")]), "ryloth")).toEqual({ stormtrooper: 1 });
  });
});

test("[rote.card.needs-leader] Something to Fight For can be used only if the Rebels win a battle where Jyn Erso is", () => {
  const ended = (jyn: string, winner: 0 | 1) =>
    table({
      leaders: { "jyn-erso": jyn },
      rebel: { actions: ["something-to-fight-for"] },
      objectivesPlayed: ["crippling-blow", "the-long-war"],
      combat: { system: "naboo", stage: "end", round: 1, initiator: "rebel", won: [null, winner] },
    });
  const state = ended("naboo", 0);
  expect(asks(state)).toBe("rebel: action-card");
  expect(legal(state)).toEqual(["use-action something-to-fight-for jyn-erso", "pass"]);
  expect(asks(ended("kashyyyk", 0))).not.toBe("rebel: action-card");
  expect(asks(ended("naboo", 1))).not.toBe("rebel: action-card");
});

describe("cards about decks", () => {
  test("Lord Vader's Orders lets the Empire look at the top three objectives and put them back in any order, which the Rebels do not see", () => {
    const top = ["liberation", "inspire-sympathy", "crippling-blow"];
    const state = table({
      active: "imperial",
      objectiveTop: top,
      effect: { card: "lord-vaders-orders", by: "imperial" },
    });
    expect(asks(state)).toBe("imperial: put-card");
    expect(legal(state)).toHaveLength(3);
    const put = (card: string) => ({ type: "put-card", subject: card, where: "top" }) as const;
    const next = after(state, [put("liberation"), put("crippling-blow")]);
    expect(next.objectiveDeck[0]?.cards.map((code) => BOX.cards[code]?.id)).toEqual([
      "inspire-sympathy",
      "crippling-blow",
      "liberation",
    ]);
    expect(next.objectiveDeck[0]?.knownTo).toBe(2);
  });

  test("He Means Well attaches K-2SO to a leader without a ring", () => {
    const leaders = { "cassian-andor": "pool", "han-solo": { at: "pool", ring: "master-yoda" } } as const;
    const state = table({ leaders, effect: { card: "he-means-well", by: "rebel" } });
    expect(legal(state)).toContain("choose-leader cassian-andor");
    expect(legal(state)).not.toContain("choose-leader han-solo");
    expect(ring(after(state, [who("cassian-andor")]), "cassian-andor")).toBe("k-2so");
  });
});

describe("cards that hold a probe card", () => {
  const probes = ["dagobah", "naboo"];

  test("[rote.card.held-probe] Secret Facility holds an Imperial probe card face down; at the start of a turn it may gain a triangle unit and a Shield Bunker in that system", () => {
    const state = table({
      active: "imperial",
      probes,
      effect: { card: "secret-facility", by: "imperial" },
      base: { system: "hoth" },
    });
    expect(asks(state)).toBe("imperial: hold-probe");
    const { state: held, events } = told(state, [take("probe:dagobah")]);
    expect(eventsOf(events, "cards-moved")).toMatchObject([{ to: "under-card", cards: [{ seenBy: ["imperial"] }] }]);
    expect(pile(held.probes)).toEqual(["probe:naboo"]);
    expect(legal(held)).toContain("use-held secret-facility");
    const using = after(held, [{ type: "use-held", subject: "secret-facility" }]);
    expect([...legal(using)].sort()).toEqual(
      ["take-unit assault-tank", "take-unit stormtrooper", "take-unit tie-fighter", "take-unit tie-striker"].sort(),
    );
    const next = after(using, [{ type: "take-unit", subject: "tie-striker" }]);
    expect(units(next, "dagobah")).toEqual({ "tie-striker": 1, "shield-bunker": 1 });
    expect(asks(next)).toBe("imperial: turn");
    expect(next.held).toBeUndefined();
  });

  test("[rote.card.held-rejoins] A probe card revealed from under a card returns to the Imperial probe cards, and all players see it", () => {
    const state = table({
      active: "imperial",
      held: [{ card: "secret-facility", probe: "dagobah" }],
      imperial: { actionsUsed: ["secret-facility"] },
      base: { system: "hoth" },
    });
    const next = after(state, [
      { type: "use-held", subject: "secret-facility" },
      { type: "take-unit", subject: "stormtrooper" },
    ]);
    expect(pile(next.probes)).toEqual(["probe:dagobah"]);
    expect(next.base.publicCandidates.map((one) => BOX.placeIds[one])).not.toContain("dagobah");
  });

  test("A combat follows if Secret Facility gains units in a system with Rebel units", () => {
    const state = table({
      active: "imperial",
      systems: { dagobah: { units: { "rebel-trooper": 2 } } },
      held: [{ card: "secret-facility", probe: "dagobah" }],
      imperial: { actionsUsed: ["secret-facility"] },
      base: { system: "hoth" },
    });
    const { events } = told(state, [
      { type: "use-held", subject: "secret-facility" },
      { type: "take-unit", subject: "stormtrooper" },
    ]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "dagobah", initiator: "imperial" }]);
  });

  test("Sweep the Area captures a Rebel leader in the system of its probe card at the end of the Command Phase, and moves the leader to the closest Imperial unit", () => {
    const state = table({
      active: "imperial",
      rebel: { passed: true },
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: { "han-solo": "nal-hutta", chewbacca: "nal-hutta" },
      held: [{ card: "sweep-the-area", probe: "nal-hutta" }],
      imperial: { actionsUsed: ["sweep-the-area"] },
    });
    expect(legal(state)).not.toContain("use-held sweep-the-area");
    const end = after(state, [PASS]);
    expect(asks(end)).toBe("imperial: held-card");
    expect(legal(end)).toEqual(["use-held sweep-the-area", "pass"]);
    const choosing = after(end, [{ type: "use-held", subject: "sweep-the-area" }]);
    expect([...legal(choosing)].sort()).toEqual(["choose-leader chewbacca", "choose-leader han-solo"]);
    const { events } = told(choosing, [who("han-solo")]);
    expect(eventsOf(events, "leader-captured")).toMatchObject([{ leader: "han-solo" }]);
    const moved = eventsOf(events, "leader-moved").find(({ leader }) => leader === "han-solo");
    expect(moved).toMatchObject({ from: "nal-hutta", to: "kessel" });
    const kept = after(end, [PASS]);
    expect(kept.held).toHaveLength(1);
    expect(kept.phase).not.toBe("command");
  });

  test("[rote.card.held-not-planted] Plant False Lead cannot take a probe card that another card holds", () => {
    const state = table({
      base: { system: "hoth" },
      held: [{ card: "sweep-the-area", probe: "dagobah" }],
      imperial: { actionsUsed: ["sweep-the-area"] },
      probes: ["naboo"],
      effect: { card: "plant-false-lead", by: "rebel" },
    });
    expect(pile(side(state, "rebel").aside)).toEqual(["probe:naboo"]);
  });

  test("[rote.card.under-the-radar] Under the Radar keeps one of the top four probe cards and puts the other three all on top or all under the deck", () => {
    const probeTop = ["dagobah", "naboo", "hoth", "endor"];
    const state = table({ probeTop, base: { system: "kessel" }, effect: { card: "under-the-radar", by: "rebel" } });
    expect(legal(state)).toHaveLength(4);
    const kept = after(state, [take("probe:naboo")]);
    expect(legal(kept)).toHaveLength(6);
    const put = (card: string, where: "top" | "bottom") => ({ type: "put-card", subject: card, where }) as const;
    const one = after(kept, [put("probe:hoth", "bottom")]);
    expect(legal(one)).toEqual(["put-card probe:dagobah bottom", "put-card probe:endor bottom"].sort());
    const next = after(one, [put("probe:endor", "bottom")]);
    const deck = next.probeDeck.flatMap(({ cards }) => cards);
    expect(deck.slice(-3).map((code) => BOX.cards[code]?.id)).toEqual(["probe:hoth", "probe:endor", "probe:dagobah"]);
    expect(next.held).toHaveLength(1);
    const back = after(next, [{ type: "use-held", subject: "under-the-radar" }]);
    expect(back.held).toBeUndefined();
    expect(BOX.cards[back.probeDeck[0]?.cards[0] ?? -1]?.id).toBe("probe:naboo");
    expect(asks(back)).toBe("rebel: turn");
    refused(back, { type: "use-held", subject: "under-the-radar" }, "rote.card.held-probe");
  });
});
