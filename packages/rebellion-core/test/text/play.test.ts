import { type Action, actionKey, type Event, type RebellionGame, type View } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { describe as describeText, LOCALES, type Locale, nameOf } from "@sw/rebellion-core/text";
import { expect, test } from "vitest";
import { randomGame } from "./games.ts";
import { holesIn, idsIn } from "./holes.ts";

const GAMES = 24;
/** Menus read of each kind of decision and number of players. */
const MENUS = 6;

test("Questions and menus of random games have no unfilled slots, and the lines of a menu differ from each other", () => {
  const read = new Map<string, number>();
  const questions = new Set<string>();
  const lines = new Set<string>();
  const faults: string[] = [];
  for (let index = 0; index < GAMES; index++) {
    for (const { game, state, actions } of randomGame(index)) {
      const decision = game.decision(state);
      if (decision === undefined) continue;
      const times = read.get(`${decision.kind} ${index % 3}`) ?? 0;
      if (times >= MENUS) continue;
      read.set(`${decision.kind} ${index % 3}`, times + 1);
      const view = game.view(state, decision.seat);
      for (const locale of LOCALES) {
        questions.add(describeText({ decision }, { locale, view }));
        faults.push(...twins(actions, view, locale, lines).map((twin) => `${decision.kind}: ${twin}`));
        faults.push(...readByOthers(game, state, locale));
      }
    }
  }
  for (const text of questions) faults.push(...holesIn(text), ...idsIn(text), ...(isQuestion(text) ? [] : [text]));
  for (const text of lines) faults.push(...holesIn(text), ...idsIn(text), ...(isMenuLine(text) ? [] : [text]));
  expect([...new Set(faults)]).toEqual([]);
  expect(new Set([...read.keys()].map((key) => key.split(" ")[0])).size).toBeGreaterThan(40);
  expect(lines.size).toBeGreaterThan(1000);
});

/** Actions of one decision that read the same; adds their lines to `lines`. */
function twins(actions: readonly Action[], view: View, locale: Locale, lines: Set<string>): readonly string[] {
  const seen = new Map<string, string>();
  return actions.flatMap((action) => {
    const text = describeText({ action }, { locale, view });
    const key = actionKey(action);
    const twin = seen.get(text);
    seen.set(text, key);
    lines.add(text);
    return twin === undefined ? [] : [`${twin} and ${key} both read: ${text}`];
  });
}

/** Whoever waits reads the same from the whole decision as from what the view tells of it. */
function readByOthers(game: RebellionGame, state: Parameters<RebellionGame["view"]>[0], locale: Locale): string[] {
  const decision = game.decision(state);
  if (decision === undefined) return [];
  return [...game.seats, "spectator" as const].flatMap((viewer) => {
    const view = game.view(state, viewer);
    const told = describeText({ decision: view.decision ?? decision }, { locale, view });
    const untold = describeText({ decision }, { locale, view });
    return [...holesIn(told), ...(told === untold ? [] : [`${decision.kind}: ${untold}`])];
  });
}

function isQuestion(text: string): boolean {
  return /^[“«]?¿?\p{Lu}.*[.?]$/u.test(text);
}

function isMenuLine(text: string): boolean {
  return /^\p{Lu}.*[^.]$/u.test(text);
}

test("Events of random games have texts without unfilled slots for every viewer, and name nothing hidden", () => {
  const read: Read = { types: new Set(), lines: new Set(), leaks: [], hidden: 0 };
  for (let index = 0; index < GAMES / 2; index++) {
    for (const { game, state, events } of randomGame(index)) {
      for (const event of events) readPublic(event, read);
      const secret = events.filter((event) => "cards" in event || "base" in event || "card" in event);
      if (secret.length === 0) continue;
      for (const viewer of [game.seats[0], game.seats[game.seats.length - 1], "spectator" as const]) {
        if (viewer !== undefined) readEvents(game, secret, game.view(state, viewer), read);
      }
    }
  }
  const faults = [...read.lines].flatMap((text) => [
    ...holesIn(text),
    ...idsIn(text),
    ...(isSentence(text) ? [] : [text]),
  ]);
  expect([...faults, ...new Set(read.leaks)]).toEqual([]);
  expect(read.types.size).toBeGreaterThan(55);
  expect(read.lines.size).toBeGreaterThan(2000);
  expect(read.hidden).toBeGreaterThan(1000);
});

/** What has been read so far. */
interface Read {
  readonly types: Set<string>;
  readonly lines: Set<string>;
  readonly leaks: string[];
  hidden: number;
}

function isRedacted(game: RebellionGame, event: Event, viewer: View["viewer"]): boolean {
  return JSON.stringify(game.redact(event, viewer)) !== JSON.stringify(event);
}

/** Told as it is, to somebody who may know everything. */
function readPublic(event: Event, read: Read): void {
  read.types.add(event.type);
  for (const locale of LOCALES) read.lines.add(describeText({ event }, { locale }));
}

function readEvents(game: RebellionGame, events: readonly Event[], view: View, read: Read): void {
  for (const event of events) {
    const redacted = game.redact(event, view.viewer) ?? event;
    const isSecret = isRedacted(game, event, view.viewer);
    if (isSecret) read.hidden += 1;
    for (const locale of LOCALES) {
      read.lines.add(describeText({ event: redacted }, { locale, view }));
      if (isSecret) read.leaks.push(...leaksOf(event, redacted, view, locale));
    }
  }
}

function isSentence(text: string): boolean {
  return /^[“«]?¿?\p{Lu}.*\.$/u.test(text);
}

/** What a line tells of hidden cards and systems, told of the redacted event or, by mistake, of the whole one. */
function leaksOf(event: Event, redacted: Event, view: View, locale: Locale): readonly string[] {
  const text = describeText({ event: redacted }, { locale, view });
  const untold = describeText({ event }, { locale, view });
  return [
    ...secretNames(event, redacted, locale)
      .filter((name) => text.includes(name))
      .map((name) => `names ${name}: ${text}`),
    ...(untold === text ? [] : [`tells more of the whole event: ${untold}`]),
  ];
}

/**
 * Names of cards and systems that were in the event before it was redacted and are not any more; but for those that the
 * card behind it has as well.
 */
function secretNames(event: Event, redacted: Event, locale: Locale): readonly string[] {
  const before = JSON.stringify(event);
  const after = JSON.stringify(redacted);
  const cause = event.cause === null ? "" : nameOf({ card: event.cause }, { locale });
  return NAMED.filter(([id]) => before.includes(`"${id}"`) && !after.includes(`"${id}"`))
    .map(([, component]) => nameOf(component, { locale }))
    .filter((name) => name !== cause);
}

const { missions, actions, objectives, tactics, systems } = defaultCatalogue;
const NAMED = [
  ...[...missions, ...actions, ...objectives, ...tactics].map(({ id }) => [id, { card: id }] as const),
  ...systems.map(({ id }) => [`probe:${id}`, { card: `probe:${id}` }] as const),
  ...systems.map(({ id }) => [id, { system: id }] as const),
];
