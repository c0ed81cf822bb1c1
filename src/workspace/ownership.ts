// Traces lines and files of a branch to the agents that the commits' trailers name.
import { attempt } from '../errors.ts';
import type { Git } from '../ports/git.ts';
import { type CommitRange, readChangedPaths } from './git-history.ts';
import { MAX_COMMITS, readTrailedCommits } from './trailers.ts';

/** A line of a file as the branch's tip has it, or the file as a whole. */
export type OwnedLocation = { readonly path: string; readonly line: number | undefined };

const MAX_LOCATIONS = 200;

/**
 * Returns the slug of the agent who owns each location, in order: who last wrote the line or, when no line is named, last
 * touched the file. Undefined for a person's work, and for what the branch has from its base.
 */
export async function findOwners(
  git: Git,
  range: CommitRange,
  locations: readonly OwnedLocation[],
): Promise<readonly (string | undefined)[]> {
  const commits = await readTrailedCommits(git, range);
  const agents = new Map(commits.map(({ commit, agent }) => [commit, agent || undefined]));
  if (![...agents.values()].some(Boolean)) return locations.map(() => undefined);
  const changes = [...(await readChangedPaths(git, range, MAX_COMMITS))];
  const asked = locations.slice(0, MAX_LOCATIONS);
  const files = new Map<string, FileCommits>();
  for (const path of new Set(asked.map((location) => location.path))) {
    const lines = asked.flatMap(({ path: its, line }) => (its === path && line ? [line] : []));
    const touching = changes.flatMap(([id, paths]) => (paths.includes(path) ? [id] : []));
    files.set(path, { commits: touching, byLine: await readLines({ git, range, path }, lines) });
  }
  return locations.map(({ path, line }) => {
    const file = files.get(path);
    const ofLine = line === undefined ? undefined : file?.byLine.get(line);
    if (ofLine !== undefined) return agents.get(ofLine);
    // Also answers for a line that the tip no longer has.
    return file?.commits.map((commit) => agents.get(commit)).find((agent) => agent !== undefined);
  });
}

type FilesAtIssue = {
  readonly range: CommitRange;
  readonly files: readonly string[];
  readonly lines: readonly { readonly path: string; readonly line: number }[];
};

/** Returns the agents who wrote each file's lines at issue or, if none did, the agent who touched the file last. */
export async function findFileOwners(
  git: Git,
  { range, files, lines }: FilesAtIssue,
): Promise<readonly AgentPath[]> {
  const own = lines.filter(({ path }) => files.includes(path));
  const wholes = files.map((path) => ({ path, line: undefined }));
  const owners = await findOwners(git, range, [...own, ...wholes]);
  const ownersOf = (places: readonly OwnedLocation[], from: number) =>
    places.flatMap(({ path }, at) => {
      const agent = owners[from + at];
      return agent === undefined ? [] : [{ agent, path }];
    });
  const ofLines = ownersOf(own, 0);
  const others = ownersOf(wholes, own.length);
  return [...ofLines, ...others.filter(({ path }) => !ofLines.some((one) => one.path === path))];
}

type AgentPath = { readonly agent: string; readonly path: string };

type SharedFiles = {
  readonly range: CommitRange;
  readonly authors: readonly AgentPath[];
  readonly lines: readonly { readonly path: string; readonly line: number }[];
};

/** Keeps, of the agents who share a file, those who wrote these lines of it; all of them if git can't tell. Never rejects. */
export async function keepLineOwners(
  git: Git,
  { range, authors, lines }: SharedFiles,
): Promise<readonly AgentPath[]> {
  const shares = (agent: string | undefined, path: string) =>
    authors.some((one) => one.path === path && one.agent === agent);
  const isShared = ({ path }: { readonly path: string }) =>
    new Set(authors.flatMap((one) => (one.path === path ? one.agent : []))).size > 1;
  const shared = lines.filter(isShared);
  if (shared.length === 0) return authors;
  const found = await attempt(findOwners(git, range, shared));
  const owners = found.kind === 'done' ? found.value : [];
  const owned = shared.flatMap(({ path }, at) =>
    shares(owners[at], path) ? [{ path, agent: owners[at] }] : [],
  );
  return authors.filter(({ agent, path }) => {
    const its = owned.filter((one) => one.path === path);
    return its.length === 0 || its.some((one) => one.agent === agent);
  });
}

/** The commits that changed a file, newest first, and those that wrote the lines in question. */
type FileCommits = {
  readonly commits: readonly string[];
  readonly byLine: ReadonlyMap<number, string>;
};

type FileQuery = { readonly git: Git; readonly range: CommitRange; readonly path: string };

function readLines(
  query: FileQuery,
  lines: readonly number[],
): Promise<ReadonlyMap<number, string>> | ReadonlyMap<number, string> {
  const numbers = [...new Set(lines)].filter((line) => Number.isSafeInteger(line) && line > 0);
  return numbers.length === 0 ? new Map() : blameLines(query, numbers);
}

/** Finds the lines' commits with one blame, or line by line when one of them is beyond the file's end. */
async function blameLines(
  query: FileQuery,
  lines: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const all = await blame(query, lines);
  if (all !== undefined || lines.length === 1) return all ?? new Map();
  const found = new Map<number, string>();
  for (const line of lines) {
    const commit = (await blame(query, [line]))?.get(line);
    if (commit !== undefined) found.set(line, commit);
  }
  return found;
}

const HEADER = /^([0-9a-f]{40,64}) \d+ (\d+)(?: \d+)?$/;

/** Returns undefined when git has no answer: the tip has no such file, or a line is beyond its end. */
async function blame(
  { git, range: { base, tip }, path }: FileQuery,
  lines: readonly number[],
): Promise<ReadonlyMap<number, string> | undefined> {
  const options = lines.map((line) => `-L${line},${line}`);
  const args = ['blame', '--porcelain', ...options, `${base}..${tip}`, '--', path];
  const { code, stdout } = await git.attempt(args);
  if (code !== 0) return undefined;
  const found = new Map<number, string>();
  for (const text of stdout.split('\n')) {
    const [, commit, line] = HEADER.exec(text) ?? [];
    if (commit !== undefined) found.set(Number(line), commit);
  }
  return found;
}
