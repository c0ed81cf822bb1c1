// Whose work is it? Lines and files of a branch, traced to the agents that the commits' trailers name.
import type { Git } from '../world.ts';

/** A line of a file as the branch's tip has it, or the file as a whole. */
export type Place = { readonly path: string; readonly line: number | undefined };

/** The commits that count: those of `tip` that `base` doesn't have. */
export type Range = { readonly base: string; readonly tip: string };

type Signed = ReadonlyMap<string, string>;

const MOST_COMMITS = 1_000;
const MOST_PLACES = 200;

/**
 * The slug of the agent who owns each place, in their order: who wrote the line last, or touched the file last when no
 * line is named. Undefined for a person's work, and for what the branch has from its base.
 */
export async function ownersOf(
  git: Git,
  range: Range,
  places: readonly Place[],
): Promise<readonly (string | undefined)[]> {
  const signed = await signedCommits(git, range);
  if (signed.size === 0) return places.map(() => undefined);
  const asked = places.slice(0, MOST_PLACES);
  const paths = [...new Set(asked.map(({ path }) => path))];
  const files = new Map<string, FileOwners>();
  for (const path of paths) {
    const lines = asked.flatMap((place) =>
      place.path === path && place.line !== undefined ? [place.line] : [],
    );
    files.set(path, await ownersIn({ git, range, signed, path, lines }));
  }
  return places.map(({ path, line }) => {
    const owners = files.get(path);
    return line === undefined ? owners?.file : owners?.line(line);
  });
}

/** The agents of the range's commits, by commit. */
async function signedCommits(git: Git, { base, tip }: Range): Promise<Signed> {
  if (base === tip) return new Map();
  const format = '--format=%H %(trailers:key=Squad-Agent,valueonly,separator=%x20)';
  const log = await git.run(['log', `--max-count=${MOST_COMMITS}`, format, `${base}..${tip}`]);
  return new Map(
    log.split('\n').flatMap((line) => {
      const [commit = '', agent = ''] = line.trim().split(' ');
      return agent === '' ? [] : [[commit, agent] as const];
    }),
  );
}

type FileOwners = {
  readonly file: string | undefined;
  line(number: number): string | undefined;
};

type Search = {
  readonly git: Git;
  readonly range: Range;
  readonly signed: Signed;
  readonly path: string;
  readonly lines: readonly number[];
};

async function ownersIn(search: Search): Promise<FileOwners> {
  const { lines, signed } = search;
  const file = await lastToucher(search);
  const numbers = [...new Set(lines)].filter((line) => Number.isSafeInteger(line) && line > 0);
  const blamed = numbers.length === 0 ? new Map() : await blameLines(search, numbers);
  return {
    file,
    // A line that the tip doesn't have any more was said of the file as it was.
    line(number) {
      const commit = blamed.get(number);
      return commit === undefined ? file : signed.get(commit);
    },
  };
}

async function lastToucher({ git, range, signed, path }: Search): Promise<string | undefined> {
  const how = ['log', `--max-count=${MOST_COMMITS}`, '--format=%H', `${range.base}..${range.tip}`];
  // Our git takes every path literally.
  const log = await git.run([...how, '--', path]);
  const newest = log.split('\n').find((commit) => signed.has(commit));
  return newest === undefined ? undefined : signed.get(newest);
}

/** The commits of the lines, with one blame; line by line when one of them is beyond the file's end. */
async function blameLines(
  search: Search,
  lines: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const all = await blame(search, lines);
  if (all !== undefined || lines.length === 1) return all ?? new Map();
  const found = new Map<number, string>();
  for (const line of lines) {
    const commit = (await blame(search, [line]))?.get(line);
    if (commit !== undefined) found.set(line, commit);
  }
  return found;
}

const HEADER = /^([0-9a-f]{40,64}) \d+ (\d+)(?: \d+)?$/;

/** Undefined when git has no answer: the tip has no such file, or a line is beyond its end. */
async function blame(
  { git, range, path }: Search,
  lines: readonly number[],
): Promise<ReadonlyMap<number, string> | undefined> {
  const places = lines.map((line) => `-L${line},${line}`);
  const how = ['blame', '--porcelain', ...places, `${range.base}..${range.tip}`];
  const { code, stdout } = await git.attempt([...how, '--', path]);
  if (code !== 0) return undefined;
  const found = new Map<number, string>();
  for (const text of stdout.split('\n')) {
    const [, commit, line] = HEADER.exec(text) ?? [];
    if (commit !== undefined) found.set(Number(line), commit);
  }
  return found;
}
