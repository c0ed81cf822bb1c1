// What follows a task in an agent's message: the request, the lines it comments on, the work so far, and the thread.

import type { OtherSession } from '#src/coordinator/agents/agent-environment.ts';
import { type PromptPart, titledPart } from '#src/coordinator/prompts/rules.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { resultOr } from '#src/errors.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { describeRun } from '#src/run-log/work-record.ts';
import { firstOf } from '#src/text/count.ts';
import { cutInside } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { pathInSentence } from '#src/text/paths.ts';
import type { Request } from '#src/trigger/request.ts';
import { readLog } from '#src/workspace/git-history.ts';
import { readFailures } from '../checks/failures.ts';
import { quoteDiffAbove } from '../context/review-comments.ts';
import type { BriefingSources } from './knowledge.ts';
import { cutVisibly, type FlexiblePart, MOST_OF, spendBudget } from './spend-budget.ts';
import { findWork, renderWork } from './work-so-far.ts';

/** A review's comments are quoted in a task of our own words. */
function requestLine({ task }: Handoff, { text, author, url }: Request): string {
  const isWhole = text.includes(task.trim());
  return isWhole
    ? `The task above is the request itself, as ${author.login} wrote it: ${url}`
    : `The task above quotes the request of ${author.login}: ${url}`;
}

/** Who reads it: the agent's slug, and the file that holds a long request, if its session has bash. */
type TaskReader = { readonly slug: string; readonly requestFile: string | undefined };

/**
 * Returns what follows a task: the work it is about and, in a session's first message, the request and the thread. `left`:
 * the characters that the session may still begin with.
 */
export async function describeTask(
  handoff: Handoff,
  isFirst: boolean,
  other: OtherSession | undefined,
  { slug: reader, requestFile }: TaskReader,
  left: number,
  deps: BriefingSources,
): Promise<readonly PromptPart[]> {
  const { context, repository } = deps;
  const { nonce, request, ports } = context;
  const work = await findWork(handoff, isFirst, deps);
  const told = handoff.isFromPerson === true ? handoff.task : undefined;
  const options = { nonce, baseBranch: repository.target.base, named: handoff.files, reader };
  const ran = await lastRunText(deps);
  const parts: readonly FlexiblePart[] = [
    {
      part: 'The request',
      most: isFirst ? MOST_OF.request : 0,
      render: (maxLength) =>
        isRequestItself(handoff, request)
          ? requestLine(handoff, request)
          : ports.mask(renderRequest(request, { nonce, maxLength, requestFile })),
    },
    commentedLinesPart(handoff, isFirst, deps),
    {
      part: 'Your other session',
      most: other === undefined ? 0 : MOST_OF.other,
      render: (maxLength) =>
        other === undefined ? '' : ports.mask(renderOtherSession(other, { nonce, maxLength })),
    },
    sharedFilesPart(handoff, reader, deps),
    failingBeforePart(handoff, deps),
    { part: ALREADY_RUN, most: ran.length, render: (max) => (max < ran.length ? '' : ran) },
    {
      part: 'The work so far',
      most: work === undefined ? 0 : MOST_OF.work,
      render: (maxLength) =>
        work === undefined ? '' : ports.mask(renderWork(work, { ...options, maxLength })),
    },
    {
      part: 'The thread',
      most: isFirst ? MOST_OF.thread : 0,
      render: (maxLength) =>
        titledPart('The thread', repository.quoteThread(maxLength, { readsFiles: true, told }))
          .text,
    },
  ];
  const budget = left + (other === undefined ? 0 : MOST_OF.other);
  return spendBudget(budget, parts).parts;
}

/** Quotes the commented lines, unless the task answers review threads: such a task quotes its lines itself. */
function commentedLinesPart(
  { reviewThreads }: Handoff,
  isFirst: boolean,
  { context: { request, nonce, ports } }: BriefingSources,
): FlexiblePart {
  const lines = isFirst && reviewThreads === undefined ? commentedLinesOf(request, nonce) : '';
  const { text } = titledPart(COMMENTED_LINES, ports.mask(lines));
  const most = text.length;
  return { part: COMMENTED_LINES, most, render: (max) => (max < most ? '' : text) };
}

