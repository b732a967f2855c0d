import { type Action, configOf, game, type State } from "@sw/rebellion-core";
import { play, scenario } from "@sw/rebellion-core/testing";
import { describe as describeText, LOCALES, type Locale } from "@sw/rebellion-core/text";
import { expectOk } from "@sw/tabletop";
import { expect, test } from "vitest";
import { holesIn, idsIn } from "./holes.ts";

/** What an action is about, but for its type. */
type Content<Type extends Action["type"]> = Omit<Extract<Action, { type: Type }>, "type">;

/** Actions of every type and of every way in which they read; a type that is missing here does not compile. */
const SAMPLES: { readonly [Type in Action["type"]]: readonly Content<Type>[] } = {
  place: [{ subject: "x-wing", at: "rebel-base" }],
  "choose-system": [{ subject: "hoth" }],
  "choose-leader": [{ subject: "general-rieekan" }],
  "choose-option": [{ subject: 1 }],
  assign: [{ subject: "han-solo", mission: "sabotage" }],
  join: [{ subject: "princess-leia", mission: 1 }],
  approve: [{}],
  veto: [{}],
  "play-mission": [{}],
  reinforce: [{ subject: "darth-vader", system: "hoth" }],
  activate: [{ subject: "general-rieekan", system: "hoth" }],
  reveal: [{ subject: 0 }],
  "reveal-base": [{}],
  "remove-target": [{ subject: "secure-the-plans", system: "hoth" }],
  "use-held": [{ subject: "secret-facility" }],
  pass: [{}],
  "use-action": [
    { subject: "its-a-trap", leader: "admiral-ackbar" },
    { subject: "resourceful-astromech", leader: null },
  ],
  "use-ring": [{ subject: "master-yoda" }],
  "play-objective": [{ subject: "liberation" }],
  move: [{ subject: "at-at", from: "rebel-base" }],
  "move-captive": [{ subject: "han-solo", from: "hoth" }],
  destroy: [
    { subject: "airspeeder", at: "hoth" },
    { subject: "airspeeder", at: 2 },
  ],
  "take-unit": [{ subject: "airspeeder" }],
  advance: [{ subject: "death-star", space: 3 }],
  deploy: [{ subject: "ion-cannon", at: "hoth" }],
  "take-card": [{ subject: "hidden-fleet" }],
  "put-card": [
    { subject: "probe:hoth", where: "top" },
    { subject: "probe:hoth", where: "bottom" },
  ],
  discard: [{ subject: "hidden-fleet" }],
  recruit: [
    { subject: "its-a-trap", leader: "admiral-ackbar" },
    { subject: "its-a-trap", leader: null },
  ],
  "draw-another": [{}],
  "draw-tactic": [{ subject: "red" }],
  "play-tactic": [
    { subject: "space-onslaught", die: "black" },
    { subject: "space-no-escape", die: null },
  ],
  damage: [
    { subject: "star-destroyer", markers: 0, assigned: 0 },
    { subject: "star-destroyer", markers: 2, assigned: 0 },
    { subject: "star-destroyer", markers: 1, assigned: 3 },
  ],
  block: [{ subject: "at-st", markers: 0, assigned: 1 }],
  "pick-die": [{ subject: "black", face: "direct-hit" }],
  retreat: [{ subject: "general-rieekan", system: "hoth" }],
  done: [{}],
  unpick: [{ pick: { type: "destroy", subject: "x-wing", at: "hoth" } }],
};

const ACTIONS: readonly Action[] = Object.entries(SAMPLES).flatMap(([type, contents]) =>
  contents.map((content): Action => ({ type, ...content }) as Action),
);

test.each(LOCALES)(
  "Every action in %s has a text without unfilled slots that differs from the others, even without a view",
  (locale) => {
    const lines = ACTIONS.map((action) => describeText({ action }, { locale }));
    expect(lines.flatMap((text) => [...holesIn(text), ...idsIn(text)])).toEqual([]);
    expect(lines.filter((text) => !/^\p{Lu}.*[^.]$/u.test(text))).toEqual([]);
    expect(lines.filter((text, index) => lines.indexOf(text) !== index)).toEqual([]);
  },
);

