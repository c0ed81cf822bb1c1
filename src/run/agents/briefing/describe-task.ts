// What follows a task in an agent's message: the request, the lines it comments on, the work so far, and the thread.
import {
  type Handoff,
  type OtherSession,
  type PromptPart,
  titledPart,
} from '#src/coordinator/index.ts';
import type { Request } from '#src/trigger/index.ts';
import type { AgentDeps } from '../agent-deps.ts';
import {
  COMMENTED_LINES,
  commentedLinesOf,
  isRequestItself,
  renderRequest,
} from './request-part.ts';
import { cutVisibly, type FlexiblePart, MOST_OF, spendBudget } from './spend-budget.ts';
import { renderOtherSession } from './work/other-session.ts';
import { renderWork } from './work/render-work.ts';
import { renderSharedFiles } from './work/shared-files.ts';
import { findWork } from './work/work-so-far.ts';

type DescribedTask = {
  readonly handoff: Handoff;
  readonly isFirst: boolean;
  readonly other: OtherSession | undefined;
  /** The slug of the agent. */
  readonly reader: string;
};

/** A review's comments are quoted in a task of our own words. */
function requestLine({ task }: Handoff, { text, author, url }: Request): string {
  const isWhole = text.includes(task.trim());
  return isWhole
    ? `The task above is the request itself, as ${author.login} wrote it: ${url}`
    : `The task above quotes the request of ${author.login}: ${url}`;
}

/** Returns what follows a task: the work it is about and, in a session's first message, the request and the thread. */
export async function describeTask(
  { handoff, isFirst, other, reader }: DescribedTask,
  left: number,
  deps: AgentDeps,
): Promise<readonly PromptPart[]> {
  const { context, repository } = deps;
  const { nonce, request, ports } = context;
  const work = await findWork(handoff, isFirst, deps);
  const told = handoff.isFromPerson === true ? handoff.task : undefined;
  const options = { nonce, baseBranch: repository.target.base, named: handoff.files, reader };
  const parts: readonly FlexiblePart[] = [
    {
      part: 'The request',
      most: isFirst ? MOST_OF.request : 0,
      render: (maxLength) =>
        isRequestItself(handoff, request)
          ? requestLine(handoff, request)
          : ports.mask(renderRequest(request, { nonce, maxLength })),
    },
    commentedLinesPart(handoff, isFirst, deps),
    {
      part: 'Your other session',
      most: other === undefined ? 0 : MOST_OF.other,
      render: (maxLength) =>
        other === undefined ? '' : ports.mask(renderOtherSession(other, { nonce, maxLength })),
    },
    sharedFilesPart(handoff, reader, deps),
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
  const most =
    MOST_OF.request + MOST_OF.work + MOST_OF.thread + (other === undefined ? 0 : MOST_OF.other);
  const budget = left + most;
  return spendBudget(budget, parts).parts;
}

/** Quotes the commented lines, unless the task answers review threads: such a task quotes its lines itself. */
function commentedLinesPart(
  { reviewThreads }: Handoff,
  isFirst: boolean,
  { context: { request, nonce, ports } }: AgentDeps,
): FlexiblePart {
  const lines = isFirst && reviewThreads === undefined ? commentedLinesOf(request, nonce) : '';
  const { text } = titledPart(COMMENTED_LINES, ports.mask(lines));
  const most = text.length;
  return { part: COMMENTED_LINES, most, render: (max) => (max < most ? '' : text) };
}

function sharedFilesPart(
  handoff: Handoff,
  reader: string,
  { context: { transcript, ports } }: AgentDeps,
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
