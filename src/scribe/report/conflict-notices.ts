// Reports a conflict with the base branch at the end of the pull request's board.
import { attempt } from '#src/errors.ts';
import type { GitHub } from '#src/ports/index.ts';
import { code, type FoundBoard, findOwnBoards, type Outbound } from '#src/publish/index.ts';
import type { BlockedPullRequest } from '../check/update-blocked-pulls.ts';
import { fileList } from './report-lines.ts';

type BlockedConflict = Extract<BlockedPullRequest, { readonly kind: 'conflict' }>;

export type ConflictNoticeDeps = {
  readonly github: Pick<GitHub, 'listComments' | 'updateComment' | 'ownLogin'>;
  readonly outbound: Pick<Outbound, 'seal'>;
  readonly prefix: string;
  readonly baseBranch: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

/** How many boards get a notice at most: each costs two requests to GitHub. */
const MAX_BOARDS = 5;
const NOTICE_START = '**Collides with ';

/** Adds a paragraph to each board, once for the same files. Ignores failures, since the report names the conflict, too. */
export async function postConflictNotices(
  blocked: readonly BlockedPullRequest[],
  deps: ConflictNoticeDeps,
): Promise<void> {
  const conflicts = blocked.filter((one) => one.kind === 'conflict');
  await Promise.all(conflicts.slice(0, MAX_BOARDS).map((one) => attempt(postNotice(one, deps))));
}

async function postNotice(conflict: BlockedConflict, deps: ConflictNoticeDeps): Promise<void> {
  const { github, outbound, baseBranch, prefix, today } = deps;
  const thread = findThread(conflict, prefix);
  const { items } = await github.listComments(thread, undefined);
  const boards = await findOwnBoards(github, items);
  const board = boards.findLast(({ marker }) => marker.branch === conflict.branch);
  if (board === undefined) return;
  const notice = `${NOTICE_START}${code(baseBranch)}** in ${fileList(conflict.files)}`;
  if (board.comment.body.includes(notice)) return;
  const next = `(seen ${today}). Merge ${code(baseBranch)} into ${code(conflict.branch)} by hand, or close the pull request and ask again.`;
  const body = `${removeOldNotice(board)}\n\n${notice} ${next}\n`;
  await github.updateComment(board.comment.id, outbound.seal(body));
}

/** Finds the thread of the board: the issue that the branch is named after, or else the pull request itself. */
function findThread({ branch, number }: BlockedConflict, prefix: string): number {
  return Number(/^\d{1,10}(?=-)/.exec(branch.slice(prefix.length))?.[0] ?? number);
}

function removeOldNotice({ comment }: FoundBoard): string {
  const paragraphs = comment.body.trimEnd().split('\n\n');
  return paragraphs.filter((paragraph) => !paragraph.startsWith(NOTICE_START)).join('\n\n');
}
