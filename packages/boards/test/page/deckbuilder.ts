import "@sw/boards/deckbuilder";
import type { Action, Event, View } from "@sw/deckbuilder-core";
import { RULES } from "@sw/deckbuilder-core/rules";
import { opened } from "./opened.ts";

const board = document.createElement("sw-deckbuilder");
board.rules = RULES;
opened<View, Action, Event>(board);
