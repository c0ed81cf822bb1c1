// A report of every request of a rehearsal, and of where the time went.
import type { SeenRequest } from '../github/embedded-github.ts';
import type { Rehearsal } from '../rehearse.ts';
import type { RehearsedRun } from '../rehearsed-run.ts';
import type { ModelRequest } from '../scenario/scripted-model.ts';

/** Renders the requests of every run, and the durations of its steps. */
export function httpReport(rehearsal: Rehearsal): string {
  const { runs } = rehearsal;
  const sections = runs.flatMap((run, at) => [
    '',
    `Requests${runs.length > 1 ? ` of run ${at + 1}` : ''}`,
    ...requestLines(rehearsal, run),
    '',
    'Where the time went',
    ...durationsOf(rehearsal, run).map(([name, ms]) => `${seconds(ms)}  ${name}`),
  ]);
  return `${sections.join('\n')}\n`;
}

function requestLines(
  { requests, modelRequests }: Rehearsal,
  run: RehearsedRun,
): readonly string[] {
  return [
    { at: run.startedAt, line: 'runner  starts dist/main.js' },
    ...requests.map((request) => ({ at: request.at, line: `github  ${requestWords(request)}` })),
    ...modelRequests.map((request) => ({ at: request.at, line: `model   ${modelWords(request)}` })),
    { at: run.endedAt, line: `runner  sees exit code ${run.exitCode ?? run.signal}` },
  ]
    .filter(({ at }) => at >= run.startedAt && at <= run.endedAt)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, line }) => `${seconds(at - run.startedAt)}  ${line}`);
}

function requestWords({ kind, method, path, query, status, body }: SeenRequest): string {
  const end = path.split('/').slice(kind === 'artifact' ? -1 : 4);
  const where = kind === 'git' ? path : end.join('/');
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

/** Returns how long each step of a run took, in milliseconds. */
export function durationsOf(
  { requests, modelRequests }: Rehearsal,
  { startedAt, endedAt }: RehearsedRun,
): readonly (readonly [name: string, ms: number])[] {
  const isDuringRun = ({ at }: { readonly at: number }) => at >= startedAt && at <= endedAt;
  const seen = requests.filter(isDuringRun);
  const model = modelRequests.filter(isDuringRun);
  const push = seen.find(({ path }) => path.endsWith('/git-receive-pack'));
  const opened = seen.find(({ method, path }) => method === 'POST' && path.endsWith('/pulls'));
  let before = startedAt;
  const steps: readonly (readonly [string, number | undefined])[] = [
    ['start to first request to GitHub', seen[0]?.at],
    ['to first request to the model', model[0]?.at],
    ['to last request to the model', model.at(-1)?.at],
    ['to the push', push?.at],
    ['to the pull request', opened?.at],
    ['to the end', endedAt],
  ];
  return steps.flatMap(([name, at]) => {
    if (at === undefined || at < before) return [];
    const ms = at - before;
    before = at;
    return [[name, ms] as const];
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(6)} s`;
}
