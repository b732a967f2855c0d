import "@sw/boards/legion";
import type { Action, Event, View } from "@sw/legion-core";
import { RULES } from "@sw/legion-core/rules";
import { opened } from "./opened.ts";

const board = document.createElement("sw-legion");
board.rules = RULES;
opened<View, Action, Event>(board);
