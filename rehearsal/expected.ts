// Renders expected.md: what GitHub saw of a rehearsal, without anything that differs from one rehearsal to the next.

import { dayOf } from '#src/text/count.ts';
import type { RehearsedBranch, RehearsedPull } from './git/branches-and-pulls.ts';
import type { SeenRequest } from './github/embedded-github.ts';
import {
  JOB_BOT,
  type ReviewCommentRecord,
  type ReviewRecord,
  workflowStatus,
} from './github/state.ts';
import type { Rehearsal } from './rehearse.ts';
import { stepsOf } from './request-steps.ts';

/** Renders deterministic Markdown: runs with their requests, comments, pull requests, branches, each in order of time. */
export function renderExpected(rehearsal: Rehearsal): string {
  const { scenario, runs, github } = rehearsal;
  const { state } = github;
  const text = [
    `# ${scenario.name}`,
    '',
    scenario.story.story,
    '',
    ...runs.flatMap((_run, index) => runLines(rehearsal, index)),
    '## Reactions',
    '',
    ...state.reactions.map(({ target, content }) => `- ${content} on ${target}`),
    '',
    ...labelLines(rehearsal),
    '## Comments',
    '',
    ...rehearsal.comments.flatMap(({ thread, body }) => [
      `### On #${thread}`,
      '',
      fenced(body),
      '',
    ]),
    '## Pull requests',
    '',
    ...rehearsal.pulls.filter(({ author }) => author === state.tokenLogin).flatMap(pullLines),
    ...reviewLines(rehearsal),
    '## Branches',
    '',
    ...rehearsal.branches.flatMap(branchLines),
    ...artifactLines(rehearsal),
    ...summaryLines(rehearsal),
    ...outputLines(rehearsal),
  ].join('\n');
  return `${normalise(text, rehearsal).trimEnd()}\n`;
}

/** Renders a run and its requests, from its start to the start of the next. */
function runLines({ runs, requests, modelRequests }: Rehearsal, index: number): readonly string[] {
  const run = runs[index];
  if (run === undefined) return [];
  const until = runs[index + 1]?.startedAt ?? Number.POSITIVE_INFINITY;
  const isHere = ({ at }: { readonly at: number }) => run.startedAt <= at && at < until;
  const asked = withoutStates(
    requests.filter((one) => isHere(one) && ['api', 'git'].includes(one.kind)),
  );
  const moments = [
    ...asked.map((request) => ({ at: request.at, line: requestLine(request) })),
    ...modelRequests.filter(isHere).map(({ at }) => ({ at, line: MODEL })),
  ].toSorted((one, other) => one.at - other.at);
  const { event, actor, outputs, exitCode } = run;
  const seen = withoutEditsOnTheWay(moments.map(({ line }) => line));
  const lines = event === 'schedule' ? seen : withoutEndedFetch(seen);
  return [
    `## ${event} by ${actor}: ${outputs.outcome ?? 'no outcome'}, exit code ${exitCode}`,
    '',
    ...stepsOf(counted(lines)).flatMap(stepLines),
    '',
  ];
}

const MODEL = 'to the model';

function requestLine({ method, path, query, status }: SeenRequest): string {
  return `${method} ${path}${query} ${status}`;
}

/** Leaves out pushes that only save a run's state, each with its ref listing: their number depends on the machine's speed. */
function withoutStates(requests: readonly SeenRequest[]): readonly SeenRequest[] {
  const inOrder = requests.toSorted((one, other) => one.at - other.at);
  const left = new Set<SeenRequest>();
  for (const [at, request] of inOrder.entries()) {
    if (!isStatePush(request)) continue;
    const asked = inOrder
      .slice(0, at)
      .findLast((one) => one.query.includes('git-receive-pack') && !left.has(one));
    left.add(request);
    if (asked !== undefined) left.add(asked);
  }
  return inOrder.filter((request) => !left.has(request));
}

function isStatePush({ path, body }: SeenRequest): boolean {
  if (!path.endsWith('/git-receive-pack') || !Array.isArray(body)) return false;
  return body.every((ref) => String(ref).startsWith('refs/squad-state/'));
}

