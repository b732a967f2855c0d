/**
 * An engine that plays the games over JSON-RPC 2.0, for programs in any language and over any transport.
 *
 * @module
 */
export { type AnalysisHelpers, type AnalysisTask, type Analyst, thinkHere } from "./analysis.ts";
export { createEngine, type Engine, type EngineOptions } from "./engine.ts";
export { ENGINE_ERRORS, type EngineParams, MOST_TEXT, type Position, PROTOCOL } from "./protocol.ts";
export { type EngineGame, type EngineTable, type Explained, engineGame, type SealedGame } from "./table.ts";
