// What a story left behind on GitHub, as plain data by which two plays can be compared.

import { type BoardMarker, isNotice, readMarker } from '#src/publish/render/markers.ts';
import { git } from '../../rehearsal/git/git.ts';
import { bareRepository } from '../../rehearsal/github/state.ts';
import type { Stage } from './stage.ts';

export type Facts = {
  /** By branch, and then by path: the git id of each file's content. */
  readonly branches: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Refs that are neither branches nor threads' states. */
  readonly otherRefs: readonly string[];
  /** The commits that threads' states keep, because no branch has them. */
  readonly unpublished: readonly string[];
  readonly pulls: readonly PullFacts[];
  /** The branches whose pull request says that somebody did not finish. */
  readonly unfinished: readonly string[];
  /** The squad's review comments, each with its place. */
  readonly findings: readonly string[];
  /** The texts of its reviews. */
  readonly reviews: readonly string[];
  readonly boards: readonly (BoardMarker & { readonly body: string })[];
  /** Bodies of the comments that mention people. */
  readonly notices: readonly string[];
  /** Agents' commits on the remote, such as `hockney of comment-12`. */
  readonly delivered: readonly string[];
};

type PullFacts = {
  readonly head: string;
  readonly isOpen: boolean;
  readonly draft: boolean;
  readonly reviewers: readonly string[];
};

/** Reads the facts of a stage. */
export async function readFacts({ github: { state } }: Stage): Promise<Facts> {
  const bare = bareRepository(state, state.repository);
  const refs = linesOf(await git(bare, ['for-each-ref', '--format=%(refname)']));
  const branches = new Map<string, ReadonlyMap<string, string>>();
  for (const ref of refs.filter((name) => name.startsWith('refs/heads/'))) {
    branches.set(ref.slice('refs/heads/'.length), await filesAt(bare, ref));
  }
  const own = state.comments.filter(({ author }) => author === state.tokenLogin);
  return {
    branches,
    otherRefs: refs.filter((ref) => !/^refs\/(?:heads|pull|squad-state)\//.test(ref)),
    unpublished: await keptByStates(bare),
    pulls: [...state.pulls.values()].map((pull) => ({
      head: pull.headRef,
      isOpen: state.threads.get(pull.number)?.state === 'open',
      draft: pull.draft,
      reviewers: [...pull.requestedReviewers, ...pull.requestedTeams],
    })),
    unfinished: [...state.pulls.values()].flatMap(({ number, headRef }) =>
      state.threads.get(number)?.body?.includes(' did not finish "') ? [headRef] : [],
    ),
    findings: [
      ...state.reviews.map(({ state: kind }) => `a review (${kind})`),
      ...state.reviewComments.map(({ path, line }) => `${path}:${line}`),
    ],
    reviews: state.reviews.map(({ body }) => body),
    boards: own.flatMap(({ body }) => {
      const marker = readMarker(body);
      return marker === undefined ? [] : [{ ...marker, body }];
    }),
    notices: own.map(({ body }) => body).filter(isNotice),
    delivered: await deliveredWork(bare),
  };
}

/** Returns the paths of a commit's files with their ids. Replaces a day in a path by `<day>`. */
async function filesAt(bare: string, ref: string): Promise<ReadonlyMap<string, string>> {
  const lines = linesOf(await git(bare, ['ls-tree', '-r', '--format=%(objectname) %(path)', ref]));
  return new Map(
    lines.map((line) => [line.slice(41).replace(/\d{4}-\d\d-\d\d/, '<day>'), line.slice(0, 40)]),
  );
}

async function keptByStates(bare: string): Promise<readonly string[]> {
  const parents = await git(bare, ['for-each-ref', '--format=%(parent)', 'refs/squad-state']);
  const tips = parents.split(/\s/).filter((commit) => commit !== '');
  if (tips.length === 0) return [];
  return linesOf(await git(bare, ['rev-list', ...tips, '--not', '--branches']));
}

async function deliveredWork(bare: string): Promise<readonly string[]> {
  const trailer = (key: string) => `%(trailers:key=${key},valueonly,separator=%x20)`;
  const format = `--format=${trailer('Squad-Agent')}%x09${trailer('Squad-Request')}%x09%s`;
  const log = linesOf(await git(bare, ['log', '--all', format]));
  return log
    .map((line) => line.split('\t'))
    .filter(([agent, , subject]) => agent !== '' && !subject?.startsWith('Unfinished'))
    .map(([agent, request]) => `${agent} of ${request}`);
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}
