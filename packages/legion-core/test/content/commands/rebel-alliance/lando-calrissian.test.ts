import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import {
  activate,
  choose,
  chooseCard,
  DONE,
  effect,
  faces,
  PASS,
  perform,
  unitChosen,
} from "../../../helpers/actions.ts";
import { FAR_SIDE, fight, here, LOST, playing } from "../../../helpers/commands.ts";
import { handOf, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { apart, through } from "../reach.ts";

const STORM = "stormtroopers";
const LANDO = here("lando-calrissian-canny-general");

/** The state in which the first unit of the first player has been activated, after a card that it was ordered by. */
const begun = (card: string, mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [LOST], more = {}): State =>
  through(playing(card, { units: mine, ...more }, { units: theirs }).state, "order p1.0", "done", "activate p1.0");

it("[leg.cards.command-use] Corellian Spike rolls two red attack dice against the enemy that Lando picks", () => {
  const asked = begun("corellian-spike", [LANDO], [apart(STORM, 100)]);
  const { events, state } = play(asked, [unitChosen("p2.0")], { draws: dice(["blank", "critical"]) });
  expect(events).toContainEqual(expect.objectContaining({ type: "dice-rolled", dice: ["red-attack", "red-attack"] }));
  expect([tokensOf(state, "p2.0")["immobilize"], tokensOf(state, "p1.0")["immobilize"]]).toEqual([2, 2]);
});

describe("Idiot's Array", () => {
  const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
  const CASSIAN = { unit: "cassian-andor-capable-intelligence-agent", at: [600, 200] } as const;
  const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;

  it("[leg.modify-attack.attacker-first] Idiot's Array turns a hit and a surge into criticals if the roll also shows a blank and the defender is near Lando", () => {
    const rolling = (token: "faceup" | "none", at: readonly [number, number], faces: readonly string[]): State =>
      play(
        fight({
          revealed: "idiots-array",
          mine: [LANDO, { ...CASSIAN, order: token }],
          // The question about this token shows the pool as it stands then.
          theirs: [{ ...ONE, at, tokens: { dodge: token === "faceup" && faces.length === 4 ? 1 : 0 } }],
          activating: "p1.1",
        }),
        [perform("attack")],
        { draws: dice(faces) },
      ).state;
    const hand = ["blank", "attack-surge", "hit", "blank"];
    const array = rolling("faceup", [500, 400], hand);
    expect(offered(array)).toContain("choose-option idiots-array");
    const { frames } = play(array, [choose("idiots-array")]).state;
    const results = frames.flatMap((frame) => (frame.kind === "pool" ? [[frame.pool.criticals, frame.pool.hits]] : []));
    expect(results).toEqual([[2, 0]]);
    for (const other of [
      rolling("none", [500, 400], [...hand, "block", "block"]),
      rolling("faceup", [800, 420], [...hand, "block", "block"]),
      rolling("faceup", [500, 400], ["hit", "attack-surge", "hit", "hit", "block", "block", "block", "block"]),
    ]) {
      expect(offered(other)).not.toContain("choose-option idiots-array");
    }
  });

  it("[leg.roll-attack.convert-chart] Idiot's Array changes none of the dice that Clairvoyance has rolled again", () => {
    const luke: UnitSpec = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["clairvoyance"],
      at: [500, 200],
      order: "faceup",
      tokens: { surge: 1 },
    };
    const start = fight({ revealed: "idiots-array", mine: [LANDO, luke], theirs: [ONE], activating: "p1.1" });
    const rolled = follow(start, "perform attack", [...faces(3, "blank"), "hit"]);
    expect(offered(rolled.state)).toContain("choose-option clairvoyance");
    const again = follow(rolled.state, "choose-option clairvoyance", ["blank", "blank", "attack-surge", "hit"]);
    expect(offered(again.state)).toEqual(["choose-option surge", "pass"]);
  });
});

