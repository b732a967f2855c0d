/**
 * Defines the element `<sw-deckbuilder>`, the table of the Deckbuilding Game, when imported.
 *
 * @module
 */
import type { DeckbuilderTypes } from "@sw/deckbuilder-core";
import type { Board } from "./common/shapes.ts";
import { DeckbuilderElement } from "./deckbuilder/element.ts";

export type {
  AskDetail,
  Board,
  BoardAttributes,
  BoardTypes,
  BoardView,
  ChooseDetail,
  PlayerNote,
  Theme,
} from "./common/shapes.ts";

/** The element `<sw-deckbuilder>`. */
export type DeckbuilderBoard = Board<DeckbuilderTypes>;

if (customElements.get("sw-deckbuilder") === undefined) customElements.define("sw-deckbuilder", DeckbuilderElement);

declare global {
  interface HTMLElementTagNameMap {
    "sw-deckbuilder": DeckbuilderBoard;
  }
}