function sharedFilesPart(
  handoff: Handoff,
  reader: string,
  { context: { transcript, ports } }: BriefingSources,
): FlexiblePart {
  return {
    part: 'At the same time',
    most: MOST_OF.shared,
    render(maxLength) {
      const text = ports.mask(renderSharedFiles(handoff, reader, transcript.read()));
      return cutVisibly(text, maxLength);
    },
  };
}

/** Names the checks that are known to fail without the run's work, for who may change files: they are not the task's fault. */
function failingBeforePart(
  { type }: Handoff,
  { base, repository, context: { nonce, ports } }: BriefingSources,
): FlexiblePart {
  const failing = type === 'implementation-request' ? base.failing() : [];
  const lines = failing.map(({ check, output }) => {
    const names = readFailures(output).names.slice(0, MOST_FAILURES);
    return [`${check.run}:`, ...names.map((name) => `- ${oneLine(name, LONGEST_FAILURE)}`)].join(
      '\n',
    );
  });
  const told = quoteUntrusted({
    text: ports.mask(lines.join('\n\n')),
    author: 'programs of the repository',
    label: 'checks that fail',
    nonce,
    form: 'source',
  });
  const where = `On \`${repository.target.base}\`, without any work of this run, these fail already:`;
  const text = failing.length === 0 ? '' : titledPart(FAILING, `${where}\n\n${told}`).text;
  return { part: FAILING, most: text.length, render: (max) => (max < text.length ? '' : text) };
}

const FAILING = 'Checks that fail already';
const MOST_FAILURES = 5;
const LONGEST_FAILURE = 160;

const ALREADY_RUN = 'Already run';

/** A longer command is not told: the part that is cut off could be ` || true`. */
const LONGEST_RUN = 200;

/** Says what the author of the last commit ran on exactly its files, which the reader gets now. Never rejects. */
async function lastRunText({
  context,
  repository,
  work,
  starts,
}: BriefingSources): Promise<string> {
  const { ports } = context;
  const tip = repository.branch.tip();
  const run = work.lastRunBefore(tip);
  if (run === undefined) return '';
  const [[parent] = []] = await resultOr(
    readLog(ports.git, { fields: ['%P'], range: { tip }, max: 1 }),
    [],
  );
  // Otherwise the commit was joined with other work, and nobody ran anything on that.
  if (parent !== starts.get(run.session)) return '';
  // A backtick would end the quotation.
  if (run.command.length > LONGEST_RUN || run.command.includes('`')) return '';
  // Each line break becomes two characters.
  const what = describeRun(run, 2 * LONGEST_RUN);
  const told = `The last command on exactly these files, with nothing changed since: ${what}. There is no need to run it again.`;
  return ports.mask(titledPart(ALREADY_RUN, told).text);
}

const KINDS: Readonly<Record<Request['source'], string>> = {
  comment: 'a comment',
  review: 'a review',
  'review-comment': 'a comment on lines of the pull request',
  'issue-opened': 'the issue itself',
  'issue-labeled': 'a label on the issue',
  'issue-assigned': 'an assignment of the issue',
  dispatch: 'a run of the workflow',
  'pull-request': 'the workflow that runs on pull requests',
  schedule: 'the workflow that runs on a schedule',
};

/** Says in what form a request came. */
export function kindOfRequest({ source, review }: Pick<Request, 'source' | 'review'>): string {
  const asksForChanges = source === 'review' && review?.state === 'changes_requested';
  return asksForChanges ? 'a review that asks for changes' : KINDS[source];
}

/** The title of the text that `commentedLinesOf` returns. */
export const COMMENTED_LINES = 'The lines that the request comments on';

/** Quotes the lines that a request in a review comment is about; empty for any other request. */
export function commentedLinesOf(
  { reviewComment }: Pick<Request, 'reviewComment'>,
  nonce: string,
): string {
  return reviewComment === undefined ? '' : quoteDiffAbove(reviewComment, nonce);
}

