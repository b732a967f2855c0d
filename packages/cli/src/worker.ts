/** The entry of the command's threads. */
export { default } from "./arena/worker.ts";
export { thought } from "./engine/thinking.ts";
