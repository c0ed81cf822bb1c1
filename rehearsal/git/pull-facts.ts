// What git knows about a pull request: both ends, its size and its files.

import { bareRepository, type GitHubState, type PullRecord } from '../github/state.ts';
import { attemptGit, git } from './git.ts';

export type PullFacts = {
  readonly head: string;
  readonly base: string;
  readonly commits: number;
  readonly files: readonly FileFacts[];
};

export type FileFacts = {
  readonly path: string;
  readonly previousPath: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  readonly additions: number;
  readonly deletions: number;
  readonly blob: string;
  readonly patch: string | undefined;
};

/** Reads a pull request's facts. Like GitHub, keeps its head, a fork's too, as `refs/pull/<n>/head` in the base repository. */
export async function pullFacts(state: GitHubState, pull: PullRecord): Promise<PullFacts> {
  const repository = bareRepository(state, state.repository);
  const kept = await keepHead(state, pull, repository);
  const ends = await git(repository, ['rev-parse', kept, `refs/heads/${pull.baseRef}`]);
  const [head = '', base = ''] = ends.split('\n');
  const [commits, files] = await Promise.all([
    git(repository, ['rev-list', '--count', `${base}..${head}`]),
    changedFiles(repository, `${base}...${head}`),
  ]);
  return { head, base, commits: Number(commits), files };
}

/** Keeps a pull request's head. Returns the ref or the commit that it is. */
async function keepHead(state: GitHubState, pull: PullRecord, repository: string): Promise<string> {
  const kept = `refs/pull/${pull.number}/head`;
  const isFork = pull.headRepository !== state.repository;
  const update = isFork
    ? [
        'fetch',
        '-q',
        bareRepository(state, pull.headRepository),
        `+refs/heads/${pull.headRef}:${kept}`,
      ]
    : ['update-ref', kept, `refs/heads/${pull.headRef}`];
  // Fails when the branch was removed; then the ref keeps the branch's last commit.
  await attemptGit(repository, update);
  return pull.mergedHead ?? kept;
}

/** Returns the files of a range such as `main...topic`, in git's order, with renames detected. */
export async function changedFiles(
  repository: string,
  range: string,
): Promise<readonly FileFacts[]> {
  const options = ['diff', '-M', '--no-color', '--no-ext-diff', '--raw', '--no-abbrev', '-z', '-p'];
  // Untrimmed, because the last line of a file may end in spaces.
  const { stdout } = await attemptGit(repository, [...options, range]);
  const rawEnd = stdout.indexOf('\0\0');
  const texts = splitPatches(stdout.slice(rawEnd + 2));
  return readEntries(stdout.slice(0, rawEnd + 1)).map((entry) => {
    const patch = texts.shift();
    // git writes a file that becomes a link as two patches, a removal and an addition. GitHub shows neither.
    if (entry.status === 'changed') texts.shift();
    const lines = patch?.split('\n') ?? [];
    return {
      ...entry,
      additions: lines.filter((line) => line.startsWith('+')).length,
      deletions: lines.filter((line) => line.startsWith('-')).length,
      patch: entry.status === 'changed' ? undefined : patch,
    };
  });
}

type RawEntry = Pick<FileFacts, 'path' | 'previousPath' | 'status' | 'blob'>;

function readEntries(raw: string): readonly RawEntry[] {
  const tokens = raw.split('\0').filter((token) => token !== '');
  const entries: RawEntry[] = [];
  for (let at = 0; at < tokens.length; ) {
    const entry = readRawEntry(tokens[at] ?? '', tokens[at + 1] ?? '', tokens[at + 2] ?? '');
    entries.push(entry);
    at += entry.previousPath === undefined ? 2 : 3;
  }
  return entries;
}

const STATUSES: ReadonlyMap<string, FileFacts['status']> = new Map([
  ['A', 'added'],
  ['D', 'removed'],
  ['T', 'changed'],
]);

function readRawEntry(head: string, first: string, second: string): RawEntry {
  const [, , before = '', after = '', letter = 'M'] = head.split(' ');
  const renamed = letter.startsWith('R') || letter.startsWith('C');
  return {
    path: renamed ? second : first,
    previousPath: renamed ? first : undefined,
    status: renamed ? 'renamed' : (STATUSES.get(letter) ?? 'modified'),
    blob: letter === 'D' ? before : after,
  };
}

/** Splits a diff into each file's hunks, without the final newline; undefined where git shows none. */
function splitPatches(patches: string): (string | undefined)[] {
  const files: string[][] = [];
  for (const line of patches.replace(/\n$/, '').split('\n')) {
    if (line.startsWith('diff --git ')) files.push([]);
    files.at(-1)?.push(line);
  }
  return files.map((lines) => {
    const start = lines.findIndex((line) => line.startsWith('@@'));
    return start === -1 ? undefined : lines.slice(start).join('\n');
  });
}
