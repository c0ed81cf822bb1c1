// Reads all the work on a branch: what earlier runs and people committed there, together with this run's work.

import type { Git } from '#src/ports/git.ts';
import type { Report } from '#src/report.ts';
import { type AgentRow, addAgentRow, COORDINATOR } from '#src/run-log/agent-row.ts';
import type { AgentStart } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { readChangedPaths, statusesSince } from '#src/workspace/git-history.ts';
import { readTrailedCommits, type TrailedCommit } from '#src/workspace/trailers.ts';
import { MEMORY_SUBJECT } from './pull-request-title.ts';

const MAX_COMMITS = 100;

type BranchRange = {
  /** The base that the branch merges into, the commit where the run began, and the newest commit. */
  readonly base: string;
  readonly start: string;
  readonly tip: string;
};

/**
 * Returns who changed what on the branch, earlier runs first; people have no `agent`. Lists only files that the branch still
 * changes. Throws a SquadError (E_GIT).
 */
export async function readBranchHistory(
  git: Git,
  { base, start, tip }: BranchRange,
  { agents: own }: Transcript,
): Promise<readonly AgentRow[]> {
  const [statuses, commits, paths] = await Promise.all([
    statusesSince(git, { base, tip }),
    readTrailedCommits(git, { base, tip: start }, MAX_COMMITS),
    readChangedPaths(git, { base, tip: start }, MAX_COMMITS),
  ]);
  const isOwn = ({ commit }: TrailedCommit) => own.some((row) => row.commit === commit);
  const earlier = commits.filter((commit) => !isOwn(commit)).toReversed();
  const rows = earlier.flatMap((one) => rowsOf(one, paths.get(one.commit) ?? []));
  return [...rows, ...own].map((row) => ({
    ...row,
    files: row.files.filter((path) => statuses.has(path)),
    removed: row.files.filter((path) => statuses.get(path) === 'D'),
  }));
}

function rowsOf(pushed: TrailedCommit, files: readonly string[]): readonly AgentRow[] {
  const { commit, subject } = pushed;
  const start = startOfCommit(pushed);
  const session = start.agent === COORDINATOR ? COORDINATOR : start.session;
  const event = { kind: 'agent.queued', priority: 'normal', at: 0, ...start, session } as const;
  const answer = subject === MEMORY_SUBJECT ? '' : subject;
  const ended = { state: 'done', commit, files, answer } as const;
  return addAgentRow([], event).map((row) => ({ ...row, ...ended }));
}

/** Presents a commit that was pushed earlier as the work of a session of its own. */
function startOfCommit({ commit, author, subject, agent }: TrailedCommit): AgentStart {
  const session = `${agent}-${commit.slice(0, 8)}`;
  const name = author.replace(/ \(Squad\)$/, '');
  return { session, agent, name, role: '', task: subject, requestedBy: COORDINATOR };
}

/** A request whose work is on the branch. */
export type EarlierRequest = {
  readonly report: Report;
  /** Login of the person who asked. */
  readonly actor: string;
  readonly run: string;
  /** The issue itself was the request, or the report says that the work does all that it asks. */
  readonly isWholeIssue: boolean;
};

/** The earlier requests, oldest first, and what happened in their runs. */
export type EarlierWork = {
  readonly requests: readonly EarlierRequest[];
  readonly transcript: Transcript;
};

/** Returns a run's transcript with what earlier runs did on its branch, as the pull request tells of it. Pure. */
export function withEarlier(own: Transcript, { transcript: earlier }: EarlierWork): Transcript {
  const changed = new Set(own.agents.flatMap(({ files }) => files));
  const hasOwnChecks = own.checks.rows.length > 0 || own.checks.off !== undefined;
  return {
    ...own,
    agents: [...earlier.agents.flatMap(earlierRow), ...own.agents],
    handoffs: [...earlier.handoffs, ...own.handoffs],
    decisions: [...earlier.decisions, ...own.decisions],
    learnings: [...earlier.learnings, ...own.learnings],
    reviews: [...earlier.reviews, ...own.reviews],
    locks: [...earlier.locks, ...own.locks],
    conflicts: [...earlier.conflicts, ...own.conflicts],
    refused: [...earlier.refused.filter(({ path }) => !changed.has(path)), ...own.refused],
    left: [...earlier.left.filter((line) => !changed.has(pathIn(line))), ...own.left],
    checks: hasOwnChecks ? own.checks : earlier.checks,
  };
}

/** What a coordinator of an earlier run did is told by the requests. */
function earlierRow(row: AgentRow): readonly AgentRow[] {
  return row.agent === COORDINATOR ? [] : [{ ...row, isEarlier: true }];
}

/** The path in `src/a.js: why it was left out`. */
function pathIn(line: string): string {
  return line.split(': ', 1)[0] ?? '';
}
