import type { Result } from "@sw/tabletop";
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { PageGame } from "../games/game.ts";
import { GAME_KEYS, type GameKey, loadGame } from "../games/registry.ts";
import { boardView } from "../play/board.ts";
import { OFFERS } from "../play/offers.ts";
import { scenarioCode } from "../replay/code.ts";
import { tryingBar } from "../replay/trying.ts";
import { type Tried, tryAction, type WantedDie } from "../replay/what-if.ts";
import { REPLAY_WORDS } from "../replay/words.ts";
import { type Choice, picker } from "../shell/controls.ts";
import { copyButton } from "../shell/copy.ts";
import { RULE_HREF } from "../shell/route.ts";
import { Screen } from "../shell/screen.ts";
import { type Spec, specIn, withEntry } from "./spec.ts";
import { POSITION_WORDS, type PositionWords } from "./words.ts";

/** The screen on which a position is set up by hand, played on for every seat, and exported as a test. */
class Position extends Screen {
  static override properties: PropertyDeclarations = {
    ...Screen.properties,
    key: {},
    page: { state: true },
    typed: { state: true },
    tried: { state: true },
    isChosen: { state: true },
    wanted: { state: true },
    picked: { state: true },
  };

  declare key: GameKey;
  declare private page: PageGame | undefined;
  /** The text of the scenario. */
  declare private typed: string;
  declare private tried: readonly Tried[];
  declare private isChosen: boolean;
  /** A die whose face must be chosen for an action, with those chosen before; undefined if none is needed. */
  declare private wanted:
    | { readonly action: unknown; readonly chosen: readonly number[]; readonly die: WantedDie }
    | undefined;
  /** The slot, entry and place selected for adding. An empty one means the first of its list. */
  declare private picked: { readonly slot: string; readonly entry: string; readonly place: string };
  private spec: Spec | undefined;
  private laid: Result<unknown> | undefined;

  constructor() {
    super();
    this.key = "deckbuilder";
    this.typed = "{}";
    this.tried = [];
    this.isChosen = false;
    this.picked = { slot: "", entry: "", place: "" };
  }

