/** A program that writes a file without end, for tests that stop it half way. */
import { writeWhole } from "../../src/files.ts";

const text = "x".repeat(8_000_000);
process.stdout.write("writing\n");
for (;;) await writeWhole({ cwd: process.cwd() }, "game.json", text);
