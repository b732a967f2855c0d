import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Whether Python is installed. */
export const HAS_PYTHON: boolean = spawnSync("python3", ["--version"]).status === 0;

/** The example bot in Python, as a player of the arena. */
export const PYTHON_BOT: string = `cmd:python3 "${fileURLToPath(new URL("../../../bots/examples/bot.py", import.meta.url))}"`;
