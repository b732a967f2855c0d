/** The bots of the games, weakest first. */
export const BOTS: readonly string[] = ["random", "greedy", "steady", "flat", "search"];
/** The default bot, which also takes the seat of a person who is away. */
export const FIRST_BOT = "steady";
