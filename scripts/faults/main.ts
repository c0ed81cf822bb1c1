// `npm run faults`: disturbs the stories at every request, and prints which promises broke and how many cases held. All
// cases take hours.
//   --sample 60 --seed 1            plays about 60, which the seed chooses
//   --only 'killed after POST'      those whose names contain that
//   --list                          names them and plays none
//   --at-once 4                     four at a time instead of two
//   --evidence <file>               adds the logs and boards of what broke to a file
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { casesOf, chooseCases, type FaultCase } from './cases.ts';
import { playCase, type Verdict } from './play.ts';
import { readStory, STORY_NAMES } from './stories.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    list: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
    evidence: { type: 'string' },
  },
});

const earlier = new Set<string>();
const all: { readonly one: FaultCase; readonly play: () => Promise<Verdict> }[] = [];
for (const name of STORY_NAMES) {
  const story = await readStory(name);
  for (const one of casesOf(story, earlier)) all.push({ one, play: () => playCase(story, one) });
}
const named = all.map(({ one }) => one).filter(({ name }) => name.includes(options.only));
const chosen = new Set(chooseCases(named, Number(options.seed), Number(options.sample)));
const waiting = all.filter(({ one }) => chosen.has(one));
const verdicts: Verdict[] = [];

async function playWaiting(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const verdict = await next.play();
    verdicts.push(verdict);
    if (verdict.broken.length === 0) continue;
    const title = `== ${verdict.one.name}\n`;
    console.log(`${title}${verdict.broken.map((what) => `  ${what}`).join('\n')}`);
    if (options.evidence) appendFileSync(options.evidence, `${title}${verdict.evidence}\n\n`);
  }
}

/** Renders how many cases of each test and story were played, and how many held. */
function faultTable(): string {
  const rowOf = ({ one }: Verdict) => `${one.test} | ${one.story}`;
  const rows = [...new Set(verdicts.map(rowOf))].map((row) => {
    const played = verdicts.filter((verdict) => rowOf(verdict) === row);
    const held = played.filter(({ broken }) => broken.length === 0);
    return `| ${row} | ${played.length} | ${held.length} |`;
  });
  return ['| test | story | cases | held |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

if (options.list) {
  console.log(waiting.map(({ one }) => one.name).join('\n'));
} else {
  await Promise.all(Array.from({ length: Number(options['at-once']) }, playWaiting));
  console.log(`\n${faultTable()}\n\nseed ${options.seed}`);
  process.exitCode = verdicts.some(({ broken }) => broken.length > 0) ? 1 : 0;
}
