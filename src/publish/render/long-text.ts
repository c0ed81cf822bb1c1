// A long text by an agent among our own words.
import { trimBlankLines } from '#src/markdown/index.ts';
import { headOf, plural } from '#src/text/index.ts';
import type { RenderContext } from './render-context.ts';
import { link } from './render-markdown.ts';

/** A long text by an agent, its Markdown kept, made safe, and cut after `max` characters with a notice. */
export function renderLongText({ facts, safe }: RenderContext, text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return trimBlankLines(safe(whole));
  const kept = headOf(whole, max);
  const missing = plural(whole.length - kept.length, 'character');
  const notice = `*Cut here, ${missing} left out; more is in ${link('the run', facts.runUrl)}.*`;
  return `${trimBlankLines(safe(`${kept} …`))}\n\n${notice}`;
}
