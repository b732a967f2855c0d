/** Every card, piece and keyword of each game, in the groups in which people look for them. */
import { defaultCatalogue as deckbuilder } from "@sw/deckbuilder-core/catalogue";
import { componentText as deckbuilderText } from "@sw/deckbuilder-core/text/cards";
import { defaultCatalogue as legion, UPGRADE_TYPES } from "@sw/legion-core/catalogue";
import { describe } from "@sw/legion-core/text";
import { componentText as legionText } from "@sw/legion-core/text/cards";
import { defaultCatalogue, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import { componentText as rebellionText } from "@sw/rebellion-core/text/cards";
import type { CardText, Locale } from "@sw/tabletop/text";
import { KEYWORD_TEXTS } from "../../packages/legion-core/src/content/keyword-texts.ts";

/** A name or a heading in both languages. */
export type Both = Readonly<Record<Locale, string>>;

/** An entry of a catalogue, or a keyword, with what it says. */
export interface Listed {
  readonly id: string;
  readonly text: Readonly<Record<Locale, CardText>>;
  /** What of it no two independent sources confirm, in words; empty where all is confirmed. */
  readonly unverified: readonly string[];
}

/** Entries of one kind. */
export interface Group {
  readonly id: string;
  readonly title: Both;
  readonly entries: readonly Listed[];
}

/** The entries of a game by kind. */
export interface Components {
  readonly short: "deckbuilder" | "rebellion" | "legion";
  readonly title: Both;
  readonly groups: readonly Group[];
}

/** What an entry may say of its sources, each catalogue in its own way. */
interface Entry {
  readonly id: string;
  readonly unverified?: string | readonly string[];
  readonly doubts?: readonly string[];
}

type TextOf = (id: string, locale: Locale) => CardText | undefined;

const same = (text: string): Both => ({ en: text, es: text });
const both = (en: string, es: string): Both => ({ en, es });

function group<One extends Entry>(id: string, title: Both, entries: readonly One[], textOf: TextOf): Group {
  return { id, title, entries: entries.map((entry) => listed(entry, textOf)) };
}

function listed(entry: Entry, textOf: TextOf): Listed {
  const [en, es] = [textOf(entry.id, "en"), textOf(entry.id, "es")];
  if (en === undefined || es === undefined) throw new Error(`${entry.id} has no text`);
  return { id: entry.id, text: { en, es }, unverified: [entry.unverified ?? [], entry.doubts ?? []].flat() };
}

const DECKBUILDER_FACTIONS = {
  empire: both("Empire", "Imperio"),
  rebel: both("Rebellion", "Rebelión"),
  neutral: both("Neutral", "Neutrales"),
};

function deckbuilderGroups(): readonly Group[] {
  const card: TextOf = (id, locale) => deckbuilderText({ card: id }, { locale });
  const base: TextOf = (id, locale) => deckbuilderText({ base: id }, { locale });
  const cards = Object.entries(DECKBUILDER_FACTIONS).map(([faction, title]) =>
    group(
      faction,
      title,
      deckbuilder.cards.filter((one) => one.faction === faction),
      card,
    ),
  );
  return [...cards, group("bases", both("Bases", "Bases"), deckbuilder.bases, base)];
}

function rebellionGroups(): readonly Group[] {
  const all = wholeCatalogue(defaultCatalogue);
  const card: TextOf = (id, locale) => rebellionText({ card: id }, { locale });
  const of = (faction: string) => (one: { readonly faction: string }) => one.faction === faction;
  return [
    group("units", both("Units", "Unidades"), all.units, (unit, locale) => rebellionText({ unit }, { locale })),
    group("leaders", both("Leaders", "Líderes"), all.leaders, (leader, locale) =>
      rebellionText({ leader }, { locale }),
    ),
    group("rings", both("Leader rings", "Anillos de líder"), all.rings, (ring, locale) =>
      rebellionText({ ring }, { locale }),
    ),
    group("systems", both("Systems", "Sistemas"), all.systems, (system, locale) =>
      rebellionText({ system }, { locale }),
    ),
    group("rebel-missions", both("Rebel missions", "Misiones rebeldes"), all.missions.filter(of("rebel")), card),
    group(
      "imperial-missions",
      both("Imperial missions", "Misiones imperiales"),
      all.missions.filter(of("imperial")),
      card,
    ),
    group("actions", both("Action cards", "Cartas de Acción"), all.actions, card),
    group("objectives", both("Objectives", "Objetivos"), all.objectives, card),
    group("tactics", both("Tactic cards", "Cartas de Táctica"), all.tactics, card),
    group(
      "advanced-tactics",
      both("Advanced tactic cards", "Cartas de Táctica avanzadas"),
      all.advancedTactics ?? [],
      card,
    ),
  ];
}

const LEGION_FACTIONS = {
  "galactic-empire": both("Galactic Empire", "Imperio Galáctico"),
  "rebel-alliance": both("Rebel Alliance", "Alianza Rebelde"),
  "galactic-republic": both("Galactic Republic", "República Galáctica"),
  "separatist-alliance": both("Separatist Alliance", "Alianza Separatista"),
  mercenary: both("Mercenaries", "Mercenarios"),
};

/** The name of a kind of upgrades, with a capital letter. */
const upgradeTitle = (type: string): Both =>
  same(`${type.slice(0, 1).toUpperCase()}${type.slice(1).replaceAll("-", " ")}`);

function legionGroups(): readonly Group[] {
  const unit: TextOf = (id, locale) => legionText({ unit: id }, { locale });
  const battle: TextOf = (id, locale) => legionText({ battle: id }, { locale });
  const command: TextOf = (id, locale) => legionText({ command: id }, { locale });
  const factions = Object.entries(LEGION_FACTIONS);
  const units = factions.map(([faction, { en, es }]) =>
    group(
      `units-${faction}`,
      both(`Units: ${en}`, `Unidades: ${es}`),
      legion.units.filter((one) => one.faction === faction),
      unit,
    ),
  );
  const commands = [...factions, [undefined, both("all factions", "todas las facciones")] as const].map(
    ([faction, { en, es }]) =>
      group(
        `commands-${faction ?? "common"}`,
        both(`Command cards: ${en}`, `Cartas de Mando: ${es}`),
        legion.commands.filter((one) => one.faction === faction),
        command,
      ),
  );
  const upgrades = UPGRADE_TYPES.map((type) => {
    const { en, es } = upgradeTitle(type);
    const ofType = legion.upgrades.filter((one) => one.type === type);
    return group(`upgrades-${type}`, both(`Upgrades: ${en}`, `Mejoras: ${es}`), ofType, (upgrade, locale) =>
      legionText({ upgrade }, { locale }),
    );
  });
  const battles = [...legion.primaryObjectives, ...legion.secondaryObjectives, ...legion.advantages];
  return [
    ...units,
    group("counterparts", both("Counterparts", "Homólogos"), legion.counterparts, unit),
    ...upgrades,
    ...commands,
    group("battle-cards", both("Battle cards", "Cartas de Batalla"), battles, battle),
    group("battle-forces", both("Battle forces", "Fuerzas de Batalla"), legion.battleForces, (battleForce, locale) =>
      legionText({ battleForce }, { locale }),
    ),
    group(
      "keywords",
      both("Keywords", "Cualidades"),
      Object.keys(KEYWORD_TEXTS)
        .sort()
        .map((id) => ({ id })),
      keywordParts,
    ),
  ].filter(({ entries }) => entries.length > 0);
}

/** A keyword as a card: `describe` tells its name, a colon, and what it does. */
const keywordParts: TextOf = (keyword, locale) => {
  const [name = keyword, ...rules] = describe({ keyword }, { locale }).split(": ");
  const rule = rules.join(": ");
  return { name, kind: locale === "es" ? "Palabra clave" : "Keyword", figures: "", rules: rule === "" ? [] : [rule] };
};

/** All games, in the order in which pages list them. */
export const COMPONENTS: readonly Components[] = [
  { short: "deckbuilder", title: same("The Deckbuilding Game"), groups: deckbuilderGroups() },
  { short: "rebellion", title: same("Rebellion"), groups: rebellionGroups() },
  { short: "legion", title: same("Legion"), groups: legionGroups() },
];
