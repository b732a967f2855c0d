/**
 * Defines the element `<sw-rebellion>`, the galaxy of Rebellion, when imported.
 *
 * @module
 */
import type { RebellionTypes } from "@sw/rebellion-core";
import type { Board } from "./common/shapes.ts";
import { RebellionElement } from "./rebellion/element.ts";

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

/** The element `<sw-rebellion>`. */
export type RebellionBoard = Board<RebellionTypes>;

if (customElements.get("sw-rebellion") === undefined) customElements.define("sw-rebellion", RebellionElement);

declare global {
  interface HTMLElementTagNameMap {
    "sw-rebellion": RebellionBoard;
  }
}
