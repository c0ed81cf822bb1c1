// Everything that an agent's session is told, within one budget.

import type { SessionBriefing } from '#src/coordinator/agents/agent-environment.ts';
import { type Reach, titledPart } from '#src/coordinator/prompts/rules.ts';
import type { Colleague, Handoff } from '#src/coordinator/tasks/handoff.ts';
import { resultOr } from '#src/errors.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { Briefing } from '#src/team/briefing.ts';
import { sum } from '#src/text/count.ts';
import { listFiles } from '#src/workspace/git-history.ts';
import { continuedWork } from '../context/load-thread.ts';
import { describeTask } from './describe-task.ts';
import { type BriefingSources, renderColleagues, reviewRulesOf } from './knowledge.ts';
import { type RepositoryFacts, renderRepositoryMap } from './repository-map.ts';
import {
  backgroundBudget,
  cutVisibly,
  type FlexiblePart,
  MOST_OF,
  sessionBudget,
  spendBudget,
} from './spend-budget.ts';

/** Composes what one session is told; `handoff` is the message that it is opened for. */
export async function composeSessionBriefing(
  agent: Colleague,
  handoff: Handoff,
  team: Briefing,
  { hasShell, ...reach }: Reach & { readonly hasShell: boolean },
  deps: BriefingSources,
): Promise<SessionBriefing> {
  const { context, repository } = deps;
  const facts = await currentFacts(deps);
  const requestFile = hasShell ? await deps.requestFile() : undefined;
  const reader = { slug: agent.slug, requestFile };
  const known = sum(team.knowledge.map(({ text }) => text.length));
  const budget = sessionBudget(context.inputs.providerMaxPromptTokens);
  const forTask = Math.min(MOST_OF.request + MOST_OF.work + MOST_OF.thread, budget / 2);
  const first = spendBudget(Math.max(LEAST_BEGINNING, budget - known - forTask), [
    {
      part: 'Charter',
      most: MOST_OF.charter,
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
    reviewRule: reviewRuleOf(handoff, agent, deps),
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
      describeTask(handoff, isFirst, other, reader, first.left + forTask, deps),
  };
}

/** Characters that the charter gets, however much the team remembers. */
const LEAST_BEGINNING = 4_000;

/** Returns the facts with the branch's current files: colleagues may have added some. */
async function currentFacts({
  facts,
  context,
  repository,
}: BriefingSources): Promise<RepositoryFacts> {
  const { branch } = repository;
  const known = await facts();
  if (branch.tip() === branch.start) return known;
  return {
    ...known,
    files: await resultOr(listFiles(context.ports.git, branch.tip()), known.files),
  };
}

/** Removes the charter's section on models, which only our own code needs. */
function withoutModel(charter: string): string {
  return charter.replace(/^## Model\n(?:[^#\n].*\n?|\n)*/m, '').trimEnd();
}

/** Returns who arranges reviews. Where a person addresses the agent, or the coordinator has ended, no coordinator does it. */
function reviewRuleOf(
  { from, type, isFromPerson, isLast }: Handoff,
  { slug }: Colleague,
  { repository, knowledge }: BriefingSources,
) {
  if (isFromPerson !== true && isLast !== true)
    return from === COORDINATOR ? 'The coordinator arranges reviews.' : '';
  if (type === 'review-request') return '';
  const rules = reviewRulesOf(repository.team, slug, knowledge.reader);
  return rules === ''
    ? ''
    : `Where these rules call for a review, ask a colleague for it yourself: ${rules}`;
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

function colleaguesPart(agent: Colleague, { policy, duties }: BriefingSources): FlexiblePart {
  const others = policy.roster.colleagues.filter(({ slug }) => slug !== agent.slug);
  return {
    part: 'Colleagues',
    most: others.length === 0 ? 0 : MOST_OF.colleagues,
    render: (maxLength) => renderColleagues(others, duties, maxLength),
  };
}

function mapPart(
  { files }: RepositoryFacts,
  { context, repository }: BriefingSources,
): FlexiblePart {
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
    most: files.length === 0 ? 0 : MOST_OF.map,
    render: (max) =>
      quote(
        renderRepositoryMap(files, {
          maxLength: max - quote('').length,
          closed: team.directory,
        }),
      ),
  };
}
