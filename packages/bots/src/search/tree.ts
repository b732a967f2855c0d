/**
 * The tree of one seat: what it has learned about sequences of actions as it sees them. Chance has no nodes of its own
 * (open loop), so one node stands for all positions that the same actions lead to.
 */
export interface Node {
  readonly edges: Map<string, Edge>;
  /** Passes through this node at which the seat itself chose. */
  visits: number;
}

/** An action from a node. */
export interface Edge {
  readonly node: Node;
  visits: number;
  /** The sum of results, from 0 to 1 each, for the seat that chose the action. */
  total: number;
  /** Passes at which the action was among the options; fewer than the node's where worlds differ. */
  offered: number;
}

export function newNode(): Node {
  return { edges: new Map(), visits: 0 };
}

/** The edge of that key, made where there is none. */
export function edgeOf(node: Node, key: string): Edge {
  const known = node.edges.get(key);
  if (known !== undefined) return known;
  const edge: Edge = { node: newNode(), visits: 0, total: 0, offered: 0 };
  node.edges.set(key, edge);
  return edge;
}

/** The mean result of an edge; 0.5 for one that was never taken. */
export function meanOf({ visits, total }: Edge): number {
  return visits === 0 ? 0.5 : total / visits;
}
