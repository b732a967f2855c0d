import type { Problem } from "./problem.ts";

const OFFICER = "imperial-officer-ruthless-efficiency";
const REBEL = "rebel-officer-fighting-for-freedom";
const SCOUT = "scout-troopers-strike-team";
const COMMANDO = "rebel-commandos-strike-team";
const FAR = { unit: REBEL, at: [1700, 820] } as const;
const EMPIRE_FAR = { unit: OFFICER, at: [1700, 820] } as const;

/** Puzzles in which the right action of an activation reaches the intended unit. */
export const ACTIONS: readonly Problem[] = [
  {
    id: "guided-dodge",
    theme: "Guidance lends the action of Lando to the corps unit on the right, which dodges.",
    goal: { type: "tokens-gained", unit: "p1.1", token: "dodge" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "lando-calrissian-canny-general", at: [300, 200] },
          { unit: "rebel-troopers", defeated: 3, at: [450, 300] },
          { unit: "rebel-troopers", defeated: 3, at: [300, 400] },
        ],
      },
      "player-2": { units: [EMPIRE_FAR] },
    },
    solution: ["perform guidance", "choose-unit p1.1", "choose-option perform dodge"],
  },
  {
    id: "covered-friends",
    theme: "Leia has cover for two units of three: the commandos on the left are one of them.",
    goal: { type: "tokens-gained", unit: "p1.1", token: "dodge" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "leia-organa-fearless-and-inventive", at: [300, 200] },
          { unit: COMMANDO, at: [200, 300] },
          { unit: COMMANDO, at: [300, 300] },
          { unit: COMMANDO, at: [400, 300] },
        ],
      },
      "player-2": { units: [EMPIRE_FAR] },
    },
    solution: ["perform take-cover", "choose-unit p1.0", "choose-unit p1.1"],
  },
  {
    id: "spotted-target",
    theme: "Krennic spots for one unit, and for the one in front only.",
    goal: { type: "tokens-gained", unit: "p1.2", token: "aim" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "director-orson-krennic-architect-of-terror", at: [300, 200] },
          { unit: SCOUT, at: [200, 300] },
          { unit: SCOUT, at: [400, 300] },
        ],
      },
      "player-2": { units: [FAR] },
    },
    solution: ["perform spotter", "choose-unit p1.2"],
  },
  {
    id: "walker-repaired",
    theme: "R2-D2 can remove two tokens: the damage of the AT-RT must be one of them.",
    goal: { type: "vehicle-repaired", unit: "p1.1" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "r2-d2-hero-of-a-thousand-devices", at: [300, 200] },
          { unit: "at-rt-rebel-alliance", at: [300, 300], damaged: true, wounds: [4] },
        ],
      },
      "player-2": { units: [EMPIRE_FAR] },
    },
    solution: [
      "perform repair r2-d2-hero-of-a-thousand-devices",
      "choose-unit p1.1",
      "heal p1.1.0",
      "heal vehicle-damage",
    ],
  },
  {
    id: "medic-s-choice",
    theme: "Of two wounded heroes in reach the medic heals Leia.",
    goal: { type: "unit-healed", miniature: "p1.2.0" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], defeated: [1, 2, 3], at: [300, 200] },
          { unit: "jyn-erso-stardust", at: [200, 250], wounds: [2] },
          { unit: "leia-organa-fearless-and-inventive", at: [380, 250], wounds: [2] },
        ],
      },
      "player-2": { units: [EMPIRE_FAR] },
    },
    solution: ["perform treat 2-1b-medical-droid", "choose-unit p1.2"],
  },
  {
    id: "captain-ready",
    theme: "Recover readies the captain's card and removes the suppression besides.",
    goal: { type: "card-turned", card: "stormtrooper-captain", state: "readied" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "stormtroopers", upgrades: [{ card: "stormtrooper-captain", state: "exhausted" }], at: [300, 200] },
        ],
      },
      "player-2": { units: [FAR] },
    },
    solution: ["perform recover"],
  },
  {
    id: "observed-enemy",
    theme: "The probe droid sees two Rebels; its tokens are for the second one.",
    goal: { type: "tokens-gained", unit: "p2.1", token: "observation" },
    position: {
      actions: 1,
      "player-1": { units: [{ unit: "moff-gideon-long-live-the-empire", at: [300, 200] }] },
      "player-2": {
        units: [
          { unit: REBEL, at: [200, 600] },
          { unit: COMMANDO, at: [420, 600] },
        ],
      },
    },
    solution: ["perform observe", "choose-unit p2.1"],
  },
  {
    id: "bolstered",
    theme: "Padme's action gives a surge token to two units of three, the clones in front among them.",
    goal: { type: "tokens-gained", unit: "p1.3", token: "surge" },
    position: {
      actions: 1,
      "player-1": {
        units: [
          { unit: "padme-amidala-spirited-senator", at: [300, 200] },
          { unit: "arc-troopers-strike-team", at: [200, 300] },
          { unit: "arc-troopers-strike-team", at: [300, 300] },
          { unit: "arc-troopers-strike-team", at: [400, 300] },
        ],
      },
      "player-2": { units: [EMPIRE_FAR] },
    },
    solution: ["perform bolster", "choose-unit p1.0", "choose-unit p1.3"],
  },
];
