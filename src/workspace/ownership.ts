// Whose work is it? Lines and files of a branch, traced to the agents that the commits' trailers name.
import type { Git } from '../ports/git.ts';
import { type CommitRange, readLog } from './git-history.ts';
import { MAX_COMMITS, readTrailedCommits } from './trailers.ts';

/** A line of a file as the branch's tip has it, or the file as a whole. */
export type OwnedLocation = { readonly path: string; readonly line: number | undefined };

type AgentsByCommit = ReadonlyMap<string, string>;

const MAX_LOCATIONS = 200;

/**
 * The slug of the agent who owns each place, in their order: who wrote the line last, or touched the file last when no
 * line is named. Undefined for a person's work, and for what the branch has from its base.
 */
export async function findOwners(
  git: Git,
  range: CommitRange,
  locations: readonly OwnedLocation[],
): Promise<readonly (string | undefined)[]> {
  const agentsByCommit = await readAgentsByCommit(git, range);
  if (agentsByCommit.size === 0) return locations.map(() => undefined);
  const asked = locations.slice(0, MAX_LOCATIONS);
  const paths = [...new Set(asked.map(({ path }) => path))];
  const files = new Map<string, FileOwners>();
  for (const path of paths) {
    const lines = asked.flatMap((location) =>
      location.path === path && location.line !== undefined ? [location.line] : [],
    );
    files.set(path, await findFileOwners({ git, range, agentsByCommit, path, lines }));
  }
  return locations.map(({ path, line }) => {
    const owners = files.get(path);
    return line === undefined ? owners?.file : owners?.line(line);
  });
}

async function readAgentsByCommit(git: Git, range: CommitRange): Promise<AgentsByCommit> {
  const commits = await readTrailedCommits(git, range);
  return new Map(
    commits.flatMap(({ commit, agent }) => (agent === '' ? [] : [[commit, agent] as const])),
  );
}

type FileOwners = {
  readonly file: string | undefined;
  line(number: number): string | undefined;
};

type OwnerSearch = {
  readonly git: Git;
  readonly range: CommitRange;
  readonly agentsByCommit: AgentsByCommit;
  readonly path: string;
  readonly lines: readonly number[];
};

async function findFileOwners(search: OwnerSearch): Promise<FileOwners> {
  const { lines, agentsByCommit } = search;
  const file = await findLastAgent(search);
  const numbers = [...new Set(lines)].filter((line) => Number.isSafeInteger(line) && line > 0);
  const blamed = numbers.length === 0 ? new Map() : await blameLines(search, numbers);
  return {
    file,
    // A line that the tip doesn't have any more was said of the file as it was.
    line(number) {
      const commit = blamed.get(number);
      return commit === undefined ? file : agentsByCommit.get(commit);
    },
  };
}

async function findLastAgent({
  git,
  range,
  agentsByCommit,
  path,
}: OwnerSearch): Promise<string | undefined> {
  const commits = await readLog(git, { fields: ['%H'], range, path, max: MAX_COMMITS });
  return commits.map(([commit = '']) => agentsByCommit.get(commit)).find((agent) => agent);
}

/** The commits of the lines, with one blame; line by line when one of them is beyond the file's end. */
async function blameLines(
  search: OwnerSearch,
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
  { git, range, path }: OwnerSearch,
  lines: readonly number[],
): Promise<ReadonlyMap<number, string> | undefined> {
  const locations = lines.map((line) => `-L${line},${line}`);
  const how = ['blame', '--porcelain', ...locations, `${range.base}..${range.tip}`];
  const { code, stdout } = await git.attempt([...how, '--', path]);
  if (code !== 0) return undefined;
  const found = new Map<number, string>();
  for (const text of stdout.split('\n')) {
    const [, commit, line] = HEADER.exec(text) ?? [];
    if (commit !== undefined) found.set(Number(line), commit);
  }
  return found;
}
