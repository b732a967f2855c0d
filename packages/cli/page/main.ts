/** The entry of the page of `sw serve`. */
import "./play/home.ts";
import "./play/join.ts";
import "./play/lobby.ts";
import "./play/new.ts";
import "./play/table.ts";
import "./position/screen.ts";
import "./reference/screen.ts";
import "./replay/screen.ts";
import "./app.ts";
