import type { AdvancedTacticEntry, AdvancedTacticHalf, AdvancedTacticStep, Name } from "../language/language.ts";
import type { DieColor, Faction, Theater, UnitFilter } from "../language/steps.ts";

type Step = AdvancedTacticStep;
type Figures = Omit<AdvancedTacticEntry, "id" | "name" | "faction" | "theater">;

/** The advanced tactic cards: a space and a ground deck of eight for each side. */
export const ADVANCED_TACTICS: readonly AdvancedTacticEntry[] = [
  imperial(
    "space",
    "energy-shield",
    { en: "Energy Shield" },
    {
      upper: withIcon(["shield-bunker"], { op: "remove-damage", most: 2 }),
      lower: always({ op: "attack-second" }),
    },
  ),
  imperial(
    "space",
    "entrapment",
    { en: "Entrapment" },
    {
      upper: withIcon(["interdictor"], { op: "cancel" }, { op: "another-card" }),
      lower: always({ op: "bar-next-card" }),
    },
  ),
  imperial(
    "space",
    "intercept",
    { en: "Intercept" },
    {
      upper: withIcon(["tie-striker"], { op: "destroy-unit", filter: { theater: "ground", shape: "triangle" } }),
      lower: always({ op: "bar-specials" }),
    },
  ),
  imperial(
    "space",
    "overwhelming-presence",
    { en: "Overwhelming Presence" },
    {
      upper: withIcon(["super-star-destroyer"], prevent(2, 0, 1)),
      lower: always(prevent(2, 0, 0)),
    },
  ),
  imperial(
    "space",
    "reinforcements",
    { en: "Reinforcements" },
    {
      upper: withIcon(["assault-carrier"], { op: "gain-unit", unit: { type: "tie-fighter" } }, prevent(0, 2, 0)),
      lower: always(prevent(0, 2, 0)),
    },
  ),
  imperial(
    "space",
    "superlaser-blast",
    { en: "Superlaser Blast" },
    {
      upper: withIcon(["death-star"], onOne(5, { class: "capital-ship" })),
      lower: always(damage(1, "any")),
    },
  ),
  imperial(
    "space",
    "swarm-tactics",
    { en: "Swarm Tactics" },
    {
      upper: { ...withIcon(["tie-fighter"], damage(2, "any")), if: { outnumbers: "fighter" } },
      lower: always(damage(1, "black")),
    },
  ),
  imperial(
    "space",
    "tractor-beam",
    { en: "Tractor Beam", es: "Campo de tracción" },
    {
      upper: withIcon(["star-destroyer"], { op: "capture-at-the-end", type: "star-destroyer" }),
      lower: always(damage(1, "red")),
    },
  ),
  imperial(
    "ground",
    "air-superiority",
    { en: "Air Superiority" },
    {
      upper: withIcon(["tie-striker"], { op: "cancel" }),
      lower: always({ op: "bar-next-card" }),
    },
  ),
  imperial(
    "ground",
    "armored-patrol",
    { en: "Armored Patrol" },
    {
      upper: withIcon(["assault-tank"], prevent(2, 2, 0)),
      lower: always(prevent(1, 1, 0)),
    },
  ),
  imperial(
    "ground",
    "armored-position",
    { en: "Armored Position" },
    {
      upper: withIcon(["shield-bunker"], { op: "redirect-damage", most: 3, to: "shield-bunker" }),
      lower: always({ op: "attack-second" }),
    },
  ),
  imperial(
    "ground",
    "bombardment",
    { en: "Bombardment" },
    {
      upper: {
        ...withIcon(["star-destroyer", "super-star-destroyer"], damage(2, "black")),
        if: { noEnemy: "shield-generator" },
      },
      lower: always(damage(1, "any")),
    },
  ),
  imperial(
    "ground",
    "imposing-presence",
    { en: "Imposing Presence" },
    {
      upper: always({ op: "bar-specials" }),
      lower: always({ op: "another-card" }),
    },
  ),
  imperial(
    "ground",
    "overrun",
    { en: "Overrun" },
    {
      upper: withIcon(["at-st"], damage(2, "any")),
      lower: always(damage(1, "any")),
    },
  ),
  imperial(
    "ground",
    "support-of-the-501st",
    { en: "Support of the 501st" },
    {
      upper: withIcon(["stormtrooper"], { op: "destroy-unit", filter: { theater: "ground", shape: "triangle" } }),
      lower: always(damage(1, "black")),
    },
  ),
  imperial(
    "ground",
    "target-the-generator-tactic",
    { en: "Target the Generator" },
    {
      upper: withIcon(["at-at"], { op: "destroy-unit", filter: { class: "structure" } }),
      lower: always(damage(1, "red")),
    },
  ),
  rebel(
    "space",
    "bombing-run",
    { en: "Bombing Run" },
    {
      upper: withIcon(["y-wing"], damage(2, "red")),
      lower: always(damage(1, "red")),
    },
  ),
  rebel(
    "space",
    "deployment-tactic",
    { en: "Deployment" },
    {
      upper: withIcon(["u-wing"], { op: "gain-unit", unit: { shape: "triangle", theater: "ground" } }),
      lower: always({ op: "bar-specials" }),
    },
  ),
  rebel(
    "space",
    "draw-their-fire",
    { en: "Draw Their Fire" },
    {
      upper: withIcon(["nebulon-b-frigate"], { op: "remove-damage", most: 2, except: ["nebulon-b-frigate"] }),
      lower: always({ op: "attack-second" }),
    },
  ),
  rebel(
    "space",
    "escort",
    { en: "Escort" },
    {
      upper: withIcon(["rebel-transport"], prevent(1, 1, 1)),
      lower: always(prevent(0, 2, 0)),
    },
  ),
  rebel(
    "space",
    "fleet-logistics",
    { en: "Fleet Logistics" },
    {
      upper: withIcon(["mon-calamari-cruiser"], prevent(2, 0, 0), { op: "another-card" }),
      lower: always(prevent(2, 0, 0)),
    },
  ),
  rebel(
    "space",
    "ion-blast",
    { en: "Ion Blast" },
    {
      upper: withIcon(["ion-cannon"], { ...onOne(1, { class: "capital-ship" }), keeps: true }),
      lower: always(damage(1, "any")),
    },
  ),
  rebel(
    "space",
    "outrun-them",
    { en: "Outrun Them" },
    {
      upper: withIcon(["corellian-corvette"], { op: "cancel" }),
      lower: always({ op: "bar-next-card" }),
    },
  ),
  rebel(
    "space",
    "rogue-squadron-support",
    { en: "Rogue Squadron Support" },
    {
      upper: withIcon(["x-wing"], damage(2, "black")),
      lower: always(damage(1, "black")),
    },
  ),
  rebel(
    "ground",
    "confrontation",
    { en: "Confrontation", es: "Confrontación" },
    {
      upper: always({ op: "confront" }),
      lower: always({ op: "another-card" }),
    },
  ),
  rebel(
    "ground",
    "escape-plan",
    { en: "Escape Plan", es: "Plan de huida" },
    {
      upper: withIcon(["rebel-transport"], { op: "retreat-now" }),
      lower: always({ op: "bar-next-card" }),
    },
  ),
  rebel(
    "ground",
    "hold-them-back",
    { en: "Hold Them Back" },
    {
      upper: withIcon(["rebel-trooper"], { op: "destroy-unit", filter: { theater: "ground", shape: "triangle" } }),
      lower: always(damage(1, "black")),
    },
  ),
  rebel(
    "ground",
    "planetary-shield",
    { en: "Planetary Shield", es: "Escudo planetario" },
    {
      upper: withIcon(["shield-generator"], { op: "redirect-damage", most: 3, to: "shield-generator" }),
      lower: always({ op: "attack-second" }),
    },
  ),
  rebel(
    "ground",
    "rogue-one",
    { en: "Rogue One" },
    {
      upper: withIcon(["u-wing"], { op: "after-retreating" }),
      lower: always({ op: "bar-specials" }),
    },
  ),
  rebel(
    "ground",
    "take-cover",
    { en: "Take Cover" },
    {
      upper: withIcon(["golan-arms-turret"], prevent(2, 2, 0)),
      lower: always(prevent(1, 1, 0)),
    },
  ),
  rebel(
    "ground",
    "take-it-down",
    { en: "Take It Down" },
    {
      upper: withIcon(["rebel-vanguard"], damage(2, "red")),
      lower: always(damage(1, "red")),
    },
  ),
  rebel(
    "ground",
    "tow-cables",
    { en: "Tow Cables" },
    {
      upper: withIcon(["airspeeder"], onOne(4, { types: ["at-at", "at-st"] })),
      lower: always(damage(1, "any")),
    },
  ),
];

function imperial(theater: Theater, id: string, name: Name, halves: Figures): AdvancedTacticEntry {
  return card("imperial", theater, id, name, halves);
}

function rebel(theater: Theater, id: string, name: Name, halves: Figures): AdvancedTacticEntry {
  return card("rebel", theater, id, name, halves);
}

function card(faction: Faction, theater: Theater, id: string, name: Name, halves: Figures): AdvancedTacticEntry {
  return { id, name, faction, theater, ...halves };
}

/** A half with unit icons: one of these types must be there. */
function withIcon(needs: readonly string[], ...steps: readonly Step[]): AdvancedTacticHalf {
  return { needs, steps };
}

/** A half without unit icon. */
function always(...steps: readonly Step[]): AdvancedTacticHalf {
  return { needs: [], steps };
}

function prevent(red: number, black: number, direct: number): Step {
  return { op: "prevent-hits", red, black, direct };
}

function damage(amount: number, color: DieColor | "any"): Extract<Step, { op: "deal-damage" }> {
  return { op: "deal-damage", amount, color };
}

function onOne(amount: number, one: UnitFilter): Extract<Step, { op: "deal-damage" }> {
  return { ...damage(amount, "any"), one };
}
