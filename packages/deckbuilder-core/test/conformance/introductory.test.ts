import { keepsEveryLaw } from "./laws.ts";

keepsEveryLaw("introductory", "introductory games");
