import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { moveThat } from "../../../helpers/moves.ts";
import { held, offered } from "../../../helpers/reading.ts";
import { battle, follow } from "../../../helpers/script.ts";

describe("Disengage", () => {
  it("[leg.kw.disengage] [leg.kw.agile-x] Jyn Erso may leave one enemy by a standard move, which triggers Agile, and attack afterwards", () => {
    const start = battle(
      [{ unit: "jyn-erso-stardust", at: [300, 300] }],
      [
        {
          unit: "stormtroopers",
          at: [327, 300],
          others: [
            [355, 300],
            [355, 330],
            [355, 270],
          ],
        },
      ],
    );
    const moving = follow(start, "perform move").state;
    const away = moveThat(moving, (one) => one.type === "standard" && typeof one.to === "object" && one.to.x < 20_000);
    const over = follow(moving, away);
    expect(held(over, "p1.0", "dodge")).toBe(1);
    expect(offered(over.state)).toContain("perform attack");
  });

  it("[leg.kw.disengage] Jyn Erso in melee with two enemy units can only withdraw, and cannot attack afterwards", () => {
    const start = battle(
      [{ unit: "jyn-erso-stardust", at: [300, 300] }],
      [
        {
          unit: "stormtroopers",
          at: [327, 300],
          others: [
            [355, 300],
            [355, 330],
            [355, 270],
          ],
        },
        {
          unit: "stormtroopers",
          at: [273, 300],
          others: [
            [245, 300],
            [245, 330],
            [245, 270],
          ],
        },
      ],
    );
    expect(offered(start)).not.toContain("perform move");
    const moving = follow(start, "perform withdraw").state;
    const speeds = game
      .legalActions(moving)
      .flatMap((one) => (one.type === "move" && "tool" in one.move ? [one.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(1);
    const away = moveThat(moving, (one) => one.type === "standard");
    const over = follow(moving, away);
    expect(offered(over.state)).not.toContain("perform attack");
  });
});
