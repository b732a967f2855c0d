import type { Event, View } from "@sw/rebellion-core";
import { isHidden, type PileView } from "@sw/tabletop";
import type { Measured } from "@sw/tabletop/conformance";
import { add } from "./counts.ts";
import { readSolo } from "./following-solo.ts";

type Faction = "rebel" | "imperial";
type Moved = Happening<"cards-moved">;
type CardName = Moved["cards"][number]["card"];
type Happening<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** How many cards lie where, by name where everybody sees them and in what the viewer's side holds. */
export function readCards(view: View, counts: Measured): void {
  counts["viewer"] = view.viewer.split("-")[0] ?? view.viewer;
  for (const faction of ["rebel", "imperial"] as const) readSide(view, faction, counts);
  counts["project deck"] = sizeOf(view.projectDeck);
  readOpen("project discard", view.projectDiscard, counts);
  readHand("rebel objectives", view.objectives, counts);
  readHand("imperial probes", view.probes, counts);
  counts["objective deck"] = sizeOf(view.objectiveDeck);
  counts["probe deck"] = sizeOf(view.probeDeck);
  counts["solo"] = view.solo !== undefined;
  // The Empire of a solo game draws missions from decks of its own, and has no hand of them.
  if (view.solo !== undefined) for (const name of Object.keys(counts)) if (EMPIRE_DRAWS.test(name)) counts[name] = null;
  readSolo(view, counts);
  readOpen("objectives played", view.objectivesPlayed, counts);
  readOpen("objectives in play", view.objectivesInPlay ?? [], counts);
  readOpen("probes boxed", view.probesBoxed, counts);
  counts["probes held"] = view.held?.length ?? 0;
}

function readSide(view: View, faction: Faction, counts: Measured): void {
  const side = view.sides[faction];
  readHand(`${faction} missions`, side.missions, counts);
  readHand(`${faction} aside`, side.aside, counts);
  for (const pile of side.actions) readHand(`${faction} actions`, pile, counts);
  counts[`${faction} mission deck`] = sizeOf(side.missionDeck);
  counts[`${faction} action deck`] = sizeOf(side.actionDeck);
  counts[`${faction} actions boxed`] = sizeOf(side.actionsBoxed);
  readOpen(`${faction} mission discard`, side.missionDiscard, counts);
  readOpen(`${faction} actions used`, side.actionsUsed, counts);
  counts[`${faction} assigned`] = side.assigned.map(({ leaders }) => leaders.join("+")).join();
}

/** Places of cards that the Empire of a solo game uses in other ways: its missions are read by `following-solo.ts`. */
const EMPIRE_DRAWS = /^(imperial mission|imperial aside|project)/;

/** A hand: how many cards, and for its side which. */
function readHand(place: string, pile: PileView<string>, counts: Measured): void {
  add(counts, place, sizeOf(pile));
  if (!isOf(counts, place)) return;
  for (const { cards } of pile) if (!isHidden(cards)) readOpen(place, cards, counts);
}

function readOpen(place: string, cards: readonly string[], counts: Measured): void {
  for (const card of cards) add(counts, `${place} ${card}`, 1);
}