  private get text(): PositionWords {
    return POSITION_WORDS[this.locale];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("key")) this.load(this.key);
    if (changed.has("typed") || changed.has("page")) {
      this.spec = specIn(this.typed);
      this.laid = this.spec === undefined ? undefined : this.page?.scenario(this.spec);
    }
  }

  private load(key: GameKey): void {
    this.page = undefined;
    this.set({});
    this.picked = { slot: "", entry: "", place: "" };
    loadGame(key).then((page) => {
      if (this.key === key) this.page = page;
    });
  }

  private set(spec: Spec): void {
    this.write(JSON.stringify(spec, null, 2));
  }

  private write(typed: string): void {
    this.typed = typed;
    this.tried = [];
    this.wanted = undefined;
  }

  protected override render(): TemplateResult {
    const { text, page, key, locale } = this;
    const games = GAME_KEYS.map(
      (one) => [one, OFFERS.find((offer) => offer.key === one)?.title[locale] ?? one] as const,
    );
    const go = (to: string): void => {
      location.hash = `#/position/${to}`;
    };
    if (page === undefined) return html`<div class="empty"><p>${this.words.loading}</p></div>`;
    return html`<section class="replay"><h1 class="hidden-text">${text.title}</h1>${this.board(page)}</section>
      <aside class="replay-side position-side"><section>${picker(text.game, games, key, go)}${this.adding(page)}${this.typing(page)}</section>${this.code(page)}</aside>`;
  }

  private get state(): unknown {
    const first = this.laid?.ok === true ? this.laid.value : undefined;
    return this.tried.at(-1)?.state ?? first;
  }

  private board(page: PageGame): TemplateResult {
    const { state, locale, theme } = this;
    if (state === undefined || page.board === null) return html`<div class="empty"></div>`;
    const game = page.game(this.key);
    const viewer = game.decision(state)?.seat ?? "spectator";
    const view = game.view(state, viewer);
    const events = this.tried.flatMap((one) => one.events.flatMap((event) => game.redact(event, viewer) ?? []));
    const board = boardView(page.board, {
      view,
      options: game.options(view, { picks: "all" }),
      events,
      locale,
      theme,
      rules: page.rules,
      ruleHref: RULE_HREF,
      refused: undefined,
      players: {},
      undoable: false,
      choose: (action) => this.answer(page, action, []),
      undo: () => undefined,
    });
    return html`${keyed(viewer, board)}${this.trying(page)}`;
  }

  private trying(page: PageGame): TemplateResult {
    const { text, tried, wanted, isChosen, locale } = this;
    return tryingBar({
      text: REPLAY_WORDS[locale],
      lead: text.lead(tried.length),
      tried,
      wanted: wanted?.die,
      isChosen,
      choose: (is) => {
        this.isChosen = is;
      },
      rolled: (face) => wanted && this.answer(page, wanted.action, [...wanted.chosen, face]),
      takeBack: () => {
        this.tried = tried.slice(0, -1);
      },
      leave: { label: text.reset, go: () => this.set({}) },
    });
  }

  private answer(page: PageGame, action: unknown, chosen: readonly number[]): void {
    const outcome = tryAction(page.game(this.key), this.state, action, this.isChosen ? chosen : null);
    this.wanted = outcome?.type === "wanted" ? { action, chosen, die: outcome.die } : undefined;
    if (outcome?.type === "step") this.tried = [...this.tried, outcome.tried];
  }

  /** Draws the controls that add a card to a pile or a unit to a place. */
  private adding({ slots }: PageGame): TemplateResult | typeof nothing {
    const { text, locale, picked } = this;
    const slot = slots.find(({ id }) => id === picked.slot) ?? slots[0];
    if (slot === undefined) return nothing;
    const choices = slots.map(({ id, label }) => [id, label[locale]] as const);
    const entries = named(slot.entries(locale));
    const places = named(slot.places?.(locale) ?? []);
    const add = (): void => {
      const entry = picked.entry === "" ? (entries[0]?.[0] ?? "") : picked.entry;
      const place = picked.place === "" ? (places[0]?.[0] ?? "") : picked.place;
      if (this.spec !== undefined) this.set(withEntry(this.spec, slot, entry, place));
    };
    return html`${picker(text.what, choices, slot.id, (id) => {
      this.picked = { slot: id, entry: "", place: "" };
    })}
      ${picker(text.which, entries, picked.entry, (entry) => {
        this.picked = { ...picked, entry };
      })}
      ${
        places.length === 0
          ? nothing
          : picker(text.where, places, picked.place, (place) => {
              this.picked = { ...picked, place };
            })
      }
      <button type="button" class="button" @click=${add}>${text.add}</button>`;
  }

  private typing(page: PageGame): TemplateResult {
    const { text, laid, spec, locale } = this;
    const fault =
      spec === undefined ? text.unreadable : laid?.ok === false ? page.tell({ violation: laid.violation }, locale) : "";
    return html`<label class="picker">${text.spec}
        <textarea rows="8" spellcheck="false" .value=${this.typed} @input=${({ target }: Event) => target instanceof HTMLTextAreaElement && this.write(target.value)}></textarea></label>
      ${fault === "" ? html`<p class="quiet">${text.hint}</p>` : html`<p class="fault" role="alert">${fault}</p>`}`;
  }

  private code(page: PageGame): TemplateResult | typeof nothing {
    const { state, spec, text } = this;
    if (state === undefined || spec === undefined) return nothing;
    const code = scenarioCode(this.key, spec, this.tried, page.game(this.key).decision(state));
    return html`<section class="code"><header><h2>${text.test}</h2>${copyButton(code, this.words)}</header><pre tabindex="0">${code}</pre></section>`;
  }
}

function named(choices: readonly Choice[]): readonly Choice[] {
  return [...choices].sort(([, one], [, other]) => one.localeCompare(other));
}

customElements.define("page-position", Position);
