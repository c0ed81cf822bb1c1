// Builders for the workspace's tests: a bare repository behind the embedded GitHub, and the run's own git on top of it.
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { openGit } from '#src/adapters/git/git.ts';
import { systemClock } from '#src/adapters/runner/clock.ts';
import type { Git } from '#src/ports/git.ts';
import type { OutboundText } from '#src/ports/github.ts';
import type { RunTime } from '#src/ports/ports.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import type { HandNotes } from '#src/tools/built-in/hand-notes.ts';
import type { FileGit } from '#src/workspace/box.ts';
import { deliverToOwnBranch } from '#src/workspace/deliver.ts';
import type { CommitIdentity } from '#src/workspace/merge.ts';
import { openWorkspace } from '#src/workspace/open-workspace.ts';
import { createPolicy } from '#src/workspace/policy.ts';
import { fetchBranches } from '#src/workspace/remote.ts';
import { openRunBranch, type RunBranch } from '#src/workspace/run-branch.ts';
import type { OpenWorkspace, Worktree } from '#src/workspace/worktrees.ts';
import { git as plainGit } from '../../rehearsal/git/git.ts';
import { type EmbeddedGitHub, startGitHub } from '../../rehearsal/github/embedded-github.ts';
import { createState } from '../../rehearsal/github/state.ts';
import { addCommits, createBare, type Files, type SeedFiles, writeFiles } from '../a-bare.ts';
import { aTime } from './a-time.ts';

export const TOKEN = 'ghs_notarealtoken';

const MAIN = 'refs/heads/main';

export type RepositoryStage = {
  readonly root: string;
  readonly githubServer: EmbeddedGitHub;
  /** A repository with these files on `main`. */
  repository(files?: SeedFiles, options?: RepositoryOptions): Promise<Repository>;
  close(): Promise<void>;
};

export type RepositoryOptions = {
  /** Where the checkout lies, and how it was made; `none`: there is none. */
  readonly checkout?: 'full' | 'shallow' | 'none';
  /** The name of the folder that holds the checkout and the private folders. */
  readonly folder?: string;
  /** Changes the checkout before the run's git is opened. */
  readonly prepare?: (workspace: string) => Promise<void>;
  /** The time of the run that the commands belong to. */
  readonly time?: RunTime;
};

export type Repository = {
  readonly bare: string;
  readonly workspace: string;
  readonly git: Git;
  /** First words of every git command that was run through the port. */
  readonly commands: string[];
  readonly start: string;
  /** A person's commit, straight to the remote. */
  push(branch: string, files: Files, options?: { from?: string }): Promise<string>;
  show(commit: string, path: string): Promise<string>;
  /** `git` in the remote's bare repository. */
  remote(...args: string[]): Promise<string>;
  close(): Promise<void>;
};

