// Finds the work that a reviewer or a reviser is told about: its diff, who wrote it, and what is new.

import type { FileAuthor } from '#src/coordinator/reviews/plan-revision.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { resultOr } from '#src/errors.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { type FileDiff, readDiff } from '#src/publish/reviews/diff.ts';
import {
  type AgentRow,
  COORDINATOR,
  hasFinished,
  unfinishedAgents,
} from '#src/run-log/agent-row.ts';
import { firstOf } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { pathInSentence } from '#src/text/paths.ts';
import { pathsChangedSince } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { continuedWork } from '../context/load-thread.ts';
import type { RunContext } from '../context/run-context.ts';
import type { BriefingSources } from './knowledge.ts';
import { isNamed, renderNumberedDiff } from './numbered-diff.ts';

/** The work that a task is about. */
export type WorkSoFar = {
  readonly files: readonly FileDiff[];
  /** The authors' slugs, by path. */
  readonly authors: ReadonlyMap<string, readonly string[]>;
  /** True for what this run changed, if earlier ones changed something too. */
  readonly isNew: (path: string) => boolean;
  /** For a reviewer who looks again: what has changed since the last look. */
  readonly since?: ChangedSince | undefined;
  /** For an agent that begins: what others left when they were stopped. */
  readonly stopped?: readonly StoppedWork[];
};

type ChangedSince = { readonly commit: string; readonly paths: readonly string[] };

/** The most files whose authors are looked up. */
const MOST_TRACED = 40;

/**
 * Returns the work that a review or a revision is about, or that a session of a continued run begins with; undefined for
 * other tasks, and when nothing was changed. Never rejects.
 */
export async function findWork(
  handoff: Handoff,
  isFirst: boolean,
  deps: BriefingSources,
): Promise<WorkSoFar | undefined> {
  const { context, repository, isResumed } = deps;
  const isReview = handoff.type === 'review-request';
  const stopped = isFirst && !isReview ? findStoppedWork(context, repository) : [];
  const isContinuing = isResumed || stopped.length > 0 || continuedWork(repository) !== undefined;
  const files = await findChanges(handoff, isReview || (isFirst && isContinuing), deps);
  if (files.length === 0) return undefined;
  const [authors, isNew, since] = await Promise.all([
    traceAuthors(files, handoff, deps),
    findNew(deps),
    isReview ? findSince(handoff, deps) : undefined,
  ]);
  return { files, authors, isNew, since, stopped };
}

/** Returns the changes of the branch; none when the task is not about them. */
async function findChanges(
  { files: named }: Handoff,
  isAboutAll: boolean,
  { context, repository: { branch, baseCommit, team } }: BriefingSources,
): Promise<readonly FileDiff[]> {
  if ((!isAboutAll && named.length === 0) || branch.tip() === baseCommit) return [];
  const range = { base: baseCommit, tip: branch.tip() };
  const changed = await resultOr(readDiff(context.ports.git, range), []);
  const files = changed.filter(({ path }) => !path.startsWith(`${team.directory}/`));
  return isAboutAll || files.some((file) => isNamed(file, named)) ? files : [];
}

/** Returns what changed since this reviewer's last review in the run; undefined for the first, or when git can't say. */
async function findSince(
  { to }: Handoff,
  { context, repository: { branch, team }, policy }: BriefingSources,
): Promise<ChangedSince | undefined> {
  const slug = policy.roster.find(to)?.slug ?? to;
  const { reviews } = context.transcript.read();
  const commit = reviews.findLast(({ reviewer }) => reviewer === slug)?.commit;
  if (commit === undefined) return undefined;
  const range = { base: commit, tip: branch.tip() };
  const paths = await resultOr(pathsChangedSince(context.ports.git, range), undefined);
  if (paths === undefined) return undefined;
  return { commit, paths: paths.filter((path) => !path.startsWith(`${team.directory}/`)) };
}

async function findNew({ context, repository }: BriefingSources): Promise<WorkSoFar['isNew']> {
  const { branch, baseCommit } = repository;
  if (branch.start === baseCommit) return () => false;
  const range = { base: branch.start, tip: branch.tip() };
  const paths = new Set(await resultOr(pathsChangedSince(context.ports.git, range), []));
  return (path) => paths.has(path);
}

