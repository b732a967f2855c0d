import type { Locale } from "@sw/tabletop/text";
import { LitElement, type PropertyDeclarations } from "lit";
import { WORDS, type Words } from "./words.ts";

/** A screen of the page. It renders without a shadow root, so that it shares the page's style sheet. */
export abstract class Screen extends LitElement {
  static override properties: PropertyDeclarations = { locale: {}, theme: {} };

  declare locale: Locale;
  declare theme: string;

  constructor() {
    super();
    this.locale = "en";
    this.theme = "dark";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The texts of the page in the selected language. */
  protected get words(): Words {
    return WORDS[this.locale];
  }
}