/** One server for a test file. */
export async function openRepositoryStage(): Promise<RepositoryStage> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'squad-workspace-')));
  const state = createState({ repository: 'acme/shop', root, token: TOKEN, roles: {} });
  const githubServer = await startGitHub({ state });
  const opened: Repository[] = [];
  let count = 0;
  return {
    root,
    githubServer,
    async repository(files = { 'a.txt': 'one\n' }, options = {}) {
      count += 1;
      const repository = await openRepository(githubServer, `acme/shop-${count}`, {
        root,
        files,
        options,
      });
      opened.push(repository);
      return repository;
    },
    async close() {
      await Promise.all(opened.map((one) => one.close()));
      await githubServer.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** The same for all tests of a file, from the first to the last. */
export function useRepositoryStage(): Omit<RepositoryStage, 'close'> {
  let stage: RepositoryStage;
  beforeAll(async () => {
    stage = await openRepositoryStage();
  });
  afterAll(() => stage.close());
  return {
    get root() {
      return stage.root;
    },
    get githubServer() {
      return stage.githubServer;
    },
    repository: (files, options) => stage.repository(files, options),
  };
}

type Arrangement = {
  readonly root: string;
  readonly files: SeedFiles;
  readonly options: RepositoryOptions;
};

async function openRepository(
  githubServer: EmbeddedGitHub,
  name: string,
  { root, files, options }: Arrangement,
): Promise<Repository> {
  const bare = join(root, `${name}.git`);
  const folder = join(root, 'work', name.replace('/', '-'), options.folder ?? 'plain');
  const workspace = join(folder, 'checkout');
  await mkdir(folder, { recursive: true });
  await createBare(bare);
  await addCommits(bare, [
    { ref: MAIN, message: 'Long ago', files: { 'old.txt': 'history\n' } },
    { ref: MAIN, message: 'The seed', files },
  ]);
  if (options.checkout !== 'none') await checkOut(bare, workspace, options);
  await options.prepare?.(workspace);
  const handle = await openGit({
    workspace,
    temporary: folder,
    serverUrl: githubServer.origin,
    repository: name,
    token: TOKEN,
    path: process.env.PATH ?? '',
    proxy: {},
    squadDirectory: undefined,
    ...(options.time === undefined ? {} : { run: { clock: systemClock, time: options.time } }),
  });
  const commands: string[] = [];
  const git = counted(handle.git, commands);
  const start = (await fetchBranches(git, ['main'])).get('main') ?? '';
  commands.length = 0;
  return {
    bare,
    workspace,
    git,
    commands,
    start,
    push: (branch, changes, { from = branch } = {}) =>
      addCommits(bare, [
        {
          ref: `refs/heads/${branch}`,
          parent: `refs/heads/${from}`,
          message: `A person on ${branch}`,
          files: changes,
        },
      ]),
    show: async (commit, path) =>
      (await handle.git.run(['cat-file', 'blob', `${commit}:${path}`])).toString(),
    remote: (...args) => plainGit(bare, args),
    close: handle.close,
  };
}

async function checkOut(bare: string, workspace: string, options: RepositoryOptions) {
  const depth = options.checkout === 'shallow' ? ['--depth=1'] : [];
  await plainGit('/', ['clone', '-q', ...depth, `file://${bare}`, workspace]);
}

/** Remembers the first word of each command. */
export function counted(git: Git, commands: string[]): Git {
  const note = (args: readonly string[]) => commands.push(args[0] ?? '');
  return {
    ...git,
    run: (args, options) => {
      note(args);
      return git.run(args, options);
    },
    attempt: (args, options) => {
      note(args);
      return git.attempt(args, options);
    },
  };
}

/** Sealing is not under test here. */
export const sealed = (text: string): OutboundText => JSON.parse(JSON.stringify(text));

export function identityOf(name: string, task = 'Some work'): CommitIdentity {
  return {
    author: `${name} (Squad)`,
    message: sealed(task),
    trailers: { agent: name.toLowerCase(), run: '77' },
  };
}

/** An agent with a workspace, whose file tools are ours: ask for permission, then write. */
export type WorkspaceAgent = OpenWorkspace & {
  readonly events: RunEvent[];
  /** Why the path was refused; undefined when the file was written. */
  write(path: string, content: string | Buffer): Promise<string | undefined>;
  read(path: string): Promise<string>;
  /** What a squad tool does. */
  tool(path: string, content: string): Promise<void>;
  submit(unfinished?: boolean): ReturnType<OpenWorkspace['workspace']['submit']>;
};

export function aBranch({ git, start }: Repository, name = 'squad/7-login'): RunBranch {
  return openRunBranch(git, name, start);
}

export async function anAgent(
  { git }: Repository,
  branch: RunBranch,
  label: string,
  boxedGit?: FileGit,
  notesIn?: (worktree: Worktree) => HandNotes,
): Promise<WorkspaceAgent> {
  const events: RunEvent[] = [];
  const open = await openWorkspace(label, {
    git,
    policy: createPolicy({
      holdsSecret: (text) => text.includes('ghs_canary'),
      protectedGlobs: ['infra/**'],
      squadDirectory: '.squad',
      requestText: '',
    }),
    branch,
    ...(boxedGit === undefined ? {} : { boxedGit }),
    notesIn,
    emit: (event) => events.push(event),
    identify: ({ task, unfinished }) =>
      identityOf(label, unfinished ? `Unfinished: ${task}` : task),
    async pushToFallbackBranch(commit) {
      const own = { branch: `${branch.name}-${label}`, commit };
      return { keptOn: (await deliverToOwnBranch({ git, ...aTime() }, own)).branch };
    },
  });
  const { workspace, worktree } = open;
  return {
    ...open,
    events,
    async write(path, content) {
      const decision = await workspace.decideFileAccess({ access: 'write', path, tool: 'create' });
      if (!decision.allowed) return decision.reason;
      await writeFile(join(workspace.directory, path), content);
      return undefined;
    },
    read: (path) => readFile(join(workspace.directory, path), 'utf8'),
    async tool(path, content) {
      await worktree.ready();
      await writeFiles(workspace.directory, { [path]: content });
      worktree.written.add(path);
    },
    submit: (unfinished = false) => workspace.submit({ task: `Work of ${label}`, unfinished }),
  };
}

/** Every line that was reported as left out. */
export function leftOf({ events }: WorkspaceAgent): readonly string[] {
  return events.flatMap((event) => {
    if (event.kind === 'commit') return [...event.left];
    if (event.kind === 'note') return [event.text];
    return event.kind === 'file.denied' ? [`${event.path}: ${event.reason}`] : [];
  });
}
