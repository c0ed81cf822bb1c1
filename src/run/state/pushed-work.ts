// What the commits on the remote say about an interrupted run, judged by their trailers, whatever a board says.
import { basename } from 'node:path/posix';
import { startOfCommit, UNFINISHED_COMMIT } from '#src/publish/index.ts';
import type { RunEvent } from '#src/run-log/index.ts';
import { isInboxEntry, parseInboxEntry, readLearnings, type Team } from '#src/team/index.ts';
import { oneLine } from '#src/text/index.ts';
import {
  completeHistory,
  memoryBranch,
  pathsChangedBy,
  readTrailedCommits,
  type TrailedCommit,
} from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

const MAX_COMMITS = 200;
const LONGEST_TEXT = 1_500;

/** Returns earlier runs' commits for this request, oldest first, from the thread's branch or else the memory branch. */
export async function findPushedWork(
  { request, ports, inputs, isRepeated }: RunContext,
  { commits, memoryTip, baseBranch }: RepositoryContext,
): Promise<readonly TrailedCommit[]> {
  const isOurs = (commit: TrailedCommit) => commit.request === request.id;
  const work = commits.filter(isOurs).toReversed();
  if (work.length > 0 || !isRepeated || memoryTip === undefined) return work;
  const memory = memoryBranch(inputs.branchPrefix);
  await completeHistory(ports.git, [memory, baseBranch.name]);
  const range = { base: baseBranch.commit, tip: memoryTip };
  const kept = await readTrailedCommits(ports.git, range, MAX_COMMITS);
  return kept.filter(isOurs).toReversed();
}

/** Records pushed commits as the work of their agents. */
export async function replayCommits(
  commits: readonly TrailedCommit[],
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  for (const commit of commits) await replayCommit(commit, context, repository);
}

async function replayCommit(
  pushed: TrailedCommit,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { transcript, ports } = context;
  const { commit, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit);
  const start = startOfCommit(pushed);
  const { session, agent } = start;
  transcript.emit({ kind: 'agent.spawned', sessionId: '', model: undefined, ...start });
  transcript.emit({ kind: 'commit', session, commit, files, left: [] });
  await replayMemory({ session, agent, commit, files }, context, repository);
  transcript.emit(
    subject.startsWith(UNFINISHED_COMMIT)
      ? { kind: 'agent.stopped', session, reason: 'its run was cut short' }
      : { kind: 'agent.finished', session, answer: subject },
  );
}

type CommittedMemory = {
  readonly session: string;
  readonly agent: string;
  readonly commit: string;
  readonly files: readonly string[];
};

/** Records the decisions and learnings of a commit, as its inbox files say. */
async function replayMemory(
  memory: CommittedMemory,
  { transcript, ports }: RunContext,
  { team }: RepositoryContext,
): Promise<void> {
  const { commit, files } = memory;
  const isEntry = (path: string) =>
    path.startsWith(`${team.directory}/`) &&
    path.includes('/inbox/') &&
    isInboxEntry(basename(path));
  const inbox = files.filter(isEntry);
  if (inbox.length === 0) return;
  const tree = await ports.git.tree(commit);
  for (const path of inbox) {
    const text = (await tree.read(path)) ?? '';
    for (const event of memoryEvents({ ...memory, path, text }, team)) transcript.emit(event);
  }
}

type MemoryFile = CommittedMemory & { readonly path: string; readonly text: string };

function memoryEvents(
  { session, agent, path, text }: MemoryFile,
  { directory, members }: Team,
): readonly RunEvent[] {
  const category = '';
  if (!path.startsWith(`${directory}/decisions/`)) {
    return readLearnings(text).map((one) => {
      const learning = oneLine(one.text, LONGEST_TEXT);
      return { kind: 'learning', session, note: { agent, learning, category, path } };
    });
  }
  return parseInboxEntry({ file: basename(path), text }, members).map((entry) => {
    const [title, body] = [oneLine(entry.title), oneLine(entry.body, LONGEST_TEXT)];
    const note = { agent, title, body, category, path, by: entry.author };
    return { kind: 'decision', session, note };
  });
}
