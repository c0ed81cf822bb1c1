// What is on a branch as a whole: what earlier runs and people committed there, together with this run's work.

import { attempt } from '../errors.ts';
import type { Git } from '../ports/git.ts';
import { type AgentRow, addAgentRow, COORDINATOR } from '../run-log/agent-row.ts';
import type { Transcript } from '../run-log/transcript.ts';
import { pathsChangedBy, pathsChangedSince } from '../workspace/git-history.ts';
import { readTrailedCommits, type TrailedCommit } from '../workspace/trailers.ts';

const MAX_COMMITS = 100;

export type BranchHistory = {
  /** Who changed what on the branch, earlier runs first; people have no `agent`. Only files that it still changes. */
  readonly agents: readonly AgentRow[];
  /** What the commits of the run before this one say, the oldest first. */
  readonly lastRun: readonly string[];
};

export type BranchRange = {
  /** What the branch goes into, where the run began, and the newest commit. */
  readonly base: string;
  readonly start: string;
  readonly tip: string;
  /** What started this run: `comment-12`. */
  readonly request: string;
};

/** Reads the branch; where git can't, it is this run's work alone. */
export async function readBranchHistory(
  git: Git,
  range: BranchRange,
  { agents }: Transcript,
): Promise<BranchHistory> {
  const read = await attempt(readHistory(git, range, agents));
  return read.kind === 'done' ? read.value : { agents, lastRun: [] };
}

async function readHistory(
  git: Git,
  { base, start, tip, request }: BranchRange,
  own: readonly AgentRow[],
): Promise<BranchHistory> {
  const changed = new Set(await pathsChangedSince(git, { base, tip }));
  const isOwn = ({ commit }: TrailedCommit) => own.some((row) => row.commit === commit);
  const commits = await readTrailedCommits(git, { base, tip: start }, MAX_COMMITS);
  const earlier = commits.filter((commit) => !isOwn(commit)).toReversed();
  const rows = (await Promise.all(earlier.map((commit) => rowsOf(git, commit)))).flat();
  const agents = [...rows, ...own].map((row) => ({
    ...row,
    files: row.files.filter((path) => changed.has(path)),
  }));
  const before = earlier.filter((one) => one.run.trim() !== '' && one.request.trim() !== request);
  return { agents, lastRun: lastSubjects(before) };
}

/** The subjects of the last of these runs; what only the coordinator wrote says little beside others. */
function lastSubjects(commits: readonly TrailedCommit[]): readonly string[] {
  const runOf = ({ request, run }: TrailedCommit) => request.trim() || run.trim();
  const last = commits.at(-1);
  const all = commits.filter((one) => last !== undefined && runOf(one) === runOf(last));
  const byAgents = all.filter(({ agent }) => agent !== COORDINATOR);
  return [...new Set((byAgents.length > 0 ? byAgents : all).map(({ subject }) => subject))];
}

async function rowsOf(git: Git, pushed: TrailedCommit): Promise<readonly AgentRow[]> {
  const { commit, author, subject, agent } = pushed;
  const files = await pathsChangedBy(git, commit);
  const session = agent === COORDINATOR ? COORDINATOR : `${agent}-${commit.slice(0, 8)}`;
  const name = author.replace(/ \(Squad\)$/, '');
  const start = { session, agent, name, role: '', task: subject, requestedBy: COORDINATOR };
  const ended = { state: 'done', commit, files, answer: subject } as const;
  const event = { kind: 'agent.queued', priority: 'normal', at: 0, ...start } as const;
  return addAgentRow([], event).map((row) => ({ ...row, ...ended }));
}
