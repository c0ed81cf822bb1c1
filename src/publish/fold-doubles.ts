// Comments that people would take for a request's board, while another one is it.
import { attempt } from '../errors.ts';
import type { GitHub } from '../ports/github.ts';
import type { FoundBoard } from './find-boards.ts';
import type { Outbound } from './outbound/outbound.ts';
import { commentUrl, type RenderContext } from './render/render-context.ts';
import { link } from './render/render-markdown.ts';

export type FoldDeps = {
  readonly ports: { readonly github: Pick<GitHub, 'updateComment'> };
  readonly renderContext: () => RenderContext;
  readonly outbound: Pick<Outbound, 'seal'>;
};

/** What a comment says that isn't the board of its request: our own Markdown, with a link to the comment that is. */
export function answeredElsewhere(context: RenderContext, boardId: number): string {
  return `This request is answered in ${link('another comment', commentUrl(context.facts, boardId))}.`;
}

/** Makes doubles point to the board. Never rejects: the next run of the thread tries again. */
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
