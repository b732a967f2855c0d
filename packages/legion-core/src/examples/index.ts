export { SKIRMISH, TABLE, TEMPEST, VILLAGE } from "./skirmish.ts";
