import { describe as describeText } from "@sw/legion-core/text";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { ActivationFrame, GameFrame } from "../../src/state/frames.ts";
import type { Play } from "../../src/state/kinds.ts";
import type { State } from "../../src/state/state.ts";
import { command, engine, type Fielding, playOut, type SceneOptions, scene, settled } from "../helpers/scene.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

type Asks = Play["Asked"]["kind"];

/** Why a seat is not asked, as `rule code`; `asked` if it is. */
function why(state: State, side: 1 | 2, kind: Asks): string {
  const kept = engine.whyNotAsked(state, `player-${side}`, kind);
  return kept === undefined ? "asked" : `${kept.rule} ${kept.code}`;
}

const STORM: Fielding = { unit: "stormtroopers" };
const WATCHING: Fielding = { unit: "rebel-troopers", at: [150, 400], tokens: { standby: 1 } };
const AIM: Action = { type: "perform", subject: "aim" };

/** The first unit of the first player in its Perform Actions step, with these units of the other side. */
function acting(enemies: readonly Fielding[], more: Partial<SceneOptions> = {}): State {
  const begun = { stage: "actions", actions: 2, done: [], marks: [], panicked: false, drawn: false } as const;
  const frame: ActivationFrame = { kind: "activation", unit: 0, ...begun };
  const phase: GameFrame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false };
  return scene({ armies: [[STORM], enemies], frames: [phase, frame], ...more });
}

/** Why the other side is not asked for standby after the unit has aimed. */
function noStandby(enemies: readonly Fielding[], more: Partial<SceneOptions> = {}): string {
  return why(playOut(acting(enemies, more), [AIM]).state, 2, "standby");
}

describe("why nobody is asked for standby", () => {
  it("[leg.standby.trigger] Standby is not offered without a token, out of range or out of sight, and the player can ask which reason applies", () => {
    expect(noStandby([WATCHING])).toBe("asked");
    expect(noStandby([{ ...WATCHING, tokens: {} }])).toBe("leg.standby.trigger nobody-on-standby");
    expect(noStandby([{ ...WATCHING, at: [150, 800] }])).toBe("leg.standby.trigger standby-out-of-reach");
    const wall = piece("wall", rectangle(0, 250, 400, 10), 200);
    expect(noStandby([WATCHING], { table: { terrain: [wall] } })).toBe("leg.standby.trigger standby-sees-nothing");
  });

  it("[leg.standby.trigger] A player who asks why standby is not offered learns that their own unit acted, or that it is another phase", () => {
    const { state } = playOut(acting([{ ...WATCHING, tokens: {} }]), [AIM]);
    expect(why(state, 1, "standby")).toBe("leg.standby.trigger own-unit-acted");
    const other = acting([WATCHING], { state: { phase: "command" } });
    expect(why(other, 2, "standby")).toBe("leg.standby.trigger not-in-this-phase");
  });

  it("[leg.standby.trigger] A unit that cannot use standby is refused with the reason for that unit", () => {
    const near = { ...WATCHING, at: [250, 400] } as const;
    const { state } = playOut(acting([WATCHING, { ...near, tokens: {} }]), [AIM]);
    const code = (subject: string): string | undefined => engine.why(state, { type: "choose-unit", subject })?.code;
    expect([code("p2.1"), code("p1.0"), code("p2.9")]).toEqual([
      "no-standby-token",
      "unit-of-the-other-side",
      "unknown-unit",
    ]);
  });
});

describe("why nobody is asked in activations and attacks", () => {
  it("[leg.actions.two-per-activation] A player who asks why no action, courage, attack or order decision is offered gets the matching rule", () => {
    const state = acting([WATCHING]);
    expect(why(state, 2, "action")).toBe("leg.actions.two-per-activation other-side-is-active");
    expect(why(state, 1, "courage")).toBe("leg.panic.commander-courage no-courage-to-borrow");
    expect(why(state, 1, "pool")).toBe("leg.attack.sequence no-attack-now");
    expect(why(state, 2, "orders")).toBe("leg.command.issue-all not-its-time");
  });

  it("[leg.activation.no-units-pass] A player with no unit left to activate can ask why and gets that reason", () => {
    const order = { state: { order: "faceup" } } as const;
    const phase: GameFrame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false };
    const armies = [
      [
        { ...STORM, ...order },
        { ...STORM, ...order, at: [500, 150] },
      ],
      [WATCHING],
    ] as const;
    const state = scene({ armies, frames: [phase] });
    expect(why(state, 1, "activate")).toBe("asked");
    expect(why(state, 2, "activate")).toBe("leg.activation.no-units-pass nothing-to-activate");
    const code = (subject: string): string | undefined => engine.why(state, { type: "activate", subject })?.code;
    expect([code("p2.0"), code("p1.5")]).toEqual(["unit-of-the-other-side", "unknown-unit"]);
  });

  it("[leg.actions.attack] The refusal of an attack without a possible target lists the reason for each enemy", () => {
    const wall = piece("wall", rectangle(0, 250, 200, 10), 200);
    const far = { unit: "rebel-troopers", at: [150, 1000] } as const;
    const state = acting([{ ...WATCHING, at: [100, 400] }, far], { table: { terrain: [wall] } });
    const refused = engine.why(state, { type: "perform", subject: "attack" });
    expect(refused).toMatchObject({
      rule: "leg.actions.attack",
      code: "nobody-to-attack",
      params: {
        enemies: [
          { unit: "p2.0", rule: "leg.defender.los", code: "leader-sees-nobody" },
          { unit: "p2.1", rule: "leg.defender.range", code: "no-weapon-reaches" },
        ],
      },
    });
    if (refused === undefined) return;
    const text = describeText({ violation: refused }, { locale: "en" });
    expect(text).toContain("leg.defender.los");
    expect(text).toContain("leg.defender.range");
  });

  it("[leg.command.nominate-any] A player with only one commander nominates it without being asked", () => {
    const frames: GameFrame[] = [{ kind: "command", stage: "nominate", turn: 0 }];
    const commanders = [{ unit: "general-veers-master-tactician" }, { unit: "darth-vader-dark-lord-of-the-sith" }];
    const players = [{ revealed: command("push") }, {}] as const;
    const { state } = settled(
      scene({ armies: [commanders, [WATCHING]], frames, players, state: { phase: "command" } }),
    );
    expect(why(state, 1, "nominate")).toBe("asked");
    expect(why(state, 2, "nominate")).toBe("leg.command.nominate-any no-card-revealed");
  });
});
