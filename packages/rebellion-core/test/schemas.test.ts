import { configOf, fourPlayerGame, game, threePlayerGame } from "@sw/rebellion-core";
import { testSchemas } from "../../../scripts/lib/published-schemas.ts";

const WHOLE = { expansion: "rise-of-the-empire", combat: "cinematic" } as const;

testSchemas(new URL("../schemas/", import.meta.url), [
  { game, config: configOf() },
  { game, config: configOf(WHOLE) },
  { game, config: configOf({ setup: "first-game", rulings: "faq" }) },
  { game: threePlayerGame, config: configOf({ players: 3 }) },
  { game: fourPlayerGame, config: configOf({ players: 4, ...WHOLE }) },
]);
