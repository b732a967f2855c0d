import { html, nothing, type TemplateResult } from "lit";
import { uiSearch } from "../icons.ts";
import { icon } from "./drawing.ts";
import { focusOn } from "./keys.ts";
import type { FrameWords } from "./words.ts";

/** Returns the pieces whose name contains all words of a text, one per place, in the order of the board. */
function piecesNamed(pieces: readonly HTMLElement[], text: string): readonly HTMLElement[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = new Map<string, HTMLElement>();
  for (const piece of pieces) {
    const name = (piece.ariaLabel ?? "").toLowerCase();
    const at = piece.dataset["at"] ?? "";
    if (words.length > 0 && words.every((word) => name.includes(word)) && !found.has(at)) found.set(at, piece);
  }
  return [...found.values()];
}

/** A search field for pieces by name. */
export class Finder {
  isOpen = false;
  private readonly changed: () => void;
  private readonly pieces: () => readonly HTMLElement[];
  private readonly found: (at: string) => void;
  private text = "";

  /** `changed` is called when the field must be redrawn, `found` with the place of the piece that was found. */
  constructor(pieces: () => readonly HTMLElement[], changed: () => void, found: (at: string) => void) {
    this.pieces = pieces;
    this.changed = changed;
    this.found = found;
  }

  /** Opens or closes the field. */
  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.text = "";
    this.changed();
  }

  /** Draws the field with the number of pieces found. */
  render(words: FrameWords): TemplateResult | typeof nothing {
    if (!this.isOpen) return nothing;
    const count = piecesNamed(this.pieces(), this.text).length;
    return html`<form class="find" role="search" @submit=${this.submitted}>${icon(uiSearch)}
      <input type="search" aria-label=${words.find} placeholder=${words.find} @input=${this.typed} @keydown=${this.pressed}>
      <output>${this.text === "" ? "" : words.found(count)}</output></form>`;
  }

  private readonly typed = (event: InputEvent): void => {
    if (event.target instanceof HTMLInputElement) this.text = event.target.value;
    this.changed();
  };

  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.open(false);
    event.stopPropagation();
  };

  private readonly submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = piecesNamed(this.pieces(), this.text);
    if (first === undefined) return;
    this.open(false);
    this.found(first.dataset["at"] ?? "");
    focusOn(first);
  };
}
