// A question whose answer a later run took: the comments that asked it say so, and fold what they asked.
import { collapsible, link } from '../render/render-markdown.ts';

const ANSWERED = '💬 **Answered**: the squad went on in ';

/** Numbers and links of the first line that still hold when the question is answered. */
const LASTING_FACT = /^(?:for |\d|\[watch the run\])/;

/** What is asked is quoted, so no line of it begins like this. */
const HOW_TO_REPLY = /^Reply (?:in a comment that begins with )?`/;

/**
 * A board or a notice of ours that asked a question, as it reads once `boardUrl` went on with the answer;
 * undefined where it says so already, or asks nothing.
 */
export function renderAnswered(body: string, boardUrl: string): string | undefined {
  const [marker = '', first = '', ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith('<!-- squad-action:') || first.startsWith(ANSWERED)) return undefined;
  const facts = first.split(' · ').filter((fact) => LASTING_FACT.test(fact));
  const lasting = rest.filter((line) => !HOW_TO_REPLY.test(line)).join('\n');
  const said = lasting.replace(/\n{3,}/g, '\n\n').trim();
  const headline = [`${ANSWERED}${link('this run', boardUrl)}`, ...facts].join(' · ');
  const question = said.startsWith('<details>') ? said : collapsible('The question', said);
  return `${marker}\n${headline}${said === '' ? '' : `\n\n${question}`}`;
}
