// The answer to `@squad tools test lint`: the results of the tool's own tests.

import { plural } from '#src/text/index.ts';
import type { ToolTestResult } from '#src/tools/index.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, firstThatFits, inline, list, paragraphs } from '../render/render-markdown.ts';
import { originLink } from '../render/tools/custom-tools.ts';

export type TestedTool = {
  readonly name: string;
  readonly version: string;
  /** The tool's tool.yaml, and the commit that it was read at. */
  readonly path: string;
  readonly commit: string | undefined;
  readonly results: readonly ToolTestResult[];
};

/** Renders one line for all the tests, then one for each. */
export function renderToolTests(context: RenderContext, tool: TestedTool): string {
  const { name, version, results } = tool;
  const called = `${code(name)} ${inline(version, 40, context.safe)}`;
  const origin = originLink(context, tool);
  if (results.length === 0) {
    return `${called} (${origin}) has no tests. A test is a call with its expected output, under ${code('tests')} in its tool.yaml.`;
  }
  const failed = results.filter((result) => result.failed !== undefined).length;
  const part = failed < results.length ? `${failed} of ` : '';
  const own = ownTests(results.length);
  const title =
    failed === 0 ? `✅ **${called} passed ${own}**` : `❌ **${called} failed ${part}${own}**`;
  const sizes = LINE_SIZES.map(([reason, rows]) => () => {
    const lines = results.map((result) => resultLine(context, result, reason));
    return paragraphs([`${title}: ${origin}`, list(lines, rows)]);
  });
  return firstThatFits(MAX_LENGTH, sizes);
}

/** The most characters of a reason, and the most tests that get a line of their own. */
const LINE_SIZES = [
  [700, 64],
  [200, 64],
  [200, 20],
] as const;

const MAX_LENGTH = 30_000;

function ownTests(amount: number): string {
  return amount === 1 ? 'its test' : `its ${plural(amount, 'test')}`;
}

function resultLine({ safe }: RenderContext, result: ToolTestResult, max: number): string {
  const name = inline(result.test, 120, safe);
  return result.failed === undefined
    ? `✅ ${name}`
    : `❌ ${name}: ${inline(result.failed, max, safe)}`;
}
