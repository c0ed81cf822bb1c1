// The entry of the probe: a program that runs in the box before anything of the repository does.
import { findLeaks, type ProbeFacts } from './adapters/box/probe.ts';

// The one who starts it gives the facts; nothing of the repository runs yet.
const facts: ProbeFacts = JSON.parse(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(await findLeaks(facts)));
