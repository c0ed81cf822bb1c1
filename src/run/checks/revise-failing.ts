// Sends failures back to the agents whose changes caused them, each with the output lines that matter.

import type { AgentReport } from '#src/coordinator/coordinator.ts';
import type { Broker } from '#src/coordinator/messages/broker.ts';
import type { RoutingPolicy } from '#src/coordinator/messages/recipient.ts';
import type { Budget } from '#src/coordinator/sessions/budget.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import type { BoxState } from '#src/ports/box.ts';
import type { Ports } from '#src/ports/ports.ts';
import { isFailing } from '#src/run-log/check-row.ts';
import type { Team } from '#src/team/team.ts';
import { oneLine } from '#src/text/one-line.ts';
import { type CommitRange, pathsChangedBy } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import { readTrailedCommits } from '#src/workspace/trailers.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import type { BaseChecks, ComparedEnd } from './base-checks.ts';
import { type CheckEnd, linesThatMatter } from './run-checks.ts';

/** The agents of the run, as far as they are given work here. */
export type RevisingAgents = {
  readonly broker: Broker;
  readonly policy: RoutingPolicy;
  /** Returns the request as a handoff from the person to an agent. */
  handoffTo(agent: string): Handoff;
  /** Returns whether programs of the repository can run. */
  readonly boxState: () => Promise<BoxState>;
  readonly environment: { readonly budget: Budget };
  /** What is known of the base. */
  readonly base: BaseChecks;
};

const FROM = 'checks';
const MAX_COMMITS = 200;
const MAX_LINES = 80;

/** Lets agents fix what failed. Returns the reports of those that changed something. */
export async function reviseFailing(
  failed: readonly ComparedEnd[],
  { broker, policy, handoffTo }: RevisingAgents,
  { ports, nonce }: Pick<RunContext, 'ports' | 'nonce'>,
  { branch, baseCommit: base, target, team }: RepositoryContext,
  round: number,
): Promise<readonly AgentReport[]> {
  const before = branch.tip();
  const changes = await readChanges(ports, { base, tip: before }, team);
  const parts = assignFailed(
    failed,
    changes.filter(({ agent }) => policy.roster.find(agent)?.implements === true),
    (agent, file) => policy.lockout.isLocked(agent, file),
  );
  const ended = await Promise.all(
    parts.map(({ agent, files, failed: own }) => {
      const task = ports.mask(mendingTask(own, { nonce, round, base: target.base }));
      return broker.route({ ...handoffTo(agent), from: FROM, task, files });
    }),
  );
  await broker.settled();
  return ended.flatMap((end) =>
    end.kind === 'answered' && end.hasWorked === true
      ? [{ name: end.from, report: end.report }]
      : [],
  );
}

/** Returns the agents' commits of work, newest first, without the team's memory. */
async function readChanges(
  { git }: Pick<Ports, 'git'>,
  range: CommitRange,
  { directory }: Pick<Team, 'directory'>,
): Promise<readonly AgentChange[]> {
  const commits = await readTrailedCommits(git, range, MAX_COMMITS);
  const byAgents = commits.filter(({ agent }) => agent !== '');
  const changes = await Promise.all(
    byAgents.map(async ({ agent, commit }) => {
      const paths = await pathsChangedBy(git, commit);
      return { agent, files: paths.filter((path) => isWorkPath(path, directory)) };
    }),
  );
  return changes.filter(({ files }) => files.length > 0);
}

/** Writes one agent's task; its first line is the commit's subject. */
function mendingTask(
  failed: readonly ComparedEnd[],
  situation: Quoting & { readonly round: number },
): string {
  const { round } = situation;
  const names = failed.map(({ check }) => `\`${check.name}\``);
  return [
    `Make ${names.join(' and ')} pass`,
    ...(round === 0
      ? []
      : [`This is attempt ${round + 1}: what follows failed after the earlier changes.`]),
    "The repository's checks ran on everybody's joined work, in a copy of their own, and the ones below failed. Your working directory has the same files.",
    'Fix the cause. Change a test only where the test itself is wrong, and then say so; do not skip or delete any. If it cannot be fixed, change nothing, and say why in your report.',
    ...failed.map((end) => failureText(end, situation)),
  ].join('\n\n');
}

type Quoting = { readonly nonce: string; readonly base: string };

function failureText(end: ComparedEnd, { nonce, base }: Quoting): string {
  const { check, result, seconds, output, onBase, cause, news } = end;
  const how = result === 'timed-out' ? 'timed out' : 'failed';
  const opening = `\`${check.run}\` ${how} after ${seconds} s`;
  const quote = quoteOutput(output, `output of ${check.name}`, nonce);
  if (cause === 'base') {
    const before = quoteOutput(onBase.output, `output of ${check.name} on ${base}`, nonce);
    return `${opening}. It failed before this work, too. If the request is to mend that, it is not mended yet; if it has nothing to do with the request, change nothing.\n\n${quote}\n\nOn \`${base}\`, without this work:\n\n${before}`;
  }
  if (!isFailing(onBase)) return `${opening}:\n\n${quote}`;
  const named = news.slice(0, MAX_NEWS).map((name) => `- ${oneLine(name, MAX_NAME)}`);
  const list = quoteOutput(named.join('\n'), `what fails in ${check.name}`, nonce);
  return `${opening}. On \`${base}\` it fails as well, but this fails with your work only:\n\n${list}\n\nThe whole output:\n\n${quote}`;
}

const MAX_NEWS = 20;
const MAX_NAME = 200;

function quoteOutput(output: string, label: string, nonce: string): string {
  return quoteUntrusted({
    text: linesThatMatter(output, MAX_LINES).join('\n') || '(it printed nothing)',
    author: 'a program of the repository',
    label,
    nonce,
    form: 'source',
  });
}

/** The failures that one agent gets back, and the files of its own that the output names. */
type FailedPart<End> = {
  readonly agent: string;
  readonly failed: readonly End[];
  readonly files: readonly string[];
};

/** Which files an agent's commit changed. */
type AgentChange = { readonly agent: string; readonly files: readonly string[] };

/** True when an agent may not change a file, because a review rejected its work there. */
type IsLockedOut = (agent: string, file: string) => boolean;

/**
 * Assigns each failure to the agent whose file its output names first, but sources before tests, because a failing test
 * names itself anyway; if it names none, to the last committer who may change everything, if there is one. `files` are the
 * agent's, those in the output first; of the others, only what it may change. Pure.
 */
export function assignFailed<End extends CheckEnd>(
  failed: readonly End[],
  changes: readonly AgentChange[],
  isLockedOut: IsLockedOut = () => false,
): readonly FailedPart<End>[] {
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