function sizeOf(pile: PileView<string>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** True for what the viewer's side holds, and so knows. */
function isOf(counts: Measured, place: string): boolean {
  return place.startsWith(`${counts["viewer"]} `);
}

/** Keeps what {@link readCards} reads up with an event. */
export function changeCards(counts: Measured, event: Event): void {
  switch (event.type) {
    case "cards-drawn":
    case "cards-moved":
      return carry(counts, event);
    case "deck-shuffled":
      return event.discards ? discardsReturn(counts, event.deck) : undefined;
    case "leaders-assigned":
      return assign(counts, event);
    case "mission-returned":
      if (event.mission !== null) unassign(counts, event.faction, event.mission);
      return put(counts, `${event.faction} missions`, event.card.card, 1);
    case "mission-revealed":
      return event.mission === null ? undefined : unassign(counts, event.faction, event.mission);
    case "action-used":
      return useAction(counts, event);
    case "objective-played":
      put(counts, "rebel objectives", event.card, -1);
      return put(counts, placeOf("objective", event.to), event.card, 1);
    case "objective-discarded":
      put(counts, placeOf("objective", event.from), event.card, -1);
      return put(counts, "objectives played", event.card, 1);
    case "leader-moved":
      return event.from === "mission" ? leave(counts, event.leader) : undefined;
    case "base-chosen":
      return put(counts, "probe deck", event.base.system, -1);
    case "base-established": {
      const { system } = event.base;
      return put(counts, "rebel aside", isHidden(system) ? system : `probe:${system}`, -1);
    }
    default:
  }
}

interface Way extends Pick<Moved, "faction" | "deck" | "cards" | "from"> {
  readonly to: Moved["from"];
}

function carry(counts: Measured, { faction, deck, cards, from, to }: Way): void {
  for (const { card } of cards) {
    put(counts, placeOf(deck, from), card, -1);
    put(counts, from === "hand" && to === "box" ? `${faction} actions used` : placeOf(deck, to), card, 1);
  }
}

/** What places are called in readings; those left out are not read. */
type Places = Readonly<Partial<Record<Moved["from"], string>>>;

const ACTIONS = (faction: Faction): Places => ({
  hand: `${faction} actions`,
  deck: `${faction} action deck`,
  box: `${faction} actions boxed`,
  aside: `${faction} aside`,
});

const MISSIONS = (faction: Faction): Places => ({
  hand: `${faction} missions`,
  deck: `${faction} mission deck`,
  discard: `${faction} mission discard`,
  aside: `${faction} aside`,
});

/** The places of the cards of each deck. */
const PLACES: Readonly<Partial<Record<Moved["deck"], Places>>> = {
  "rebel-mission": MISSIONS("rebel"),
  "imperial-mission": MISSIONS("imperial"),
  project: { ...MISSIONS("imperial"), deck: "project deck", discard: "project discard" },
  "rebel-action": ACTIONS("rebel"),
  "imperial-action": ACTIONS("imperial"),
  objective: {
    hand: "rebel objectives",
    deck: "objective deck",
    discard: "objectives played",
    aside: "rebel aside",
    "in-play": "objectives in play",
  },
  probe: {
    hand: "imperial probes",
    deck: "probe deck",
    box: "probes boxed",
    aside: "rebel aside",
    "under-card": "probes held",
  },
};

function placeOf(deck: Moved["deck"], spot: Moved["from"]): string | undefined {
  return PLACES[deck]?.[spot === "deck-top" || spot === "deck-bottom" ? "deck" : spot];
}

/** Piles of which how many cards they have is read, and no more. */
const COUNTED = /(deck|actions boxed|held)$/;
/** Hands and what lies aside: read by number, and for their side by name. */
const HANDS = /(missions|actions|objectives|imperial probes|aside)$/;

/** A card comes to a place (1) or leaves it (-1); undefined: the place is not read. */
function put(counts: Measured, place: string | undefined, card: CardName, by: 1 | -1): void {
  if (place === undefined || (counts["solo"] === true && EMPIRE_DRAWS.test(place))) return;
  const isHand = HANDS.test(place);
  if (isHand || COUNTED.test(place)) add(counts, place, by);
  if (isHand ? isOf(counts, place) : !COUNTED.test(place)) add(counts, `${place} ${String(card)}`, by);
}

/** Discards lie in their deck again. */
function discardsReturn(counts: Measured, deck: Moved["deck"]): void {
  const discard = placeOf(deck, "discard");
  if (discard === undefined || (counts["solo"] === true && EMPIRE_DRAWS.test(discard))) return;
  for (const [name, count] of Object.entries(counts)) {
    if (!name.startsWith(`${discard} `)) continue;
    counts[name] = null;
    add(counts, placeOf(deck, "deck") ?? "", Number(count ?? 0));
  }
}

/** Leaders of the missions assigned, place by place. */
function rowOf(counts: Measured, faction: Faction): string[] {
  const row = String(counts[`${faction} assigned`] ?? "");
  return row === "" ? [] : row.split(",");
}

function assign(counts: Measured, { faction, mission, leaders, card, from }: Happening<"leaders-assigned">): void {
  const row = rowOf(counts, faction);
  if (typeof from === "number") row.splice(from, 1);
  else put(counts, from === "hand" ? `${faction} missions` : placeOf(from, "deck"), card.card, -1);
  row.splice(mission, 0, leaders.join("+"));
  counts[`${faction} assigned`] = row.join();
}

function unassign(counts: Measured, faction: Faction, mission: number): void {
  const row = rowOf(counts, faction);
  counts[`${faction} assigned`] = row.filter((_, place) => place !== mission).join();
}

/** Whoever goes elsewhere is on no mission. */
function leave(counts: Measured, leader: string): void {
  for (const faction of ["rebel", "imperial"] as const) {
    const row = rowOf(counts, faction).map((leaders) => leaders.split("+").filter((one) => one !== leader));
    counts[`${faction} assigned`] = row.map((leaders) => leaders.join("+")).join();
  }
}

/** A card that is used a second time, for the probe card below it, was used before. */
function useAction(counts: Measured, { faction, card }: Happening<"action-used">): void {
  if (counts[`${faction} actions used ${card}`] === 1) return;
  put(counts, `${faction} actions`, card, -1);
  put(counts, `${faction} actions used`, card, 1);
}
