import { describe, expect, test } from "vitest";
import { spot } from "../../looks.ts";
import { die, HERE, leader, move, option, retreat } from "../table.ts";
import {
  asked,
  battle,
  card,
  combatOf,
  DONE,
  dice,
  fought,
  legal,
  line,
  PASS,
  question,
  refused,
  tale,
  UPPER,
  unitsAt,
} from "./table.ts";

const SHIPS = { rebel: { "x-wing": 2 }, imperial: { "tie-fighter": 2 } } as const;

function use(
  id: string,
  by: string,
): { readonly type: "use-action"; readonly subject: string; readonly leader: string } {
  return { type: "use-action", subject: id, leader: by };
}

describe("action cards of the base box in cinematic combat", () => {
  test("Keep Them from Escaping prevents Escape Plan as it prevents any other retreat", () => {
    const modifiers = [
      {
        effect: { kind: "no-retreat", faction: "rebel" },
        card: "keep-them-from-escaping",
        until: "end-of-combat",
        system: HERE,
      },
    ] as const;
    const spec = {
      theater: "ground",
      cards: { rebel: "escape-plan", imperial: "overrun" },
      rebel: { "rebel-transport": 1, "rebel-trooper": 1 },
      imperial: { stormtrooper: 1 },
      there: ["jan-dodonna"],
      modifiers,
    } as const;
    expect(question(fought(spec, [UPPER]).state)).toBe("imperial tactic-half");
  });

  test("[rote.card.track-them] [rote.cinematic.escape-is-a-retreat] Track Them can be used against Escape Plan as against any retreat, after the Imperial card is canceled", () => {
    const spec = {
      theater: "ground",
      cards: { rebel: "escape-plan", imperial: "overrun" },
      rebel: { "rebel-transport": 1, "rebel-trooper": 1 },
      imperial: { stormtrooper: 1 },
      there: ["jan-dodonna", "general-veers"],
      actions: { imperial: ["track-them"] },
    } as const;
    const away = [UPPER, retreat("jan-dodonna", "malastare"), move("rebel-trooper")];
    const { state, events } = fought(spec, away);
    expect(tale(events)).toContain("overrun canceled");
    expect(question(state)).toBe("imperial action-card");
    const { state: used } = line(state, [{ type: "use-action", subject: "track-them", leader: null }], dice("", "-"));
    expect(spot(used, "general-veers")).toBe("pool");
    const passed = line(state, [PASS], dice("", "-"));
    expect(spot(passed.state, "general-veers")).toBe(HERE);
  });

  test("[rote.card.track-them] Track Them cannot be used against a retreat of the Empire", () => {
    const spec = { ...SHIPS, imperial: { "star-destroyer": 1 }, there: ["darth-vader", "general-tagge"] } as const;
    const actions = { imperial: ["track-them"] };
    const state = combatOf({ ...spec, actions, by: "imperial", at: "retreat", combat: { round: 1 } });
    expect(question(state)).toBe("imperial retreat");
    const { state: fled, events } = line(state, [retreat("darth-vader", "malastare")]);
    expect(tale(events)).toContain("imperial retreats to malastare");
    expect(question(fled)).not.toBe("imperial action-card");
  });

  test("According to My Design removes dice from each battle of the first round only, before the limits are applied", () => {
    const actions = { imperial: ["according-to-my-design"] };
    const start = combatOf({ ...SHIPS, by: "imperial", at: "cards-first", there: ["emperor-palpatine"], actions });
    const cards = [card("swarm-tactics"), card("escort"), PASS, PASS];
    const first = line(start, [use("according-to-my-design", "emperor-palpatine"), ...cards, DONE], dice("", "--"));
    expect(tale(first.events).filter((text) => text.startsWith("rebel rolls"))).toEqual([]);
    expect(question(first.state)).toBe("imperial choose-tactic");
    const later = [card("tractor-beam"), card("bombing-run"), PASS, PASS, DONE];
    const { events } = line(first.state, later, [...dice("", "--"), ...dice("", "--")]);
    expect(tale(events)).toContain("rebel rolls black blank, black blank");
  });

  test("One in a Million sets dice of a cinematic attack before it rolls", () => {
    const actions = { rebel: ["one-in-a-million"] };
    const start = combatOf({ ...SHIPS, there: ["luke-skywalker"], actions });
    const { state } = line(start, [
      card("escort"),
      card("swarm-tactics"),
      PASS,
      PASS,
      use("one-in-a-million", "luke-skywalker"),
    ]);
    expect(asked(state).kind).toBe("set-dice");
    const { events } = line(state, [die("black", "hit"), die("black", "hit")]);
    expect(tale(events)[0]).toBe("rebel rolls black hit, black hit");
  });

  test("Ready for Action brings in a leader whose tactic value can reroll dice", () => {
    const actions = { imperial: ["ready-for-action"] };
    const start = combatOf({
      ...SHIPS,
      by: "imperial",
      at: "cards-first",
      leaders: { "general-veers": "pool" },
      actions,
    });
    const cards = [card("swarm-tactics"), card("escort"), PASS, PASS];
    const { state } = line(start, [use("ready-for-action", "general-veers"), ...cards], dice("", "--"));
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "cinematic-actions" });
  });

  test("Target the Generator and Fully Operational destroy a unit before the first tactic cards are chosen", () => {
    const actions = { imperial: ["target-the-generator"] };
    const spec = {
      by: "imperial",
      at: "cards-first",
      rebel: { "rebel-trooper": 1, "shield-generator": 1 },
      imperial: { stormtrooper: 1 },
      there: ["general-veers"],
      actions,
    } as const;
    const { state } = line(combatOf(spec), [use("target-the-generator", "general-veers")]);
    expect(question(state)).toBe("imperial choose-tactic");
    expect(unitsAt(state, HERE)).toEqual({ "rebel-trooper": 1, stormtrooper: 1 });
    const station = {
      ...spec,
      rebel: { "x-wing": 1 },
      imperial: { "death-star": 1, "tie-fighter": 1 },
      there: ["moff-jerjerrod"],
      actions: { imperial: ["fully-operational"] },
    } as const;
    const { events } = line(combatOf(station), [use("fully-operational", "moff-jerjerrod")]);
    expect(tale(events)).toContain("destroyed: 1 x-wing");
  });

  test("The Rebels may use Noble Sacrifice when Tractor Beam captures Obi-Wan Kenobi", () => {
    const spec = {
      by: "imperial",
      cards: { imperial: "tractor-beam" },
      rebel: { "x-wing": 1 },
      imperial: { "star-destroyer": 1 },
      there: ["obi-wan-kenobi"],
      actions: { rebel: ["noble-sacrifice"] },
    } as const;
    const { state } = battle(spec);
    const taken = line(state, [UPPER, DONE, leader("obi-wan-kenobi")], [...dice("--", "h"), ...dice("", "-")]);
    expect(question(taken.state)).toBe("rebel action-card");
    expect(legal(taken.state)).toContain("use-action noble-sacrifice obi-wan-kenobi");
    refused(taken.state, option(0), "reb.action.timing-special");
  });
});
