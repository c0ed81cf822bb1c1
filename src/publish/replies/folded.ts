// What remains of a second board for one request.
import { link } from '../render/render-markdown.ts';

/** One line that leads to the board that counts. */
export function renderFolded(boardUrl: string): string {
  return `This request is answered in ${link('another comment', boardUrl)}.`;
}
