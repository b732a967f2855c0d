/** What threads of the command do. */
export { default } from "./arena/worker.ts";
export { thought } from "./engine/thinking.ts";
