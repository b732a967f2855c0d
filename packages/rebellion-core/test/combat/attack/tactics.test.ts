import { describe, expect, it } from "vitest";
import { asked, DONE, ENGINE, eventsOf, legal, refused, units } from "../../looks.ts";
import {
  attack,
  block,
  combat,
  damage,
  dice,
  die,
  draw,
  drawn,
  fight,
  goesOn,
  HERE,
  hand,
  line,
  move,
  option,
  retreat,
  tactic,
  wounds,
} from "../table.ts";

/** The same fight in space and on the ground: three black dice against two strong and one weak unit. */
const THEATERS = [
  {
    theater: "space",
    rebel: { "corellian-corvette": 2 },
    imperial: { "star-destroyer": 2, "tie-fighter": 1 },
    strong: "star-destroyer",
    weak: "tie-fighter",
    own: "corellian-corvette",
    /** Both in the catalogue's order. */
    targets: ["star-destroyer", "tie-fighter"],
  },
  {
    theater: "ground",
    rebel: { airspeeder: 2, "corellian-corvette": 1 },
    imperial: { "at-at": 2, stormtrooper: 1 },
    strong: "at-at",
    weak: "stormtrooper",
    own: "airspeeder",
    /** Both in the catalogue's order. */
    targets: ["stormtrooper", "at-at"],
  },
] as const;