const LINES: readonly (readonly [action: Action, en: string, es: string])[] = [
  [
    { type: "place", subject: "airspeeder", at: "rebel-base" },
    "Place an Airspeeder at the Rebel Base space",
    "Colocar un Aerodeslizador en el espacio de la Base Rebelde",
  ],
  [{ type: "reveal", subject: 1 }, "Reveal mission 2", "Revelar la Misión 2"],
  [{ type: "choose-option", subject: 0 }, "Option 1", "La opción 1"],
  [
    { type: "activate", subject: "princess-leia", system: "rebel-base" },
    "Activate the Rebel Base space with Princess Leia",
    "Activar el espacio de la Base Rebelde con la Princesa Leia",
  ],
  [
    { type: "damage", subject: "star-destroyer", markers: 1, assigned: 2 },
    "Assign damage to a Star Destroyer (1 damage marker, 2 damage assigned)",
    "Asignar daño a un Destructor estelar (1 ficha de Daño, 2 puntos de daño asignado)",
  ],
  [
    { type: "destroy", subject: "death-star", at: 3 },
    "Destroy a Death Star on space 3 of the build queue",
    "Destruir una Estrella de la Muerte en la casilla 3 de la cola de construcción",
  ],
  [
    { type: "put-card", subject: "probe:hoth", where: "bottom" },
    "Put the probe card of Hoth under the deck",
    "Poner la carta de Sonda de Hoth debajo del mazo",
  ],
];

test.each(LINES)("The text of an action is as reviewed: %j", (action, en, es) => {
  expect(describeText({ action }, { locale: "en" })).toBe(en);
  expect(describeText({ action }, { locale: "es" })).toBe(es);
});

/** The question and the menu of whoever decides. */
function menu(state: State, locale: Locale): readonly string[] {
  const decision = game.decision(state);
  if (decision === undefined) throw new Error("nobody decides");
  const view = game.view(state, decision.seat);
  return [{ decision }, ...game.legalActions(state).map((action) => ({ action }))].map((subject) =>
    describeText(subject, { locale, view }),
  );
}

test("The menu of a turn names the player's own missions and says what passing means", () => {
  const state = scenario({ rebel: { assigned: [{ card: "sabotage", leaders: ["han-solo"] }] } });
  const en = menu(state, "en");
  expect(en[0]).toBe("Command Phase: do you activate a system, reveal a mission or pass?");
  expect(en).toContain("Reveal “Sabotage” (mission 1)");
  expect(en).toContain("Activate Hoth with Jan Dodonna");
  expect(en).toContain("Pass for the rest of the Command Phase");
  const es = menu(state, "es");
  expect(es).toContain("Revelar «Sabotaje» (Misión 1)");
  expect(es).toContain("Renunciar al resto de la fase de Mando");
});

test("The text of revealing a mission has the mission's number for the other side and spectators", () => {
  const state = scenario({ rebel: { assigned: [{ card: "sabotage", leaders: ["han-solo"] }] } });
  const action: Action = { type: "reveal", subject: 0 };
  for (const viewer of ["imperial", "spectator"] as const) {
    expect(describeText({ action }, { locale: "en", view: game.view(state, viewer) })).toBe("Reveal mission 1");
  }
});

test("The options of a card are described in words", () => {
  const state = scenario({
    phase: "command",
    rebel: { assigned: [{ card: "support-of-mon-calamari", leaders: ["admiral-ackbar"] }] },
    leaders: { "admiral-ackbar": "mission" },
  });
  const { state: asked } = play(state, [{ type: "reveal", subject: 0 }, { type: "pass" }]);
  expect(menu(asked, "en")).toEqual([
    "“Support of Mon Calamari”: choose one.",
    "Gain 2 Rebel loyalty in this system",
    "Put 1 Mon Calamari Cruiser on space 3 of the Rebel build queue",
  ]);
});

test("[rote.setup.mission-sets-secret] The texts of two missions with the same name mention the set that each chooses", () => {
  const config = configOf({ expansion: "rise-of-the-empire", setup: "advanced" });
  const { state } = expectOk(game.setup(config, "sets"));
  const view = game.view(state, "rebel");
  const label = (id: string) => describeText({ action: { type: "take-card", subject: id } }, { locale: "en", view });
  expect(view.decision?.kind).toBe("mission-set");
  expect(label("subversion-rebel-base")).toBe("Pick “Subversion” for the base set");
  expect(label("subversion-rebel-rote")).toBe("Pick “Subversion” for the set of Rise of the Empire");
});
