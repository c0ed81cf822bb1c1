// `npm run soak`: ten minutes of everything at once, or one storm of runs that all push at the same moment.
import { parseArgs } from 'node:util';
import type { Violation } from './check.ts';
import { playLoad } from './load.ts';
import { playSoak } from './soak.ts';

const USAGE = `npm run soak -- [options]
  --minutes <n>    how long people keep asking (10)
  --seed <words>   makes the choices repeatable
  --at-once <n>    jobs at the same time (3)
  --issues <n>     how many issues to spread the requests over (5)
  --load <kind>    instead: comments (all on one issue), learnings (each on an issue of its own), or both in history mode
  --runs <n>       with --load: how many runs push at once (20)
  --scribes <n>    with --load: Scribe's jobs beside them (0)
  --quiet          print only the result
It plays the built action in dist/.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now()) },
    'at-once': { type: 'string', default: '3' },
    issues: { type: 'string', default: '5' },
    load: { type: 'string' },
    runs: { type: 'string', default: '20' },
    scribes: { type: 'string', default: '0' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

if (values.help) say(USAGE);
else if (values.load === undefined) await soak();
else await load(values.load);

async function soak(): Promise<void> {
  say(`Seed: ${values.seed}`);
  const report = await playSoak({
    seed: values.seed,
    minutes: Number(values.minutes),
    atOnce: Number(values['at-once']),
    issues: Number(values.issues),
    say: values.quiet ? () => undefined : say,
  });
  for (const violation of report.violations) showViolation(violation, report.actions);
  const { asked, answered, runs, disturbed, violations, memory } = report;
  say(`${runs} runs, ${disturbed} of them disturbed; peak memory of a run: ${memory} MB`);
  say(`Asked ${asked}, answered ${answered}, ${countKinds(violations)}. Seed: ${values.seed}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

async function load(kind: string): Promise<void> {
  const runs = Number(values.runs);
  const work = kind === 'comments' ? 'change' : kind === 'learnings' ? 'learn' : 'both';
  const report = await playLoad({
    runs,
    issues: kind === 'learnings' ? runs : 1,
    work,
    scribes: Number(values.scribes),
    inputs: work === 'both' ? { 'memory-writes': 'history' } : {},
  });
  for (const violation of report.violations) showViolation(violation, []);
  const { answered, violations, pushes, waits, memory } = report;
  const [median, longest] = [waits[runs >> 1], waits.at(-1)].map((wait) => wait?.toFixed(1));
  say(
    `From the release to the end of a run: median ${median} s, longest ${longest} s; ${pushes} pushes`,
  );
  say(`Peak memory of a run: ${memory} MB`);
  say(`Asked ${runs}, answered ${answered}, ${countKinds(violations)}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

/** Prints a violation with the last actions that concern it. */
function showViolation({ kind, about, text }: Violation, actions: readonly string[]): void {
  say(`${kind.toUpperCase()} ${about}: ${text}`);
  for (const action of actions.filter((line) => line.includes(about)).slice(-12))
    say(`    ${action}`);
}

function countKinds(violations: readonly Violation[]): string {
  const count = (kind: Violation['kind']) => violations.filter((one) => one.kind === kind).length;
  return `lost ${count('lost')}, doubled ${count('doubled')}, left behind ${count('left')}, undisturbed but not green ${count('red')}`;
}