/** Keeps only the last edit of a board, because the number of edits before depends on the machine's speed. */
function withoutEditsOnTheWay(lines: readonly string[]): readonly string[] {
  return lines.filter(
    (line, at) => !/^PATCH \S+\/issues\/comments\//.test(line) || lines.lastIndexOf(line) === at,
  );
}

/** Leaves out what a run that answers nothing begins to read: that ends when the run does, perhaps before it has asked. */
function withoutEndedFetch(lines: readonly string[]): readonly string[] {
  const answers = lines.some((line) =>
    /^(?:POST \S+\/comments|PATCH \S+\/comments\/\d+) /.test(line),
  );
  return answers ? lines : lines.filter((line) => !/git-upload-pack|\/graphql /.test(line));
}

/** Joins consecutive model requests into one line. */
function counted(lines: readonly string[]): readonly string[] {
  const result: string[] = [];
  let asked = 0;
  for (const [at, line] of lines.entries()) {
    asked = line === MODEL ? asked + 1 : 0;
    if (line !== MODEL) result.push(line);
    else if (lines[at + 1] !== MODEL)
      result.push(`${asked} ${asked > 1 ? 'requests' : 'request'} ${MODEL}`);
  }
  return result;
}

function stepLines(step: readonly string[]): readonly string[] {
  return step.length === 1
    ? step.map((line) => `- ${line}`)
    : ['- side by side:', ...step.map((line) => `  - ${line}`)];
}

/** Says, for an app's pull request, what GitHub does with the workflows that listen to it. */
function workflowLines({ author }: RehearsedPull): readonly string[] {
  const isApp = author.endsWith('[bot]') && author !== JOB_BOT;
  return isApp ? [`By ${author}; workflows on it: ${workflowStatus(author)}`, ''] : [];
}

/** Renders a pull request with its changes. */
export function pullLines(pull: RehearsedPull): readonly string[] {
  const reviewers = pull.requestedReviewers.join(', ') || 'nobody';
  return [
    `### #${pull.number} ${pull.title}`,
    '',
    `${pull.head} into ${pull.base}, ${pull.state}${pull.draft ? ', draft' : ''}, review asked of ${reviewers}`,
    '',
    ...workflowLines(pull),
    fenced(pull.body),
    '',
    ...pull.files.flatMap(({ path, status, patch }) => [
      `- ${status} ${path}`,
      '',
      ...(patch ?? 'binary').split('\n').map((line) => `      ${line}`.trimEnd()),
      '',
    ]),
  ];
}

/** Renders the run's own reviews. */
export function reviewLines({ github }: Rehearsal): readonly string[] {
  const { reviews, reviewComments, tokenLogin } = github.state;
  return reviews
    .filter(({ author }) => author === tokenLogin)
    .flatMap((review) => {
      const comments = reviewComments.filter((comment) => comment.review === review.id);
      return [
        `### ${reviewHeading(review, comments)}`,
        '',
        ...(review.body === '' ? [] : [fenced(review.body), '']),
        ...comments.map(lineCommentText),
        '',
      ];
    });
}

/** Names a review by what people see: an answer in a thread is a review of its own to GitHub. */
function reviewHeading(review: ReviewRecord, comments: readonly ReviewCommentRecord[]): string {
  const isAnswer = comments.some(({ inReplyTo }) => inReplyTo !== undefined);
  return isAnswer
    ? `Answer in a review thread of #${review.pull}`
    : `Review on #${review.pull}: ${review.state}`;
}

function lineCommentText({ path, line, side, startLine, body }: ReviewCommentRecord): string {
  const lines = startLine === undefined ? String(line) : `${startLine}-${line}`;
  const place = `${path}:${lines}${side === 'LEFT' ? ' (old side)' : ''}`;
  return `- ${place}: ${body.split('\n').join('\n  ')}`;
}

function labelLines({ github }: Rehearsal): readonly string[] {
  const lines = github.state.labelled.map(({ thread, label }) => `- ${label} on #${thread}`);
  return lines.length === 0 ? [] : ['## Labels', '', ...lines, ''];
}

