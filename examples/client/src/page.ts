import { type Action, type DeckbuilderTypes, type Event, game, type Seat, type View } from "@sw/deckbuilder-core";
import { describe, type Locale, nameOf, type TextOptions } from "@sw/deckbuilder-core/text";
import { shownCards, type Violation } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import { type Connection, connect } from "./connection.ts";

/** The part of a page that it writes into; each id stands in index.html. */
const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
};

/** Texts come in English and Spanish; the browser says which. */
function localeOfBrowser(): Locale {
  return navigator.language.startsWith("es") ? "es" : "en";
}

/** For whom a text is. */
function told(view?: View): TextOptions {
  return { locale: localeOfBrowser(), ...(view === undefined ? {} : { view }) };
}

/** Runs the page: in its lobby, or at the table that its address names behind the `#`. What comes back ends its connection. */
export function start(): () => void {
  const asked = new URLSearchParams(location.hash.slice(1));
  const [table, token] = [asked.get("table"), asked.get("token")];
  if (table === null) return lobby();
  part("lobby").hidden = true;
  part("game").hidden = false;
  const connection = sit(table, token);
  return () => connection.close();
}

/** Opens a table and shows a link for each seat, to be sent to whoever plays it. */
function lobby(): () => void {
  part("new").addEventListener("click", async () => {
    const opened: Opened = await (await fetch("/tables", { method: "POST" })).json();
    const links = Object.entries(opened.tokens).map(([seat, token]) =>
      link(seat, `#table=${opened.table}&token=${token}`),
    );
    part("links").replaceChildren(...links, link("watch", `#table=${opened.table}`));
  });
  return () => {};
}

/** What the server says of a new table. */
interface Opened {
  readonly table: string;
  readonly tokens: Readonly<Record<Seat, string>>;
}

function link(text: string, hash: string): HTMLElement {
  const anchor = element("a", `${text} `);
  anchor.setAttribute("href", `${location.pathname}${hash}`);
  anchor.setAttribute("target", "_blank");
  return anchor;
}

/** Takes the seat of a token, or watches. */
function sit(table: string, token: string | null): Connection<DeckbuilderTypes> {
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const place = token === null ? { url, table } : { url, table, token };
  let last: Known | undefined;
  const connection: Connection<DeckbuilderTypes> = connect<DeckbuilderTypes>(place, {
    joined: (seat) => {
      document.title = `${seat} - ${document.title}`;
    },
    told(report) {
      part("refused").textContent = "";
      if (report.type === "returned") return refused(report.violation, last);
      if (report.type === "held") return;
      last = report;
      tell(report.type === "step" ? report.events : [], report.view);
      show(report, (action, seat) => connection.send({ type: "act", seat, seq: report.seq, action }));
    },
    refused: (violation) => refused(violation, last),
    lost: (isForGood) => {
      part("status").textContent = isForGood ? "This link leads to no seat." : "Connecting again ...";
    },
  });
  part("undo").addEventListener("click", () => last !== undefined && connection.send({ type: "undo", seq: last.seq }));
  return connection;
}

/** A report that tells a position. */
type Known = Extract<Report<DeckbuilderTypes>, { readonly view: View }>;

/** Why something may not be; what else may be can be chosen again. */
function refused(violation: Violation, last: Known | undefined): void {
  allow(true);
  part("refused").textContent = describe({ violation }, told(last?.view));
}

/** What happened, as a list that grows. */
function tell(events: readonly Event[], view: View): void {
  part("story").append(...events.map((event) => element("li", describe({ event }, told(view)))));
  part("story").lastElementChild?.scrollIntoView({ block: "nearest" });
}

/** The table as a seat sees it, and a button for each of its options. */
function show({ view, options, outcome }: Known, act: (action: Action, seat: Seat) => void): void {
  const { viewer, decision } = view;
  const me: Seat = viewer === "rebel" ? "rebel" : "empire";
  const other: Seat = me === "rebel" ? "empire" : "rebel";
  const ended = outcome === null ? undefined : `The game is over. Winner: ${outcome.winners.join(", ") || "nobody"}.`;
  part("status").textContent = ended ?? (decision === null ? "" : describe({ decision }, told(view)));
  part("table").replaceChildren(
    element("p", `Turn ${view.turn}, force ${view.force}, resources ${view.resources}`),
    ...sideOf(view, other),
    ...cards(
      "Galaxy row",
      view,
      view.row.map((card) => card ?? ""),
    ),
    ...sideOf(view, me),
    ...cards("Hand", view, shownCards(view.players[me].hand)),
  );
  const buttons = options.map((action) => {
    const button = element("button", describe({ action }, told(view)));
    button.setAttribute("type", "button");
    button.dataset["action"] = game.actionKey(action);
    button.addEventListener("click", () => {
      allow(false);
      act(action, me);
    });
    return button;
  });
  part("actions").replaceChildren(...buttons);
}

/** Nothing is chosen twice: between a click and the answer no button works. */
function allow(isAllowed: boolean): void {
  for (const button of part("actions").children) button.toggleAttribute("disabled", !isAllowed);
}

function sideOf(view: View, seat: Seat): readonly HTMLElement[] {
  const { base, play, victory } = view.players[seat];
  const stands = base === null ? "no base" : `${nameOf(base.card, told(view))}, damage ${base.damage}`;
  const names = play.map(({ card, damage }) => `${nameOf(card, told(view))}${damage > 0 ? ` (${damage})` : ""}`);
  return [element("h2", `${seat}: ${stands}; bases destroyed: ${victory.length}`), listed(names)];
}

function cards(title: string, view: View, refs: readonly string[]): readonly HTMLElement[] {
  return [element("h2", title), listed(refs.map((card) => (card === "" ? "-" : nameOf(card, told(view)))))];
}

function listed(texts: readonly string[]): HTMLElement {
  const list = element("ul", "");
  list.append(...texts.map((text) => element("li", text)));
  return list;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
