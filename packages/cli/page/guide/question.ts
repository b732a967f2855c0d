import type { Ask, GuideQuestion, GuideTable } from "@sw/rebellion-core/solo/guide";
import { nameOf } from "@sw/rebellion-core/text";
import { html, nothing, type TemplateResult } from "lit";
import { type Choice, picker, stepper } from "../shell/controls.ts";
import { segments } from "../shell/segments.ts";
import type { PlaceForm } from "./place.ts";
import { boxOf, counted, type Faction, placeAt, REGIONS } from "./table.ts";

type Roll = Extract<GuideQuestion, { readonly ask: "roll" }>;
type Dice = Roll["red"];

/** A question that is partly filled in. */
export interface Draft {
  readonly ask: Ask;
  readonly card: string;
  readonly system: string;
  readonly leader: string;
  readonly theater: Roll["theater"];
  readonly red: Dice;
  readonly black: Dice;
  readonly green: Dice;
  /** The damage of miniatures, by type and number. */
  readonly damage: Readonly<Record<string, number>>;
}

const NO_DICE: Dice = { hits: 0, directHits: 0, specials: 0, blanks: 0 };
/** A question with nothing filled in. */
export const NEW_DRAFT: Draft = {
  ask: "turn",
  card: "",
  system: "",
  leader: "",
  theater: "space",
  red: NO_DICE,
  black: NO_DICE,
  green: NO_DICE,
  damage: {},
};

const FACES = ["hits", "directHits", "specials", "blanks"] as const;
/** The faces of the dice of each colour. Green dice have no other. */
const DICE = [
  ["red", FACES],
  ["black", FACES],
  ["green", ["directHits", "blanks"]],
] as const;
/** The questions in the order of a round. Those about dice are for battles of the Empire. */
const ASKS: readonly Ask[] = [
  "assignment",
  "turn",
  "mission",
  "effect",
  "oppose",
  "join",
  "roll",
  "hits",
  "recruit",
  "build",
  "deploy",
];

/** Returns the question of a draft. Every missing choice is the first of its list. */
export function questionOf(form: PlaceForm, draft: Draft): GuideQuestion {
  const { table } = form;
  const { ask, theater, red, black, green, leader } = draft;
  const card = draft.card === "" ? (cardChoices(form, ask)[0]?.[0] ?? "") : draft.card;
  const system = draft.system === "" ? (systemChoices(form)[0]?.[0] ?? "") : draft.system;
  switch (ask) {
    case "mission":
    case "recruit":
      return { ask, card };
    case "oppose":
      return { ask, card, system };
    case "join":
      return { ask, system };
    case "effect":
      return { ask, card, system: draft.system === "" ? null : system, ...(leader === "" ? {} : { leader }) };
    case "roll":
    case "hits": {
      const damaged = miniatures(table, system, theater).flatMap(({ key, unit }) => {
        const damage = draft.damage[key] ?? 0;
        return damage === 0 ? [] : [{ unit, damage }];
      });
      return { ask, system, theater, red, black, ...(table.options.expansion && { green }), damaged };
    }
    default:
      return { ask };
  }
}

function byName(choices: readonly Choice[], { locale }: PlaceForm): readonly Choice[] {
  return [...choices].sort(([, one], [, other]) => one.localeCompare(other, locale));
}

function systemChoices(form: PlaceForm): readonly Choice[] {
  const { locale } = form;
  const ids = REGIONS.flatMap(({ systems }) => systems.map(({ id }) => id));
  return byName(
    ids.map((system) => [system, nameOf({ system }, { locale })]),
    form,
  );
}

function cardChoices(form: PlaceForm, ask: Ask): readonly Choice[] {
  const { table, locale } = form;
  return byName(
    cardsFor(table, ask).map((card) => [card, nameOf({ card }, { locale })]),
    form,
  );
}