/** Lists the artifacts, files sorted by name, because their order in the archive differs from run to run. */
function artifactLines({ github }: Rehearsal): readonly string[] {
  const lines = github.artifacts.map(({ name, files }) => {
    const sorted = [...files.keys()].toSorted((one, other) => (one < other ? -1 : 1));
    return `- ${name}: ${sorted.join(', ')}`;
  });
  return lines.length === 0 ? [] : ['## Artifacts', '', ...lines, ''];
}

function branchLines({ name, commits }: RehearsedBranch): readonly string[] {
  return [`### ${name}`, '', ...commits.map(commitText), ''];
}

function commitText({
  author,
  subject,
  trailers,
  files,
}: RehearsedBranch['commits'][number]): string {
  const lines = [`  by ${author}`, ...trailers.map((trailer) => `  ${trailer}`)];
  return [`- ${subject}`, ...lines, ...files.map((file) => `    ${file}`)].join('\n');
}

/** Renders the job summaries of Scribe's runs, which are all that people see of them. */
function summaryLines({ runs }: Rehearsal): readonly string[] {
  return runs.flatMap(({ event, summary, outputs }, index) =>
    ['schedule', 'push'].includes(event) && outputs.report !== undefined && summary !== ''
      ? [`## Job summary of run ${index + 1}`, '', fenced(summary.trim()), '']
      : [],
  );
}

function outputLines({ runs }: Rehearsal): readonly string[] {
  return runs.flatMap(({ outputs }, index) => [
    `## Outputs${runs.length > 1 ? ` of run ${index + 1}` : ''}`,
    '',
    ...Object.entries(outputs).map(
      ([name, value]) => `- ${name}: ${name === 'agents' ? sortedNames(value) : value}`,
    ),
    '',
  ]);
}

function sortedNames(json: string): string {
  const names: unknown = JSON.parse(json === '' ? '[]' : json);
  return Array.isArray(names) ? names.map(String).join(', ') : json;
}

/** Puts a text into a fence. */
export function fenced(text: string, language = 'markdown'): string {
  const fence = text.includes('```') ? '~~~~~~' : '```';
  return `${fence}${language}\n${text}\n${fence}`;
}

const VARYING_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/since=[^&\s]+/g, 'since=<time>'],
  [/\b\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC\b/g, '<time>'],
  [/\b\d{4}-\d{2}-\d{2}T\d{2}[:-]\d{2}[:-]\d{2}(?:\.\d+)?Z?/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/-[0-9a-f]{8}\.md\b/g, '-<hash>.md'],
  [/(squad-action:findings)(?: [0-9a-f]{8})+/g, '$1 <hash>'],
  [/run in a box \([a-z-]+\)[^\n]*/g, 'run in a box (<way>)'],
  // The time of a message or a check appears only if it took at least a second.
  [/; the longest took \d+ s/g, ''],
  [/(: (?:passed|failed[^\n,]{0,80})), \d+(?:\.\d+)? s$/gm, '$1'],
  [/\b\d+ m(?:in)? \d+ s\b/g, '<elapsed>'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s|min)\b/g, '<elapsed>'],
];

function normalise(text: string, rehearsal: Rehearsal): string {
  const today = dayOf(rehearsal.runs[0]?.startedAt ?? 0);
  let result = text
    .replaceAll(rehearsal.github.origin, 'https://github.example')
    .replaceAll(rehearsal.folder, '<folder>');
  for (const [pattern, name] of VARYING_PATTERNS) result = result.replaceAll(pattern, name);
  return nameCommits(result.replaceAll(today, '<date>'), rehearsal);
}

/** Replaces ids of the run's commits, which depend on the time, by their positions, at any length from 7 to 40. */
function nameCommits(text: string, { branches }: Rehearsal): string {
  const made = branches.flatMap(({ commits }) => commits);
  let result = text;
  for (const [index, { sha }] of made.entries()) {
    for (let length = 40; length >= 7; length -= 1) {
      result = result.replaceAll(sha.slice(0, length), `<commit-${index + 1}>`);
    }
  }
  return result;
}
