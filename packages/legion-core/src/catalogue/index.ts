export type * from "./battle-entries.ts";
export type * from "./entries.ts";
export { catalogueFaults, type FaultCode } from "./faults.ts";
export { createCatalogue } from "./parts.ts";
export * from "./words.ts";
