/**
 * Defines the element `<sw-legion>`, the table of Star Wars: Legion, when imported.
 *
 * @module
 */
import type { LegionTypes } from "@sw/legion-core";
import type { Board } from "./common/shapes.ts";
import { LegionElement } from "./legion/element.ts";

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

/** The element `<sw-legion>`. */
export type LegionBoard = Board<LegionTypes>;

if (customElements.get("sw-legion") === undefined) customElements.define("sw-legion", LegionElement);

declare global {
  interface HTMLElementTagNameMap {
    "sw-legion": LegionBoard;
  }
}
