import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import type { PageGame } from "../games/game.ts";
import { GAME_KEYS, type GameKey, loadGame } from "../games/registry.ts";
import { OFFERS } from "../play/offers.ts";
import { copyButton } from "../shell/copy.ts";
import { icon } from "../shell/icons.ts";
import { entryHref } from "../shell/route.ts";
import { Screen } from "../shell/screen.ts";
import { segments } from "../shell/segments.ts";
import { type Found, type Library, libraryOf, marked, near, SHELVES, type Shelf } from "./library.ts";
import { REFERENCE_WORDS, type ReferenceWords } from "./words.ts";

/** The largest number of results shown at once. */
const MOST = 80;
/** The largest number of related rules shown. */
const NEAR = 6;

/** The reference screen: rules, cards, units and keywords with a search. */
class Reference extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    game: {},
    entry: {},
    library: { state: true },
    query: { state: true },
    shelf: { state: true },
    area: { state: true },
  };

  declare game: GameKey;
  declare entry: string | null;
  declare private library: Library | undefined;
  declare private query: string;
  declare private shelf: Shelf;
  declare private area: string | null;

  constructor() {
    super();
    this.game = "deckbuilder";
    this.entry = null;
    this.query = "";
    this.shelf = "rules";
    this.area = null;
  }

  private get text(): ReferenceWords {
    return REFERENCE_WORDS[this.locale];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.pressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.pressed);
  }

  /** Moves the focus to the search when its key is pressed anywhere on the screen. */
  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) this.area = null;
    if (changed.has("game") || changed.has("locale")) this.load(this.game);
    if (changed.has("entry") && this.entry?.includes("/") === true) this.shelf = "all";
  }

  private load(key: GameKey): void {
    this.library = undefined;
    loadGame(key).then((game: PageGame) => {
      if (this.game === key) this.library = libraryOf(game, this.locale);
    });
  }

  protected override render(): TemplateResult {
    const { library, words, text } = this;
    if (library === undefined) return html`<p class="empty">${words.loading}</p>`;
    const found = library.search(this.query, this.shelf, this.area);
    const shown = this.entry === null ? found[0] : library.find(this.entry);
    return html`${this.shelves(library)}
      <section class="results" aria-label=${text.results}>
        <h1 class="hidden-text">${words.reference}</h1>
        <div class="search">${icon("search")}<input type="search" aria-label=${text.search} placeholder=${text.search} .value=${this.query} @input=${this.typed}>
          <span class="quiet" role="status">${text.found(found.length)}</span><kbd>/</kbd></div>
        ${segments(
          "shelf",
          text.shelf,
          SHELVES.map((value) => ({ value, label: text.shelves[value] })),
          this.shelf,
          (shelf) => {
            this.shelf = shelf;
          },
        )}
        <ol>${found.slice(0, MOST).map((one) => this.result(one, one === shown))}</ol>
        ${found.length > MOST ? html`<p class="quiet">${words.more(found.length - MOST)}</p>` : nothing}
      </section>
      <article class="entry" aria-live="polite">${shown === undefined ? html`<p class="quiet">${text.nothingFound}</p>` : this.whole(library, shown)}</article>`;
  }

  private readonly typed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.query = target.value;
    if (this.entry !== null) location.hash = `#/reference/${this.game}`;
  };

  private shelves(library: Library): TemplateResult {
    const { words, text, locale } = this;
    const area = (value: string | null, label: string, count: number): TemplateResult =>
      html`<li><button type="button" aria-pressed=${this.area === value ? "true" : "false"} @click=${() => {
        this.area = value;
        this.shelf = "rules";
      }}><span>${label}</span><span>${count}</span></button></li>`;
    const rules = library.all.filter(({ type }) => type === "rule").length;
    return html`<nav class="shelves" aria-label=${words.reference}>
      <h2>${text.games}</h2>
      <ul>${GAME_KEYS.map((key) => html`<li><a href="#/reference/${key}" aria-current=${key === this.game ? "page" : "false"}>${OFFERS.find((offer) => offer.key === key)?.title[locale]}</a></li>`)}</ul>
      <h2>${text.sections}</h2>
      <ul>${area(null, text.everything, rules)}${library.areas.map(([one, count]) => area(one, one.replaceAll("-", " "), count))}</ul>
    </nav>`;
  }

  private result(one: Found, isShown: boolean): TemplateResult {
    const [title, kind, text] =
      one.type === "rule"
        ? [one.id, this.text.kinds[one.rule.kind] ?? one.rule.kind, one.rule.rule]
        : [one.entry.text.name, one.entry.text.kind, one.entry.text.rules.join(" ")];
    const href = entryHref(this.game, one.id);
    return html`<li class="result" aria-current=${isShown ? "true" : "false"}>
      <a href=${href}><span class=${one.type === "rule" ? "rule-id" : "entry-name"}>${this.lit(title)}</span></a> <span class="kind">${kind}</span>
      <p>${this.lit(text)}</p>
    </li>`;
  }

  private lit(text: string): readonly (TemplateResult | string)[] {
    return marked(text, this.query).map(({ text: piece, isMeant }) => (isMeant ? html`<mark>${piece}</mark>` : piece));
  }

  private whole(library: Library, one: Found): TemplateResult {
    const { words, text } = this;
    const link = `${location.origin}/${entryHref(this.game, one.id)}`;
    if (one.type === "entry") {
      const { name, kind, figures, rules } = one.entry.text;
      return html`<p class="kind">${kind}</p><h2>${name}</h2>${figures === "" ? nothing : html`<p class="figures">${figures}</p>`}
        ${rules.map((rule) => html`<p>${rule}</p>`)}${copyButton(link, words)}`;
    }
    const { rule, kind, source, ambiguity } = one.rule;
    return html`<p><span class="kind">${this.text.kinds[kind] ?? kind}</span> <span class="rule-id">${one.id}</span></p>
      <h2>${rule}</h2>
      ${ambiguity === undefined ? nothing : html`<h3>${text.reading}</h3><blockquote>${ambiguity}</blockquote>`}
      <h3>${text.source}</h3><p>${source}</p>
      <h3>${text.near}</h3>
      <ul class="chips">${near(library, one.id, NEAR).map(({ id }) => html`<li><a href=${entryHref(this.game, id)}>${id.split(".").slice(2).join(".")}</a></li>`)}</ul>
      ${copyButton(link, words)}`;
  }
}

customElements.define("page-reference", Reference);
