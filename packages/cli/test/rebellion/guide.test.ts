import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeIo, freshFolder, sw } from "../helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const guide = async (lines: readonly string[], lang = "en"): Promise<string> =>
  (await sw(fakeIo(folder.path, { lines: [...lines, "q"] }), `solo guide --lang ${lang}`)).out.replace(/\n {2,}/g, " ");

const FILE = "solo-table.txt";

/** The table as its file keeps it, the entries before it left out. */
const kept = (): string => readFileSync(join(folder.path, FILE), "utf8").replace(/^#.*\n/gm, "");

const SYSTEMS = [
  "corellia: empire e 2 tie 2 stormtrooper star-destroyer at-st",
  "coruscant: empire e 2 tie 2 stormtrooper star-destroyer at-at",
  "mandalore: subjugated e 2 tie 2 stormtrooper star-destroyer at-st",
  "mustafar: empire e 2 tie 2 stormtrooper assault-carrier at-st",
  "rodia: empire e 2 tie 2 stormtrooper assault-carrier at-st",
  "saleucami: subjugated e 2 tie 2 stormtrooper assault-carrier at-st death-star",
  "bothawui: rebel",
  "kashyyyk: rebel r 2 trooper x-wing",
  "naboo: rebel",
];

describe("the set-up in the guide", () => {
  test("The guide leads through the twelve set-up steps one by one, and stores what they put on the table", async () => {
    const out = await guide([
      ...["round: 4", "time: 6", "steps setup", "done", "done", "done", "done"],
      ...["pool: vader tarkin palpatine tagge yularen", "done", "done", "done", "done"],
      ...SYSTEMS,
      ...["done", "done", "done", "done", "done"],
    ]);
    const steps = [...out.matchAll(/Step (\d+) of 12/g)].map(([, step]) => Number(step));
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(out).toContain("The set-up is complete. Go on with “steps assignment”.");
    expect(out.trimEnd().split("\n").at(-2)).toContain("There is no advice to carry out");
    expect(kept()).toContain("round: 1\n");
    expect(kept()).not.toContain("time:");
    expect(kept()).toContain("deck: 2\n");
  });

  test("A set-up step of the guide waits for the fifth leader and for the systems that it needs", async () => {
    const out = await guide(["steps setup 5", "done", "pool: vader tarkin palpatine tagge yularen", "done", "q"]);
    expect(out).toContain("The Empire has only 4 of its 5 leaders");
    expect(out).toContain("Step 6 of 12");
    const nine = await guide([
      "steps setup 9",
      "done",
      "",
      ...SYSTEMS.slice(0, 6),
      "done",
      ...SYSTEMS.slice(6),
      "done",
    ]);
    expect(nine).toContain(
      "You have entered 0 of 6 systems with Imperial units, and 0 of 3 systems loyal to the Rebels",
    );
    expect(nine).toContain(
      "You have entered 6 of 6 systems with Imperial units, and 0 of 3 systems loyal to the Rebels",
    );
    expect(nine).toContain("Step 10 of 12");
  });

  test("The guide places the starting units in the revealed systems, and asks for the dice", async () => {
    const systems = "naboo mandalore saleucami bothawui corellia mustafar kashyyyk rodia";
    const out = await guide([
      "steps setup 9",
      "done",
      systems,
      "1",
      "1",
      "9",
      "4",
      "6",
      "2",
      "3",
      "hoth: r trooper",
      "table",
    ]);
    expect(out).toContain("9 is not a result of this die");
    expect(out).toContain("Step 10 of 12");
    expect(kept()).toContain("corellia: empire e assault-carrier at-st death-star 2 stormtrooper 2 tie-fighter\n");
    const spanish = await guide(["reiniciar", "pasos preparación 9", "hecho", systems, "tirar", "q"], "es");
    expect(spanish).toContain("¿Dónde va Destructor estelar?");
    expect(spanish).toContain("6 Coruscant");
  });

  test("The set-up of the guide works in Spanish, and an undone step can be done again", async () => {
    const out = await guide(
      ["ronda: 3", "pasos preparación 2", "hecho", "deshacer", "pasos preparación 12", "hecho"],
      "es",
    );
    expect(out).toContain("Paso 2 de 12. Escribe «hecho» cuando esté hecho.");
    expect(out).toContain("Deshecho: hecho");
    expect(out).toContain("La preparación está completa. Sigue con «pasos asignación».");
    expect(kept()).toContain("ronda: 3\n");
  });
});

test("The guide does not call Coruscant subjugated, because it is always Imperial", async () => {
  const out = await guide(["coruscant: e stormtrooper", "kessel: e stormtrooper"]);
  expect(out).toContain("Coruscant: Empire: Stormtrooper.");
  expect(out).toContain("Kessel: subjugated; Empire: Stormtrooper.");
});

describe("undo in a later session", () => {
  test("Entries of an earlier session are undone one by one, the last first", async () => {
    await guide(["round: 2", "naboo: rebel r x-wing", "time: 3"]);
    const out = await guide(["undo", "undo", "undo", "undo"]);
    expect([...out.matchAll(/Undone: (.*)/g)].map(([, line]) => line)).toEqual([
      "time: 3",
      "naboo: rebel r x-wing",
      "round: 2",
    ]);
    expect(out).toContain("Nothing to undo.");
    expect(kept()).not.toContain("naboo");
  });

  test("A damaged history is ignored, and the table is kept", async () => {
    await guide(["round: 2", "time: 3"]);
    const path = join(folder.path, FILE);
    writeFileSync(path, readFileSync(path, "utf8").replace(/^# {2}round: 2$/m, "#  round: zwei"));
    const out = await guide(["undo"]);
    expect(out).toContain("Nothing to undo.");
    expect(kept()).toContain("time: 3\n");
  });
});

describe("a round at the table", () => {
  const TABLE = [
    "round: 2",
    "naboo: rebel r leia 2 x-wing e vader star-destroyer 2 tie",
    "corellia: empire e star-destroyer",
  ];

  test("The guide records a capture, asks which probe cards were drawn, and removes losses from the board", async () => {
    const out = await guide([
      ...TABLE,
      ...["effect capture-rebel-operative naboo", "done"],
      ...["effect probe-droid-initiative corellia", "done", "endor", "endor", "bothawui"],
      "losses naboo: r x-wing e 2 tie",
    ]);
    expect(out).toContain("captive: Princess Leia");
    expect(out).toContain("The Empire draws 2 probe cards; the guide asks which.");
    expect(out).toContain("The Empire already has the probe card of Endor");
    expect(kept()).toContain("naboo: rebel r x-wing e star-destroyer darth-vader captive princess-leia\n");
    expect(kept()).toContain("probes: bothawui endor\n");
  });

  test("A round in Spanish asks for the probe cards and reports losses in Spanish, and an empty deck gives no card", async () => {
    const out = await guide(
      [...TABLE, "efecto lanzamiento de droides sonda corellia", "hecho", "hoth", "", "bajas naboo: r ala-x"],
      "es",
    );
    expect(out).toContain("El Imperio roba 2 cartas de Sonda; la guía pregunta cuáles.");
    expect(out).toContain("Cartas de Sonda del Imperio: Hoth.");
    expect(out).toContain("Naboo: leal a la Rebelión; Rebeldes: Ala-X, Princesa Leia");
  });
});
