import { type Action, type DeckbuilderTypes, type Event, game, type Seat, type View } from "@sw/deckbuilder-core";
import { describe, nameOf, type TextOptions } from "@sw/deckbuilder-core/text";
import { uiIn } from "@sw/deckbuilder-core/ui";
import { type Connection, connect, hostAt, type TableAddress, type Told } from "@sw/host/client";
import { shownCards, type Violation } from "@sw/tabletop";
import type { Message, Report } from "@sw/tabletop/referee";
import { byHeading } from "@sw/tabletop/ui";
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
  const table = asked.get("table");
  if (table === null) return lobby();
  part("lobby").hidden = true;
  part("game").hidden = false;
  return sit(table, asked.get("seat"), asked.get("invitation") ?? "");
}

const THINKING = 30 * 60_000;

/** Opens a table and shows a link for each seat, to be sent to whoever plays it. */
function lobby(): () => void {
  part("new").addEventListener("click", async () => {
    const { table, invitations } = await hostAt(location.origin).open({ time: { type: "move", ms: THINKING } });
    const links = (Object.entries(invitations) as [Seat, string][]).map(([seat, invitation]) =>
      link(uiIn(localeOfBrowser()).seats[seat], `#table=${table}&seat=${seat}&invitation=${invitation}`),
    );
    part("links").replaceChildren(...links, link(WORDS[localeOfBrowser()].watch, `#table=${table}`));
  });
  return () => {};
}

function link(text: string, hash: string): HTMLElement {
  const anchor = element("a", `${text} `);
  anchor.setAttribute("href", `${location.pathname}${hash}`);
  anchor.setAttribute("target", "_blank");
  return anchor;
}

/** Takes a seat by its invitation, or watches. */
function sit(table: string, seat: string | null, invitation: string): () => void {
  const words = WORDS[localeOfBrowser()];
  let connection: Connection<DeckbuilderTypes> | undefined;
  let isClosed = false;
  const connected = (token?: string): void => {
    if (!isClosed) connection = connectedTo(token === undefined ? { table } : { table, token });
  };
  if (seat === null) connected();
  else
    tokenOf(table, seat, invitation).then(connected, () => {
      part("status").textContent = words.noSeat;
    });
  return () => {
    isClosed = true;
    connection?.close();
  };
}

/** The token that plays the seat from this browser. The browser keeps it before it claims the seat, so that nothing is lost. */
async function tokenOf(table: string, seat: string, invitation: string): Promise<string> {
  const key = `${table} ${seat}`;
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0"));
  const token = localStorage.getItem(key) ?? fresh.join("");
  localStorage.setItem(key, token);
  await hostAt(location.origin).claim(table, { seat, invitation, token });
  return token;
}

/** Shows what the host tells, until the connection is closed. */
function connectedTo({ table, token }: Pick<TableAddress, "table" | "token">): Connection<DeckbuilderTypes> {
  const words = WORDS[localeOfBrowser()];
  const ui = uiIn(localeOfBrowser());
  let last: Known | undefined;
  const story = new Story(
    () => hostAt(location.origin).story<DeckbuilderTypes>(table, token),
    () => last?.view,
  );
  const address = { urls: [location.origin] as const, table };
  const connection: Connection<DeckbuilderTypes> = connect(token === undefined ? address : { ...address, token }, {
    joined(seat, about) {
      document.title = `${seat === "spectator" ? words.watch : ui.seats[seat]} - ${ui.title}`;
      if (about.state === "waiting") part("status").textContent = words.waiting;
    },
    told(report) {
      part("refused").textContent = "";
      if (report.type === "returned") return refused(report.violation, last);
      if (report.type === "held") return;
      last = report;
      story.told(report);
      show(report, (action, seat) => send({ type: "act", seat, seq: report.seq, action }));
    },
    lost(reason) {
      part("status").textContent = reason === null ? words.connecting : words.noSeat;
    },
  });
  const send = async (message: Message<DeckbuilderTypes>): Promise<void> => {
    const answer = await connection.send(message);
    if (answer.ok) return;
    allow(true);
    if ("violation" in answer) refused(answer.violation, last);
    else part("refused").textContent = words.notNow;
  };
  part("undo").addEventListener("click", () => last !== undefined && send({ type: "undo", seq: last.seq }));
  return connection;
}

/** A report that tells a position. */
type Known = Extract<Report<DeckbuilderTypes>, { readonly view: View }>;

/** Why something may not be; what else may be can be chosen again. */
function refused(violation: Violation, last: Known | undefined): void {
  allow(true);
  part("refused").textContent = describe({ violation }, told(last?.view));
}

/** What happened, as a list that grows. After a `sync` it is read anew from the host: an undo takes events away. */
class Story {
  private readonly read: () => Promise<Told<DeckbuilderTypes>>;
  private readonly view: () => View | undefined;
  /** The steps that were told while the story is read. */
  private steps: Known[] = [];
  private reading = 0;
  private isRead = false;

  constructor(read: () => Promise<Told<DeckbuilderTypes>>, view: () => View | undefined) {
    this.read = read;
    this.view = view;
  }

  told(report: Known): void {
    if (report.type === "sync") void this.begin();
    else if (this.isRead) this.show(report.events);
    else this.steps.push(report);
  }

  private async begin(): Promise<void> {
    this.reading += 1;
    const own = this.reading;
    this.isRead = false;
    this.steps = [];
    const { seq, events } = await this.read();
    if (own !== this.reading) return;
    part("story").replaceChildren();
    this.show(events);
    for (const step of this.steps) if (step.type === "step" && step.seq > seq) this.show(step.events);
    this.isRead = true;
  }

  private show(events: readonly Event[]): void {
    const view = this.view();
    part("story").append(...events.map((event) => element("li", describe({ event }, told(view)))));
    part("story").lastElementChild?.scrollIntoView({ block: "nearest" });
  }
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
