import { describe, expect, it } from '@jest/globals';
import { boxed } from '../../../rehearsal/terminal/box.ts';
import { textOf, widthOf } from '../../../rehearsal/terminal/line.ts';
import { screenOf } from '../../../rehearsal/terminal/screen.ts';
import { terminalMarkdown } from '../../../rehearsal/terminal/terminal-markdown.ts';

const board = `<!-- squad-action:board run=1 -->
✅ **[#8](http://a.example/8) is ready**: \`npm test\` passed

- [x] one
- two, with words that go on and on until they no longer fit in a narrow box
  1. three

<details><summary>How they worked</summary>

| Agent | Result |
| --- | --- |
| **Fenster**, Backend | 2 files changed |

</details>

Last.`;

describe('terminalMarkdown', () => {
  it('shows a post without its marks, tables as tables', () => {
    const lines = terminalMarkdown(board);
    expect(lines.map(({ line }) => textOf(line).trimEnd())).toEqual([
      '✅ #8 is ready: npm test passed',
      '',
      '☑ one',
      '• two, with words that go on and on until they no longer fit in a narrow box',
      '  1. three',
      '',
      '▸ How they worked',
      '',
      'Agent             Result',
      '────────────────  ───────────────',
      'Fenster, Backend  2 files changed',
      '',
      'Last.',
    ]);
    expect(lines[0]?.line).toContainEqual({
      text: '#8',
      style: 'bold',
      link: 'http://a.example/8',
    });
  });

  it('leaves out what is folded when asked to', () => {
    const lines = terminalMarkdown(board, { isFolded: true }).map(({ line }) => textOf(line));
    expect(lines.slice(-3)).toEqual(['▸ How they worked', '', 'Last.']);
  });
});

describe('boxed', () => {
  it('is as wide as the terminal on every line, and breaks sentences at blanks', () => {
    const lines = boxed(screenOf({ isTTY: true, columns: 40 }, {}), '#7', terminalMarkdown(board));
    expect(new Set(lines.map(widthOf))).toEqual(new Set([40]));
    expect(lines.map(textOf).join('\n')).toContain('│   on until they no longer fit in a ');
  });

  it('has at most as many lines as it may, and says how many are missing', () => {
    const lines = boxed(screenOf({}, {}), '#7', terminalMarkdown(board), 6);
    expect(lines.map(textOf).slice(-2)).toEqual([
      '│ … 10 more lines',
      expect.stringMatching(/^╰─+$/),
    ]);
    expect(lines).toHaveLength(6);
  });
});