describe.each(THEATERS)("cards of the $theater deck", ({ theater, rebel, imperial, strong, weak, own, targets }) => {
  const there = { rebel, imperial };
  const [red, black] = ["----", "---"] as const;
  const [first, second] = targets;

  it("Critical Hit deals 1 damage to one enemy unit of any health color", () => {
    const card = `${theater}-critical-hit`;
    const { state } = fight({ ...there, hands: { rebel: [card] } }, dice("--", "--"));
    const { state: picking } = line(state, [tactic(card)]);
    expect(asked(picking)).toMatchObject({
      kind: "tactic-damage",
      seat: "rebel",
      rule: "reb.tactic.free-damage-target",
    });
    expect(legal(picking)).toEqual([`damage 0 0 ${first}`, `damage 0 0 ${second}`]);
    refused(picking, DONE, "reb.tactic.free-damage-target");
    const { events } = line(picking, [damage(weak)], dice(red, black));
    expect(eventsOf(events, "damage-assigned")).toMatchObject([
      { unit: weak, amount: 1, source: null, rule: "reb.tactic.free-damage-target", cause: card },
    ]);
    expect(eventsOf(events, "unit-doomed")).toMatchObject([{ unit: weak }]);
  });

  it("Onslaught deals 1 damage to each of one or two different enemy units", () => {
    const card = `${theater}-onslaught`;
    const { state } = fight({ ...there, hands: { rebel: [card] } }, dice("s-", "--"));
    const { state: one } = line(state, [tactic(card, "red"), damage(first)]);
    const again = first === strong ? [`damage 0 0 ${first}`] : [];
    expect(legal(one)).toEqual([...again, `damage 0 0 ${second}`, "done"]);
    const both = line(one, [damage(second)], dice(red, black));
    expect(eventsOf(both.events, "damage-assigned")).toMatchObject([{ unit: first }, { unit: second }]);
    expect(eventsOf(both.events, "unit-doomed")).toMatchObject([{ unit: weak }]);
    const single = line(one, [DONE], dice(red, black));
    expect(eventsOf(single.events, "damage-assigned")).toMatchObject([{ unit: first, amount: 1 }]);
    const strongFirst = line(state, [tactic(card, "red"), damage(strong)]);
    const two = line(strongFirst.state, [damage(strong)], dice(red, black));
    expect(wounds(two.state)).toEqual([`${strong} 1+0`, `${strong} 1+0`]);
  });

  it("[tt.decision.picks] The first target of Onslaught may be taken back until the last one is chosen", () => {
    const { state } = fight({ ...there, hands: { rebel: [`${theater}-onslaught`] } }, dice("s-", "--"));
    const { state: picking } = line(state, [tactic(`${theater}-onslaught`, "red")]);
    for (const unit of [strong, weak]) {
      const { state: one } = line(picking, [damage(unit)]);
      const pick = { type: "damage", subject: unit, markers: 0, assigned: 0 } as const;
      expect(ENGINE.legalActions(one, { picks: "all" })).toContainEqual({ type: "unpick", pick });
      expect(line(one, [{ type: "unpick", pick }]).state).toEqual(picking);
    }
  });

  it("Take It Down deals 2 damage to one enemy unit", () => {
    const card = `${theater}-take-it-down`;
    const { state } = fight({ ...there, hands: { rebel: [card] } }, dice("s-", "--"));
    const { state: after, events } = line(state, [tactic(card, "red"), damage(strong)], dice(red, black));
    expect(eventsOf(events, "damage-assigned")).toMatchObject([{ unit: strong, amount: 2, cause: card }]);
    expect(wounds(after)).toEqual([`${strong} 2+0`]);
  });

  it("[reb.attack-steps.reroll-together] Concentrate Fire rerolls one or two own dice together", () => {
    const card = `${theater}-concentrate-fire`;
    const { state } = fight({ ...there, hands: { rebel: [card] } }, dice("h-", "--"));
    const { state: picking } = line(state, [tactic(card)]);
    expect(asked(picking)).toMatchObject({ kind: "tactic-reroll", rule: "reb.attack-steps.reroll-together" });
    expect(legal(picking)).toEqual(["pick-die red hit", "pick-die red blank", "pick-die black blank"]);
    const { state: last } = line(picking, [die("red", "blank")]);
    expect(attack(last).dice).toEqual(attack(picking).dice);
    expect(legal(last)).toEqual(["pick-die black blank", "done"]);
    const one = line(last, [DONE], dice("s"));
    expect(attack(one.state).dice[0]).toEqual([1, 0, 1, 0]);
    expect(eventsOf(one.events, "die-changed")).toMatchObject([
      { from: { die: "red", face: "blank" }, to: { die: "red", face: "special" }, how: "reroll" },
    ]);
  });

  it("Brilliant Strategy draws two more tactic cards from either deck, one after the other", () => {
    const card = `${theater}-brilliant-strategy`;
    const { state } = fight({ ...there, hands: { rebel: [card] } }, dice("s-", "--"));
    const { state: drawing } = line(state, [tactic(card, "red")]);
    expect(asked(drawing)).toMatchObject({ kind: "tactic-draw" });
    expect(legal(drawing)).toEqual(["choose-option 0", "choose-option 1"]);
    const { state: one } = line(drawing, [option(1)], drawn("ground-dig-in"));
    expect(hand(one, "rebel")).toEqual(["ground-dig-in"]);
    expect(legal(one)).toEqual(["choose-option 0", "choose-option 1"]);
    const two = line(one, [option(0)], drawn("space-outmaneuver"));
    expect(hand(two.state, "rebel")).toEqual(["ground-dig-in", "space-outmaneuver"]);
    expect(asked(two.state).kind).toBe("combat-actions");
    expect(attack(two.state).card).toBe(-1);
  });

  it("[reb.attack-steps.block] Defensive Formation blocks 1 assigned damage of a die or a card", () => {
    const card = `${theater}-defensive-formation`;
    const { state } = fight({ ...there, hands: { imperial: [card] } }, dice("hh", "--"));
    expect(asked(state)).toMatchObject({ kind: "assign-damage" });
    const { state: blocking } = line(state, [damage(strong, 0, 1)]);
    expect(asked(blocking)).toMatchObject({ kind: "block-damage", seat: "imperial", rule: "reb.attack-steps.block" });
    expect(legal(blocking)).toEqual([`play-tactic ${card} null`, "done"]);
    const { state: after, events } = line(blocking, [tactic(card)], dice(red, black));
    expect(eventsOf(events, "damage-blocked")).toMatchObject([
      { unit: strong, amount: 1, faction: "imperial", rule: "reb.attack-steps.block", cause: card },
    ]);
    expect(wounds(after)).toEqual([`${strong} 1+0`]);
    const byCard = fight(
      { ...there, hands: { rebel: [`${theater}-critical-hit`], imperial: [card] } },
      dice("--", "--"),
    );
    const { state: hit } = line(byCard.state, [tactic(`${theater}-critical-hit`), damage(weak)]);
    const dealt = line(hit, [tactic(card)], dice(red, black));
    expect(wounds(dealt.state)).toEqual([]);
    expect(units(dealt.state, HERE)).toMatchObject(imperial);
  });

  it("[reb.attack-steps.block] The attacked side may block with one card after another as long as damage is left, and is then not asked again", () => {
    const card = `${theater}-defensive-formation`;
    const hands = { imperial: [card, card] };
    const blocked = (hits: string) => {
      const { state } = fight({ ...there, hands }, dice(hits, "--"));
      const assigned = hits === "h-" ? state : line(state, [damage(strong, 0, 1)]).state;
      return line(assigned, [tactic(card)], hits === "h-" ? dice(red, black) : []).state;
    };
    const none = blocked("h-");
    expect(asked(none)).toMatchObject({ kind: "combat-actions", seat: "imperial" });
    expect([wounds(none), hand(none, "imperial")]).toEqual([[], [card]]);
    const more = blocked("hh");
    expect(asked(more)).toMatchObject({ kind: "block-damage", seat: "imperial" });
    expect(wounds(more)).toEqual([`${strong} 0+1`]);
    expect(wounds(line(more, [tactic(card)], dice(red, black)).state)).toEqual([]);
  });

  it("[reb.attack-steps.block-split] The tactic card that blocks 2 damage costs another card and may protect one or two units", () => {
    const card = theater === "space" ? "space-outmaneuver" : "ground-dig-in";
    const other = `${theater}-critical-hit`;
    const hands = { imperial: [card, other] };
    const { state } = fight({ ...there, hands }, dice("hh", "--"));
    const { state: split } = line(state, [damage(strong)]);
    expect(legal(split)).toEqual([`play-tactic ${card} null`, "done"]);
    // The other card is the only one, which all can tell: it goes without a question, and an event tells so.
    const { state: last, events } = line(split, [tactic(card)]);
    expect(JSON.stringify(events)).toContain(other);
    expect(hand(last, "imperial")).toEqual([]);
    expect(wounds(last)).toEqual([`${strong} 0+1`]);
    expect(asked(last)).toMatchObject({ kind: "block-units", rule: "reb.attack-steps.block-split" });
    expect(legal(last)).toEqual([`block 1 0 ${strong}`, "done"]);
    expect(wounds(line(last, [block(strong, 1)], dice(red, black)).state)).toEqual([]);
    expect(wounds(line(last, [DONE], dice(red, black)).state)).toEqual([`${strong} 1+0`]);
    const { state: together } = line(state, [damage(strong, 0, 1), tactic(card)]);
    expect(wounds(together)).toEqual([`${strong} 0+1`]);
    expect(wounds(line(together, [block(strong, 1)], dice(red, black)).state)).toEqual([]);
    const apart = fight({ ...there, hands }, dice("h-", "h-"));
    const { state: either } = line(apart.state, [tactic(card)]);
    expect(legal(either)).toEqual([`block 1 0 ${second}`, `block 1 0 ${first}`]);
    const low = line(either, [block(first, 1), DONE], dice(red, black));
    expect(eventsOf(low.events, "damage-blocked")).toHaveLength(1);
    expect(legal(line(either, [block(second, 1)]).state)).toEqual([`block 1 0 ${first}`, "done"]);
    const rich = fight({ ...there, hands: { imperial: [card, other, other] } }, dice("hh", "--"));
    const { state: paying } = line(rich.state, [damage(strong), tactic(card)]);
    expect(asked(paying)).toMatchObject({ kind: "discard-tactic", seat: "imperial" });
    expect(legal(paying)).toEqual([`discard ${other}`]);
    const alone = fight({ ...there, hands: { imperial: [card] } }, dice("hh", "--"));
    const { state: unpaid } = line(alone.state, [damage(strong)]);
    expect(legal(unpaid)).toEqual(["done"]);
    refused(unpaid, tactic(card), "reb.attack-steps.block");
  });

  it("Unstoppable Assault prevents the enemy from blocking in this battle, and the enemy is not asked", () => {
    const card = `${theater}-unstoppable-assault`;
    const hands = { rebel: [card], imperial: [`${theater}-defensive-formation`] };
    const { state } = fight({ ...there, hands }, dice("sh", "--"));
    const { state: after } = line(state, [tactic(card, "red")], dice(red, black));
    expect(combat(after).stage).toMatch(/-end$/);
    expect(wounds(after)).toEqual([`${strong} 1+0`]);
    expect(hand(after, "imperial")).toEqual([`${theater}-defensive-formation`]);
    expect(asked(after).kind).toBe("combat-actions");
  });

  it("[reb.attack-steps.block-cards-only] Only tactic cards that block can be played when damage is blocked", () => {
    const hands = { imperial: [`${theater}-critical-hit`, `${theater}-defensive-formation`] };
    const { state } = fight({ ...there, hands }, dice("h-", "--"));
    expect(legal(state)).toEqual([`play-tactic ${theater}-defensive-formation null`, "done"]);
    refused(state, tactic(`${theater}-critical-hit`), "reb.attack-steps.block-cards-only");
    refused(state, draw(), "reb.attack-steps.block");
    const attacking = fight({ ...there, hands: { rebel: [`${theater}-defensive-formation`] } }, dice("h-", "--"));
    expect(legal(attacking.state)).toEqual(["done"]);
    refused(attacking.state, tactic(`${theater}-defensive-formation`), "reb.attack-steps.block");
  });

  it("[reb.attack-steps.markers-unblockable] Damage markers of earlier rounds cannot be blocked", () => {
    const card = `${theater}-defensive-formation`;
    const spec = {
      ...there,
      hands: { imperial: [card] },
      combat: { wounds: { imperial: [{ unit: strong, markers: 2 }] } },
    };
    const unasked = fight(spec, [...dice("--", "--"), ...dice(red, black)]);
    expect(asked(unasked.state)).toMatchObject({ kind: "combat-actions", seat: "imperial" });
    const { state } = fight(spec, dice("h-", "--"));
    const { state: blocking } = line(state, [damage(strong, 2)]);
    const { state: after } = line(blocking, [tactic(card)], dice(red, black));
    expect(wounds(after)).toEqual([`${strong} 2+0`]);
  });

  it("[reb.attack-steps.reroll-again] A die that was rerolled may be rerolled again by another ability", () => {
    const cards = [`${theater}-concentrate-fire`, `${theater}-concentrate-fire`] as const;
    const { state } = fight({ ...there, hands: { rebel: cards } }, dice("--", "--"));
    const card = tactic(cards[0]);
    const once = line(state, [card, die("red", "blank"), DONE], dice("h"));
    const twice = line(once.state, [card, die("red", "hit"), DONE], [...dice("-"), ...dice(red, black)]);
    expect(eventsOf(twice.events, "die-changed")).toMatchObject([{ from: { face: "hit" }, to: { face: "blank" } }]);
    expect(own in units(twice.state, HERE)).toBe(true);
  });
});

