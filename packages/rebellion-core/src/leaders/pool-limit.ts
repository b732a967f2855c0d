/** Most leaders in the pool of a side, unless a card has raised it. */
export const POOL_LIMIT = 8;
