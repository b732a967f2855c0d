import type { ActionEntry } from "../language/language.ts";
import { action } from "./entries.ts";

/** The Imperial action cards; the four starting ones come first. */
export const IMPERIAL_ACTIONS: readonly ActionEntry[] = [
  action("imperial", {
    id: "according-to-my-design",
    name: { en: "According to My Design", es: "De acuerdo con mis designios" },
    set: "starting",
    timing: "start-of-combat",
    leaders: ["emperor-palpatine"],
    needs: "system",
    effect: [
      {
        op: "modify",
        modifier: { kind: "fewer-dice", faction: "rebel", red: 1, black: 2 },
        until: "end-of-combat",
      },
    ],
  }),
  action("imperial", {
    id: "brilliant-administrator",
    name: { en: "Brilliant Administrator", es: "Administración brillante" },
    set: "starting",
    timing: "assignment",
    leaders: ["grand-moff-tarkin"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [{ is: "imperial-system" }] },
      { op: "queue-by-icons", faction: "imperial" },
    ],
  }),
  action("imperial", {
    id: "it-is-your-destiny",
    name: { en: "It Is Your Destiny", es: "Es tu destino" },
    set: "starting",
    timing: "leader-rescued",
    leaders: ["darth-vader"],
    needs: "system",
    effect: [{ op: "capture", leader: "assigned" }],
  }),
  action("imperial", {
    id: "more-dangerous-than-you-realize",
    name: { en: "More Dangerous Than You Realize", es: "Más peligroso de lo que creemos" },
    set: "starting",
    timing: "start-of-combat",
    leaders: ["general-tagge"],
    needs: "system",
    effect: [
      {
        op: "choose",
        by: "owner",
        options: [[{ op: "draw", deck: "space-tactic", count: 3 }], [{ op: "draw", deck: "ground-tactic", count: 3 }]],
      },
    ],
  }),
  action("imperial", {
    id: "blindside",
    name: { en: "Blindside", es: "Maniobra inesperada" },
    timing: "before-reveal",
    leaders: ["boba-fett", "janus-greejatus"],
    needs: "assigned",
    effect: [
      {
        op: "modify",
        modifier: { kind: "no-opposition-from-pool", faction: "rebel", missionsOf: "this" },
        until: "end-of-mission",
      },
    ],
  }),
  action("imperial", {
    id: "boba-fett-where",
    name: { en: "Boba Fett? Where?", es: "¿Boba Fett? ¿Dónde?" },
    timing: "assignment",
    leaders: ["boba-fett"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [{ is: "imperial-system" }] },
      { op: "modify", modifier: { kind: "quarantine", faction: "rebel" }, until: "end-of-command-phase" },
    ],
  }),
  action("imperial", {
    id: "catch-them-by-surprise",
    name: { en: "Catch Them by Surprise", es: "Cogerlos por sorpresa" },
    timing: "assignment",
    leaders: ["admiral-ozzel"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [] },
      { op: "move-units", faction: "imperial", from: "adjacent", to: "here", filter: {}, limit: null, lifted: [] },
      { op: "combat", theater: null },
    ],
  }),
  action("imperial", {
    id: "fully-operational",
    name: { en: "Fully Operational", es: "En perfecto y completo funcionamiento" },
    timing: "start-of-combat",
    leaders: ["moff-jerjerrod"],
    needs: "system",
    effect: [
      {
        op: "destroy-units",
        from: "here",
        filter: { faction: "rebel", theater: "space" },
        limit: { count: 1 },
        ifHere: { faction: "imperial", types: ["death-star", "death-star-under-construction"] },
      },
    ],
  }),
  action("imperial", {
    id: "good-intel",
    name: { en: "Good Intel", es: "Información fiable" },
    timing: "start-of-combat",
    leaders: ["colonel-yularen", "soontir-fel"],
    needs: "system",
    effect: [{ op: "modify", modifier: { kind: "open-tactics", faction: "rebel" }, until: "end-of-combat" }],
  }),
  action("imperial", {
    id: "keep-them-from-escaping",
    name: { en: "Keep Them from Escaping", es: "Impedir que escapen" },
    timing: "start-of-combat",
    leaders: ["admiral-piett"],
    needs: "system",
    effect: [{ op: "modify", modifier: { kind: "no-retreat", faction: "rebel" }, until: "end-of-combat" }],
  }),
  action("imperial", {
    id: "local-rumors",
    name: { en: "Local Rumors", es: "Rumores locales" },
    timing: "assignment",
    leaders: ["colonel-yularen"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [{ unit: { faction: "imperial" } }] },
      { op: "ask-base", about: "region" },
    ],
  }),
  action("imperial", {
    id: "proceeding-as-planned",
    name: { en: "Proceeding as Planned", es: "Según lo planeado" },
    timing: "assignment",
    leaders: ["admiral-ozzel", "moff-jerjerrod"],
    needs: "pool",
    effect: [{ op: "search", deck: "project", cards: [], to: "assign" }],
  }),
  action("imperial", {
    id: "public-support",
    name: { en: "Public Support", es: "Apoyo público" },
    timing: "assignment",
    leaders: ["janus-greejatus"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [{ is: "imperial-system" }, { noUnit: { faction: "rebel", theater: "ground" } }] },
      { op: "gain-units", faction: "imperial", units: [{ type: "stormtrooper", count: 3 }], at: "here" },
      { op: "modify", modifier: { kind: "leader-does-not-pin" }, until: "end-of-round" },
    ],
  }),
  action("imperial", {
    id: "ready-for-action",
    name: { en: "Ready for Action", es: "Preparado para la acción" },
    timing: "start-of-combat",
    leaders: ["admiral-piett", "general-veers"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: "here" },
      { op: "modify", modifier: { kind: "leader-stays-for-combat" }, until: "end-of-combat" },
    ],
  }),
  action("imperial", {
    id: "scouting-mission",
    name: { en: "Scouting Mission", es: "Misión de reconocimiento" },
    timing: "assignment",
    leaders: ["soontir-fel"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [] },
      {
        op: "move-units",
        faction: "imperial",
        from: "anywhere",
        to: "here",
        filter: { types: ["tie-fighter"] },
        limit: 4,
        lifted: ["adjacency", "transport"],
      },
      { op: "combat", theater: "space" },
    ],
  }),
  action("imperial", {
    id: "target-the-generator",
    name: { en: "Target the Generator", es: "Apuntar al generador" },
    timing: "start-of-combat",
    leaders: ["general-veers"],
    needs: "system",
    effect: [
      {
        op: "destroy-units",
        from: "here",
        filter: { faction: "rebel", class: "structure" },
        limit: { count: 1 },
      },
    ],
  }),
];
