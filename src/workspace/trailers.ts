// The trailers of the squad's commits, which tell later runs whose work a commit is. They are written and read only here.

import type { Git } from '#src/ports/git.ts';
import { type CommitRange, type LogQuery, readChangedPaths, readLog } from './git-history.ts';

export type CommitTrailers = {
  /** The slug of the agent who wrote the commit. */
  readonly agent?: string;
  /** The run's id; every commit of the squad has one. */
  readonly run: string;
  /** What started the run: `comment-12`. */
  readonly request?: string;
};

const NAMES = {
  agent: 'Squad-Agent',
  run: 'Squad-Run',
  request: 'Squad-Request',
} as const;

/** Returns a commit's whole message. */
export function withTrailers(message: string, trailers: CommitTrailers): string {
  const { agent, run, request } = trailers;
  const lines = [
    ...(agent === undefined ? [] : [`${NAMES.agent}: ${agent}`]),
    `${NAMES.run}: ${run}`,
    ...(request === undefined ? [] : [`${NAMES.request}: ${request}`]),
  ];
  return `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}

/** A commit with its trailers as they are: anybody may have written them, and each may be empty. */
export type TrailedCommit = Required<CommitTrailers> & {
  readonly commit: string;
  readonly author: string;
  readonly subject: string;
};

const FIELDS = [
  '%H',
  '%an',
  '%s',
  ...[NAMES.agent, NAMES.run, NAMES.request].map(
    (name) => `%(trailers:key=${name},valueonly,separator=%x20)`,
  ),
];

/** How many commits of a branch are read at most. */
export const MAX_COMMITS = 1_000;

/** Returns the commits of a range with their trailers, newest first. */
export async function readTrailedCommits(
  git: Git,
  range: LogQuery['range'],
  max = MAX_COMMITS,
): Promise<readonly TrailedCommit[]> {
  if ('base' in range && range.base === range.tip) return [];
  const rows = await readLog(git, { fields: FIELDS, range, max });
  return rows.map(
    ([commit = '', author = '', subject = '', agent = '', run = '', request = '']) => ({
      commit,
      author,
      subject,
      agent: agent.split(' ')[0] ?? '',
      run,
      request,
    }),
  );
}

/** A run, and what started it. */
export type RunOfRequest = { readonly request: string; readonly run: string };

/** True if another run made commits in `theirs` for the request. Runs with commits in `ours` and known commits don't count. */
export async function hasRivalWork(
  git: Git,
  { request, run }: RunOfRequest,
  { ours, theirs }: { readonly ours: CommitRange; readonly theirs: CommitRange },
  known: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const found = await readTrailedCommits(git, theirs);
  const rivals = found.filter(
    (one) => one.request === request && one.run !== run && !known.has(one.commit),
  );
  if (rivals.length === 0) return false;
  const own = new Set((await readTrailedCommits(git, ours)).map((one) => one.run));
  return rivals.some((one) => !own.has(one.run));
}

/** True when the commit says that the squad made it. People with write access may write that, too. */
export async function isSquadCommit(git: Git, commit: string): Promise<boolean> {
  const [newest] = await readTrailedCommits(git, { tip: commit }, 1);
  return newest !== undefined && newest.run.trim() !== '';
}

/**
 * Returns the slug of the agent who touched each file last, for those that an agent touched: what people wrote, and what the
 * branch has from its base, has no owner. Throws a SquadError (E_GIT).
 */
export async function findFileOwners(
  git: Git,
  range: CommitRange,
  files: readonly string[],
): Promise<readonly { readonly agent: string; readonly path: string }[]> {
  const commits = await readTrailedCommits(git, range);
  if (!commits.some(({ agent }) => agent !== '')) return [];
  const changes = await readChangedPaths(git, range, MAX_COMMITS);
  return [...new Set(files)].flatMap((path) => {
    const last = commits.find(
      ({ commit, agent }) => agent !== '' && changes.get(commit)?.includes(path) === true,
    );
    return last === undefined ? [] : [{ agent: last.agent, path }];
  });
}
