// An agent's workspace: a worktree of its own, and the way from there onto the run's branch.
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentWorkspace, Submission, WorkReport } from '../../coordinator/agent-workspace.ts';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { SetAside } from '../../run-log/conflict-row.ts';
import type { RunEvent } from '../../run-log/events.ts';
import { serialize } from '../../text/serialize.ts';
import { type CommitIdentity, commitWork, selectChanges } from '../commit.ts';
import { readPatch } from '../git-history.ts';
import type { Policy } from '../policy/protected-paths.ts';
import { markChangedFiles } from '../policy/tool-writes.ts';
import type { RunBranch } from '../run-branch.ts';
import { describeConflict } from './describe-conflict.ts';
import { type OpenWorkspace, planWorktree, type Worktree } from './worktrees.ts';

export type WorkspaceDeps = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: RunBranch;
  emit(event: RunEvent): void;
  /** Author, message and trailers of the agent's commit of these files. */
  identify(report: WorkReport, files: readonly string[]): CommitIdentity;
  /** Pushes work that could not be integrated. */
  pushToFallbackBranch(commit: string): Promise<SetAside>;
};

const MAX_TRIES = 2;

/** Of a commit that is only looked at: no branch gets it. */
const PEEKED: WorkReport = { task: 'Work in progress', unfinished: true };

/** Opens a workspace. `label` is unique in the run and a slug. */
export async function openWorkspace(label: string, deps: WorkspaceDeps): Promise<OpenWorkspace> {
  const { git, policy, branch } = deps;
  const { tip, shared } = branch;
  const worktree = await planWorktree(label, { git, policy, tip, shared });
  const { submit, clearConflicts, latestCommit } = createSubmitter(label, worktree, deps);
  const sync = async (report: WorkReport): Promise<Submission> => {
    const first = await submit(report);
    let last = first;
    for (let tries = 1; last.kind !== 'conflict'; tries += 1) {
      clearConflicts();
      // The runtime may write at this moment: that is submitted, too. Files that can't be submitted are overwritten in the end.
      if (await worktree.updateTo(branch.tip(), { force: tries > MAX_TRIES })) return first;
      last = await submit(report);
    }
    return last;
  };
  const peek = async () => {
    if (worktree.base() === undefined) return '';
    // What is staged in the worktree's own index would be committed even if it is taken back by then.
    const indexFile = `${worktree.indexFile}.peek`;
    await copyFile(worktree.indexFile, indexFile);
    const identify = (files: readonly string[]) => deps.identify(PEEKED, files);
    const copy = { ...worktree, indexFile };
    const work = await commitWork(copy, { git, policy, identify, tip: branch.tip() });
    return work.kind === 'nothing' ? '' : readPatch(git, { base: work.base, tip: work.commit });
  };
  const serialized = serialize();
  const workspace: AgentWorkspace = {
    directory: worktree.directory,
    decideFileAccess: worktree.decideFileAccess,
    submit: (report) => serialized(() => submit(report)),
    sync: (report) => serialized(() => sync(report)),
    peek: () => serialized(peek),
    pushToFallbackBranch: async () => {
      const commit = latestCommit();
      return commit === undefined ? { keptOn: branch.name } : deps.pushToFallbackBranch(commit);
    },
  };
  const newLines = onlyNewLines();
  const findRefused = async () => {
    await markChangedFiles(git, worktree);
    return newLines((await selectChanges(worktree, { git, policy, tip: tip() })).left);
  };
  return { workspace, worktree, findRefused: () => serialized(findRefused) };
}

/** Submits the worktree's files, and remembers the latest commit and the conflicts that the agent has to resolve. */
function createSubmitter(label: string, worktree: Worktree, deps: WorkspaceDeps) {
  const { git, policy, branch } = deps;
  const newLines = onlyNewLines();
  let latestCommit: string | undefined;
  let conflictedFiles: readonly ConflictedFile[] = [];
  const submit = async (report: WorkReport): Promise<Submission> => {
    const unresolved = await findUnresolved(worktree, conflictedFiles);
    if (unresolved.length > 0) return { kind: 'conflict', files: unresolved };
    const identify = (files: readonly string[]) => deps.identify(report, files);
    const work = await commitWork(worktree, { git, policy, identify, tip: branch.tip() });
    const left = newLines(work.left);
    if (work.kind === 'nothing') {
      noteUncommitted(left, label, deps);
      return { kind: 'nothing' };
    }
    latestCommit = work.commit;
    const [integrated, patch] = await Promise.all([
      branch.integrate(work),
      readPatch(git, { base: work.base, tip: work.commit }),
    ]);
    if (integrated.kind === 'integrated') {
      const { commit } = integrated;
      worktree.setBase(work.commit);
      const [subject = ''] = work.identity.message.split('\n', 1);
      const { files } = work;
      deps.emit({ kind: 'commit', session: label, commit, subject, files, left, patch });
      return { kind: 'committed', commit, files: work.files };
    }
    noteUncommitted(left, label, deps);
    const { tip, tree, files } = integrated;
    await worktree.loadConflict(tip, tree);
    for (const path of files) worktree.touched.add(path);
    const conflicted = { ...work, tip, files, agent: work.identity.trailers.agent };
    const earlier = await describeConflict(conflicted, { git, directory: worktree.directory });
    conflictedFiles = await Promise.all(files.map((path) => readConflictedFile(worktree, path)));
    return { kind: 'conflict', files, earlier };
  };
  const clearConflicts = () => {
    conflictedFiles = [];
  };
  return { submit, clearConflicts, latestCommit: () => latestCommit };
}

/** Lets each line through once: a second try leaves the same files out. */
function onlyNewLines() {
  const seen = new Set<string>();
  return (lines: readonly string[]) =>
    lines.filter((line) => {
      const isNew = !seen.has(line);
      seen.add(line);
      return isNew;
    });
}

/** What is left out where nothing else is committed is refused like any other write. */
function noteUncommitted(
  left: readonly string[],
  session: string,
  { emit }: Pick<WorkspaceDeps, 'emit'>,
): void {
  for (const line of left) {
    const [path = '', ...reason] = line.split(': ');
    emit({ kind: 'file.denied', session, access: 'write', path, reason: reason.join(': ') });
  }
}

/** A file of a conflict, and its bytes as the agent got them. */
type ConflictedFile = { readonly path: string; readonly bytes: Buffer | undefined };

async function readConflictedFile(worktree: Worktree, path: string): Promise<ConflictedFile> {
  const read = await attempt(readFile(join(worktree.directory, path)));
  return { path, bytes: read.kind === 'done' ? read.value : undefined };
}

/** Files with conflict markers, or that the agent left as it got them: a binary file has no markers. */
async function findUnresolved(
  worktree: Worktree,
  conflictedFiles: readonly ConflictedFile[],
): Promise<readonly string[]> {
  const now = await Promise.all(
    conflictedFiles.map(({ path }) => readConflictedFile(worktree, path)),
  );
  const unresolved = conflictedFiles.filter(({ bytes }, index) => {
    const present = now[index]?.bytes;
    if (present === undefined || bytes === undefined) return present === bytes;
    return present.equals(bytes) || /^(<{7} |>{7} )/m.test(present.toString('latin1'));
  });
  return unresolved.map(({ path }) => path);
}