describe("Ace Up His Sleeve", () => {
  const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;
  const HAN = { unit: "han-solo-unorthodox-general", at: [400, 200] } as const;
  const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
  const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;

  /** The Command Phase in which both players have chosen a card. */
  function chosen(mine: SideSpec, theirs: SideSpec): State {
    return play(
      scenario({ phase: "command", "player-1": mine, "player-2": theirs }),
      [mine, theirs].flatMap(({ hand = [] }) => hand.slice(0, 1).map(chooseCard)),
    ).state;
  }

  const rival: SideSpec = { hand: ["ambush", "push"], units: [VEERS] };

  /** The question about the hand, which Lando's player puts before his One Step Ahead. */
  const handAsked = (second: string): State =>
    play(chosen({ hand: ["assault", second], units: [LANDO, TROOPS] }, rival), [effect(1)]).state;

  it("[leg.timing.own-order] Lando may use One Step Ahead before or after Ace Up His Sleeve", () => {
    const state = chosen({ hand: ["assault", "ace-up-his-sleeve"], units: [LANDO, TROOPS] }, rival);
    expect(game.decision(state)).toMatchObject({
      kind: "effects",
      context: { effects: [{ effect: "one-step-ahead" }, { effect: "hand" }] },
    });
    const ahead = play(state, [effect(0)]).state;
    expect(offered(ahead)).toEqual(["choose-unit p1.0", "done"]);
    expect(game.decision(play(ahead, [DONE]).state)?.kind).toBe("hand");
    const swapped = play(state, [effect(1), chooseCard("ace-up-his-sleeve")]).state;
    expect(offered(swapped)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
  });

  it("[leg.timing.blue-first-without-priority] One Step Ahead of the blue player comes before Ace Up His Sleeve of the red player", () => {
    const blue: SideSpec = { hand: ["push"], units: [LANDO, TROOPS] };
    const red: SideSpec = { hand: ["assault", "ace-up-his-sleeve"], units: [{ ...LANDO, at: [1600, 700] }] };
    const state = chosen(blue, red);
    expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "choose-unit" });
    expect(game.decision(play(state, [DONE]).state)).toMatchObject({ seat: "player-2", kind: "effects" });
  });

  it("[leg.cards.command-use] Ace Up His Sleeve is played from the hand instead of the revealed card, which publicly returns to the hand", () => {
    const state = handAsked("ace-up-his-sleeve");
    expect(game.decision(state)).toMatchObject({
      seat: "player-1",
      kind: "hand",
      context: { moment: "before-card-effects" },
    });
    expect(offered(state)).toEqual(["choose-command ace-up-his-sleeve", "pass"]);
    const { state: swapped, events } = play(state, [chooseCard("ace-up-his-sleeve")]);
    expect(handOf(swapped, 0)).toEqual(["assault"]);
    expect(game.view(swapped, "player-2").sides["player-1"]).toMatchObject({
      revealed: "ace-up-his-sleeve",
      discard: [],
    });
    expect(game.view(swapped, "player-2").sides["player-1"].hand).toMatchObject([{ cards: ["assault"] }]);
    expect(events).toContainEqual(expect.objectContaining({ type: "command-revealed", card: "ace-up-his-sleeve" }));
    const kept = play(state, [PASS]).state;
    expect(game.view(kept, "player-1").sides["player-1"].revealed).toBe("assault");
  });

  it("[leg.info.hand-secret] A player who may hold Ace Up His Sleeve is asked in either case, which reveals nothing to the opponent", () => {
    const [holding, bluffing] = [handAsked("ace-up-his-sleeve"), handAsked("turning-the-tide")];
    expect(offered(bluffing)).toEqual(["pass"]);
    expect(game.view(bluffing, "player-2")).toEqual(game.view(holding, "player-2"));
    const other = chosen({ hand: ["assault", "turning-the-tide"], units: [HAN, TROOPS] }, rival);
    expect(game.decision(other)?.kind).not.toBe("hand");
  });
});

describe("Corellian Spike", () => {
  const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;
  const BLANK_HAND = { hand: [] } as const;

  /** Set-up effects: whoever may hold such a card is asked. */
  const setUp = (mine: SideSpec): State =>
    scenario({
      phase: "setup",
      "player-1": mine,
      "player-2": { ...FAR_SIDE, ...BLANK_HAND },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    });

  it("[leg.kw.divulge][leg.kw.divulge.not-played] Corellian Spike, if divulged, gives Lando Infiltrate and Incognito for the game, and stays in the hand publicly", () => {
    const state = setUp({ hand: ["corellian-spike", "push"], units: [{ unit: LANDO.unit }] });
    expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "hand", rule: "leg.kw.divulge" });
    expect(offered(state)).toEqual(["choose-command corellian-spike", "pass"]);
    const { state: shown, events } = play(state, [chooseCard("corellian-spike")]);
    expect(lent(shown)).toEqual(["0 infiltrate 1 game", "0 incognito 1 game"]);
    expect(events).toContainEqual(expect.objectContaining({ type: "command-divulged", card: "corellian-spike" }));
    expect(handOf(shown, 0)).toEqual(["push", "corellian-spike"]);
    expect(game.view(shown, "player-2").sides["player-1"].hand).toContainEqual(
      expect.objectContaining({ cards: ["corellian-spike"] }),
    );
    expect(shown.frames.some(({ kind }) => kind === "hand")).toBe(false);
    expect(lent(play(state, [PASS]).state)).toEqual([]);
  });
});

describe("Corellian Spike", () => {
  const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;
  const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;

  it("[leg.command.timing-5-during-activation] Corellian Spike immobilizes an enemy near Lando for blanks, hits and surges of 2 red dice, and Lando for criticals", () => {
    const enemies: SideSpec = {
      units: [
        { unit: STORM, at: [400, 400] },
        { unit: STORM, at: [1600, 800] },
      ],
    };
    const { state } = playing("corellian-spike", { units: [LANDO, TROOPS] }, enemies, DONE);
    const asked = play(state, [activate("p1.0")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "done"]);
    const bound = (...faces: readonly string[]): unknown => {
      const { state: after } = play(asked, [unitChosen("p2.0")], { draws: dice(faces) });
      return [tokensOf(after, "p2.0")["immobilize"] ?? 0, tokensOf(after, "p1.0")["immobilize"] ?? 0];
    };
    expect([bound("blank", "hit"), bound("attack-surge", "critical"), bound("critical", "critical")]).toEqual([
      [3, 0],
      [1, 2],
      [0, 4],
    ]);
  });
});
