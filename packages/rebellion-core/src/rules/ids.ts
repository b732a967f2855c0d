import type REBELLION from "./rebellion.json";
import type EXPANSION from "./rise-of-the-empire.json";
import type SOLO from "./solo.json";

/** A rule of Star Wars: Rebellion, of Rise of the Empire or of the solo variant, or an official answer about one. */
export type RuleId = keyof typeof REBELLION | keyof typeof EXPANSION | keyof typeof SOLO;
