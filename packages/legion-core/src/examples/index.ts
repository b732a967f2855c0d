export { BATTLEFIELD, CIVIL_WAR, CLONE_WARS, IMPERIALS, REBELS, REPUBLIC, SEPARATISTS } from "./armies.ts";
export { ARMIES, type Commander } from "./battles/index.ts";
export { SKIRMISH, TABLE, TEMPEST, VILLAGE } from "./skirmish.ts";
