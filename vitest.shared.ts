/** Tests import the packages' sources, never a stale build: the private condition comes first. */
export const sourceConditions = {
  resolve: { conditions: ["@sw/source", "module", "node", "development|production"] },
  ssr: { resolve: { conditions: ["@sw/source", "module", "node", "development|production"] } },
};
