import { type Action, type DeckbuilderTypes, type Event, game, type Seat, type View } from "@sw/deckbuilder-core";
import { describe, nameOf, type TextOptions } from "@sw/deckbuilder-core/text";
import { uiIn } from "@sw/deckbuilder-core/ui";
import { shownCards, type Violation } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import { byHeading } from "@sw/tabletop/ui";
import { type Connection, connect } from "./connection.ts";
import { localeOfBrowser, WORDS } from "./words.ts";

/** The part of a page that it writes into; each id stands in index.html. */
const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
};

/** For whom a text is. */
function told(view?: View): TextOptions {
  return { locale: localeOfBrowser(), ...(view === undefined ? {} : { view }) };
}

/** Runs the page: in its lobby, or at the table that its address names behind the `#`. What comes back ends its connection. */
export function start(): () => void {
  document.documentElement.lang = localeOfBrowser();
  part("new").textContent = WORDS[localeOfBrowser()].newTable;
  part("undo").textContent = WORDS[localeOfBrowser()].undo;
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
    const links = (Object.entries(opened.tokens) as [Seat, string][]).map(([seat, token]) =>
      link(uiIn(localeOfBrowser()).seats[seat], `#table=${opened.table}&token=${token}`),
    );
    part("links").replaceChildren(...links, link(WORDS[localeOfBrowser()].watch, `#table=${opened.table}`));
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
  const words = WORDS[localeOfBrowser()];
  const ui = uiIn(localeOfBrowser());
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const place = token === null ? { url, table } : { url, table, token };
  let last: Known | undefined;
  /** What happened before this connection; told with the position that comes next. */
  let story: readonly Event[] | undefined;
  const connection: Connection<DeckbuilderTypes> = connect<DeckbuilderTypes>(place, {
    joined(seat, before) {
      document.title = `${seat === "spectator" ? words.watch : ui.seats[seat]} - ${ui.title}`;
      story = before;
    },
    told(report) {
      part("refused").textContent = "";
      if (report.type === "returned") return refused(report.violation, last);
      if (report.type === "held") return;
      last = report;
      if (story !== undefined) part("story").replaceChildren();
      tell(story ?? [], report.view);
      story = undefined;
      tell(report.type === "step" ? report.events : [], report.view);
      show(report, (action, seat) => connection.send({ type: "act", seat, seq: report.seq, action }));
    },
    refused: (violation) => refused(violation, last),
    lost: (isForGood) => {
      part("status").textContent = isForGood ? words.noSeat : words.connecting;
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
  const { viewer } = view;
  const me: Seat = viewer === "rebel" ? "rebel" : "empire";
  const other: Seat = me === "rebel" ? "empire" : "rebel";
  const locale = localeOfBrowser();
  const ui = uiIn(locale);
  part("status").textContent =
    outcome === null ? ui.question(view) : `${WORDS[locale].over} ${ui.outcome(outcome)}`.trim();
  part("header").textContent = ui
    .header(view)
    .filter(({ seat, key }) => seat === null || key === "resources")
    .map(({ text }) => text)
    .join(" · ");
  part("table").replaceChildren(
    ...sideOf(view, other),
    ...cards(
      ui.labels.row,
      view,
      view.row.map((card) => card ?? ""),
    ),
    ...sideOf(view, me),
    ...cards(ui.labels.hand, view, shownCards(view.sides[me].hand)),
  );
  const groups = byHeading(ui, view, options).map(({ key, actions }) => {
    const group = element("p", `${key}: `);
    const buttons = actions.map(({ action, label }) => {
      const button = element("button", label);
      button.setAttribute("type", "button");
      button.dataset["action"] = game.actionKey(action);
      button.addEventListener("click", () => {
        allow(false);
        act(action, me);
      });
      return button;
    });
    group.append(...buttons);
    return group;
  });
  part("actions").replaceChildren(...groups);
}

/** Nothing is chosen twice: between a click and the answer no button works. */
function allow(isAllowed: boolean): void {
  for (const button of part("actions").querySelectorAll("button")) button.toggleAttribute("disabled", !isAllowed);
}

function sideOf(view: View, seat: Seat): readonly HTMLElement[] {
  const { seats, header } = uiIn(localeOfBrowser());
  const facts = header(view).filter(({ seat: about, key }) => about === seat && key !== "resources");
  const names = view.sides[seat].play.map(
    ({ card, damage }) => `${nameOf({ card }, told(view))}${damage > 0 ? ` (${damage})` : ""}`,
  );
  return [element("h2", [seats[seat], ...facts.map(({ text }) => text)].join(" · ")), listed(names)];
}

function cards(title: string, view: View, refs: readonly string[]): readonly HTMLElement[] {
  return [element("h2", title), listed(refs.map((card) => (card === "" ? "-" : nameOf({ card }, told(view)))))];
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
