// Everything that an agent's session is told, within one budget.

import type { OtherSession, SessionBriefing } from '../../../coordinator/agent-environment.ts';
import type { Colleague, Handoff } from '../../../coordinator/messages/handoff.ts';
import { type PromptPart, titledPart } from '../../../coordinator/prompts/prompt-part.ts';
import type { Reach } from '../../../coordinator/prompts/reach.ts';
import { attempt } from '../../../errors.ts';
import { quoteUntrusted } from '../../../markdown/quote-untrusted.ts';
import { COORDINATOR } from '../../../run-log/agent-row.ts';
import type { Briefing } from '../../../team/memory/briefing.ts';
import { sum } from '../../../text/count.ts';
import { listFiles } from '../../../workspace/git-history.ts';
import { continuedWork } from '../../context/follow-up.ts';
import type { AgentDeps } from '../agent-deps.ts';
import { renderColleagues } from './colleagues.ts';
import { reviewRulesOf } from './knowledge.ts';
import { renderOtherSession } from './other-session.ts';
import type { RepositoryFacts } from './repository-facts.ts';
import { renderRepositoryMap } from './repository-map.ts';
import {
  COMMENTED_LINES,
  commentedLinesOf,
  isRequestItself,
  renderRequest,
} from './request-part.ts';
import { renderSharedFiles } from './shared-files.ts';
import {
  backgroundBudget,
  cutVisibly,
  type FlexiblePart,
  SESSION_BUDGET,
  spendBudget,
} from './spend-budget.ts';
import { findWork, renderWork } from './work-so-far.ts';

/** The most characters of each part. Knowledge has limits of its own. */
const MOST = {
  charter: 16_000,
  request: 8_000,
  work: 20_000,
  other: 8_000,
  shared: 1_000,
  colleagues: 2_500,
  map: 3_000,
  thread: 24_000,
} as const;

/** A session, and the agent it is for. */
export type BriefedSession = {
  readonly agent: Colleague;
  /** The message that the session is opened for. */
  readonly handoff: Handoff;
  readonly team: Briefing;
  readonly reach: Reach;
};

/** Composes what one session is told. */
export async function composeSessionBriefing(
  { agent, handoff, team, reach }: BriefedSession,
  deps: AgentDeps,
): Promise<SessionBriefing> {
  const { context, repository } = deps;
  const facts = await currentFacts(deps);
  const known = sum(team.knowledge.map(({ text }) => text.length));
  const first = spendBudget(SESSION_BUDGET - known - MOST.request - MOST.work - MOST.thread, [
    {
      part: 'Charter',
      most: MOST.charter,
      render: (max) => cutVisibly(withoutModel(team.charter), max),
    },
    conventionsPart(facts),
    colleaguesPart(agent, deps),
    mapPart(facts, deps),
  ]);
  const [charter, conventions, colleagues, map] = first.parts;
  const repositoryName = `${context.request.repository.owner}/${context.request.repository.name}`;
  return {
    charter: charter?.text ?? '',
    colleagues: colleagues?.text ?? '',
    reviewRule: reviewRuleOf(handoff, deps),
    workplace: {
      repository: repositoryName,
      baseBranch: repository.target.base,
      continued: continuedWork(repository),
      canWrite: repository.target.answerOnly === undefined,
      checks: facts.checks,
      ...reach,
    },
    background: [
      titledPart("The repository's conventions", conventions?.text ?? ''),
      titledPart('The repository', map?.text ?? ''),
      ...team.knowledge.map(({ part, text }) => titledPart(part, text)),
    ],
    describeTask: (handoff, isFirst, other) =>
      describeTask({ handoff, isFirst, other, reader: agent.slug }, first.left, deps),
  };
}

/** Returns the facts with the branch's current files: colleagues may have added some. */
async function currentFacts({ facts, context, repository }: AgentDeps): Promise<RepositoryFacts> {
  const { branch } = repository;
  const known = await facts();
  if (branch.tip() === branch.start) return known;
  const listed = await attempt(listFiles(context.ports.git, branch.tip()));
  return listed.kind === 'done' ? { ...known, files: listed.value } : known;
}

