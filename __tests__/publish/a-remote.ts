// An embedded GitHub with one repository, the real adapters in front of it, and a publication to put there.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitHandle, openGit } from '#src/adapters/git/git.ts';
import { createGitHub } from '#src/adapters/github/github.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Git } from '#src/ports/git.ts';
import type { GitHub } from '#src/ports/github.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import type { PublishableWork, PublishDeps } from '#src/publish/publishable-work.ts';
import { reportOfText } from '#src/report.ts';
import { emptyTranscript } from '#src/run-log/transcript.ts';
import { fetchBranches } from '#src/workspace/remote.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import { git as plainGit } from '../../rehearsal/git/git.ts';
import { type EmbeddedGitHub, startGitHub } from '../../rehearsal/github/embedded-github.ts';
import { isQuestion } from '../../rehearsal/github/graphql.ts';
import { addThread, createState, type GitHubState } from '../../rehearsal/github/state.ts';
import { addCommits, createBare, type Files, type SeedCommit } from '../a-bare.ts';
import { aTime } from '../workspace/a-time.ts';
import { aTranscript, facts } from './a-run.ts';

const token = 'ghs_notarealtoken';
const name = 'acme/harbour';

type Trailers = Readonly<Record<string, string>>;

/** A GitHub with one repository, which no run has fetched yet. */
export type RemoteHost = {
  readonly githubServer: EmbeddedGitHub;
  readonly github: GitHub;
  /** The commit of `main` that runs begin at. */
  readonly start: string;
  /** The git of a run. */
  openRun(): Promise<Git>;
  /** A person's commit, straight to the remote's branch. */
  push(branch: string, files: Files, from?: string): Promise<string>;
  /** An agent's commit on top of `main` or another branch, straight to the remote's branch. */
  pushWork(branch: string, files: Files, trailers: Trailers, from?: string): Promise<string>;
  /** `git` in the remote's bare repository. */
  remote(...args: string[]): Promise<string>;
  /** The files that the remote's branch has beside those of `main`, by the three-dot rule of pull requests. */
  shownOn(branch: string, base?: string): Promise<readonly string[]>;
  /** How often the API was asked for something, questions to GraphQL aside: `POST /repos/acme/harbour/pulls`. */
  asked(method: string, path: string): number;
  close(): Promise<void>;
};

/** Such a GitHub with a run that has fetched `main`, and what the run publishes with. */
export type Remote = RemoteHost & {
  readonly git: Git;
  readonly effects: string[];
  readonly ports: PublishDeps;
  /** A commit in the run's own repository, as an agent would make it; not pushed. */
  commit(parent: string, files: Files, trailers?: Trailers): Promise<string>;
};

export async function openRemote(files?: Files, roles?: GitHubState['roles']): Promise<Remote> {
  const host = await openHost(files, roles);
  const { github, githubServer } = host;
  const git = await host.openRun();
  await fetchBranches(git, ['main']);
  const effects: string[] = [];
  const { origin: serverUrl, state } = githubServer;
  const ports = portsFor({ git, github, serverUrl, effects, folder: state.root });
  return { ...host, git, effects, ports, commit: committer(git) };
}

