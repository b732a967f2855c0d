import { KEYWORDS } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { describe, nameOf } from "@sw/legion-core/text";
import { describeComponent } from "@sw/legion-core/text/cards";
import pc from "picocolors";
import { expect, test } from "vitest";
import { legionFace } from "../../src/games/legion/face.ts";
import { LOCALES } from "../../src/kit.ts";

const PLAIN = pc.createColors(false);

test.each(LOCALES)(
  "Every card and keyword of Legion can be looked up by its name and is shown with all of its text (%s)",
  (locale) => {
    const face = legionFace(locale, PLAIN);
    const cards = Object.values(defaultCatalogue).flatMap((all: readonly { readonly id: string }[]) =>
      all.map(({ id }) => id),
    );
    for (const card of cards) {
      const told = describeComponent({ card }, { locale });
      expect(`${face.lookUp(nameOf({ card }, { locale })).join("\n")}\n`).toContain(`${told}\n`);
    }
    for (const keyword of Object.keys(KEYWORDS)) {
      const told = describe({ keyword }, { locale });
      expect(face.lookUp(told.slice(0, told.indexOf(": ")))).toContain(told);
    }
  },
);

test("A look-up of Legion ignores case and accents, and finds nothing for other words", () => {
  const english = legionFace("en", PLAIN);
  expect(english.lookUp("PADME").join("\n")).toContain("Padmé Amidala");
  expect(english.lookUp("tempest force").join("\n")).toContain("Vehicles have Scout 2");
  expect(legionFace("es", PLAIN).lookUp("explorador").join("\n")).toMatch(/Explorador X: /);
  expect(english.lookUp("zzz")).toEqual([]);
  expect(english.lookUp("")).toEqual([]);
});
