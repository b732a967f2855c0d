/** The page of `sw serve`. */
import "./play/home.ts";
import "./play/join.ts";
import "./play/new.ts";
import "./play/table.ts";
import "./app.ts";
