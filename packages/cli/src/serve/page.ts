import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import { badInput } from "../exit.ts";

/** A file of the page. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** Whether the file name changes with the content, so that browsers may cache it. */
  readonly isForever: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** The folder of the built page, next to the command. */
const FOLDER = new URL("./page/", import.meta.url);

/** Reads the files of the page by the path under which they are requested. */
export async function pageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const names = await readdir(FOLDER).catch(() => {
    throw badInput("the web page of this command has not been built. Run the build first");
  });
  const files = await Promise.all(names.map(async (name) => [`/${name}`, await fileNamed(name)] as const));
  const all = new Map(files);
  const index = all.get("/index.html");
  return index === undefined ? all : all.set("/", index);
}

async function fileNamed(name: string): Promise<PageFile> {
  const body = await readFile(new URL(name, FOLDER));
  return {
    type: TYPES[extname(name)] ?? "application/octet-stream",
    body,
    isForever: /-[A-Z0-9]{8}\.\w+$/.test(name),
  };
}
