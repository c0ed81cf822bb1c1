// Checks what must hold once nothing runs any more: each request has one board with a true end, and all was written once.

import { readBranchHeads } from '../../rehearsal/git/branches-and-pulls.ts';
import { attemptGit, git } from '../../rehearsal/git/git.ts';
import { bareRepository, type GitHubState } from '../../rehearsal/github/state.ts';
import { readMarker } from '../../src/publish/render/board-marker.ts';
import type { Ask } from './asks.ts';
import { changesFiles, fileOf, keepsLearning, learningOf } from './tags.ts';

/** A broken rule: something is lost, doubled or left behind, or an undisturbed run failed. */
export type Violation = {
  readonly kind: 'lost' | 'doubled' | 'left' | 'red';
  readonly about: string;
  readonly text: string;
};

/** A line on a branch that holds a tag. */
export type Found = { readonly branch: string; readonly path: string; readonly line: string };

/** Checks every board, branch and pull request. */
export async function checkState(
  state: GitHubState,
  asks: readonly Ask[],
): Promise<readonly Violation[]> {
  const found = await findTags(state);
  const checked = await Promise.all(asks.map((ask) => checkAsk(state, ask, found)));
  return [...checked.flat(), ...checkPulls(state), ...(await checkRefs(state))];
}

/** Finds every line that holds a tag, on every branch. */
export async function findTags(state: GitHubState): Promise<readonly Found[]> {
  const bare = bareRepository(state, state.repository);
  const branches = [...(await readBranchHeads(state)).keys()];
  const all = await Promise.all(
    branches.map(async (branch) => {
      const pattern = ['grep', '--full-name', '-I', 'soak-[0-9][0-9][0-9][0-9]', branch];
      const { stdout } = await attemptGit(bare, pattern);
      return stdout.split('\n').flatMap((row) => {
        const [, path = '', ...rest] = row.slice(branch.length - 1).split(':');
        return row === '' ? [] : [{ branch, path, line: rest.join(':') }];
      });
    }),
  );
  return all.flat();
}

async function checkAsk(
  state: GitHubState,
  ask: Ask,
  found: readonly Found[],
): Promise<readonly Violation[]> {
  return [
    ...checkBoard(state, ask),
    ...(keepsLearning(ask.tag) ? checkLearning(ask, found) : []),
    ...(changesFiles(ask.tag) ? await checkFile(state, ask, found) : []),
  ];
}

function checkBoard(state: GitHubState, { tag, requestId, runs }: Ask): readonly Violation[] {
  const boards = state.comments
    .filter(({ author }) => author === state.tokenLogin)
    .map(({ id, body }) => ({ id, marker: readMarker(body), body }))
    .filter(({ marker }) => marker?.triggerId === requestId);
  const about = tag.id;
  const [board] = boards;
  if (board === undefined) return [{ kind: 'lost', about, text: 'has no board' }];
  const { state: phase, outcome } = board.marker ?? {};
  // Another run may have delivered a disturbed run's work, and people merged it. The re-run then has nothing to change.
  const isRedone = outcome === 'answered' && runs.some((run) => run.isDisturbed);
  const isTrue = outcome === (changesFiles(tag) ? 'changed' : 'answered') || isRedone;
  const end = `${phase} ${outcome ?? ''}`.trim();
  return [
    ...(boards.length > 1
      ? [{ kind: 'doubled', about, text: `has ${boards.length} boards` } as const]
      : []),
    ...(phase === 'working'
      ? [{ kind: 'left', about, text: 'its board still says that it works' } as const]
      : []),
    ...(phase === 'done' && !isTrue
      ? [
          {
            kind: 'lost',
            about,
            text: `its board says ${end}: ${board.body.slice(0, 400)}`,
          } as const,
        ]
      : []),
  ];
}

function checkLearning({ tag }: Ask, found: readonly Found[]): readonly Violation[] {
  const places = found.filter(({ line }) => line.includes(learningOf(tag)));
  const about = tag.id;
  if (places.length === 0) return [{ kind: 'lost', about, text: 'its learning is on no branch' }];
  // A branch may hold a learning in its history and in its inbox until Scribe merges the two. `checkMerged` checks how often
  // it is on the default branch in the end.
  const inboxes = new Set(
    places.map(({ path }) => path).filter((path) => path.includes('/inbox/')),
  );
  const text = `its learning was kept twice: ${[...inboxes].join(', ')}`;
  return inboxes.size > 1 ? [{ kind: 'doubled', about, text }] : [];
}

async function checkFile(
  state: GitHubState,
  { tag }: Ask,
  found: readonly Found[],
): Promise<readonly Violation[]> {
  const { path, text } = fileOf(tag);
  const about = tag.id;
  const places = found.filter((one) => one.path === path);
  const heads = new Set(
    [...state.pulls.values()]
      .filter((pull) => !pull.merged && state.threads.get(pull.number)?.state === 'open')
      .map(({ headRef }) => headRef),
  );
  const shown = places.filter(({ branch }) => branch === state.defaultBranch || heads.has(branch));
  const where = places.map(({ branch }) => branch).join(', ') || 'no branch';
  const bare = bareRepository(state, state.repository);
  const added = await git(bare, [
    'log',
    '--branches',
    '--no-merges',
    '--diff-filter=A',
    '--format=%H',
    '--',
    path,
  ]);
  const commits = added.split('\n').filter((line) => line !== '');
  return [
    ...(shown.length === 0
      ? [
          {
            kind: 'lost',
            about,
            text: `its file is in no open pull request and not on ${state.defaultBranch}; it is on ${where}`,
          } as const,
        ]
      : []),
    ...(shown.some(({ line }) => !text.startsWith(line))
      ? [{ kind: 'lost', about, text: 'its file has another text' } as const]
      : []),
    ...(commits.length > 1
      ? [
          {
            kind: 'doubled',
            about,
            text: `its file was added by ${commits.length} commits; it is on ${where}`,
          } as const,
        ]
      : []),
  ];
}

/** Checks that no branch has more than one open pull request. */
function checkPulls(state: GitHubState): readonly Violation[] {
  const open = [...state.pulls.values()].filter(
    ({ number }) => state.threads.get(number)?.state === 'open',
  );
  return repeated(open.map(({ headRef }) => headRef)).map((head) => ({
    kind: 'doubled',
    about: head,
    text: 'has two open pull requests',
  }));
}

/** Checks that no run left its state on the remote. */
async function checkRefs(state: GitHubState): Promise<readonly Violation[]> {
  const bare = bareRepository(state, state.repository);
  const listing = await git(bare, ['for-each-ref', '--format=%(refname)', 'refs/squad']);
  return listing
    .split('\n')
    .filter((ref) => ref !== '')
    .map((ref) => ({ kind: 'left', about: ref, text: 'is left on the remote' }));
}

/** Returns the values that a list holds more than once. */
function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}
