/**
 * The conformance suite of stores: test cases, for any test framework, of everything that a host relies on.
 *
 * @module
 */
export { type StoreCase, type StoreUnderTest, storeSuite } from "./store-suite.ts";
