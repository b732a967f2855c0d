import { pagesIn, testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

const GUIDES = new URL("../../../docs/", here);

testReadme(
  [new URL("../README.md", here), new URL("write-a-bot.md", GUIDES), ...pagesIn(new URL("bots/", GUIDES))],
  here,
  5,
);
