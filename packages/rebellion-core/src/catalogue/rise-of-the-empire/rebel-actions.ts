import type { ActionEntry } from "../../language/language.ts";
import { action, TRANSLATED } from "../entries.ts";

/** The Rebel action cards of the expansion; the two starting ones come first. */
export const ROTE_REBEL_ACTIONS: readonly ActionEntry[] = [
  action("rebel", {
    id: "false-orders",
    name: { en: "False Orders", es: "Órdenes falsas" },
    set: "starting",
    timing: "end-of-assignment",
    leaders: [],
    needs: "nothing",
    effect: [
      { op: "choose-leader", by: "owner", faction: "imperial", among: "alone" },
      { op: "procedure", name: "false-orders" },
    ],
  }),
  action("rebel", {
    id: "rebel-extremist",
    name: { en: "Rebel Extremist", es: "Extremista Rebelde" },
    unverified: TRANSLATED,
    set: "starting",
    timing: "immediate",
    leaders: ["saw-gerrera"],
    needs: "nothing",
    effect: [
      {
        op: "choose",
        by: "owner",
        options: [
          [{ op: "procedure", name: "draw-starting-action" }],
          [
            { op: "recruit-leader", leader: "saw-gerrera", to: "pool" },
            { op: "reputation", amount: -1 },
          ],
        ],
      },
    ],
  }),
  action("rebel", {
    id: "son-of-skywalker-rote",
    name: { en: "Son of Skywalker", es: "Hijo de Skywalker" },
    replaces: "son-of-skywalker",
    timing: "after-success",
    leaders: ["luke-skywalker"],
    needs: "system",
    effect: [
      {
        op: "search",
        deck: "rebel-mission",
        cards: ["seek-yoda", "daring-rescue", "critical-rescue"],
        to: "hand",
      },
    ],
  }),
  action("rebel", {
    id: "bazes-loyalty",
    name: { en: "Baze's Loyalty", es: "La lealtad de Baze" },
    timing: "start-of-combat",
    leaders: ["chirrut-imwe"],
    needs: "system",
    effect: [{ op: "destroy-units", from: "here", filter: {}, limit: { health: 2 } }],
  }),
  action("rebel", {
    id: "he-means-well",
    name: { en: "He Means Well", es: "Lo dice con buena intención" },
    timing: "immediate",
    leaders: ["cassian-andor"],
    needs: "nothing",
    effect: [{ op: "attach-ring", ring: "k-2so", to: "own-ringless" }],
  }),
  action("rebel", {
    id: "something-to-fight-for",
    name: { en: "Something to Fight For", es: "Algo por lo que luchar" },
    timing: "battle-won",
    leaders: ["jyn-erso"],
    needs: "system",
    effect: [{ op: "procedure", name: "something-to-fight-for" }],
  }),
  action("rebel", {
    id: "trust-in-the-force",
    name: { en: "Trust in the Force", es: "Confía en la Fuerza" },
    unverified: TRANSLATED,
    timing: "assignment",
    leaders: ["jyn-erso", "chirrut-imwe"],
    needs: "pool",
    effect: [
      { op: "place-leader", at: [{ is: "subjugated" }] },
      { op: "gain-loyalty", faction: "rebel", amount: 1, at: "here" },
      {
        op: "destroy-units",
        from: "here",
        filter: { icon: { shape: "triangle", theater: "ground" } },
        limit: { count: 1 },
      },
    ],
  }),
  action("rebel", {
    id: "under-the-radar",
    name: { en: "Under the Radar", es: "Pasar inadvertidos" },
    timing: "immediate",
    leaders: ["cassian-andor", "saw-gerrera"],
    needs: "nothing",
    effect: [{ op: "procedure", name: "under-the-radar" }],
    held: { when: "turn", effect: [{ op: "procedure", name: "under-the-radar-return" }] },
  }),
];
