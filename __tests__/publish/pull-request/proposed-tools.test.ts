import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderProposedTools } from '#src/publish/views/proposed-tools.ts';
import type { ToolProposal } from '#src/tools/custom/proposed-tools.ts';
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
  expect(renderProposedTools(context, [lint])).toBe(`## Proposed tools

Once this is merged, agents can run these with what the workflow and \`tools.env\` allow. Read their source as you would read a workflow.

### \`lint\` 1.1.0 (changes 1.0.0)

- What it does: Lints the code
- Runs \`.squad/tools/lint/lint.py\` in the agent's worktree, at most 30 s
- Environment variables it asks for: \`CI\`, which it gets only if \`tools.env\` in the settings names it
- It has 2 tests, not run yet: a proposed tool runs only with a person's approval. To run them: \`@squad approve tool lint@0123456789abcdef0123456789abcdef: tools test lint\`
- To try it before it is merged, somebody with write access who has read it can write \`@squad approve tool lint@0123456789abcdef0123456789abcdef\`; any change to its files needs a new approval

| Flag | Type | Required | Purpose |
| --- | --- | --- | --- |
| \`--fix=\` | boolean | yes | Mend \\| it |

<details><summary>lint.py, 9 bytes</summary>

\`\`\`text
print(1)
\`\`\`

</details>

- \`data.bin\`: 3 bytes, not text`);
});

it.each([
  [0, '- It has no tests\n'],
  [
    1,
    "- It has 1 test, not run yet: a proposed tool runs only with a person's approval. To run it: `",
  ],
])('says how its %s tests can run', (tests, said) => {
  expect(renderProposedTools(context, [{ ...lint, tests }])).toContain(said);
});

it('says nothing when nothing is proposed', () => {
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
