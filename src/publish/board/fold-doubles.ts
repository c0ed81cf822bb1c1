// Folds comments that people would mistake for a request's board.
import { attempt } from '../../errors.ts';
import type { GitHub } from '../../ports/github.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { commentUrl, type RenderContext } from '../render/render-context.ts';
import { link } from '../render/render-markdown.ts';
import type { FoundBoard } from './find-boards.ts';

export type FoldDeps = {
  readonly ports: { readonly github: Pick<GitHub, 'updateComment'> };
  readonly renderContext: () => RenderContext;
  readonly outbound: Pick<Outbound, 'seal'>;
};

/** Words a comment that isn't its request's board: our own Markdown, with a link to the comment that is. */
export function answeredElsewhere(context: RenderContext, boardId: number): string {
  return `This request is answered in ${link('another comment', commentUrl(context.facts, boardId))}.`;
}

/** Makes doubles point to the board. Never rejects: on failure the next run of the thread tries again. */
export async function foldDoubles(
  doubles: readonly FoundBoard[],
  boardId: number,
  { ports, renderContext, outbound }: FoldDeps,
): Promise<void> {
  if (doubles.length === 0) return;
  const text = answeredElsewhere(renderContext(), boardId);
  for (const { comment } of doubles) {
    // Sealing throws when the text holds a secret.
    await attempt(async () => ports.github.updateComment(comment.id, outbound.seal(text)));
  }
}
