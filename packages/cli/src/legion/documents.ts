import { describe } from "@sw/legion-core/text";
import type { Result } from "@sw/tabletop";
import { badInput } from "../exit.ts";
import { readJson } from "../files.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";

/** Reads a document of Legion from a JSON file. Throws bad input, in the given language, if its reader refuses it. */
export async function readDocument<Document>(
  io: Pick<Io, "cwd">,
  file: string,
  parse: (input: unknown) => Result<Document>,
  locale: Locale,
): Promise<Document> {
  const read = parse(await readJson(io, file));
  if (read.ok) return read.value;
  throw badInput(`${file}: ${describe({ violation: read.violation }, { locale })}`);
}
