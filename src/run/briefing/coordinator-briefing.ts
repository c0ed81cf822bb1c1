// What the coordinator is told about the team, and the agents about what was done and allowed before the run.

import type { CoordinatorBriefing } from '#src/coordinator/prompts/coordinator.ts';
import type { Reach } from '#src/coordinator/prompts/rules.ts';
import { attempt } from '#src/errors.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { listParts, standingParts, withIds } from '#src/run-log/transcript.ts';
import { composeDecisions } from '#src/team/briefing.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { findFileOwners } from '#src/workspace/trailers.ts';
import { issueOfBranch } from '../context/choose-branch.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { continuedWork } from '../context/load-thread.ts';
import type { RunContext } from '../context/run-context.ts';
import { approvedTools, type Toolbox } from '../tools/toolbox.ts';
import { type BriefingSources, renderColleagues, routingOf } from './knowledge.ts';

/** The coordinator writes nothing; agents who write read more decisions. */
const COORDINATOR_READS = { agent: 'coordinator', budget: 500 } as const;
const TEAM_LENGTH = 6_000;

/** Returns what the coordinator is told about the team for a task. */
export async function coordinatorBriefing(
  task: string,
  reach: Reach,
  { context, repository, policy, knowledge, duties, facts }: BriefingSources,
): Promise<CoordinatorBriefing> {
  const { team, target } = repository;
  const { owner, name } = context.request.repository;
  const { checks } = await facts();
  return {
    repository: `${owner}/${name}`,
    baseBranch: target.base,
    checks,
    reach,
    continued: continuedWork(repository),
    team: renderColleagues(policy.roster.colleagues, duties, TEAM_LENGTH),
    routing: knowledge.reader.instructions(routingOf(team), `${team.directory}/routing.md`),
    decisions: await composeDecisions(knowledge, { ...COORDINATOR_READS, query: task }),
  };
}

/** Quotes what was done before and what the pull request lists as not done, for the agents that continue. */
export function describeBefore(
  doneBefore: string | undefined,
  { nonce, ports }: RunContext,
  { earlier }: RepositoryContext,
): string | undefined {
  const quote = (words: string, label: string) => {
    const text = ports.mask(words);
    return quoteUntrusted({ text, author: 'the squad', label, nonce });
  };
  const listed = listParts(withIds([], standingParts(earlier.transcript.parts)));
  const undone = headOf(listed.join('\n'), LONGEST_UNDONE);
  const parts = [
    ...(doneBefore === undefined ? [] : [BEFORE_RULE, quote(doneBefore, 'report')]),
    ...(undone === '' ? [] : [UNDONE_RULE, quote(undone, 'pull request')]),
  ];
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

const BEFORE_RULE =
  'An earlier run of this request was interrupted. What its agents finished is on the branch: do not have it done again. Hand over only what is missing; if nothing is, say what was done.';

const UNDONE_RULE =
  'Earlier runs left this undone. Settle what is done now with its ids in `settles` when you finish. The rest stays on the list: do not list it again.';

const LONGEST_UNDONE = 4_000;

/**
 * Says which proposed tools the request allows, who proposed them and for what, since the request itself may say "run it";
 * undefined if it allows none. Never rejects.
 */
export async function describeApproved(
  toolbox: Toolbox,
  context: RunContext,
  repository: RepositoryContext,
): Promise<string | undefined> {
  const { request, inputs, ports, transcript } = context;
  const { baseCommit: base, branch, target } = repository;
  const tools = approvedTools(toolbox, context);
  if (tools.length === 0) return undefined;
  const files = tools.map(({ origin }) => origin.path);
  const range = { base, tip: branch.start };
  const found = await attempt(findFileOwners(ports.git, range, files));
  const owners = found.kind === 'done' ? found.value : [];
  const { names } = transcript.read();
  const { branchPrefix } = inputs;
  const isOurs = target.branch.startsWith(branchPrefix);
  const issue = isOurs ? issueOfBranch(target.branch, branchPrefix) : undefined;
  const place = target.pull === undefined ? `on ${target.branch}` : `in #${target.pull.number}`;
  const where = `${place}${issue === undefined ? '' : `, which is for #${issue}`}`;
  const lines = tools.map(({ name, origin }) => {
    // A commit may name anybody.
    const owner = names.get(owners.find(({ path }) => path === origin.path)?.agent ?? '');
    const by = owner === undefined ? '' : ` by ${owner}`;
    return `${request.author.login} allowed the tool ${name} for this run. It was proposed${by} ${where}.`;
  });
  const which = tools.length === 1 ? 'this tool' : 'one of these tools';
  return ports.mask([...lines, `In the request, "it" may mean ${which}.`].join(' '));
}