describe("cards of one deck alone", () => {
  it("No Escape prevents the enemy from being asked to retreat in this round, but not in the next", () => {
    const spec = {
      rebel: { "x-wing": 1 },
      imperial: { "tie-fighter": 1, "star-destroyer": 1 },
      there: ["general-tagge"],
    };
    const hands = { rebel: ["space-no-escape", "space-defensive-formation"] };
    const { state } = fight({ ...spec, hands }, dice("", "-"));
    const { state: barred } = line(state, [tactic("space-no-escape")]);
    expect(combat(barred).barred).toEqual([false, true]);
    const { state: next } = line(barred, [DONE], [...dice("--", "--"), ...dice("", "-")]);
    expect(combat(next)).toMatchObject({ round: 2, barred: [false, false] });
    const { state: later } = line(next, [DONE], dice("--", "--"));
    expect(asked(later)).toMatchObject({ kind: "retreat", seat: "imperial" });
  });

  it("[reb.faq.escape-plan] Escape Plan removes only the need for transport", () => {
    const spec = {
      rebel: { "rebel-trooper": 2, airspeeder: 1 },
      imperial: { "at-st": 1, "assault-carrier": 1 },
      hands: { rebel: ["ground-escape-plan"] },
    };
    const { state } = fight(spec, dice("-", "---"));
    const { state: played } = line(state, [tactic("ground-escape-plan")], dice("-", "-"));
    expect(asked(played)).toMatchObject({ kind: "retreat", seat: "rebel" });
    const { state: moving } = line(played, [retreat("jan-dodonna", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} rebel-trooper`, `move ${HERE} airspeeder`]);
    const { state: gone } = line(moving, [move("rebel-trooper"), move("rebel-trooper"), DONE]);
    expect(units(gone, "malastare")).toEqual({ "rebel-trooper": 2 });
    const withoutCard = fight({ ...spec, hands: {} }, [...dice("-", "---"), ...dice("-", "-")]);
    expect(asked(withoutCard.state)).toMatchObject({ kind: "retreat", seat: "imperial" });
    const leaderless = fight({ ...spec, there: ["general-tagge"] }, dice("-", "---"));
    const { state: stuck } = line(leaderless.state, [tactic("ground-escape-plan")], dice("-", "-"));
    expect(asked(stuck)).toMatchObject({ kind: "retreat", seat: "imperial" });
    const alone = fight({ ...spec, rebel: { airspeeder: 2 }, imperial: { "at-st": 1 } }, dice("hh", "--"));
    const { state: won } = line(alone.state, [tactic("ground-escape-plan")], dice("-", "-"));
    expect(goesOn(won)).toBe(false);
  });

  it("Bombardment deals the red dice of one own ship as damage to ground units, divided as its player likes", () => {
    const spec = {
      rebel: { "rebel-trooper": 2 },
      imperial: { "death-star": 1, "star-destroyer": 1, "tie-fighter": 1, "at-st": 1 },
      by: "imperial",
      hands: { imperial: ["ground-bombardment"] },
      there: [],
    } as const;
    const { state } = fight({ ...spec, rebel: { "rebel-trooper": 2, airspeeder: 2 } }, dice("s", "-"));
    const { state: ships } = line(state, [tactic("ground-bombardment", "red")]);
    expect(asked(ships)).toMatchObject({ kind: "tactic-bombard", seat: "imperial" });
    expect(legal(ships)).toEqual(["take-unit star-destroyer", "take-unit death-star"]);
    const { state: aiming } = line(ships, [{ type: "take-unit", subject: "star-destroyer" }]);
    expect(legal(aiming)).toEqual(["damage 0 0 rebel-trooper", "damage 0 0 airspeeder"]);
    const next = [...dice("--", "----"), ...dice("s", "-")];
    const split = line(aiming, [damage("rebel-trooper"), damage("airspeeder")], next);
    expect(eventsOf(split.events, "damage-assigned")).toMatchObject([
      { unit: "rebel-trooper", amount: 1, cause: "ground-bombardment" },
      { unit: "airspeeder", amount: 1, cause: "ground-bombardment" },
    ]);
    expect(eventsOf(split.events, "unit-doomed")).toMatchObject([{ unit: "rebel-trooper" }]);
    const { state: station } = line(ships, [{ type: "take-unit", subject: "death-star" }]);
    expect(attack(station).left).toBe(4);
    const shipless = fight({ ...spec, imperial: { "at-st": 1, "tie-fighter": 1 } }, dice("s", "-"));
    refused(shipless.state, tactic("ground-bombardment", "red"), "reb.tactic.unit-present");
  });

  it("[tt.decision.picks] Bombardment damage may be dealt to ground units in any order, and only units from the last one hit onward are listed", () => {
    const { state } = fight(
      {
        rebel: { "rebel-trooper": 2, airspeeder: 2 },
        imperial: { "star-destroyer": 1, "at-st": 1 },
        by: "imperial",
        hands: { imperial: ["ground-bombardment"] },
        there: [],
      },
      dice("s", "-"),
    );
    const { state: aiming } = line(state, [tactic("ground-bombardment", "red")]);
    const speeder = line(aiming, [damage("airspeeder")]).state;
    expect(legal(speeder)).not.toContain("damage 0 0 rebel-trooper");
    expect(ENGINE.legalActions(speeder, { picks: "all" })).toContainEqual(damage("rebel-trooper"));
    const next = [...dice("--", "----"), ...dice("s", "-")];
    const backwards = line(speeder, [damage("rebel-trooper")], next);
    expect(backwards.state).toEqual(line(aiming, [damage("rebel-trooper"), damage("airspeeder")], next).state);
  });

  it("[reb.tactic.unit-present] A tactic card that deals damage can be played only if a unit can take it", () => {
    const { state } = fight(
      { rebel: { "x-wing": 1 }, imperial: { "death-star": 1 }, hands: { rebel: ["space-critical-hit"] } },
      dice("", "-"),
    );
    expect(legal(state)).toEqual(["done"]);
    refused(state, tactic("space-critical-hit"), "reb.tactic.unit-present");
  });

  it("[reb.tactic.free-damage-target] Damage of a tactic card can be dealt only to units of the theater, which its player chooses", () => {
    const { state } = fight(
      {
        rebel: { "x-wing": 1, "rebel-trooper": 1 },
        imperial: { "star-destroyer": 1, "tie-fighter": 1, stormtrooper: 1 },
        hands: { rebel: ["space-critical-hit"] },
      },
      dice("", "-"),
    );
    const { state: picking } = line(state, [tactic("space-critical-hit")]);
    expect(legal(picking)).toEqual(["damage 0 0 star-destroyer", "damage 0 0 tie-fighter"]);
  });
});
