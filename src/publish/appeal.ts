// The comment that calls people for help: an edit of the board notifies nobody, a new comment does.
import { inline, link, paragraphs, prose, type RenderContext } from './words.ts';

export type Call = {
  /** The agent's name. */
  readonly name: string;
  readonly text: string;
};

const MOST_CALLS = 3;
const LONGEST = 800;

/** Markdown; `people` are logins and `organisation/team` names that may be mentioned, and the only ones that are. */
export function renderCallForHelp(
  context: RenderContext,
  people: readonly string[],
  calls: readonly Call[],
): string {
  const { facts, safe } = context;
  const about = link('this request', facts.commentUrl);
  const shown = calls.slice(0, MOST_CALLS);
  return paragraphs([
    `${people.map((name) => `@${name}`).join(' ')}: the squad needs your help with ${about}.`,
    ...shown.map(({ name, text }) => {
      const words = prose(context, text, LONGEST).replace(/^/gm, '> ');
      return `**${inline(name, 40, safe)}** asks for help:\n\n${words}`;
    }),
    calls.length > shown.length ? `And ${calls.length - shown.length} more.` : undefined,
  ]);
}

/** True for a comment that called for help with this request before. */
export function callsForHelpWith(body: string, commentUrl: string | undefined): boolean {
  const [first = ''] = body.split('\n', 1);
  return first.endsWith(`: the squad needs your help with ${link('this request', commentUrl)}.`);
}
