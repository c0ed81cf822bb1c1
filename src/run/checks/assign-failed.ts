// Which agent gets which failure of a check, judged by the files that its output names.
import type { CheckEnd } from './run-checks.ts';

/** The failures that one agent gets back, and the files of its own that the output names. */
export type FailedPart = {
  readonly agent: string;
  readonly failed: readonly CheckEnd[];
  readonly files: readonly string[];
};

/** Which files an agent's commit changed. */
export type AgentChange = { readonly agent: string; readonly files: readonly string[] };

/** True when an agent may not change a file, because a review rejected its work there. */
export type IsLockedOut = (agent: string, file: string) => boolean;

/**
 * Assigns each failure to the agent whose file its output names first, but sources before tests, because a failing test
 * names itself anyway; if it names none, to the last committer who may change everything, if there is one. `files` are the
 * agent's, those in the output first; of the others, only what it may change. Pure.
 */
export function assignFailed(
  failed: readonly CheckEnd[],
  changes: readonly AgentChange[],
  isLockedOut: IsLockedOut = () => false,
): readonly FailedPart[] {
  const owners = ownersOf(changes);
  const isFree = ({ agent }: AgentChange) =>
    ![...owners.keys()].some((file) => isLockedOut(agent, file));
  const last = changes.find(isFree) ?? changes[0];
  const assigned = failed.flatMap((end) => {
    const named = namedFiles(end.output, [...owners.keys()]);
    const cause = named.find((file) => !isTest(file)) ?? named[0] ?? '';
    const agent = owners.get(cause) ?? last?.agent;
    if (agent === undefined) return [];
    const others = [...owners.keys()].filter((file) => !isLockedOut(agent, file));
    const own = [...named, ...others].filter((file) => owners.get(file) === agent);
    return [{ agent, end, files: own.slice(0, MAX_FILES) }];
  });
  const agents = [...new Set(assigned.map(({ agent }) => agent))];
  return agents.map((agent) => {
    const own = assigned.filter((one) => one.agent === agent);
    const files = [...new Set(own.flatMap((one) => one.files))];
    return { agent, failed: own.map(({ end }) => end), files };
  });
}

const MAX_FILES = 20;

/** Recognises tests by the usual folders and names. */
function isTest(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|specs?)\/|(?:^|[/._-])(?:test|spec)[._-][^/]*$/i.test(path);
}

/** Returns who changed each file last. */
function ownersOf(changes: readonly AgentChange[]): ReadonlyMap<string, string> {
  const oldestFirst = changes.toReversed();
  return new Map(
    oldestFirst.flatMap(({ agent, files }) => files.map((file) => [file, agent] as const)),
  );
}

/** Returns those of the files that a text names, in the text's order. */
function namedFiles(text: string, files: readonly string[]): readonly string[] {
  return files
    .map((file) => ({ file, at: placeOf(file, text) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
    .map(({ file }) => file);
}

/** Finds a file's name in a text; `src/login.js` does not name `login.js`. */
function placeOf(file: string, text: string): number {
  for (let at = text.indexOf(file); at !== -1; at = text.indexOf(file, at + 1)) {
    const before = text.slice(0, at).replace(/\.\/$/, '').at(-1) ?? ' ';
    const after = text[at + file.length] ?? ' ';
    if (!/[\w./-]/.test(before) && !/[\w/-]/.test(after)) return at;
  }
  return -1;
}
