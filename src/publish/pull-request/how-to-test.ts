// How a reviewer can try a change: what the agents said about it, else the tests they touched.
import type { Transcript } from '../../run-log/transcript.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, inline } from '../render/render-markdown.ts';

const HOW_TO_TEST = /^(?:how )?to test(?: it| this)?(?: ?: ?(.*))?$/i;
const TEST_FILE = /(?:^|\/)(?:__tests__|tests?|specs?)\/|[._-](?:test|spec)s?\.\w+$/i;
const MAX_LINES = 8;

/** One item per step; none when no answer tells how and no test changed. */
export function howToTestLines({ safe }: RenderContext, { agents }: Transcript): readonly string[] {
  const said = new Set(agents.flatMap(({ answer }) => stepsIn(answer)));
  if (said.size > 0) return [...said].map((step) => inline(step, 300, safe));
  const files = new Set(agents.flatMap((agent) => agent.files).filter((f) => TEST_FILE.test(f)));
  return [...files].map((file) => `Run the tests in ${code(file)}`);
}

function stepsIn(answer: string): readonly string[] {
  const lines = answer.split('\n').map(withoutMarks);
  const at = lines.findIndex((line) => HOW_TO_TEST.test(line));
  if (at < 0) return [];
  const rest = HOW_TO_TEST.exec(lines[at] ?? '')?.[1] ?? '';
  return rest === '' ? stepsBelow(lines.slice(at + 1)) : [rest];
}

function stepsBelow(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line !== '');
  if (start < 0) return [];
  const end = lines.indexOf('', start);
  const steps = lines.slice(start, end < 0 ? undefined : end);
  return steps.filter((line) => !/^(?:```|~~~)/.test(line)).slice(0, MAX_LINES);
}

function withoutMarks(line: string): string {
  return line
    .trim()
    .replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, '')
    .replaceAll('**', '')
    .trim();
}
