import { SKIRMISH } from "@sw/legion-core/examples";
import { HIDDEN, type Violation, violation } from "@sw/tabletop";
import { expect, it, describe as suite } from "vitest";
import { game } from "../../src/index.ts";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import { describe, LOCALES, type Telling } from "../../src/text/index.ts";

function both(subject: Telling): readonly string[] {
  return LOCALES.map((locale) => describe(subject, { locale, config: SKIRMISH }));
}

const cause = { rule: "leg.command.select-secret", cause: null } as const;

suite("lines", () => {
  // Types of events and actions and kinds of decisions: the compiler asks for their lines
  it("Texts number units of the same name within their army, and miniatures within their unit", () => {
    expect(both({ piece: "p1.2" })).toEqual(["Stormtroopers 2", "Soldados de asalto 2"]);
    expect(both({ piece: "p2.0" })).toEqual(["Leia Organa", "Leia Organa"]);
    expect(both({ piece: "p1.1.2" })).toEqual([
      "miniature 3 of Stormtroopers 1",
      "la miniatura 3 de Soldados de asalto 1",
    ]);
    expect(describe({ piece: "p1.2" }, { locale: "en" })).toBe("p1.2");
  });

  it("Texts state the owner of a unit if both armies have its name", () => {
    const mirror = { ...SKIRMISH, armies: [SKIRMISH.armies[0], SKIRMISH.armies[0]] as const };
    expect(LOCALES.map((locale) => describe({ piece: "p2.1" }, { locale, config: mirror }))).toEqual([
      "Stormtroopers 1 of player 2",
      "Soldados de asalto 1 del jugador 2",
    ]);
  });

  it("Texts of events state their figures and cause", () => {
    const dice = ["red-attack", "black-attack", "black-attack"];
    const rolled: Event = { type: "dice-rolled", unit: "p1.1", dice, faces: ["hit", "blank", "hit"], ...cause };
    expect(both({ event: rolled })).toEqual([
      "Stormtroopers 1 rolled 1 red attack die and 2 black attack dice: 2 hits and 1 blank.",
      "La unidad Soldados de asalto 1 lanza 1 dado de ataque rojo y 2 dados de ataque negros:" +
        " 2 impactos y 1 cara vacía.",
    ]);
    const gained: Event = {
      type: "tokens-gained",
      unit: "p2.1",
      token: "dodge",
      amount: 2,
      rule: "leg.kw.agile-x",
      cause: "agile",
    };
    expect(both({ event: gained })).toEqual([
      "Rebel Troopers 1 gained 2 dodge tokens (Agile).",
      "La unidad Soldados rebeldes 1 gana 2 fichas de Esquiva (Paso ágil).",
    ]);
  });

  it("[leg.command.select-secret] Texts name a selected command card only for viewers who may know it", () => {
    const event: Event = {
      type: "command-chosen",
      seat: "player-1",
      card: { card: "ambush", seenBy: ["player-1"] },
      ...cause,
    };
    const hidden = { ...event, card: { card: HIDDEN, seenBy: ["player-1"] as const } };
    const begun = game.setup(SKIRMISH, "texts");
    if (!begun.ok) throw new RangeError(begun.violation.code);
    const told = (viewer: "player-1" | "player-2" | "spectator", locale: "en" | "es"): string =>
      describe({ event }, { locale, view: game.view(begun.value.state, viewer) });
    expect(told("player-1", "en")).toBe("Player 1 chose “Ambush”.");
    expect(told("player-2", "en")).toBe("Player 1 chose a hidden card.");
    expect(told("spectator", "es")).toBe("El jugador 1 selecciona una carta oculta.");
    expect(both({ event: hidden })[0]).toBe("Player 1 chose a hidden card.");
  });

  it("Texts of actions read like menu items", () => {
    const weapon: Action = { type: "add-weapon", subject: "p1.1.0", weapon: 1, kind: "ranged" };
    expect(both({ action: weapon })[0]).toMatch(
      /^Add E-11 Blaster Rifle of miniature 1 of Stormtroopers 1 \(ranged\)$/,
    );
    expect(both({ action: { type: "activate", subject: "p1.2" } })).toEqual([
      "Activate Stormtroopers 2",
      "Activar la unidad Soldados de asalto 2",
    ]);
    expect(both({ action: { type: "choose-option", subject: "guardian p2.1" } })).toEqual([
      "Rebel Troopers 1 uses Guardian",
      "La unidad Soldados rebeldes 1 usa Guardián",
    ]);
    expect(both({ action: { type: "choose-option", subject: "pick 8" } })).toEqual([
      "Reroll 1 red attack die: 1 blank",
      "Volver a tirar 1 dado de ataque rojo: 1 cara vacía",
    ]);
    expect(both({ action: { type: "perform", subject: "claim scanner.3" } })).toEqual([
      "Claim scanner 4",
      "Capturar escáner 4",
    ]);
  });

  it("Texts of a decision ask the player who decides, and tell the other player who does", () => {
    const begun = game.setup(SKIRMISH, "texts");
    if (!begun.ok) throw new RangeError(begun.violation.code);
    const { state } = begun.value;
    const decision = game.decision(state);
    if (decision === null || decision === undefined) throw new RangeError("nothing is asked");
    const waits = decision.seat === "player-1" ? "player-2" : "player-1";
    const view = game.view(state, waits);
    expect(describe({ decision }, { locale: "es", config: SKIRMISH })).toBe("Misión: ¿de qué mazo revelas una carta?");
    expect(describe({ decision }, { locale: "en", view })).toMatch(
      /^Player [12] decides: which battle card to reveal\.$/,
    );
  });

  it("Texts of game refusals name units, cards and actions", () => {
    const order: Violation = violation("leg.command.one-order-per-round", "not-offered", { offered: ["p1.1", "p1.2"] });
    expect(both({ violation: order })).toEqual([
      "This cannot be chosen here. You can choose: Stormtroopers 1 and Stormtroopers 2" +
        " (leg.command.one-order-per-round).",
      "Esto no se puede elegir aquí. Puedes elegir: Soldados de asalto 1 y Soldados de asalto 2" +
        " (leg.command.one-order-per-round).",
    ]);
    const spent: Violation = violation("leg.actions.up-to-two", "no-actions-left", { action: "attack", left: 0 });
    expect(both({ violation: spent })[1]).toBe(
      "A la unidad no le quedan acciones suficientes para esto (Ataque). Le quedan: 0 (leg.actions.up-to-two).",
    );
  });
});
