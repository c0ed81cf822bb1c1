// expected.md: what GitHub saw of a rehearsal, without what differs from one rehearsal to the next.
import { dayOf } from '../src/text/days.ts';
import type { RehearsedBranch, RehearsedPull } from './git/branches-and-pulls.ts';
import type { SeenRequest } from './github/embedded-github.ts';
import type { ReviewCommentRecord, ReviewRecord } from './github/state.ts';
import type { Rehearsal } from './rehearse.ts';
import { sortMarkdown } from './sort-markdown.ts';

/** Deterministic Markdown: outcomes, requests, comments, pull requests, branches. */
export function renderExpected(rehearsal: Rehearsal): string {
  const { scenario, runs, requests, state } = { ...rehearsal, state: rehearsal.github.state };
  const text = [
    `# ${scenario.name}`,
    '',
    scenario.story.story,
    '',
    '## Runs',
    '',
    ...runs.map(
      ({ event, actor, outputs, exitCode }) =>
        `- ${event} by ${actor}: ${outputs.outcome ?? 'no outcome'}, exit code ${exitCode}`,
    ),
    '',
    ...requestLines(requests),
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
      fenced(sortMarkdown(body)),
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

/** Reads may come in any order, since they run in parallel, and so may the reaction; what else is written comes in its own. */
function requestLines(requests: readonly SeenRequest[]): readonly string[] {
  const api = requests
    .filter(({ kind }) => kind === 'api' || kind === 'git')
    .map((request) => ({
      isRead:
        request.method === 'GET' ||
        request.path.endsWith('/git-upload-pack') ||
        request.path.endsWith('/reactions'),
      line: `- ${request.method} ${request.path}${request.query} ${request.status}`,
    }));
  const reads = api.filter(({ isRead }) => isRead).map(({ line }) => line);
  const writes = api.filter(({ isRead }) => !isRead).map(({ line }) => line);
  // How often a board is edited on the way depends on the machine's speed: the last edit counts.
  const isLast = (line: string, at: number) =>
    !/^- PATCH \S+\/issues\/comments\//.test(line) || writes.lastIndexOf(line) === at;
  return [
    '## What was read, and the reaction (sorted)',
    '',
    ...reads.toSorted(),
    '',
    '## What was written (in order)',
    '',
    ...writes.filter(isLast),
    '',
  ];
}

function pullLines(pull: RehearsedPull): readonly string[] {
  const reviewers = pull.requestedReviewers.toSorted(compareText).join(', ') || 'nobody';
  return [
    `### #${pull.number} ${pull.title}`,
    '',
    `${pull.head} into ${pull.base}, ${pull.state}${pull.draft ? ', draft' : ''}, review asked of ${reviewers}`,
    '',
    fenced(sortMarkdown(pull.body)),
    '',
    ...pull.files.flatMap(({ path, status, patch }) => [
      `- ${status} ${path}`,
      '',
      ...(patch ?? 'binary').split('\n').map((line) => `      ${line}`.trimEnd()),
      '',
    ]),
  ];
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The run's own reviews, sorted: agents that review side by side end in any order. */
function reviewLines({ github }: Rehearsal): readonly string[] {
  const { reviews, reviewComments, tokenLogin } = github.state;
  const ownReviews = reviews.filter(({ author }) => author === tokenLogin);
  return ownReviews
    .map((review) => {
      const comments = reviewComments.filter((comment) => comment.review === review.id);
      return [
        `### ${reviewHeading(review, comments)}`,
        '',
        ...(review.body === '' ? [] : [fenced(sortMarkdown(review.body)), '']),
        ...comments.map(lineCommentText).toSorted(compareText),
        '',
      ];
    })
    .toSorted((one, other) => compareText(one.join('\n'), other.join('\n')))
    .flat();
}

/** An answer in a thread comes as a review, too; people see it as an answer. */
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
  return lines.length === 0 ? [] : ['## Labels', '', ...lines.toSorted(compareText), ''];
}

function artifactLines({ github }: Rehearsal): readonly string[] {
  const lines = github.artifacts.map(
    ({ name, files }) => `- ${name}: ${[...files.keys()].toSorted(compareText).join(', ')}`,
  );
  return lines.length === 0 ? [] : ['## Artifacts', '', ...lines, ''];
}

function branchLines({ name, commits }: RehearsedBranch): readonly string[] {
  return [`### ${name}`, '', ...commits.map(commitText).toSorted(), ''];
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

/** Of Scribe's runs: its job summary is all that people see of them. */
function summaryLines({ runs }: Rehearsal): readonly string[] {
  return runs.flatMap(({ event, summary }, index) =>
    ['schedule', 'push'].includes(event) && summary !== ''
      ? [`## Job summary of run ${index + 1}`, '', fenced(summary.trim()), '']
      : [],
  );
}

function outputLines({ runs }: Rehearsal): readonly string[] {
  return runs.flatMap(({ outputs }, index) => [
    `## Outputs${runs.length > 1 ? ` of run ${index + 1}` : ''}`,
    '',
    ...Object.entries(outputs)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `- ${name}: ${name === 'agents' ? sortedNames(value) : value}`),
    '',
  ]);
}

function sortedNames(json: string): string {
  const names: unknown = JSON.parse(json === '' ? '[]' : json);
  return Array.isArray(names) ? names.map(String).toSorted().join(', ') : json;
}

function fenced(text: string): string {
  const fence = text.includes('```') ? '~~~~~~' : '```';
  return `${fence}markdown\n${text}\n${fence}`;
}

const VARYING_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/since=[^&\s]+/g, 'since=<time>'],
  [/\b\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC\b/g, '<time>'],
  [/\b\d{4}-\d{2}-\d{2}T\d{2}[:-]\d{2}[:-]\d{2}(?:\.\d+)?Z?/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/-[0-9a-f]{8}\.md\b/g, '-<hash>.md'],
  [/(squad-action:findings)(?: [0-9a-f]{8})+/g, '$1 <hash>'],
  [/\b\d+ m(?:in)? \d+ s\b/g, '<elapsed>'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s|min)\b/g, '<elapsed>'],
];

function normalise(text: string, rehearsal: Rehearsal): string {
  const today = dayOf(rehearsal.runs[0]?.startedAt ?? 0);
  let result = text
    .replaceAll(rehearsal.github.origin, 'https://github.example')
    .replaceAll(rehearsal.folder, '<folder>');
  for (const [pattern, name] of VARYING_PATTERNS) {
    result = result.replaceAll(pattern, name);
  }
  return nameCommits(result.replaceAll(today, '<date>'), rehearsal);
}

/** Commits made by the run carry the time: they are named by their place, in any length that is shown. */
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
