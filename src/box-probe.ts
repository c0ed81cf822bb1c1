// The probe's entry: runs in the box before anything of the repository does.
import { findLeaks, type ProbeFacts } from '#src/adapters/box/probe.ts';

// Trusted: they come from the process that starts the probe, and nothing of the repository runs yet.
const facts: ProbeFacts = JSON.parse(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(await findLeaks(facts)));
