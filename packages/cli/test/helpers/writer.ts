/** A program that writes a file without end and does not go when it is asked to, for tests that stop it half way. */
import { writeWhole } from "../../src/files.ts";
import { processIo } from "../../src/io.ts";

const io = processIo();
const text = "x".repeat(8_000_000);
io.interrupted.addEventListener("abort", () => process.stdout.write("interrupted\n"));
process.stdout.write("writing\n");
for (;;) await writeWhole(io, "game.json", text);
