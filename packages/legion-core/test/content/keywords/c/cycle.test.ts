import { describe, expect, it } from "vitest";
import { add, DONE, perform } from "../../../helpers/actions.ts";
import { acts, READY } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { box, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Cycle", () => {
  const fleet = (cards: "readied" | "exhausted"): Fielding => {
    return { unit: "fleet-troopers", upgrades: ["mpl-57-barrage-trooper"], at: HERE, state: { cards: [cards] } };
  };

  const others: Fielding = { unit: "stormtroopers", at: [300, 600], state: READY };

  it("[leg.kw.cycle] Cycle readies a card at the end of the activation only if it was not used during it", () => {
    const dice = box.cards.upgrades.get("mpl-57-barrage-trooper")?.weapons?.[0]?.dice;
    const count = (dice?.red ?? 0) + (dice?.black ?? 0) + (dice?.white ?? 0);
    const blanks = Array.from({ length: count }, () => "blank");
    const rested = playOut(acts([fleet("exhausted")], [others]).state, [DONE]);
    expect(rested.state.units[0]?.cards).toEqual(["readied"]);
    expect(eventsOf(rested, "card-turned")).toMatchObject([{ rule: "leg.kw.cycle" }]);
    const armed = playOut(acts([fleet("readied")], [others]).state, [perform("attack")]).state;
    const used = playOut(armed, [add(4, 1), DONE], blanks).state;
    expect(used.units[0]?.cards).toEqual(["exhausted"]);
    expect(used.frames.flatMap((frame) => (frame.kind === "activation" ? frame.marks : []))).toEqual([
      "used mpl-57-barrage-trooper",
    ]);
  });

  it("[leg.kw.cycle] A card with Cycle is not readied at the end of a friend's activation, and a readied card stays readied", () => {
    const friend: Fielding = { unit: "rebel-troopers", at: [800, 300] };
    const friends = playOut(acts([friend, fleet("exhausted")], [others]).state, [DONE]);
    expect(friends.state.units[1]?.cards).toEqual(["exhausted"]);
    const own = playOut(acts([fleet("readied"), friend], [others]).state, [DONE]);
    expect(eventsOf(own, "card-turned")).toEqual([]);
  });
});
