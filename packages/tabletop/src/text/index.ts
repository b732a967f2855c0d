export { CONTRACT_LINES } from "./contract-lines.ts";
export * from "./knowledge.ts";
export * from "./locale.ts";
export * from "./telling.ts";
