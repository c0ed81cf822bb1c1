// The comment that calls people for help: unlike an edit of the board, a new comment notifies them.
import { renderLongText } from '../render/long-text.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, link, paragraphs } from '../render/render-markdown.ts';

export type EscalationText = {
  /** The agent's name. */
  readonly name: string;
  readonly text: string;
};

const MAX_ESCALATIONS = 3;
const MAX_TEXT_LENGTH = 800;

/** Markdown; `people` are logins and `organisation/team` names that may be mentioned, and the only ones that are. */
export function renderEscalationComment(
  context: RenderContext,
  people: readonly string[],
  escalations: readonly EscalationText[],
): string {
  const { facts, safe } = context;
  const about = link('this request', facts.commentUrl);
  const shown = escalations.slice(0, MAX_ESCALATIONS);
  return paragraphs([
    `${people.map((name) => `@${name}`).join(' ')}: the squad needs your help with ${about}.`,
    ...shown.map(({ name, text }) => {
      const words = renderLongText(context, text, MAX_TEXT_LENGTH).replace(/^/gm, '> ');
      return `**${inline(name, 40, safe)}** asks for help:\n\n${words}`;
    }),
    escalations.length > shown.length
      ? `And ${escalations.length - shown.length} more.`
      : undefined,
  ]);
}

/** True for an earlier comment that called for help with this request. */
export function isEscalationFor(body: string, commentUrl: string | undefined): boolean {
  const [first = ''] = body.split('\n', 1);
  return first.endsWith(`: the squad needs your help with ${link('this request', commentUrl)}.`);
}
