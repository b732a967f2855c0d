import { keepsEveryLaw } from "./laws.ts";

keepsEveryLaw("secret-bases", "games of secret bases");
