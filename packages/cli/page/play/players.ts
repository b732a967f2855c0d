/** The bots of the games, the weakest first. */
export const BOTS: readonly string[] = ["random", "greedy", "steady", "flat", "search"];
/** The bot that is offered first, and that takes the seat of somebody who is away. */
export const FIRST_BOT = "steady";
