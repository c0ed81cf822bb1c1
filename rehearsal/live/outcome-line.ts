// One line on how a run ended: outcome, time, tokens and size of the work, and what was expected if that differs.
import { count, plural } from '../../src/text/count.ts';
import { type FileFacts, pullFacts } from '../git/pull-facts.ts';
import type { GitHubState } from '../github/state.ts';
import { isAsExpected, type RehearsedRun } from '../rehearsed-run.ts';
import { type Line, type Span, span } from '../terminal/line.ts';

/** Renders the line below a run's acts. */
export async function outcomeLine(run: RehearsedRun, state: GitHubState): Promise<Line> {
  const { tokens = '0', 'pull-request': pull } = run.outputs;
  const isGood = isAsExpected(run);
  const facts = [
    `${((run.endedAt - run.startedAt) / 1000).toFixed(1)} s`,
    tokens === '0' ? '' : `${count(Number(tokens))} tokens`,
    await sizeText(state, Number(pull)),
  ].filter((fact) => fact !== '');
  return [
    span(isGood ? '✔ ' : '✘ ', isGood ? 'green' : 'red'),
    ...endSpans(run, isGood),
    span(` · ${facts.join(' · ')}`),
  ];
}

/** Renders the outcome, with the exit code only when it is news. */
function endSpans(run: RehearsedRun, isGood: boolean): readonly Span[] {
  const { expected, exitCode } = run;
  const { outcome = 'no outcome' } = run.outputs;
  const isOther = exitCode !== expected.exitCode;
  const exit = isOther || exitCode !== 0 ? ` with ${exitText(run)}` : '';
  const wanted = `${expected.outcome}${isOther ? ` with exit code ${expected.exitCode}` : ''}`;
  return isGood
    ? [span(outcome, 'bold'), span(exit === '' ? '' : `${exit}, as expected`)]
    : [span(outcome, 'bold'), span(exit), span(`; expected: ${wanted}`, 'red')];
}

function exitText({ exitCode, signal }: RehearsedRun): string {
  return exitCode === null ? `signal ${signal ?? 'unknown'}` : `exit code ${exitCode}`;
}

/** Says the pull request's size without the team's memory, as the board counts it. */
async function sizeText(state: GitHubState, number: number): Promise<string> {
  const pull = state.pulls.get(number);
  if (pull === undefined || state.threads.get(number)?.state !== 'open') return '';
  const { files } = await pullFacts(state, pull);
  const work = files.filter(({ path }) => !path.startsWith('.squad/'));
  return work.length === 0 ? '' : `${plural(work.length, 'file')}, ${linesText(work)}`;
}

/** Sums up added and removed lines, such as `+35 −0`. */
export function linesText(files: readonly FileFacts[]): string {
  const sum = (key: 'additions' | 'deletions') =>
    files.reduce((total, file) => total + file[key], 0);
  return `+${sum('additions')} −${sum('deletions')}`;
}
