import { keepsEveryLaw } from "./laws.ts";

keepsEveryLaw("full-galaxy", "games of full galaxy");
