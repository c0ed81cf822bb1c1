// What `squad-action init` finds out about a repository: its files, its remote and, with a token, its owner.
import { lstat, open, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { proposeCommit } from '#src/adapters/git/propose-commit.ts';
import {
  defaultBranch,
  findRepositoryAddress,
  type RepositoryAddress,
  repositoryUrl,
} from '#src/adapters/git/repository-address.ts';
import { connectLocalGitHub } from '#src/adapters/runner/local-environment.ts';
import { attempt } from '#src/errors.ts';
import type { GitHub, RepositoryOwnership } from '#src/ports/github.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { createMask } from '#src/secrets.ts';
import type { InitDelivery } from '#src/setup/init-report.ts';
import type { ProjectFolder, RepositoryFolders } from '#src/setup/stack.ts';
import { oneLine } from '#src/text/one-line.ts';
import { throwFileError } from './working-tree.ts';

const BRANCH = 'add-squad';
const TITLE = 'Add a squad of AI agents';
const BODY = `A team in \`.squad/\`, and the workflows that let it work from issues and pull requests.

Read the charters and the workflows' permissions before you merge. Afterwards a comment on an issue starts the team.`;

/** Pushes what `write` writes into a fresh copy of the default branch. Returns undefined when that is nothing. */
export async function proposeFiles(
  root: string,
  repository: InitRepository,
  write: (folder: string) => Promise<readonly string[]>,
): Promise<InitDelivery | undefined> {
  const base = repository.defaultBranch;
  const isPushed = await proposeCommit({ root, base, branch: BRANCH, message: TITLE, write });
  return isPushed ? openPullRequest(repository) : undefined;
}

async function openPullRequest(repository: InitRepository): Promise<InitDelivery> {
  const { address, github, defaultBranch } = repository;
  if (address === undefined) return { kind: 'branch', url: `the branch ${BRANCH}` };
  const url = `${repositoryUrl(address)}/compare/${defaultBranch}...${BRANCH}?expand=1`;
  if (github === undefined) return { kind: 'branch', url };
  const { serverUrl } = address;
  const { holdsSecret } = createMask([]);
  const { seal, sealTitle } = createOutbound({ holdsSecret, phrase: '@squad', serverUrl });
  const answer = await github.openPullRequest({
    title: sealTitle(TITLE),
    body: seal(BODY),
    head: BRANCH,
    base: defaultBranch,
    draft: false,
  });
  return answer.kind === 'opened'
    ? { kind: 'pull-request', url: answer.pullRequest.url }
    : { kind: 'branch', url };
}

export type InitRepository = {
  /** The repository's name on its server, or the folder's name. */
  readonly project: string;
  readonly address: RepositoryAddress | undefined;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
  readonly ownerKind: RepositoryOwnership['ownerKind'] | undefined;
  readonly defaultBranch: string;
};

/** Asks git and, with a token, GitHub. Never throws: what GitHub refuses to tell is left undefined. */
export async function readRepository(root: string): Promise<InitRepository> {
  const address = await findRepositoryAddress(root);
  const github = address && (await connectLocalGitHub(address, () => {}));
  const facts = github && (await attempt(github.ownership()));
  const known = facts?.kind === 'done' ? facts.value : undefined;
  return {
    project: address?.name ?? oneLine(basename(root)),
    address,
    github,
    ownerKind: known?.ownerKind,
    defaultBranch: known?.defaultBranch ?? (await defaultBranch(root)),
  };
}

/** Folders below this depth hold no projects of their own. */
const MAX_DEPTH = 3;
const MAX_FOLDERS = 1_000;
/** A longer file is not read. */
const MAX_BYTES = 1_048_576;
const START_BYTES = 16_384;

/** Folders of packages, of what was built, and of samples. */
const NO_PROJECTS = new Set(
  `node_modules vendor third_party bower_components dist build out target coverage venv env obj bin Pods
  __pycache__ __tests__ __fixtures__ __mocks__ test tests testdata fixtures example examples sample samples
  templates docs`.split(/\s+/),
);

/** Lists the folders of a working tree that may hold projects, shallow ones first. Only reading a file can throw. */
export async function listFolders(root: string): Promise<RepositoryFolders> {
  const folders: [ProjectFolder, ...ProjectFolder[]] = [await readFolder(root, '')];
  // Grows while it is read.
  for (const folder of folders) {
    const paths = pathsToRead(folder);
    const room = MAX_FOLDERS - folders.length;
    for (const path of paths.slice(0, room)) folders.push(await readFolder(root, path));
    if (paths.length > room) return { folders, isCut: true };
  }
  return { folders, isCut: false };
}

function pathsToRead({ path, folders }: ProjectFolder): readonly string[] {
  if (path.split('/').length >= MAX_DEPTH) return [];
  return folders
    .filter((name) => !name.startsWith('.') && !NO_PROJECTS.has(name))
    .map((name) => below(path, name));
}

async function readFolder(root: string, path: string): Promise<ProjectFolder> {
  const found = await attempt(readdir(join(root, path), { withFileTypes: true }));
  const listed = found.kind === 'done' ? found.value : [];
  const files = listed.filter((entry) => entry.isFile());
  return {
    path,
    entries: files.map(({ name }) => ({ path: name, mode: '100644', size: 0 })),
    folders: listed.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    read: async (name) => {
      const file = await readSmallFile(root, below(path, name), MAX_BYTES);
      return file?.isWhole === false ? '' : file?.text;
    },
    readStart: async (name) => (await readSmallFile(root, below(path, name), START_BYTES))?.text,
  };
}

const below = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

/** Reads at most `maxBytes`; undefined for what is no file. Follows no link. */
async function readSmallFile(root: string, path: string, maxBytes: number) {
  const found = await attempt(lstat(join(root, path)));
  if (found.kind === 'threw' || !found.value.isFile()) return undefined;
  const text = await readStart(join(root, path), maxBytes).catch(throwFileError('read', path));
  return { text, isWhole: found.value.size <= maxBytes };
}

async function readStart(path: string, maxBytes: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(maxBytes) });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
