// `npm run faults`: disturbs the stories at every request and prints a table of what held. See cases.ts.
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { casesOf, type FaultCase } from './cases.ts';
import { chooseCases, partOf } from './choose.ts';
import { playCase, type Verdict } from './play.ts';
import { type DisturbedStory, readStory, STORY_NAMES } from './stories.ts';
import { faultTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    /** Plays only cases whose names contain this. */
    only: { type: 'string', default: '' },
    /** How many cases the seed chooses; by default all. */
    sample: { type: 'string' },
    /** Plays one part of the cases: `2/6` is the second of six. */
    part: { type: 'string', default: '1/1' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    list: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
    /** A file that receives the logs and boards of the cases that broke. */
    evidence: { type: 'string' },
  },
});

const HELP = `npm run faults -- [options]

  --only '<part of a name>'   cases whose names contain this
  --sample <n>                how many cases the seed chooses
  --seed <n>                  repeats a choice
  --part <k>/<n>              every n-th case, starting with the k-th; all cases take hours
  --list                      lists the cases and plays none
  --at-once <n>               how many are played at once (2)
  --evidence <file>           a file for the logs and boards of cases that broke
`;
if (options.help) {
  console.log(HELP);
  process.exit();
}

const startedAt = Date.now();
const stories: DisturbedStory[] = [];
for (const name of STORY_NAMES) stories.push(await readStory(name));
const seen = new Set<string>();
const all = stories.flatMap((story) => casesOf(story, seen));
const named = all.filter(({ name }) => name.includes(options.only));
const sampled = chooseCases(named, Number(options.seed), Number(options.sample ?? named.length));
const chosen = partOf(sampled, options.part);

if (options.list) console.log(chosen.map(({ name }) => name).join('\n'));
else {
  const verdicts = await playAll(chosen);
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${faultTable(verdicts)}\n\nseed ${options.seed}, ${minutes} minutes`);
  process.exitCode = verdicts.some(({ broken }) => broken.length > 0) ? 1 : 0;
}

async function playAll(cases: readonly FaultCase[]): Promise<readonly Verdict[]> {
  const waiting = [...cases];
  const verdicts: Verdict[] = [];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      verdicts.push(await playOne(one));
      if (verdicts.length % 20 === 0) console.log(`... ${verdicts.length} of ${cases.length}`);
    }
  };
  await Promise.all(Array.from({ length: Number(options['at-once']) }, worker));
  return verdicts;
}

async function playOne(one: FaultCase): Promise<Verdict> {
  const story = stories.find(({ name }) => name === one.story);
  if (story === undefined) throw new Error(`There is no story ${one.story}`);
  const verdict = await playCase(story, one);
  if (verdict.broken.length === 0) return verdict;
  console.log(`${one.name}\n${verdict.broken.map((what) => `  ${what}`).join('\n')}`);
  const { evidence } = options;
  if (evidence !== undefined) appendFileSync(evidence, `== ${one.name}\n${verdict.evidence}\n\n`);
  return verdict;
}
