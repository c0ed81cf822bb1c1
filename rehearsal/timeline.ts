// The report of `npm run rehearse`: the timeline, the durations, the board and the pull request.

import type { RehearsedCommit, RehearsedPull } from './git/branches-and-pulls.ts';
import type { SeenRequest } from './github/embedded-github.ts';
import type { Rehearsal, RehearsedRun } from './rehearse.ts';
import type { ModelRequest } from './scenario/scripted-model.ts';

const MAX_UNDERLINE = 80;

/** The whole report as text. Lines are as long as on GitHub: the terminal wraps them. */
export function renderRehearsal(rehearsal: Rehearsal): string {
  const { scenario } = rehearsal;
  const sections = [
    [`${scenario.name}: ${scenario.story.story}`],
    ...rehearsal.runs.flatMap((run, index) => [
      heading(rehearsal.runs.length > 1 ? `Run ${index + 1}: ${runTitle(run)}` : runTitle(run)),
      timeline(rehearsal, run),
      heading('Where the time went'),
      durations(rehearsal, run),
    ]),
    heading('The board'),
    boards(rehearsal),
    ...rehearsal.pulls
      .filter(isByBot)
      .flatMap((pull) => [heading(`Pull request #${pull.number}`), pullLines(pull)]),
    heading('Outcome'),
    outcome(rehearsal),
  ];
  return `${sections.flat().join('\n')}\n`;
}

function runTitle(run: RehearsedRun): string {
  return `${run.event} by ${run.actor}`;
}

function isByBot(pull: RehearsedPull): boolean {
  return pull.author.endsWith('[bot]');
}

function heading(text: string): readonly string[] {
  return ['', text, '-'.repeat(Math.min(MAX_UNDERLINE, text.length))];
}

type TimelineEntry = { readonly at: number; readonly line: string };

function timeline({ requests, modelRequests }: Rehearsal, run: RehearsedRun): readonly string[] {
  const entries: readonly TimelineEntry[] = [
    { at: run.startedAt, line: 'runner  starts dist/main.js' },
    ...requests.map((request) => ({ at: request.at, line: `github  ${requestWords(request)}` })),
    ...modelRequests.map((request) => ({ at: request.at, line: `model   ${modelWords(request)}` })),
    { at: run.endedAt, line: `runner  sees exit code ${run.exitCode ?? run.signal}` },
  ];
  return entries
    .filter(({ at }) => at >= run.startedAt && at <= run.endedAt)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, line }) => `${seconds(at - run.startedAt)}  ${line}`);
}

function requestWords({ kind, method, path, query, status, body }: SeenRequest): string {
  const where =
    kind === 'git'
      ? path
      : path
          .split('/')
          .slice(kind === 'artifact' ? -1 : 4)
          .join('/');
  const size = typeof body === 'object' && body !== null && 'body' in body ? textSize(body) : '';
  const short = kind === 'git' ? `${where}${query}` : where || 'the repository';
  return `${method} ${short}${size} ${status >= 400 ? `refused with ${status}` : ''}`.trimEnd();
}

function textSize(body: { readonly body: unknown }): string {
  return typeof body.body === 'string' ? ` (${body.body.length} characters)` : '';
}

function modelWords({ who, turn, said }: ModelRequest): string {
  return `${who}, turn ${turn + 1}: ${said}`;
}

function durations({ requests, modelRequests }: Rehearsal, run: RehearsedRun): readonly string[] {
  const isDuringRun = ({ at }: { readonly at: number }) => at >= run.startedAt && at <= run.endedAt;
  const runRequests = requests.filter(isDuringRun);
  const model = modelRequests.filter(isDuringRun);
  const push = runRequests.find(({ path }) => path.endsWith('/git-receive-pack'));
  const opened = runRequests.find(
    ({ method, path }) => method === 'POST' && path.endsWith('/pulls'),
  );
  const steps: readonly (readonly [string, number | undefined])[] = [
    ['start to first request to GitHub', runRequests[0]?.at],
    ['to first request to the model', model[0]?.at],
    ['to last request to the model', model.at(-1)?.at],
    ['to the push', push?.at],
    ['to the pull request', opened?.at],
    ['to the end', run.endedAt],
  ];
  let before = run.startedAt;
  return steps.flatMap(([name, at]) => {
    if (at === undefined || at < before) return [];
    const line = `${seconds(at - before)}  ${name}`;
    before = at;
    return [line];
  });
}

function boards({ comments }: Rehearsal): readonly string[] {
  return comments.length === 0
    ? ['(no comment)']
    : comments.flatMap(({ thread, body }) => [`On #${thread}:`, '', ...shownLines(body)]);
}

/** A comment's lines without HTML comments, which GitHub doesn't show. */
function shownLines(body: string): readonly string[] {
  return body.split('\n').filter((line) => !/^<!--.*-->$/.test(line));
}

function pullLines(pull: RehearsedPull): readonly string[] {
  return [
    pull.title,
    `${pull.head} into ${pull.base}`,
    '',
    ...shownLines(pull.body),
    '',
    'Commits:',
    ...pull.commits.map(commitLine),
    '',
    'Files:',
    ...pull.files.map(
      ({ path, status, additions, deletions }) =>
        `  ${status.padEnd(8)} ${path} (+${additions} -${deletions})`,
    ),
  ];
}

function commitLine({ sha, author, subject }: RehearsedCommit): string {
  return `  ${sha.slice(0, 7)} ${subject} (${author.split(' <')[0]})`;
}

function outcome({ runs, problems, asExpected }: Rehearsal): readonly string[] {
  const lines = runs.map(({ outputs, exitCode, signal, expected }) => {
    const got = `${outputs.outcome ?? 'none'}, exit code ${exitCode ?? signal}`;
    const wanted = `${expected.outcome}, exit code ${expected.exitCode}`;
    return got === wanted ? got : `${got}; expected was ${wanted}`;
  });
  return [
    ...lines,
    ...problems,
    asExpected ? 'As expected.' : 'NOT as expected.',
    ...(asExpected ? [] : ['', 'Log of the last run:', runs.at(-1)?.log ?? '']),
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(6)} s`;
}