/** Quotes the request in at most `maxLength` characters, and says who made it and where. */
function renderRequest(
  request: Pick<Request, 'text' | 'author' | 'url' | 'source' | 'review'>,
  {
    nonce,
    maxLength,
    requestFile,
  }: Pick<TaskReader, 'requestFile'> & { readonly nonce: string; readonly maxLength: number },
): string {
  const { text, author, url } = request;
  const quote = (shown: string) =>
    quoteUntrusted({
      text: shown,
      author: author.login,
      label: 'request',
      nonce,
    });
  const file = requestFile === undefined ? '' : ` All of it is in ${requestFile}, for bash.`;
  const head = `## The request\n\n${author.login} asked the squad for this in ${kindOfRequest(request)} (${url}). Your task is your part of it.${file}`;
  const room = maxLength - head.length - quote('').length - 2;
  return `${head}\n\n${quote(cutInside(text.trim(), room))}`;
}

/**
 * True when the task is the request itself: a person who names an agent gives it the request as its task, and a review's
 * text is quoted in the task. False for the repository's checks: they act for the person, but in words of their own.
 */
function isRequestItself(
  { isFromPerson = false, from, task }: Handoff,
  { author, text }: Request,
): boolean {
  if (!isFromPerson || from !== author.login) return false;
  return text.includes(task.trim()) || task.includes(text.trim());
}

const FRAME_LENGTH = 600;
const MAX_TASK = 300;

/** Renders the other session's task and what it has written so far. Pure. */
function renderOtherSession(
  { task, changes }: OtherSession,
  { nonce, maxLength }: { readonly nonce: string; readonly maxLength: number },
): string {
  const about = `## Your other session\n\nYou are at work in another session, too, on ${JSON.stringify(oneLine(task, MAX_TASK))}.`;
  if (changes === '') return `${about} What it has handed in is in your files.`;
  const text = cutVisibly(changes, maxLength - FRAME_LENGTH);
  const quotation = quoteUntrusted({ text, author: 'git', label: 'diff', nonce, form: 'source' });
  return `${about} Your files lack what it has written so far. Don't write any of it again, and base your answer on it:\n\n${quotation}`;
}

const MOST_PATHS = 5;
const LONGEST_TASK = 160;
const AT_WORK: readonly string[] = ['queued', 'working'];

/** Renders a line for each such colleague, for the agent `reader`; empty when there is none. Pure. */
export function renderSharedFiles(
  { files: named, type: asked, from }: Pick<Handoff, 'files' | 'type' | 'from'>,
  reader: string,
  { handoffs, agents, names }: Pick<Transcript, 'handoffs' | 'agents' | 'names'>,
): string {
  const isAtWork = (slug: string) =>
    agents.some(({ agent, state }) => agent === slug && AT_WORK.includes(state));
  const lines = handoffs.flatMap(({ to, type, task, files, status }) => {
    const shared = files.filter((path) => named.includes(path));
    const isOpen = status === 'sent' || (status === 'delivered' && isAtWork(to));
    // Whoever asked waits, and changes nothing meanwhile.
    const isOther = ![reader, from].includes(to) && type === 'implementation-request';
    if (!isOther || !isOpen || shared.length === 0) return [];
    const paths = firstOf(shared, MOST_PATHS, pathInSentence);
    return [
      `- ${names.get(to) ?? to}: ${paths}, for ${JSON.stringify(oneLine(task, LONGEST_TASK))}`,
    ];
  });
  if (lines.length === 0) return '';
  const note = asked === 'implementation-request' ? DO_YOUR_PART : MAY_CHANGE;
  return [`${TITLE}${note}\n`, ...lines].join('\n');
}

const TITLE = '## At the same time\n\nColleagues are working on the same files. ';
const DO_YOUR_PART =
  'Do only your part: conflicting changes go back to whoever hands their work in later.';
const MAY_CHANGE = 'What you see of them may not be all of their work yet, and may change.';
