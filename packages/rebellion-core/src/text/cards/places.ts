import type { CardText } from "@sw/tabletop/text";
import { type Line, sentence } from "@sw/tabletop/text";
import type { BaseSpaceEntry, SystemEntry } from "../../language/language.ts";
import { iconName, type Knowledge, localName, placeName, say } from "../knowledge.ts";
import { FACTION_ADJECTIVES } from "../names.ts";
import { figuresOf } from "./card-text.ts";

const KINDS = {
  populous: { en: "Populous system", es: "Sistema populoso" },
  remote: { en: "Remote system", es: "Sistema lejano" },
  base: { en: "Space of the board, not a system", es: "Espacio del tablero, no es un sistema" },
  probe: { en: "Probe card", es: "Carta de Sonda" },
} as const satisfies Record<string, Line>;

const FIGURES = {
  icons: { en: "Resources: {icons}", es: "Recursos: {icons}" },
  queue: { en: "Build queue {space}", es: "Cola de construcción {space}" },
  symbol: { en: "{faction} symbol", es: "Símbolo {faction}" },
} as const satisfies Record<string, Line>;

const RULES = {
  borders: { en: "adjacent to {systems}", es: "adyacente a {systems}" },
  region: { en: "same region as {systems}", es: "misma región que {systems}" },
  fixed: { en: "always loyal to the Empire, unless destroyed", es: "siempre leal al Imperio, salvo si es destruido" },
  probe: {
    en: "while the Empire holds this card, the Rebel base is not in {system}",
    es: "mientras el Imperio tenga esta carta, la Base Rebelde no está en {system}",
  },
} as const satisfies Record<string, Line>;

/** Returns the text of a system by parts. */
export function systemParts(entry: SystemEntry, knowledge: Knowledge): CardText {
  const { language, catalogue } = knowledge;
  const neighbours = catalogue.borders.flatMap(([a, b]) => (a === entry.id ? [b] : b === entry.id ? [a] : []));
  const region = catalogue.systems.filter(({ id, region: other }) => other === entry.region && id !== entry.id);
  const lists = [
    [RULES.borders, neighbours],
    [RULES.region, region.map(({ id }) => id)],
  ] as const;
  return {
    name: localName(language, entry.name),
    kind: say(language, entry.resources.length > 0 ? KINDS.populous : KINDS.remote),
    figures: productionOf(entry, knowledge),
    rules: [
      ...lists.flatMap(([line, ids]) => {
        const systems = language.and(ids.map((id) => placeName(knowledge, id)));
        return ids.length === 0 ? [] : [sentence(say(language, line, { systems }))];
      }),
      ...(entry.fixedLoyalty ? [sentence(say(language, RULES.fixed))] : []),
    ],
  };
}

/** Returns the text of the Rebel Base space by parts. */
export function baseSpaceParts(entry: BaseSpaceEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  return {
    name: localName(language, entry.name),
    kind: say(language, KINDS.base),
    figures: productionOf(entry, knowledge),
    rules: [],
  };
}

/** Returns the text of a probe card by parts. */
export function probeParts(entry: SystemEntry, { language }: Knowledge): CardText {
  const system = localName(language, entry.name);
  const { setupProbe } = entry;
  return {
    name: system,
    kind: say(language, KINDS.probe),
    figures:
      setupProbe === null
        ? ""
        : say(language, FIGURES.symbol, { faction: say(language, FACTION_ADJECTIVES[setupProbe]) }),
    rules: [sentence(say(language, RULES.probe, { system }))],
  };
}

function productionOf({ resources, buildQueue }: SystemEntry | BaseSpaceEntry, { language }: Knowledge): string {
  const icons = resources.map((icon) => iconName(language, icon)).join(", ");
  return figuresOf([
    icons === "" ? "" : say(language, FIGURES.icons, { icons }),
    buildQueue === null ? "" : say(language, FIGURES.queue, { space: String(buildQueue) }),
  ]);
}