export async function openHost(
  files: Files = { 'a.txt': 'one\n' },
  roles: GitHubState['roles'] = { mona: 'write' },
): Promise<RemoteHost> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'squad-publish-')));
  const bare = join(root, `${name}.git`);
  await createBare(bare);
  const seed = { ref: 'refs/heads/main', message: 'The seed', files };
  const start = await addCommits(bare, [seed]);
  const state = createState({ repository: name, root, token, roles });
  addThread(state, { number: 7, title: 'Login form', body: '', author: 'mona' });
  const githubServer = await startGitHub({ state });
  const handles: GitHandle[] = [];
  const openRun = async () => {
    const handle = await openGit({
      workspace: join(root, 'none'),
      temporary: root,
      serverUrl: githubServer.origin,
      repository: name,
      token,
      path: process.env.PATH ?? '',
      proxy: {},
      squadDirectory: undefined,
    });
    handles.push(handle);
    return handle.git;
  };
  const warn = () => undefined;
  const [owner = '', repository = ''] = name.split('/');
  const github = createGitHub({
    apiUrl: githubServer.apiUrl,
    serverUrl: githubServer.origin,
    owner,
    name: repository,
    token,
    warn,
    secondMs: 1,
  });
  const remote = (...args: string[]) => plainGit(bare, args);
  return {
    githubServer,
    github,
    start,
    openRun,
    remote,
    push: (branch, changes, from = branch) =>
      addCommits(bare, [
        {
          ref: `refs/heads/${branch}`,
          parent: `refs/heads/${from}`,
          message: 'By a person',
          files: changes,
        },
      ]),
    pushWork: (branch, changes, trailers, from = 'main') =>
      addCommits(bare, [
        {
          ref: `refs/heads/${branch}`,
          parent: `refs/heads/${from}`,
          files: changes,
          ...byHockney('Work', trailers),
        },
      ]),
    async shownOn(branch, base = 'main') {
      const names = await remote('diff', '--name-only', `${base}...${branch}`);
      return names.split('\n').filter((path) => path !== '');
    },
    asked: (method, path) =>
      githubServer.requests.filter(
        (seen) => !isQuestion(seen.body) && seen.method === method && seen.path.endsWith(path),
      ).length,
    async close() {
      await Promise.all(handles.map((handle) => handle.close()));
      await githubServer.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

type PublishPortsOptions = Pick<PublishDeps, 'git' | 'github'> & {
  readonly serverUrl: string;
  readonly effects: string[];
  readonly folder: string;
};

function portsFor({ git, github, serverUrl, effects, folder }: PublishPortsOptions): PublishDeps {
  const holdsSecret = (text: string) => text.includes('hunter2');
  const outbound = createOutbound({ holdsSecret, phrase: '@squad', serverUrl });
  return {
    git,
    github,
    ...aTime(),
    cancelled: new AbortController().signal,
    jobPaths: { kept: { folder, shownAs: 'squad-run-345-1', isArtifact: true } },
    uploadFile: async () => ({ kind: 'uploaded', artifact: 'squad-run-345-1-work' }),
    holdsSecret,
    context: () => ({ facts: { ...facts, serverUrl }, safe: outbound.safe }),
    seal: outbound.seal,
    sealTitle: outbound.sealTitle,
    sealWithin: outbound.sealWithin,
    effect: (effect, detail) => effects.push(`${effect} ${detail.split(' ')[0]}`),
    note: (text) => effects.push(text),
  };
}

function committer({ repository }: Git): Remote['commit'] {
  let count = 0;
  return (parent, files, trailers = { 'Squad-Agent': 'hockney', 'Squad-Run': '345' }) => {
    count += 1;
    const ref = `refs/squad/work-${count}`;
    return addCommits(repository, [
      { ref, parent, files, ...byHockney(`Work ${count}`, trailers) },
    ]);
  };
}

function byHockney(
  subject: string,
  trailers: Trailers,
): Pick<SeedCommit, 'message' | 'author' | 'email'> {
  const lines = Object.entries(trailers).map(([key, value]) => `${key}: ${value}`);
  const message = `${subject}\n\n${lines.join('\n')}`;
  return { message, author: 'Hockney (Squad)', email: BOT.email };
}

export const target: BranchTarget = {
  branch: 'squad/7-login-form',
  base: 'main',
  from: 'base',
  pull: undefined,
  stackedOn: undefined,
  answerOnly: undefined,
};

type PublicationChanges = Partial<Omit<PublishableWork, 'target'>> & {
  readonly target?: Partial<BranchTarget>;
};

/** The work `tip`, begun at the remote's start. */
export function aPublication(
  remote: Remote,
  tip: string,
  changes: PublicationChanges = {},
): PublishableWork {
  return {
    start: remote.start,
    remoteTip: changes.start ?? remote.start,
    tip,
    transcript: aTranscript(),
    earlier: { requests: [], transcript: emptyTranscript(0) },
    report: reportOfText('The form checks its input now.'),
    issue: 7,
    threadTitle: 'Login form',
    draft: false,
    isUnfinished: false,
    share: { isWhole: true, isReady: true },
    prefix: 'squad/',
    baseBranch: { name: 'main', commit: remote.start },
    baseCommit: remote.start,
    roles: new Map([['hockney', 'Tester']]),
    directory: '.squad',
    ...changes,
    target: { ...target, ...changes.target },
  };
}
