import type { AdvancedTacticEntry, AdvancedTacticHalf, AdvancedTacticStep, Name } from "../language/language.ts";
import type { DieColor, Faction, Theater, UnitFilter } from "../language/steps.ts";
import { translated } from "./entries.ts";

type Step = AdvancedTacticStep;
type Figures = Omit<AdvancedTacticEntry, "id" | "name" | "faction" | "theater">;

/** The advanced tactic cards: a space and a ground deck of eight for each side. */
export const ADVANCED_TACTICS: readonly AdvancedTacticEntry[] = [
  translated(
    imperial(
      "space",
      "energy-shield",
      { en: "Energy Shield", es: "Escudo de energía" },
      {
        upper: withIcon(["shield-bunker"], { op: "remove-damage", most: 2 }),
        lower: always({ op: "attack-second" }),
      },
    ),
  ),
  translated(
    imperial(
      "space",
      "entrapment",
      { en: "Entrapment", es: "Encerrona" },
      {
        upper: withIcon(["interdictor"], { op: "cancel" }, { op: "another-card" }),
        lower: always({ op: "bar-next-card" }),
      },
    ),
  ),
  translated(
    imperial(
      "space",
      "intercept",
      { en: "Intercept", es: "Interceptar" },
      {
        upper: withIcon(["tie-striker"], { op: "destroy-unit", filter: { theater: "ground", shape: "triangle" } }),
        lower: always({ op: "bar-specials" }),
      },
    ),
  ),
  translated(
    imperial(
      "space",
      "overwhelming-presence",
      { en: "Overwhelming Presence", es: "Presencia abrumadora" },
      {
        upper: withIcon(["super-star-destroyer"], prevent(2, 0, 1)),
        lower: always(prevent(2, 0, 0)),
      },
    ),
  ),
  translated(
    imperial(
      "space",
      "reinforcements",
      { en: "Reinforcements", es: "Refuerzos" },
      {
        upper: withIcon(["assault-carrier"], { op: "gain-unit", unit: { type: "tie-fighter" } }, prevent(0, 2, 0)),
        lower: always(prevent(0, 2, 0)),
      },
    ),
  ),
  translated(
    imperial(
      "space",
      "superlaser-blast",
      { en: "Superlaser Blast", es: "Disparo del superláser" },
      {
        upper: withIcon(["death-star"], onOne(5, { class: "capital-ship" })),
        lower: always(damage(1, "any")),
      },
    ),
  ),
  translated(
    imperial(
      "space",
      "swarm-tactics",
      { en: "Swarm Tactics", es: "Tácticas de enjambre" },
      {
        upper: { ...withIcon(["tie-fighter"], damage(2, "any")), if: { outnumbers: "fighter" } },
        lower: always(damage(1, "black")),
      },
    ),
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
  translated(
    imperial(
      "ground",
      "air-superiority",
      { en: "Air Superiority", es: "Superioridad aérea" },
      {
        upper: withIcon(["tie-striker"], { op: "cancel" }),
        lower: always({ op: "bar-next-card" }),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "armored-patrol",
      { en: "Armored Patrol", es: "Patrulla blindada" },
      {
        upper: withIcon(["assault-tank"], prevent(2, 2, 0)),
        lower: always(prevent(1, 1, 0)),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "armored-position",
      { en: "Armored Position", es: "Posición blindada" },
      {
        upper: withIcon(["shield-bunker"], { op: "redirect-damage", most: 3, to: "shield-bunker" }),
        lower: always({ op: "attack-second" }),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "bombardment",
      { en: "Bombardment", es: "Bombardeo" },
      {
        upper: {
          ...withIcon(["star-destroyer", "super-star-destroyer"], damage(2, "black")),
          if: { noEnemy: "shield-generator" },
        },
        lower: always(damage(1, "any")),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "imposing-presence",
      { en: "Imposing Presence", es: "Presencia imponente" },
      {
        upper: always({ op: "bar-specials" }),
        lower: always({ op: "another-card" }),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "overrun",
      { en: "Overrun", es: "Arrollar" },
      {
        upper: withIcon(["at-st"], damage(2, "any")),
        lower: always(damage(1, "any")),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "support-of-the-501st",
      { en: "Support of the 501st", es: "Apoyo de la 501" },
      {
        upper: withIcon(["stormtrooper"], { op: "destroy-unit", filter: { theater: "ground", shape: "triangle" } }),
        lower: always(damage(1, "black")),
      },
    ),
  ),
  translated(
    imperial(
      "ground",
      "target-the-generator-tactic",
      { en: "Target the Generator", es: "Apuntar al generador" },
      {
        upper: withIcon(["at-at"], { op: "destroy-unit", filter: { class: "structure" } }),
        lower: always(damage(1, "red")),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "bombing-run",
      { en: "Bombing Run", es: "Pasada de bombardeo" },
      {
        upper: withIcon(["y-wing"], damage(2, "red")),
        lower: always(damage(1, "red")),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "deployment-tactic",
      { en: "Deployment", es: "Despliegue" },
      {
        upper: withIcon(["u-wing"], { op: "gain-unit", unit: { shape: "triangle", theater: "ground" } }),
        lower: always({ op: "bar-specials" }),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "draw-their-fire",
      { en: "Draw Their Fire", es: "Atraer su fuego" },
      {
        upper: withIcon(["nebulon-b-frigate"], { op: "remove-damage", most: 2, except: ["nebulon-b-frigate"] }),
        lower: always({ op: "attack-second" }),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "escort",
      { en: "Escort", es: "Escolta" },
      {
        upper: withIcon(["rebel-transport"], prevent(1, 1, 1)),
        lower: always(prevent(0, 2, 0)),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "fleet-logistics",
      { en: "Fleet Logistics", es: "Logística de flota" },
      {
        upper: withIcon(["mon-calamari-cruiser"], prevent(2, 0, 0), { op: "another-card" }),
        lower: always(prevent(2, 0, 0)),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "ion-blast",
      { en: "Ion Blast", es: "Descarga iónica" },
      {
        upper: withIcon(["ion-cannon"], { ...onOne(1, { class: "capital-ship" }), keeps: true }),
        lower: always(damage(1, "any")),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "outrun-them",
      { en: "Outrun Them", es: "Dejarlos atrás" },
      {
        upper: withIcon(["corellian-corvette"], { op: "cancel" }),
        lower: always({ op: "bar-next-card" }),
      },
    ),
  ),
  translated(
    rebel(
      "space",
      "rogue-squadron-support",
      { en: "Rogue Squadron Support", es: "Apoyo del Escuadrón Pícaro" },
      {
        upper: withIcon(["x-wing"], damage(2, "black")),
        lower: always(damage(1, "black")),
      },
    ),
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
  translated(
    rebel(
      "ground",
      "hold-them-back",
      { en: "Hold Them Back", es: "Contenedlos" },
      {
        upper: withIcon(["rebel-trooper"], { op: "destroy-unit", filter: { theater: "ground", shape: "triangle" } }),
        lower: always(damage(1, "black")),
      },
    ),
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
  translated(
    rebel(
      "ground",
      "rogue-one",
      { en: "Rogue One", es: "Rogue One" },
      {
        upper: withIcon(["u-wing"], { op: "after-retreating" }),
        lower: always({ op: "bar-specials" }),
      },
    ),
  ),
  translated(
    rebel(
      "ground",
      "take-cover",
      { en: "Take Cover", es: "Ponerse a cubierto" },
      {
        upper: withIcon(["golan-arms-turret"], prevent(2, 2, 0)),
        lower: always(prevent(1, 1, 0)),
      },
    ),
  ),
  translated(
    rebel(
      "ground",
      "take-it-down",
      { en: "Take It Down", es: "Derribadlo" },
      {
        upper: withIcon(["rebel-vanguard"], damage(2, "red")),
        lower: always(damage(1, "red")),
      },
    ),
  ),
  translated(
    rebel(
      "ground",
      "tow-cables",
      { en: "Tow Cables", es: "Cables de remolque" },
      {
        upper: withIcon(["airspeeder"], onOne(4, { types: ["at-at", "at-st"] })),
        lower: always(damage(1, "any")),
      },
    ),
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

/** Creates a half with unit icons: its owner needs a unit of one of these types. */
function withIcon(needs: readonly string[], ...steps: readonly Step[]): AdvancedTacticHalf {
  return { needs, steps };
}

/** Creates a half without a unit icon. */
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
