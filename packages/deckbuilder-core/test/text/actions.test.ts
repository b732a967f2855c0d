import { type Action, game, type State } from "@sw/deckbuilder-core";
import { type Catalogue, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { pieceId, play, scenario } from "@sw/deckbuilder-core/testing";
import { describe as describeText, type Locale, nameOf } from "@sw/deckbuilder-core/text";
import { componentText } from "@sw/deckbuilder-core/text/cards";
import { expect, test } from "vitest";
import { unitThat } from "./home-made.ts";

/** The question and the menu of whoever decides. */
function menu(state: State, locale: Locale): readonly string[] {
  const decision = game.decision(state);
  if (decision === undefined) throw new Error("nobody decides");
  const view = game.view(state, decision.seat);
  return [{ decision }, ...game.legalActions(state).map((action) => ({ action }))].map((subject) =>
    describeText(subject, { locale, view }),
  );
}

function line(action: Action, locale: Locale, state?: State): string {
  const view = state === undefined ? {} : { view: game.view(state, state.active === 0 ? "empire" : "rebel") };
  return describeText({ action }, { locale, ...view });
}

test("The menu of a turn names pieces by card and number, slots by their card, and costs", () => {
  const state = scenario({
    active: "rebel",
    force: 1,
    resources: 4,
    row: ["duros-spy", "lobot"],
    config: { bribing: true },
    rebel: { hand: ["x-wing"], play: ["x-wing", { card: "rebel-trooper", commitment: "base" }] },
  });
  const en = menu(state, "en");
  expect(en[0]).toBe("Turn 4, 4 resources: what do you do?");
  expect(en).toContain("Play X-Wing");
  expect(en).toContain("Purchase Lobot (slot 2) for 3 resources");
  expect(en).toContain("Purchase Outer Rim Pilot for 2 resources");
  expect(en).toContain("Bribe Lobot (slot 2) for 3 resources");
  expect(en).toContain("Use the ability of X-Wing (#101)");
  expect(en).toContain("Commit X-Wing (#101) to the attack on the enemy base");
  expect(en).toContain("Resolve the attack on the enemy base with 2 attack");
  const es = menu(state, "es");
  expect(es[0]).toBe("Turno 4, 4 recursos: ¿qué haces?");
  expect(es).toContain("Adquirir Lobot (posición 2) por 3 recursos");
  expect(es).toContain("Sobornar Lobot (posición 2) por 3 recursos");
  expect(es).toContain("Asignar Ala-X (#101) al ataque contra la base enemiga");
  expect(es).toContain("Resolver el ataque contra la base enemiga con 2 puntos de Ataque");
});

test("The text of an action without a view names ids and numbers", () => {
  expect(line({ type: "commit", subject: 12, target: 2 }, "en")).toBe(
    "Commit piece #12 to the attack on the card in slot 3",
  );
  expect(line({ type: "commit", subject: 12, target: 2 }, "es")).toBe(
    "Asignar la pieza #12 al ataque contra la carta de la posición 3",
  );
  expect(line({ type: "purchase", subject: 0 }, "en")).toBe("Purchase the card in slot 1");
  expect(line({ type: "use", subject: "base" }, "es")).toBe("Usar la capacidad de la base");
  expect(line({ type: "resolve", subject: 0 }, "en")).toBe("Resolve ability 1");
  expect(line({ type: "choose-option", subject: "force" }, "es")).toBe("Elegir «force»");
  expect(line({ type: "accept" }, "en")).toBe("Yes");
  expect(line({ type: "pick", zone: "opp-base", subject: 0 }, "en")).toBe("Pick the other player's base");
  expect(line({ type: "pick", zone: "own-hand", subject: "lobot" }, "es")).toBe(
    "Elegir Lobot de la mano del jugador activo",
  );
});

test("The text of an attack on the row says that the Empire hunts and the Rebellion sabotages", () => {
  const empire = scenario({ row: ["x-wing"], empire: { play: ["stormtrooper"] } });
  const rebel = scenario({ active: "rebel", row: ["tie-fighter"], rebel: { play: ["x-wing"] } });
  expect(line({ type: "commit", subject: 1, target: 0 }, "en", empire)).toBe(
    "Commit Stormtrooper (#1) to the bounty hunt on X-Wing (slot 1)",
  );
  expect(line({ type: "commit", subject: 1, target: 0 }, "es", empire)).toBe(
    "Asignar Soldado de asalto (#1) a la cacería de Ala-X (posición 1)",
  );
  expect(line({ type: "commit", subject: 101, target: 0 }, "en", rebel)).toBe(
    "Commit X-Wing (#101) to the sabotage of TIE Fighter (slot 1)",
  );
  expect(line({ type: "commit", subject: 101, target: 0 }, "es", rebel)).toBe(
    "Asignar Ala-X (#101) al sabotaje de Caza TIE (posición 1)",
  );
});

test("The options of an opponent who chooses are worded from that player's side", () => {
  const start = scenario({
    active: "rebel",
    force: 0,
    rebel: { play: ["duros-spy"] },
    empire: { hand: ["stormtrooper"] },
  });
  const { state } = play(start, [{ type: "use", subject: pieceId(start, "duros-spy") }]);
  expect(menu(state, "en")).toEqual([
    "Duros Spy: choose one.",
    "Discard a card from your hand",
    "Your opponent gains 1 Force",
  ]);
  expect(menu(state, "es")).toEqual([
    "Espía duros: elige una opción.",
    "Descarta una carta de tu mano",
    "Tu adversario gana 1 punto de Fuerza",
  ]);
});

test("The texts distinguish the abilities of two copies of a card by number", () => {
  const start = scenario({ resources: 2, empire: { play: ["twilek-smuggler", "twilek-smuggler"] } });
  const { state } = play(start, [
    { type: "use", subject: pieceId(start, "twilek-smuggler") },
    { type: "use", subject: pieceId(start, "twilek-smuggler", 1) },
    { type: "purchase", subject: "outer-rim-pilots" },
  ]);
  expect(menu(state, "en")).toEqual([
    "Which of these abilities do you resolve next: Twi'lek Smuggler or Twi'lek Smuggler?",
    "Resolve the ability of Twi'lek Smuggler (1 of 2)",
    "Resolve the ability of Twi'lek Smuggler (2 of 2)",
  ]);
  expect(menu(state, "es").slice(1)).toEqual([
    "Resolver la capacidad de Contrabandista twi'lek (1 de 2)",
    "Resolver la capacidad de Contrabandista twi'lek (2 de 2)",
  ]);
});

test("The text of a reward for a neutral card attacked with Ord Mantell names the reward that the base gives", () => {
  const start = scenario({
    config: { mode: "full-galaxy" },
    row: ["z-95-headhunter"],
    galaxyDeck: ["lobot"],
    empire: { base: "ord-mantell", play: [{ card: "stormtrooper", commitment: 0 }] },
  });
  const { state } = play(start, [{ type: "attack", subject: 0 }]);
  expect(menu(state, "en")).toEqual([
    "Do you take the reward of Z-95 Headhunter? Gain resources equal to the cost of the defeated card.",
    "Take the reward: gain resources equal to the cost of the defeated card",
    "Decline the reward",
  ]);
});

test("The text of an optional part says what that part does", () => {
  const start = scenario({ force: -1, galaxyTop: ["lobot"], empire: { play: ["moff-jerjerrod"] } });
  const { state } = play(start, [{ type: "use", subject: 1 }]);
  expect(menu(state, "en")).toEqual([
    "Moff Jerjerrod: you may swap that card with a card in the galaxy row. Do you?",
    "Yes: swap that card with a card in the galaxy row",
    "No",
  ]);
  expect(menu(state, "es")).toEqual([
    "Moff Jerjerrod: puedes intercambiar esa carta por una carta de la fila de la galaxia. ¿Lo haces?",
    "Sí: intercambia esa carta por una carta de la fila de la galaxia",
    "No",
  ]);
});

test("Cards put on top of a deck are named for viewers who have seen them, and counted for others", () => {
  const start = scenario({
    active: "rebel",
    galaxyTop: ["lobot", "bossk"],
    empire: { base: "coruscant" },
    rebel: { deck: [], deckTop: ["x-wing", "x-wing", "x-wing", "y-wing", "y-wing"] },
  });
  const { state } = play(start, [{ type: "end-turn" }, { type: "resolve", subject: 0 }]);
  expect(menu(state, "en")).toEqual([
    "Coruscant: pick a card to discard (picks left: 1).",
    "Discard Lobot (card 1 of the galaxy deck)",
    "Discard Bossk (card 2 of the galaxy deck)",
  ]);
  const action: Action = { type: "pick", zone: "galaxy-deck-top", subject: 1 };
  const seen = (viewer: "rebel" | "spectator"): string =>
    describeText({ action }, { locale: "es", view: game.view(state, viewer) });
  expect(seen("rebel")).toBe("Elegir la carta 2 del mazo de la galaxia");
  expect(seen("spectator")).toBe("Elegir la carta 2 del mazo de la galaxia");
});

test("Home-made cards are named from the given catalogue", () => {
  const card = unitThat({ op: "draw", amount: 1 });
  const catalogue: Catalogue = { ...defaultCatalogue, cards: [...defaultCatalogue.cards, card] };
  expect(nameOf({ card: "home-made" }, { locale: "en" })).toBe("home-made");
  expect(nameOf({ card: "home-made" }, { locale: "en", catalogue })).toBe("Home Made");
  expect(describeText({ action: { type: "play", subject: "home-made#3" } }, { locale: "es", catalogue })).toBe(
    "Jugar Hecha en casa (copia 3)",
  );
  expect(componentText({ card: "home-made" }, { locale: "es", catalogue })?.rules).toEqual(["Roba 1 carta."]);
});
