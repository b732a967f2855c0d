import { game } from "@sw/rebellion-core";
import { expect, it } from "vitest";
import { BOX } from "../../src/testing/box.ts";
import { act, empire, PLAY } from "./table.ts";

/** Every populous system but Coruscant. */
const POPULOUS = BOX.systems.flatMap(({ id, entry, populous }) => (populous && !entry.fixedLoyalty ? [id] : []));

it.each([
  ["rule-by-fear", { startingTop: ["gather-intel"] }],
  ["display-of-power", {}],
])(
  "[solo.def.playable-card] %s is unplayable where the Empire could gain loyalty in none of its systems",
  (card, solo) => {
    const loyal = Object.fromEntries(POPULOUS.map((id) => [id, { loyalty: "imperial" }] as const));
    const troops = { corellia: { loyalty: "imperial", units: { stormtrooper: 1 } } } as const;
    const { events } = act(empire({ solo: { round: [card], ...solo }, systems: { ...loyal, ...troops } }), [PLAY]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cards-moved", to: "deck-bottom", rule: "solo.missions.unplayable" }),
    );
    const rebel = { ...loyal, corellia: { loyalty: "rebel", units: { stormtrooper: 1 } } } as const;
    const played = act(empire({ solo: { round: [card], ...solo }, systems: rebel }), [PLAY]).state;
    expect(game.decision(played)?.context).toMatchObject({ mission: card });
  },
);
