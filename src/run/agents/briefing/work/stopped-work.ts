// Work on the branch whose agent was stopped before finishing, in this run or the one before; whoever continues is told.
import { UNFINISHED_COMMIT } from '#src/publish/index.ts';
import { type AgentRow, unfinishedAgents } from '#src/run-log/index.ts';
import { cutCharacters, firstOf, oneLine, pathInSentence } from '#src/text/index.ts';
import { isWorkPath, pathsChangedBy, type TrailedCommit } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../../../context/load-repository.ts';
import type { RunContext } from '../../../start/run-context.ts';

/** What an agent had changed when it was stopped. */
export type StoppedWork = Pick<AgentRow, 'agent' | 'name' | 'task' | 'files'>;

/** Returns the stopped work that its agent has not finished since. */
export async function findStoppedWork(
  { transcript, ports }: Pick<RunContext, 'transcript' | 'ports'>,
  { commits, team }: Pick<RepositoryContext, 'commits' | 'team'>,
): Promise<readonly StoppedWork[]> {
  const rows = transcript.read().agents;
  const earlier = unfinishedCommits(commits, rows).map(async ({ agent, subject, commit }) => ({
    agent,
    // The name comes from the team: anybody may have written the author's name in a commit.
    name: team.members.find(({ slug }) => slug === agent)?.name ?? 'A colleague',
    task: subject.slice(UNFINISHED_COMMIT.length),
    files: await pathsChangedBy(ports.git, commit),
  }));
  const isWork = (path: string) => isWorkPath(path, team.directory);
  return [...(await Promise.all(earlier)), ...unfinishedAgents(rows)]
    .map((work) => ({ ...work, files: work.files.filter(isWork) }))
    .filter(({ files }) => files.length > 0);
}

const MOST = 3;

/** Returns unfinished commits of the last run that worked on the branch; what this run took up has a row and doesn't count. */
function unfinishedCommits(
  commits: readonly TrailedCommit[],
  rows: readonly AgentRow[],
): readonly TrailedCommit[] {
  const isKnown = ({ agent, commit }: TrailedCommit) =>
    rows.some((row) => row.commit === commit || (row.agent === agent && row.state === 'done'));
  const last = commits.filter(({ run }) => run === commits[0]?.run);
  return last
    .filter(({ agent }, index) => last.findIndex((one) => one.agent === agent) === index)
    .filter((one) => one.subject.startsWith(UNFINISHED_COMMIT) && !isKnown(one))
    .slice(0, MOST);
}

const MOST_PATHS = 8;
const MAX_LENGTH = 1_200;

/** Renders a line for each, for the agent `reader`; empty when there is none. Pure. */
export function renderStoppedWork(works: readonly StoppedWork[], reader: string): string {
  if (works.length === 0) return '';
  const lines = works.slice(0, MOST).map(({ agent, name, task, files }) => {
    const isOwn = agent === reader;
    const who = isOwn ? 'You were' : `${name} was`;
    const changed = firstOf(files, MOST_PATHS, pathInSentence);
    const rest = isOwn ? ' Go on from there, and change nothing twice.' : '';
    return `- ${who} asked: ${JSON.stringify(oneLine(task, 100))}. Changed: ${changed}.${rest}`;
  });
  return cutCharacters([STOPPED, ...lines].join('\n'), MAX_LENGTH);
}

const STOPPED =
  'An earlier attempt was stopped before it was done. What it had changed is in your files:';
