import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderProposedTools } from '#src/publish/views/proposed-tools.ts';
import type { ToolProposal } from '#src/tools/custom/proposed-tools.ts';
import { expectGolden } from '../a-golden.ts';
import { context, facts, nastyText } from '../a-run.ts';

const lint: ToolProposal = {
  name: 'lint',
  version: '1.1.0',
  description: 'Lints the code',
  sha256: '0123456789abcdef'.repeat(4),
  folder: '.squad/tools/lint',
  starts: 'lint.py',
  parameters: [{ name: 'fix', type: 'boolean', required: true, description: 'Mend | it' }],
  seconds: 30,
  env: ['CI'],
  tests: 2,
  before: '1.0.0',
  files: [
    { path: 'lint.py', bytes: 9, text: 'print(1)\n' },
    { path: 'data.bin', bytes: 3, text: undefined },
  ],
};

it('shows what runs, the environment that it asks for, its tests, its flags and its source', () => {
  const [none, one] = [0, 1].map((tests) => ({
    ...lint,
    tests,
    env: [],
    parameters: [],
    files: [],
  }));
  const shown = [lint, none, one].map((tool) => renderProposedTools(context, tool ? [tool] : []));
  expectGolden('proposed-tools', shown.join('\n\n'));
  expect(renderProposedTools(context, [])).toBeUndefined();
});

describe('hostile tools', () => {
  const door = createOutbound({
    holdsSecret: () => false,
    phrase: '@squad',
    serverUrl: facts.serverUrl,
  });
  const render = (changes: Partial<ToolProposal>) =>
    renderProposedTools({ facts, safe: door.safe }, [{ ...lint, ...changes }]) ?? '';

  it('a source that ends fences and folds stays in its block', () => {
    const text = '```\n</details>\n@acme/everyone\n`````\n# Fake heading\n';
    const headings = fromMarkdown(
      render({ files: [{ path: 'x', bytes: 9, text }] }),
    ).children.filter((node) => node.type === 'heading');
    expect(headings).toHaveLength(2);
  });

  it('invisible characters are told of', () => {
    const text = 'a = "\u202Eright to left"';
    expect(render({ files: [{ path: 'x', bytes: 9, text }] })).toContain(
      '**It contains invisible characters',
    );
  });

  it('no text of a tool makes a heading or a mention', () => {
    const claim = fc.property(nastyText, nastyText, (description, source) => {
      const markdown = render({
        description,
        version: source,
        parameters: [{ name: 'a', type: 'string', required: false, description }],
        files: [{ path: source, bytes: 1, text: source }],
      });
      const headings = fromMarkdown(markdown).children.filter((node) => node.type === 'heading');
      expect(headings).toHaveLength(2);
    });
    fc.assert(claim, { numRuns: 200 });
  });

  it('long sources and many tools are cut, and say so', () => {
    const files = Array.from({ length: 9 }, (_, index) => ({
      path: `f${index}`,
      bytes: 9_000,
      text: 'x'.repeat(9_000),
    }));
    const markdown = render({ files });
    expect(markdown.length).toBeLessThan(25_000);
    expect(markdown).toContain('*3k characters left out: see the file.*');
    expect(
      renderProposedTools(
        context,
        Array.from({ length: 12 }, () => lint),
      ),
    ).toContain('And 2 more tools: see the files.');
  });
});
