import { describe, expect, it } from "vitest";
import type { CardSide } from "../../../../src/catalogue/entries.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { choose, effect, faces, moving, perform } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { chances, fire } from "../helpers.ts";

describe("Kraken", () => {
  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  it("Kraken lets his unit upgrade an attack die for each of its defeated miniatures", () => {
    const droids: Fielding = { unit: "b1-battle-droids", upgrades: ["kraken"], at: [300, 300] };
    const whole = scene({ armies: [[droids], [LEIA]] }).units[0]?.miniatures ?? [];
    const fallen = whole.map((one, place) =>
      place === 3 || place === 4 ? { ...one, status: "defeated" as const } : one,
    );
    const start = attackOf([{ ...droids, state: { miniatures: fallen } }], [LEIA]);
    const asked = after(start, fire(3));
    const [first = ""] = chances(asked);
    expect(first).toMatch(/^choose-option kraken /);
    const subject = first.slice("choose-option ".length);
    const twice = after(asked, [choose(subject), choose(subject)], faces(3, "blank"));
    expect(engine.decision(twice)?.kind).not.toBe("pool");
    expect(eventsOf(playOut(attackOf([droids], [LEIA]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
  });
});

describe("Force Pike Warrior", () => {
  const EAST = { x: 1, y: 0 };

  const warriors = (side: CardSide): Fielding => ({
    unit: "geonosian-warriors-soldiers-of-the-hive",
    upgrades: ["force-pike-warrior"],
    at: [300, 300],
    state: { sides: [side] },
  });

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [380, 300] };

  const hop = moving({
    type: "standard",
    tool: { speed: 2, first: EAST, second: EAST },
    to: { x: mm(445), y: mm(300), z: 0 },
    followers: "auto",
  });

  it("A Force Pike may be turned over before a move action, and its second side overruns units that are moved over", () => {
    const asked = playOut(acts([warriors("A")], [LEIA, FAR]).state, [perform("move")]).state;
    expect(offered(asked)).toContain("choose-option force-pike-warrior");
    const turned = playOut(asked, [choose("force-pike-warrior")]).state;
    expect(turned.units[0]?.sides).toEqual(["B"]);
    expect(offered(turned)).not.toContain("choose-option force-pike-warrior");
    const over = playOut(turned, [hop]).state;
    expect(offered(over)).toContain("effect 0");
    const attack = playOut(over, [effect()], faces(2, "blank"));
    expect([...(eventsOf(attack, "dice-rolled")[0]?.dice ?? [])].sort()).toEqual(["black-attack", "red-attack"]);
    expect(offered(playOut(asked, [hop]).state)).not.toContain("effect 0");
  });

  it("A Force Pike may be turned back before the defender of an attack action is declared, to be used in melee", () => {
    const near: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [327, 300] };
    const asked = playOut(acts([warriors("B")], [near, FAR]).state, [perform("attack")]).state;
    expect(offered(asked)).toContain("choose-option force-pike-warrior");
    const turned = playOut(asked, [choose("force-pike-warrior")]).state;
    expect(turned.units[0]?.sides).toEqual(["A"]);
    expect(settled(turned).state).toEqual(turned);
  });
});
