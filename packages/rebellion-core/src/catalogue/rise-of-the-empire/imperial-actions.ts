import type { ActionEntry } from "../../language/language.ts";
import { action } from "../entries.ts";

/** The Imperial action cards of the expansion; the two starting ones come first. */
export const ROTE_IMPERIAL_ACTIONS: readonly ActionEntry[] = [
  action("imperial", {
    id: "early-promotion",
    name: { en: "Early Promotion", es: "Ascenso inmediato" },
    set: "starting",
    timing: "immediate",
    leaders: ["admiral-motti"],
    needs: "nothing",
    effect: [
      {
        op: "choose",
        by: "owner",
        options: [
          [{ op: "procedure", name: "draw-starting-action" }],
          [
            { op: "choose-system", by: "owner", where: [{ is: "imperial-system" }] },
            { op: "recruit-leader", leader: "admiral-motti", to: "chosen" },
            { op: "move-leader", leader: { id: "grand-moff-tarkin" }, to: "chosen" },
          ],
        ],
      },
    ],
  }),
  action("imperial", {
    id: "track-them",
    name: { en: "Track Them", es: "Seguir su rastro" },
    set: "starting",
    timing: "rebel-retreated",
    leaders: [],
    needs: "nothing",
    effect: [
      { op: "choose-leader", by: "owner", faction: "imperial", among: "here" },
      { op: "move-leader", leader: "chosen", to: "pool" },
    ],
  }),
  action("imperial", {
    id: "ambitions-of-power",
    name: { en: "Ambitions of Power", es: "Ambiciones de poder" },
    timing: "pool-over-limit",
    leaders: ["admiral-motti", "jabba-the-hutt"],
    needs: "nothing",
    effect: [{ op: "procedure", name: "ambitions-of-power" }],
  }),
  action("imperial", {
    id: "sweep-the-area",
    name: { en: "Sweep the Area", es: "Peinar la zona" },
    timing: "immediate",
    leaders: ["krennics-finest"],
    needs: "nothing",
    effect: [{ op: "procedure", name: "store-probe" }],
    held: {
      when: "end-of-command-phase",
      effect: [
        { op: "choose-system", by: "owner", where: [{ closestWith: { faction: "imperial" } }] },
        { op: "capture", leader: "rebel-here", to: "chosen" },
      ],
    },
  }),
  action("imperial", {
    id: "good-intel-rote",
    name: { en: "Good Intel", es: "Información fiable" },
    replaces: "good-intel",
    timing: "start-of-combat",
    leaders: ["soontir-fel", "colonel-yularen"],
    needs: "system",
    effect: [
      { op: "modify", modifier: { kind: "open-tactics", faction: "rebel" }, until: "end-of-combat" },
      { op: "modify", modifier: { kind: "sees-card-first", faction: "imperial" }, until: "end-of-combat" },
    ],
  }),
  action("imperial", {
    id: "lord-vaders-orders",
    name: { en: "Lord Vader's Orders", es: "Por orden de Lord Vader" },
    timing: "immediate",
    leaders: ["director-krennic"],
    needs: "nothing",
    effect: [{ op: "arrange-objectives", count: 3, bottom: 0 }],
  }),
  action("imperial", {
    id: "post-bounty",
    name: { en: "Post Bounty", es: "Ofrecer recompensa" },
    timing: "mission-failed",
    leaders: ["jabba-the-hutt"],
    needs: "system",
    effect: [
      { op: "choose-leader", by: "owner", faction: "rebel", among: "here", ring: "none" },
      { op: "attach-ring", ring: "bounty", to: "chosen" },
    ],
  }),
  action("imperial", {
    id: "secret-facility",
    name: { en: "Secret Facility", es: "Instalaciones secretas" },
    timing: "immediate",
    leaders: ["director-krennic", "krennics-finest"],
    needs: "nothing",
    effect: [{ op: "procedure", name: "store-probe" }],
    held: {
      when: "turn",
      effect: [
        {
          op: "gain-units",
          faction: "imperial",
          units: [
            { shape: "triangle", theater: "any", count: 1 },
            { type: "shield-bunker", count: 1 },
          ],
          at: "here",
        },
        { op: "combat", theater: null },
      ],
    },
  }),
];
