import type { Locale } from "@sw/tabletop/text";
import { LitElement, type PropertyDeclarations } from "lit";
import { WORDS, type Words } from "./words.ts";

/** A screen of the page. It draws into the page itself, whose style sheet it shares. */
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

  /** The words of the page in the language that is set. */
  protected get words(): Words {
    return WORDS[this.locale];
  }
}
