// A pull request that collides with the trunk says so where its people look: at the end of its board.
import { attempt } from '../../errors.ts';
import type { GitHub } from '../../ports/github.ts';
import { type FoundBoard, findOwnBoards } from '../../publish/board-keeper.ts';
import type { Outbound } from '../../publish/outbound/outbound.ts';
import { code } from '../../publish/render/render-markdown.ts';
import type { Blocked } from '../check/blocked.ts';

type Collision = Extract<Blocked, { readonly kind: 'conflict' }>;

export type Telling = {
  readonly github: Pick<GitHub, 'listComments' | 'updateComment' | 'ownLogin'>;
  readonly door: Pick<Outbound, 'seal'>;
  readonly prefix: string;
  readonly trunk: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

/** Each costs two requests to GitHub. */
const MOST = 5;
const OPENING = '**Collides with ';

/** Writes a paragraph onto the board of each, once for the same files; a board that is gone is nobody's loss, since the report tells it too. */
export async function tellBoards(blocked: readonly Blocked[], telling: Telling): Promise<void> {
  const collisions = blocked.filter((one) => one.kind === 'conflict');
  await Promise.all(collisions.slice(0, MOST).map((one) => attempt(tell(one, telling))));
}

async function tell(collision: Collision, telling: Telling): Promise<void> {
  const { github, door, trunk, prefix, today } = telling;
  const thread = threadOf(collision, prefix);
  const { items } = await github.listComments(thread, undefined);
  const boards = await findOwnBoards(github, items);
  const board = boards.findLast(({ marker }) => marker.branch === collision.branch);
  if (board === undefined) return;
  const files = collision.files.slice(0, 10).map(code).join(', ');
  const more = collision.files.length > 10 ? ' and more' : '';
  const words = `${OPENING}${code(trunk)}** in ${files}${more}`;
  if (board.comment.body.includes(words)) return;
  const next = `(seen ${today}). Merge ${code(trunk)} into ${code(collision.branch)} by hand, or close the pull request and ask again.`;
  const body = `${withoutOld(board)}\n\n${words} ${next}\n`;
  await github.updateComment(board.comment.id, door.seal(body));
}

/** A branch is named after the issue it is for; work that was asked for on the pull request itself has its number. */
function threadOf({ branch, number }: Collision, prefix: string): number {
  return Number(/^\d{1,10}(?=-)/.exec(branch.slice(prefix.length))?.[0] ?? number);
}

function withoutOld({ comment }: FoundBoard): string {
  const paragraphs = comment.body.trimEnd().split('\n\n');
  return paragraphs.filter((paragraph) => !paragraph.startsWith(OPENING)).join('\n\n');
}
