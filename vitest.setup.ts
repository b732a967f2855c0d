import fc from "fast-check";

// A fixed seed keeps titles and runs reproducible; SW_SEED and SW_RUNS widen the search in long runs.
const seed = Number(process.env["SW_SEED"] ?? 20260109);
const numRuns = Number(process.env["SW_RUNS"] ?? 100);
// Whether a mutant is found is all that counts there, not by how small an example.
const endOnFailure = process.env["SW_MUTATE"] !== undefined;
fc.configureGlobal({ seed, numRuns, endOnFailure });
