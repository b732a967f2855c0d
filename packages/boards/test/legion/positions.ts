import { game, type State } from "@sw/legion-core";
import { play, scenario } from "@sw/legion-core/testing";

/** How many decisions there are at most between a position and the question that it leads to. */
const MOST = 30;

/** Plays on from a state, by an action of that key or else by the first one, until a question of a kind is asked. */
function asked(state: State, kind: string, key = ""): State {
  let now = state;
  for (let step = 0; step < MOST && game.decision(now)?.kind !== kind; step++) {
    const actions = game.legalActions(now);
    const action = actions.find((one) => game.actionKey(one) === key) ?? actions[0];
    if (action !== undefined) now = play(now, [action]).state;
  }
  return now;
}

/** Spots in a column below a leader, 30 mm apart. */
export function column(x: number, y: number): readonly (readonly [number, number])[] {
  return [1, 2, 3].map((n) => [x, y + 30 * n] as const);
}

const STORM = { unit: "stormtroopers", at: [600, 200], others: column(600, 70) } as const;
const REBELS = { unit: "rebel-troopers", at: [600, 480], others: column(600, 490) } as const;
const VETERANS = { unit: "rebel-veterans", at: [1500, 820], others: column(1500, 690) } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [800, 200] } as const;
const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [1000, 200] } as const;
const DECKS = {
  primary: ["breakthrough", "recover-the-research", "close-the-pocket"],
  secondary: ["marked-targets", "recon-mission", "surface-scan"],
  advantage: ["advanced-intel", "cunning-deployment", "fortified-position"],
} as const;
const E_WEB = "e-web-heavy-blaster-team";

/** Positions that ask what ordinary games seldom ask, by the kind of the decision. */
export const RARE: Readonly<Record<string, () => State>> = {
  "prepared-positions": () =>
    asked(
      scenario({
        phase: "setup",
        "player-1": {
          units: [E_WEB, E_WEB, "general-veers-master-tactician"],
          decks: DECKS,
        },
        "player-2": { units: ["rebel-troopers"], decks: DECKS },
      }),
      "prepared-positions",
    ),
  standby: () =>
    scenario({
      "player-1": { units: [STORM] },
      "player-2": { units: [{ ...REBELS, tokens: { standby: 1 } }] },
      activating: "p1.0",
      frames: [{ kind: "standby", cause: 0, by: 0, open: true, spender: null, after: [] }],
    }),
  nominate: () =>
    asked(
      scenario({
        phase: "command",
        "player-1": { units: [VEERS, VADER, STORM], hand: ["push"] },
        "player-2": { units: [REBELS], hand: ["standing-orders"] },
      }),
      "nominate",
    ),
  promote: () =>
    scenario({
      phase: "end",
      "player-1": { units: [STORM, { ...STORM, at: [900, 200], others: column(900, 70) }] },
      "player-2": { units: [REBELS] },
    }),
  heal: () =>
    asked(
      scenario({
        "player-1": {
          units: [
            { unit: "r2-d2-hero-of-a-thousand-devices", at: [600, 200] },
            { unit: "at-st", at: [600, 320], wounds: [2], tokens: { ion: 1 }, damaged: true },
          ],
        },
        "player-2": { units: [REBELS] },
        activating: "p1.0",
      }),
      "heal",
      "perform repair r2-d2-hero-of-a-thousand-devices",
    ),
  side: () =>
    scenario({
      "player-1": {
        units: [
          {
            ...STORM,
            unit: "imperial-death-troopers",
            upgrades: [{ card: "e-11d-focused-fire-configuration", side: "A" }],
          },
        ],
      },
      "player-2": { units: [REBELS] },
      activating: "p1.0",
      frames: [{ kind: "side", unit: 0, card: 0, rule: "leg.kw.reconfigure", cause: null }],
    }),
  drop: () =>
    scenario({
      "player-1": { units: [STORM] },
      "player-2": { units: [REBELS] },
      tokens: [{ kind: "asset", name: "scanner", holder: "p1.0" }],
      frames: [{ kind: "drop", unit: 0, tokens: [0] }],
    }),
  place: () =>
    scenario({
      mission: { primary: "breakthrough" },
      "player-1": { units: ["imperial-special-forces"] },
      "player-2": { units: [REBELS] },
      frames: [{ kind: "place", unit: 0, enemies: [], left: [0, 1, 2, 3], rule: "leg.kw.infiltrate", cause: null }],
    }),
  leader: () =>
    scenario({
      "player-1": { units: [{ ...STORM, defeated: [0] }] },
      "player-2": { units: [REBELS] },
      frames: [{ kind: "leader", unit: 0 }],
    }),
  hand: () =>
    scenario({
      phase: "setup",
      mission: { primary: "breakthrough" },
      "player-1": {
        units: ["cad-bane-needs-no-introduction", "stormtroopers"],
        faction: "galactic-empire",
        hand: ["i-make-the-rules-now"],
      },
      "player-2": { units: ["rebel-troopers"] },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    }),
  courage: () =>
    scenario({
      "player-1": { units: [{ ...STORM, tokens: { suppression: 3 } }, VEERS] },
      "player-2": { units: [REBELS, VETERANS] },
      activating: "p1.0",
      activation: { stage: "panic" },
    }),
};
