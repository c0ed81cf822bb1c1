// Plays the people who merge the squad's pull requests, and checks that the default branch then has everything once.
import { git } from '../../rehearsal/git/git.ts';
import { bareRepository, type GitHubState } from '../../rehearsal/github/state.ts';
import { mergePull } from '../../rehearsal/scenario/merge-pull.ts';
import type { Ask } from './asks.ts';
import { findTags, type Violation } from './check.ts';
import { changesFiles, fileOf, keepsLearning, learningOf } from './tags.ts';
import type { World } from './world.ts';

/** Returns the numbers of the squad's open pull requests. */
export function openSquadPulls(state: GitHubState): readonly number[] {
  return [...state.pulls.keys()].filter((number) => {
    const thread = state.threads.get(number);
    return thread?.state === 'open' && thread.author === state.tokenLogin;
  });
}

/** Merges a pull request. Returns false when GitHub can't: its branches conflict, or one of them is gone. */
export async function tryMerge(state: GitHubState, number: number): Promise<boolean> {
  return mergePull(state, number).then(
    () => true,
    () => false,
  );
}

/** Scribe may need a round for its own pull request and another to unblock the rest, so one fruitless round proves nothing. */
const FRUITLESS_ROUNDS = 3;

/** Merges all of them; after each round, Scribe unblocks conflicts in the team's memory. Each left open is a violation. */
export async function mergeOpenPulls(
  world: World,
  scribe: () => Promise<void>,
): Promise<readonly Violation[]> {
  const { state } = world.github;
  for (let fruitless = 0; fruitless < FRUITLESS_ROUNDS; ) {
    const merged: boolean[] = [];
    for (const number of openSquadPulls(state)) merged.push(await tryMerge(state, number));
    fruitless = merged.includes(true) ? 0 : fruitless + 1;
    await scribe();
  }
  return openSquadPulls(state).map((number) => {
    const head = state.pulls.get(number)?.headRef;
    return { kind: 'lost', about: `#${number}`, text: `of ${head} can't be merged` };
  });
}

/** Checks that, after everything was merged, the default branch has each file, and each learning once. */
export async function checkMerged(
  state: GitHubState,
  asks: readonly Ask[],
): Promise<readonly Violation[]> {
  const bare = bareRepository(state, state.repository);
  const main = (await findTags(state)).filter(({ branch }) => branch === state.defaultBranch);
  const files = (await git(bare, ['ls-tree', '-r', '--name-only', state.defaultBranch])).split(
    '\n',
  );
  return asks.flatMap(({ tag }) => {
    const about = tag.id;
    const times = main.filter(({ line }) => line.includes(learningOf(tag))).length;
    const isKept = !changesFiles(tag) || files.includes(fileOf(tag).path);
    const kind = times === 0 ? 'lost' : 'doubled';
    const text = `its learning is on ${state.defaultBranch} ${times} times at the end`;
    return [
      ...(isKept ? [] : [{ kind: 'lost' as const, about, text: 'its file is gone at the end' }]),
      ...(keepsLearning(tag) && times !== 1 ? [{ kind, about, text } as const] : []),
    ];
  });
}
