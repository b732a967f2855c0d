/**
 * The conformance suite of stores: what a host relies on, as cases that run in any test framework.
 *
 * @module
 */
export { type StoreCase, type StoreUnderTest, storeSuite } from "./store-suite.ts";
