import { parseArgs } from 'node:util';
import { playLoad } from './load.ts';

const { values } = parseArgs({
  options: {
    load: { type: 'string' },
    runs: { type: 'string', default: '20' },
    scribes: { type: 'string', default: '0' },
    history: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const started = Date.now();
const report = await playLoad({
  runs,
  issues: values.load === 'learn' ? runs : 1,
  work: values.load === 'learn' ? 'learn' : 'change',
  scribes: Number(values.scribes),
  inputs: values.history ? { 'memory-writes': 'history' } : {},
});
for (const { kind, about, text } of report.violations)
  process.stdout.write(`${kind} ${about}: ${text}\n`);
const ends = [...new Set(report.ends)].map(
  (end) => `${report.ends.filter((one) => one === end).length} ${end}`,
);
process.stdout.write(
  `${runs} runs, ${report.answered} green (${ends.join(', ')}); ${report.violations.length} violations; ${report.pushes} pushes; longest ${report.waits.at(-1)} s, median ${report.waits[runs >> 1]} s; ${report.memory} MB; ${(Date.now() - started) / 1000} s\n`,
);
