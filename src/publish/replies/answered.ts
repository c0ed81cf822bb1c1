// Marks a question as answered once a later run took the answer: the comments that asked it say so, and fold the question.
import { collapsible, link } from '../render/render-markdown.ts';

const ANSWERED = '💬 **Answered**: the squad went on in ';

/** Numbers and links in the first line that still hold once the question is answered. */
const LASTING_FACT = /^(?:for |\d|\[watch the run\])/;

/** How our own instructions begin. The question itself is quoted, so none of its lines begins like this. */
const HOW_TO_REPLY = /^Reply (?:in a comment that begins with )?`/;

/**
 * Rewrites a board or notice of ours that asked a question, once the run of `boardUrl` has taken the answer. Returns
 * undefined if it says so already, or isn't a board or notice.
 */
export function renderAnswered(body: string, boardUrl: string): string | undefined {
  const [marker = '', first = '', ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith('<!-- squad-action:') || first.startsWith(ANSWERED)) return undefined;
  const facts = first.split(/\*\*: | · /).filter((fact) => LASTING_FACT.test(fact));
  const lasting = rest.filter((line) => !HOW_TO_REPLY.test(line)).join('\n');
  const said = lasting.replace(/\n{3,}/g, '\n\n').trim();
  const headline = [`${ANSWERED}${link('this run', boardUrl)}`, ...facts].join(' · ');
  const question = said.startsWith('<details>') ? said : collapsible('The question', said);
  return `${marker}\n${headline}${said === '' ? '' : `\n\n${question}`}`;
}