/** Removes the charter's section on models, which only our own code needs. */
function withoutModel(charter: string): string {
  return charter.replace(/^## Model\n(?:[^#\n].*\n?|\n)*/m, '').trimEnd();
}

/** Returns who arranges reviews. An agent that a person addresses directly has no coordinator to do it. */
function reviewRuleOf({ from, isFromPerson }: Handoff, { repository, knowledge }: AgentDeps) {
  if (isFromPerson !== true) return from === COORDINATOR ? 'The coordinator arranges reviews.' : '';
  const rules = reviewRulesOf(repository.team, knowledge.reader);
  return rules === '' ? '' : `Where these rules call for a review, ask for it yourself: ${rules}`;
}

type DescribedTask = {
  readonly handoff: Handoff;
  readonly isFirst: boolean;
  readonly other: OtherSession | undefined;
  /** The slug of the agent. */
  readonly reader: string;
};

/** Returns what follows a task: the work it is about and, in a session's first message, the request and the thread. */
async function describeTask(
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
      most: isFirst ? MOST.request : 0,
      render: (maxLength) =>
        isRequestItself(handoff, request)
          ? `The task above is the request itself, as ${request.author.login} wrote it: ${request.url}`
          : ports.mask(renderRequest(request, { nonce, maxLength })),
    },
    commentedLinesPart(handoff, isFirst, deps),
    {
      part: 'Your other session',
      most: other === undefined ? 0 : MOST.other,
      render: (maxLength) =>
        other === undefined ? '' : ports.mask(renderOtherSession(other, { nonce, maxLength })),
    },
    sharedFilesPart(handoff, reader, deps),
    {
      part: 'The work so far',
      most: work === undefined ? 0 : MOST.work,
      render: (maxLength) =>
        work === undefined ? '' : ports.mask(renderWork(work, { ...options, maxLength })),
    },
    {
      part: 'The thread',
      most: isFirst ? MOST.thread : 0,
      render: (maxLength) =>
        titledPart('The thread', repository.quoteThread(maxLength, { readsFiles: true, told }))
          .text,
    },
  ];
  const most = MOST.request + MOST.work + MOST.thread + (other === undefined ? 0 : MOST.other);
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
    most: MOST.shared,
    render(maxLength) {
      const text = ports.mask(renderSharedFiles(handoff, reader, transcript.read()));
      return cutVisibly(text, maxLength);
    },
  };
}

function conventionsPart({ conventions, files }: RepositoryFacts): FlexiblePart {
  return {
    part: 'Conventions',
    most: conventions.length === 0 ? 0 : backgroundBudget(files.length).conventions,
    render(maxLength) {
      const share = Math.floor(maxLength / conventions.length) - 150;
      const texts = conventions.map(
        ({ path, text }) => `### ${path}\n\n${cutVisibly(text, share)}`,
      );
      return [CONVENTIONS_INTRODUCTION, ...texts].join('\n\n');
    },
  };
}

const CONVENTIONS_INTRODUCTION = 'Where they contradict "How you work here", that section wins.';

function colleaguesPart(agent: Colleague, { policy, duties }: AgentDeps): FlexiblePart {
  const others = policy.roster.colleagues.filter(({ slug }) => slug !== agent.slug);
  return {
    part: 'Colleagues',
    most: others.length === 0 ? 0 : MOST.colleagues,
    render: (maxLength) => renderColleagues(others, duties, maxLength),
  };
}

function mapPart({ files }: RepositoryFacts, { context, repository }: AgentDeps): FlexiblePart {
  const { team } = repository;
  const quote = (text: string) =>
    quoteUntrusted({
      text,
      author: 'git',
      label: 'map',
      nonce: context.nonce,
      form: 'source',
    });
  return {
    part: 'The repository',
    most: files.length === 0 ? 0 : MOST.map,
    render: (max) =>
      quote(
        renderRepositoryMap(files, {
          maxLength: max - quote('').length,
          closed: team.directory,
        }),
      ),
  };
}
