// What a follow-up goes on with: a branch of the squad that has a pull request already, and its thread without what the
// squad wrote into it.
import type { Issue } from '../../ports/github.ts';
import { itemsIn, readSection } from '../../publish/pull-request/body-sections.ts';
import { isOurs, TITLES } from '../../publish/pull-request/pull-request.ts';
import { isMarkedUnfinished } from '../../publish/pull-request/pull-request-title.ts';
import { readChanges } from '../../publish/pull-request/since-then.ts';
import { plural } from '../../text/count.ts';
import { headOf } from '../../text/cut-characters.ts';
import { oneLine } from '../../text/one-line.ts';
import type { BranchTarget } from '../../workspace/branch-target.ts';
import type { ThreadContext, ThreadPost } from './thread.ts';

/** The open pull request that the run's work goes on with, and its branch; undefined where the work begins anew. */
export function continuedWork({ target }: { readonly target: BranchTarget }) {
  const { from, pull, branch } = target;
  return from === 'branch' && pull !== undefined ? { branch, pull: pull.number } : undefined;
}

/** Whether the thread is the squad's own pull request. `prefix`: of its branches. */
export function isOwnThread(target: BranchTarget, thread: number, prefix: string): boolean {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}

/** The number of the issue that a branch of the squad is for: its name tells. */
export function issueOfBranch(branch: string, prefix: string): number | undefined {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const LONGEST_CHANGES = 4_000;

/** The thread of the squad's own pull request: its body is what an earlier run wrote; `issue` is what it is for. Pure. */
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
    ...(issue === undefined ? {} : { origin: originOf(issue, writers) }),
  };
}

/** What the squad wrote into its pull request, not more than a run needs. */
function ownWords(place: string, text: string) {
  const label = `${place}, of an earlier run, may be overtaken`;
  return { author: 'the squad', isOurs: true, place: label, text: headOf(text, LONGEST_CHANGES) };
}

/** What the open pull request that the run goes on with says of its changes; empty where it isn't the squad's. */
export function changesSoFar(target: BranchTarget): string {
  const body = continuedWork({ target }) === undefined ? '' : (target.pull?.body ?? '');
  return isOurs(body) ? readChanges(body) : '';
}

/** What the open pull request that the run goes on with says is not done; empty where it isn't the squad's. */
export function undoneSoFar(target: BranchTarget): string {
  const body = continuedWork({ target }) === undefined ? '' : (target.pull?.body ?? '');
  if (!isOurs(body)) return '';
  const items = itemsIn(readSection(TITLES.notDone, body).content);
  const open = items.filter((item) => !/^(?:Left out|Refused): /.test(item));
  return headOf(open.map((item) => `- ${item}`).join('\n'), LONGEST_CHANGES);
}

/** What the coordinator must know of work that was cut short. */
const UNFINISHED_PARTS = [TITLES.notDone, TITLES.workers];

/** The thread of an issue with what the squad's pull request for it says of its changes. Pure. */
export function withChangesSoFar(thread: ThreadContext, target: BranchTarget): ThreadContext {
  const said = changesSoFar(target);
  if (said === '' || target.pull === undefined) return thread;
  const { number, title, body } = target.pull;
  const rest = isMarkedUnfinished(title) ? UNFINISHED_PARTS : [];
  const parts = rest.map((part) => readSection(part, body).content.trim());
  const text = [`Title: ${oneLine(title, 300)}`, said, ...parts].filter((it) => it !== '');
  const changes = {
    ...ownWords(`pull request #${number}`, text.join('\n\n')),
    trusted: true,
    at: '',
  };
  return { ...thread, changes };
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

/** The thread for who reads the files: their copy and git tell what the squad's own pull request changes. Pure. */
export function forFileReaders(thread: ThreadContext): ThreadContext {
  const said = { ...thread, changes: undefined };
  if (thread.isOwn !== true) return said;
  return { ...said, files: [], opening: { ...thread.opening, text: '' } };
}

/** The thread's diff without the files of the squad's own folder. Pure. */
export function withoutSquadFiles(thread: ThreadContext, directory: string): ThreadContext {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count = thread.files.length - files.length;
  if (count === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${plural(count, 'file')} in ${directory}/`];
  return { ...thread, files, omitted };
}
