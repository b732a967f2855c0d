/**
 * A node in the tree of one seat, which records its results for sequences of actions as that seat sees them. Chance has
 * no nodes of its own (open loop), so one node stands for all positions after the same actions.
 */
export interface Node {
  readonly edges: Map<string, Edge>;
  /** How often an iteration passed this node with a choice of the seat itself. */
  visits: number;
}

/** An action from a node, with its results. */
export interface Edge {
  readonly node: Node;
  visits: number;
  /** The sum of the results for the seat that chose the action, each from 0 to 1. */
  total: number;
  /** How often the action was among the options. This is less than the node's visits if worlds differ. */
  offered: number;
}

export function newNode(): Node {
  return { edges: new Map(), visits: 0 };
}

/** Returns the edge with this key, creating it if needed. */
export function edgeOf(node: Node, key: string): Edge {
  const known = node.edges.get(key);
  if (known !== undefined) return known;
  const edge: Edge = { node: newNode(), visits: 0, total: 0, offered: 0 };
  node.edges.set(key, edge);
  return edge;
}

/** Returns the mean result of an edge; 0.5 for one that was never taken. */
export function meanOf({ visits, total }: Edge): number {
  return visits === 0 ? 0.5 : total / visits;
}
