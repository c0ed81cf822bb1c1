// The answer to one thread of a review: what the agent did about it, and the commit.
import { renderLongText } from '../render/long-text.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { code, inline, link, paragraphs } from '../render/render-markdown.ts';

export type ThreadReply = {
  /** The name of the agent who answers. */
  readonly name: string;
  readonly text: string;
  /** The commit as the remote has it; undefined when nothing was changed. */
  readonly commit: string | undefined;
};

const MAX_TEXT_LENGTH = 1_500;

const MARKER = '<!-- squad-action:reply -->';

/** True for a reply as it is rendered here, from the login that we post as; others may post from it too. */
export function isThreadReply(body: string): boolean {
  return body.startsWith(MARKER);
}

/** Returns what people see of a reply. */
export function withoutReplyMarker(body: string): string {
  return isThreadReply(body) ? body.slice(MARKER.length).trimStart() : body;
}

/** Renders the reply as Markdown. */
export function renderThreadReply(context: RenderContext, reply: ThreadReply): string {
  const { facts, safe } = context;
  const { name, text, commit } = reply;
  const where =
    commit === undefined
      ? link('the run', facts.runUrl)
      : link(code(commit.slice(0, 8)), repositoryUrl(facts, 'commit', commit));
  return paragraphs([
    `${MARKER}\n${renderLongText(context, text, MAX_TEXT_LENGTH)}`,
    `**${inline(name, 40, safe)}**, in ${where}${commit === undefined ? '. No file was changed.' : ''}`,
  ]);
}
