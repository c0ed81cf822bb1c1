// What a follow-up continues: a branch of the squad that already has a pull request, and a thread in which the squad's own
// words are labelled or left out.

import type { Issue } from '../../ports/threads.ts';
import { isOurs, itemsIn, readSection, TITLES } from '../../publish/pull-request/body-sections.ts';
import { isObjection } from '../../publish/pull-request/finding-items.ts';
import { readChanges } from '../../publish/pull-request/follow-up/since-then.ts';
import { CUT_SHORT, undoneParts } from '../../publish/pull-request/not-done-items.ts';
import { isMarkedUnfinished } from '../../publish/pull-request/pull-request-title.ts';
import { standingSuspicions } from '../../publish/render/check-words.ts';
import { readInline } from '../../publish/render/render-markdown.ts';
import type { NotDone } from '../../report.ts';
import { plural } from '../../text/count.ts';
import { headOf } from '../../text/cut-characters.ts';
import { oneLine } from '../../text/one-line.ts';
import type { BranchTarget } from '../../workspace/branch-target.ts';
import type { ThreadContext } from './thread.ts';
import type { ThreadPost } from './thread-posts.ts';

/** Returns the open pull request that the run's work continues, and its branch; undefined when the work starts afresh. */
export function continuedWork({ target }: { readonly target: BranchTarget }) {
  const { from, pull, branch } = target;
  return from === 'branch' && pull !== undefined ? { branch, pull: pull.number } : undefined;
}

/** True when the thread is the squad's own pull request; `prefix` is how the squad's branches begin. */
export function isOwnThread(target: BranchTarget, thread: number, prefix: string): boolean {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}

/** Reads the number of the issue that a branch of the squad is for from the branch's name. */
export function issueOfBranch(branch: string, prefix: string): number | undefined {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const LONGEST_CHANGES = 4_000;

/** Returns the thread of the squad's own pull request: an earlier run wrote its body, and `issue` is what it is for. Pure. */
export function asOwnThread(
  thread: ThreadContext,
  issue: Issue | undefined,
  writers: ReadonlySet<string>,
): ThreadContext {
  const { text } = thread.opening;
  return {
    ...thread,
    isOwn: true,
    opening: { ...thread.opening, ...ownWords('pull request', readChanges(text) || text) },
    posts: [...thread.posts, ...warningPosts(thread.thread.number, text)],
    ...(issue === undefined ? {} : { origin: originOf(issue, writers) }),
  };
}

/** Returns what the squad wrote into its pull request, cut to what a run needs. */
function ownWords(place: string, text: string) {
  const label = `${place}, from an earlier run, may be outdated`;
  return { author: 'the squad', isOurs: true, place: label, text: headOf(text, LONGEST_CHANGES) };
}

/** Returns what the open pull request that the run continues lists as not done; none unless the squad wrote it. */
export function listedUndone(target: BranchTarget): readonly string[] {
  const body = continuedWork({ target }) === undefined ? '' : (target.pull?.body ?? '');
  return isOurs(body) ? undoneParts(body).map(readInline) : [];
}

/** Returns the parts among them that stand until they are settled: the run goes on with what was cut short. */
export function undoneSoFar(target: BranchTarget): readonly NotDone[] {
  const parts = listedUndone(target).filter((item) => !item.startsWith(CUT_SHORT));
  return parts.map((part) => ({ part, why: '' }));
}

/** Returns the items of a section of the pull request's body; none unless the squad wrote it. */
function listedIn({ pull }: BranchTarget, title: string): readonly string[] {
  const body = pull?.body ?? '';
  return isOurs(body) ? itemsIn(readSection(title, body).content) : [];
}

/** Returns the reviews that the pull request says ask for changes, a line each; empty unless the squad wrote it. */
export function objectionsSoFar(target: BranchTarget): readonly string[] {
  const items = listedIn(target, TITLES.findings).filter(isObjection);
  return items.map((item) => (item.split('\n', 1)[0] ?? '').replaceAll('**', ''));
}

/** The sections that tell the coordinator about work that was cut short. */
const UNFINISHED_PARTS = [TITLES.notDone, TITLES.workers];

function ownPost(place: string, text: string): ThreadPost {
  return { ...ownWords(place, text), trusted: true, at: '' };
}

/** Returns the warnings of the squad's pull request about tests that were deleted. */
function warningPosts(number: number, body: string): readonly ThreadPost[] {
  const { content } = readSection(TITLES.checks, isOurs(body) ? body : '');
  const lines = standingSuspicions(content);
  return lines.length === 0
    ? []
    : [ownPost(`warnings in pull request #${number}`, lines.join('\n'))];
}

/** Adds to an issue's thread what the squad's pull request for it says about its changes, and which findings stand. Pure. */
export function withChangesSoFar(thread: ThreadContext, target: BranchTarget): ThreadContext {
  const { pull } = target;
  if (pull === undefined || target.from === 'base' || !isOurs(pull.body)) return thread;
  const { number, title, body } = pull;
  const found = readSection(TITLES.findings, body).content.trim();
  const findings = found === '' ? [] : [ownPost(`findings in pull request #${number}`, found)];
  const posts = [...thread.posts, ...warningPosts(number, body), ...findings];
  const withFindings = { ...thread, posts };
  const said = readChanges(body);
  if (said === '') return withFindings;
  const rest = isMarkedUnfinished(title) ? UNFINISHED_PARTS : [];
  const parts = rest.map((part) => readSection(part, body).content.trim());
  const text = [`Title: ${oneLine(title, 300)}`, said, ...parts].filter((it) => it !== '');
  return { ...withFindings, changes: ownPost(`pull request #${number}`, text.join('\n\n')) };
}

function originOf(
  { number, title, body, author }: Issue,
  writers: ReadonlySet<string>,
): ThreadPost {
  const login = author?.login ?? 'ghost';
  return {
    author: login,
    trusted: writers.has(login.toLowerCase()),
    place: `issue #${number}, which the pull request is for`,
    text: `Title: ${oneLine(title, 300)}\n\n${body}`.trim(),
    at: '',
    source: { kind: 'issue', number },
  };
}

/** Leaves out what agents with the files can see in their copy and in git: what the squad's own pull request changes. Pure. */
export function forFileReaders(thread: ThreadContext): ThreadContext {
  const said = { ...thread, changes: undefined };
  if (thread.isOwn !== true) return said;
  return { ...said, files: [], opening: { ...thread.opening, text: '' } };
}

/** Removes the files of the squad's own folder from the thread's diff. Pure. */
export function withoutSquadFiles(thread: ThreadContext, directory: string): ThreadContext {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count = thread.files.length - files.length;
  if (count === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${plural(count, 'file')} in ${directory}/`];
  return { ...thread, files, omitted };
}
