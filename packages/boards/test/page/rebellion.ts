import "@sw/boards/rebellion";
import type { Action, Event, View } from "@sw/rebellion-core";
import { RULES } from "@sw/rebellion-core/rules";
import { opened } from "./opened.ts";

const board = document.createElement("sw-rebellion");
board.rules = RULES;
opened<View, Action, Event>(board);