/** Returns the cards that a question can be about. */
function cardsFor(table: GuideTable, ask: Ask): readonly string[] {
  const { missions, actions } = boxOf(table);
  const of = (faction: Faction): readonly string[] =>
    missions.flatMap((one) => (one.faction === faction ? [one.id] : []));
  const hand = actions.flatMap(({ faction, id }) => (faction === "imperial" ? [id] : []));
  if (ask === "oppose") return of("rebel");
  if (ask === "mission") return of("imperial");
  return ask === "recruit" ? hand : [...of("imperial"), ...hand];
}

/** Returns the miniatures that may be damaged in a battle in the system of a draft. */
function miniatures(
  table: GuideTable,
  system: string,
  theater: Draft["theater"],
): readonly { readonly key: string; readonly unit: string; readonly number: number }[] {
  const { units } = placeAt(table, system);
  return boxOf(table)
    .units.filter((unit) => unit.theater === theater)
    .flatMap(({ id }) =>
      Array.from({ length: units[id] ?? 0 }, (_, at) => ({ key: `${id}/${at + 1}`, unit: id, number: at + 1 })),
    );
}

/** Draws the form of a question. Its button is highlighted if no other step comes next. */
export function questionForm(
  form: PlaceForm,
  draft: Draft,
  set: (draft: Draft) => void,
  ask: () => void,
  isNext: boolean,
): TemplateResult {
  const { table, locale, text } = form;
  const cards = cardChoices(form, draft.ask);
  const systems = systemChoices(form);
  const hasCard = ["mission", "oppose", "recruit", "effect"].includes(draft.ask);
  const hasSystem = ["oppose", "join", "effect", "roll", "hits"].includes(draft.ask);
  const rebels = boxOf(table).leaders.filter(({ faction }) => faction === "rebel");
  const leaders = byName(
    rebels.map(({ id }) => [id, nameOf({ leader: id }, { locale })]),
    form,
  );
  const none: Choice = ["", text.any];
  const asks = ASKS.map((one) => [one, text.asks[one]] as const);
  const chosen = (value: string): void => {
    const next = ASKS.find((one) => one === value);
    if (next !== undefined) set({ ...draft, ask: next, card: "", leader: "" });
  };
  return html`<section class="panel question">
    ${picker(text.question, asks, draft.ask, chosen)}
    ${hasCard ? picker(text.card, cards, draft.card, (card) => set({ ...draft, card })) : nothing}
    ${hasSystem ? picker(text.system, draft.ask === "effect" ? [none, ...systems] : systems, draft.system, (system) => set({ ...draft, system })) : nothing}
    ${draft.ask === "effect" ? picker(text.leader, [none, ...leaders], draft.leader, (leader) => set({ ...draft, leader })) : nothing}
    ${draft.ask === "roll" || draft.ask === "hits" ? rollForm(form, draft, set) : nothing}
    <button type="button" class=${isNext ? "main" : "button"} @click=${ask}>${text.ask}</button>
  </section>`;
}

/** Draws the form for the dice that the Empire has rolled and the damage on the table. */
function rollForm(form: PlaceForm, draft: Draft, set: (draft: Draft) => void): TemplateResult {
  const { table, locale, text } = form;
  const system = draft.system === "" ? (systemChoices(form)[0]?.[0] ?? "") : draft.system;
  const theaters = (["space", "ground"] as const).map((value) => ({ value, label: text.theaters[value] }));
  const one = (name: string, value: number, step: (by: 1 | -1) => void): TemplateResult =>
    stepper({ name, value, less: text.less(name), more: text.more(name), step });
  return html`${segments("theater", text.theater, theaters, draft.theater, (theater) => set({ ...draft, theater }))}
    <div class="figures-grid">${DICE.filter(([color]) => color !== "green" || table.options.expansion).map(
      ([color, faces]) =>
        faces.map((face) =>
          one(`${text.faces[face]}, ${text.dice[color]}`, draft[color][face], (by) =>
            set({ ...draft, [color]: { ...draft[color], [face]: draft[color][face] + by } }),
          ),
        ),
    )}${miniatures(table, system, draft.theater).map(({ key, unit, number }) =>
      one(`${nameOf({ unit }, { locale })} ${number}`, draft.damage[key] ?? 0, (by) =>
        set({ ...draft, damage: counted(draft.damage, key, by) }),
      ),
    )}</div>`;
}
