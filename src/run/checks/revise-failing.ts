// Sends failures back to the agents whose changes caused them, each with the output lines that matter.
import { quoteUntrusted } from '#src/markdown/index.ts';
import type { Ports } from '#src/ports/index.ts';
import type { Team } from '#src/team/index.ts';
import {
  type CommitRange,
  isWorkPath,
  pathsChangedBy,
  readTrailedCommits,
} from '#src/workspace/index.ts';
import type { Agents } from '../agents/create-agents.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { type AgentChange, assignFailed } from './assign-failed.ts';
import { linesThatMatter } from './check-output.ts';
import type { CheckEnd } from './run-checks.ts';

export type RevisionDeps = {
  readonly agents: Pick<Agents, 'broker' | 'handoffTo' | 'policy'>;
  readonly ports: Pick<Ports, 'git' | 'mask'>;
  readonly repository: Pick<RepositoryContext, 'branch' | 'baseCommit' | 'team'>;
  readonly nonce: string;
};

const FROM = 'checks';
const MAX_COMMITS = 200;
const MAX_LINES = 80;

/** Lets agents fix what failed. Returns true when one of them changed something. */
export async function reviseFailing(
  failed: readonly CheckEnd[],
  { agents, ports, repository, nonce }: RevisionDeps,
  round = 0,
): Promise<boolean> {
  const { branch, baseCommit: base } = repository;
  const { broker, policy } = agents;
  const before = branch.tip();
  const changes = await readChanges(ports, { base, tip: before }, repository.team);
  const parts = assignFailed(
    failed,
    changes.filter(({ agent }) => policy.roster.find(agent)?.implements === true),
    policy.lockout.isLocked,
  );
  await Promise.all(
    parts.map(({ agent, files, failed: own }) => {
      const task = ports.mask(mendingTask(own, { nonce, round }));
      return broker.route({ ...agents.handoffTo(agent), from: FROM, task, files });
    }),
  );
  await broker.settled();
  return branch.tip() !== before;
}

/** Returns the agents' commits of work, newest first, without the team's memory. */
async function readChanges(
  { git }: Pick<Ports, 'git'>,
  range: CommitRange,
  { directory }: Pick<Team, 'directory'>,
): Promise<readonly AgentChange[]> {
  const commits = await readTrailedCommits(git, range, MAX_COMMITS);
  const byAgents = commits.filter(({ agent }) => agent !== '');
  const changes = await Promise.all(
    byAgents.map(async ({ agent, commit }) => {
      const paths = await pathsChangedBy(git, commit);
      return { agent, files: paths.filter((path) => isWorkPath(path, directory)) };
    }),
  );
  return changes.filter(({ files }) => files.length > 0);
}

/** Writes one agent's task; its first line is the commit's subject. */
function mendingTask(
  failed: readonly CheckEnd[],
  { nonce, round }: { readonly nonce: string; readonly round: number },
): string {
  const names = failed.map(({ check }) => `\`${check.name}\``);
  return [
    `Make ${names.join(' and ')} pass`,
    ...(round === 0 ? [] : [`This is attempt ${round + 1}: the earlier changes did not help.`]),
    "The repository's checks ran on everybody's joined work, in a copy of their own, and the ones below failed. Your working directory has the same files.",
    'Fix the cause. Change a test only where the test itself is wrong, and then say so; do not skip or delete any. If it cannot be fixed, change nothing, and say why in your report.',
    ...failed.map((end) => failureText(end, nonce)),
  ].join('\n\n');
}

function failureText({ check, result, seconds, output }: CheckEnd, nonce: string): string {
  const how = result === 'timed-out' ? 'timed out' : 'failed';
  const quote = quoteUntrusted({
    text: linesThatMatter(output, MAX_LINES).join('\n') || '(it printed nothing)',
    author: 'a program of the repository',
    label: `output of ${check.name}`,
    nonce,
    form: 'source',
  });
  return `\`${check.run}\` ${how} after ${seconds} s:\n\n${quote}`;
}