async function traceAuthors(
  files: readonly FileDiff[],
  { files: named }: Handoff,
  { policy }: BriefingSources,
): Promise<WorkSoFar['authors']> {
  const asked = [
    ...files.filter((file) => isNamed(file, named)),
    ...files.filter((file) => !isNamed(file, named)),
  ].map(({ path }) => path);
  const found = await resultOr(policy.authorsOf(asked.slice(0, MOST_TRACED), COORDINATOR), []);
  const authors = new Map<string, readonly string[]>();
  const isEarlier = (one: FileAuthor) => one.isEarlier === true;
  const earlier = found.filter(isEarlier).toReversed();
  for (const { path, agent } of [...earlier, ...found.filter((one) => !isEarlier(one))]) {
    authors.set(path, withName(authors.get(path), agent));
  }
  return authors;
}

/** Adds a name, each once. */
function withName(names: readonly string[] = [], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name];
}

/** What an agent had changed when it was stopped. */
type StoppedWork = Pick<AgentRow, 'agent' | 'name' | 'task' | 'files'>;

/** Returns the work that was stopped, by an earlier request of the branch or in this run, and that its agent has not finished since. */
function findStoppedWork(
  { transcript }: RunContext,
  { earlier, team }: RepositoryContext,
): readonly StoppedWork[] {
  const own = transcript.read().agents;
  const before = earlier.transcript.agents;
  const isFinished = ({ agent }: AgentRow, at: number) =>
    [...before.slice(at + 1), ...own].some((row) => row.agent === agent && hasFinished(row));
  // The name comes from the team: anybody who may push could have written the state.
  const nameOf = (slug: string) =>
    team.members.find((member) => member.slug === slug)?.name ?? 'A colleague';
  const stopped = before
    .filter((row, at) => row.state === 'stopped' && !isFinished(row, at))
    .map((row) => ({ ...row, name: nameOf(row.agent) }));
  return [...stopped, ...unfinishedAgents(own)]
    .map((row) => ({ ...row, files: row.files.filter((path) => isWorkPath(path, team.directory)) }))
    .filter(({ files }) => files.length > 0);
}

const MOST = 3;

const MOST_PATHS = 8;
const MAX_LENGTH = 1_200;

/** Renders a line for each, for the agent `reader`; empty when there is none. Pure. */
function renderStoppedWork(works: readonly StoppedWork[], reader: string): string {
  if (works.length === 0) return '';
  const lines = works.slice(0, MOST).map(({ agent, name, task, files }) => {
    const isOwn = agent === reader;
    const who = isOwn ? 'You were' : `${name} was`;
    const changed = firstOf(files, MOST_PATHS, pathInSentence);
    const rest = isOwn ? ' Go on from there, and change nothing twice.' : '';
    return `- ${who} asked: ${JSON.stringify(oneLine(task, 100))}. Changed: ${changed}.${rest}`;
  });
  return cutCharacters([STOPPED, ...lines].join('\n'), MAX_LENGTH);
}

const STOPPED =
  'An earlier attempt was stopped before it was done. What it had changed is in your files:';

type RenderWorkOptions = {
  readonly nonce: string;
  readonly baseBranch: string;
  /** The files that the task names. */
  readonly named: readonly string[];
  /** The slug of the agent that reads it. */
  readonly reader: string;
  readonly maxLength: number;
};

const WORK_FRAME = 900;
const MAX_SINCE = 400;

/** Renders the work as a part of a prompt, in at most `maxLength` characters. Pure. */
export function renderWork(
  { files, authors, isNew, since, stopped = [] }: WorkSoFar,
  { nonce, baseBranch, named, reader, maxLength }: RenderWorkOptions,
): string {
  const before = renderStoppedWork(stopped, reader);
  const authorsOf = (path: string) => {
    const names = (authors.get(path) ?? []).join(' and ');
    return names !== '' && isNew(path) ? `${names}, changed in this run` : names;
  };
  const room = maxLength - WORK_FRAME - before.length;
  const diff = renderNumberedDiff(files, room, since?.paths ?? named, authorsOf);
  const about = `What the branch changes compared with \`${baseBranch}\`. The numbers are the lines of the new files; \`-\` marks what was removed.`;
  const quotation = quoteUntrusted({
    text: diff,
    author: 'git',
    label: 'diff',
    nonce,
    form: 'source',
  });
  const begin = since === undefined ? before : sinceText(since);
  return ['## The work so far', begin, about, quotation].filter((text) => text !== '').join('\n\n');
}

const MOST_SINCE = 8;

function sinceText({ commit, paths }: ChangedSince): string {
  const what = firstOf(paths, MOST_SINCE, pathInSentence) || 'nothing';
  return cutCharacters(
    `Changed since your review of ${commit.slice(0, 7)}: ${what}. Look there first.`,
    MAX_SINCE,
  );
}
