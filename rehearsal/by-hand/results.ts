// The results that a run by hand leaves in its folder: what people saw, and each request's size and wait.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pullLines, reviewLines } from '../expected.ts';
import type { Rehearsal } from '../rehearse.ts';
import type { PlayedRequest } from './model-by-hand.ts';
import { systemText } from './request-text.ts';

/** How a play ended. */
export type PlayEnd = {
  readonly played: readonly PlayedRequest[];
  /** A sentence that says why it ended early. */
  readonly ending?: string | undefined;
};

/** Writes what people saw of the runs that have ended. */
export async function writeResults(
  folder: string,
  rehearsal: Rehearsal,
  end: PlayEnd,
): Promise<void> {
  const { runs, pulls, comments, github } = rehearsal;
  const own = pulls.filter(({ author }) => author === github.state.tokenLogin);
  const boards = comments.flatMap(({ thread, body }) => [`## On #${thread}`, '', body, '']);
  const files: Readonly<Record<string, readonly string[]>> = {
    'board.md': ['# Comments of the squad', '', ...boards],
    'pull-request.md': own.flatMap(pullLines),
    'reviews.md': reviewLines(rehearsal),
    'summary.md': runs.map(({ summary }) => summary),
    'log.txt': runs.map(({ log }) => shownLog(log)),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, lines] of Object.entries(files)) {
    await writeFile(join(folder, name), `${lines.join('\n').trimEnd()}\n`);
  }
  await writeIndex(folder, { name: rehearsal.scenario.name, runs }, end);
}

type PlayedRuns = Pick<Rehearsal, 'runs'> & { readonly name: string };

/** Writes the index: the requests, how each run ended, and why the play ended early, if it did. */
export async function writeIndex(folder: string, runs: PlayedRuns, end: PlayEnd): Promise<void> {
  await writeFile(join(folder, 'index.md'), `${indexLines(runs, end).join('\n')}\n`);
}

/** Returns the log as a runner shows it: without mask and debug commands, and with the secrets masked. */
function shownLog(log: string): string {
  const values = [...log.matchAll(/^::add-mask::(.+)$/gm)].map(([, value = '']) => value);
  const shown = log.split('\n').filter((line) => !/^::(?:add-mask|debug)::/.test(line));
  return values.reduce((text, value) => text.replaceAll(value, '***'), shown.join('\n'));
}

function indexLines({ name, runs }: PlayedRuns, { played, ending }: PlayEnd): readonly string[] {
  const sessions = [...new Set(played.map(firstOf))];
  const outcomes = runs.map(
    ({ event, actor, outputs }) => `- ${event} by ${actor}: ${outputs.outcome ?? 'no outcome'}`,
  );
  return [
    `# ${name}`,
    '',
    ...(outcomes.length === 0 ? [] : [...outcomes, '']),
    ...(ending === undefined ? [] : [ending, '']),
    '| request | who | turn | bytes | system | messages | tools | seconds waited |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...played.map(requestRow),
    '',
    '| session | requests | bytes sent |',
    '| --- | --: | --: |',
    ...sessions.map((first) =>
      totalRow(
        first,
        played.filter((one) => firstOf(one) === first),
      ),
    ),
    totalRow('all', played),
    '',
    'Times on the board are those of the run, whose clock was slowed down.',
  ];
}

function firstOf(request: PlayedRequest): string {
  let first: { readonly name: string; readonly previous: PlayedRequest['previous'] } = request;
  while (first.previous !== undefined) first = first.previous;
  return first.name;
}

function requestRow({ name, who, turn, body, bytes, waitedMs }: PlayedRequest): string {
  const messages = body.messages.filter(({ role }) => role !== 'system');
  const sizes = [systemText(body), JSON.stringify(messages), JSON.stringify(body.tools)];
  const waited = waitedMs === undefined ? 'not answered' : (waitedMs / 1000).toFixed(1);
  const cells = [
    name,
    who,
    turn + 1,
    bytes,
    ...sizes.map((text) => Buffer.byteLength(text)),
    waited,
  ];
  return `| ${cells.join(' | ')} |`;
}

function totalRow(title: string, played: readonly PlayedRequest[]): string {
  const sent = played.reduce((total, { bytes }) => total + bytes, 0);
  return `| ${title} | ${played.length} | ${sent} |`;
}
