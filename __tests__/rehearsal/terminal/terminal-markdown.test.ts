import { describe, expect, it } from '@jest/globals';
import { boxed } from '../../../rehearsal/terminal/box.ts';
import { textOf, widthOf } from '../../../rehearsal/terminal/line.ts';
import { screenOf } from '../../../rehearsal/terminal/screen.ts';
import { foldedMarkdown, terminalMarkdown } from '../../../rehearsal/terminal/terminal-markdown.ts';

const board = `<!-- squad-action:board run=1 -->
✅ **[#8](http://a.example/8) is ready**: \`npm test\` passed

- [x] one
- two, with words that go on and on until they no longer fit in a narrow box
  1. three

<details><summary>How they worked</summary>

| Agent | Result |
| --- | --- |
| **Fenster**, Backend | 2 files changed |

</details>`;
const text = terminalMarkdown(board, undefined).map(({ line }) => textOf(line).trimEnd());

describe('terminalMarkdown', () => {
  it('shows a post without its marks, tables as tables', () => {
    expect(text).toEqual([
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
    ]);
  });

  it('keeps what is bold and where links lead', () => {
    const [first] = terminalMarkdown(board, undefined);
    expect(first?.line).toContainEqual({ text: '#8', style: 'bold', link: 'http://a.example/8' });
  });
});

describe('foldedMarkdown', () => {
  it('ends where something is folded, and goes on behind it', () => {
    const lines = foldedMarkdown(`${board}\n\nLast.`, undefined).map(({ line }) => textOf(line));
    expect(lines.slice(-3)).toEqual(['▸ How they worked', '', 'Last.']);
  });
});

describe('boxed', () => {
  it('is as wide as the terminal on every line, and breaks sentences at blanks', () => {
    const screen = screenOf({ isTTY: true, columns: 40 }, {});
    const lines = boxed(screen, '#7', terminalMarkdown(board, 36));
    expect(new Set(lines.map(widthOf))).toEqual(new Set([40]));
    expect(lines.map(textOf).join('\n')).toContain('│   on until they no longer fit in a ');
  });

  it('has at most as many lines as it may, and says how many are missing', () => {
    const lines = boxed(screenOf({}, {}), '#7', terminalMarkdown(board, undefined), 6);
    expect(lines.map(textOf).slice(-2)).toEqual([
      '│ … 8 more lines',
      expect.stringMatching(/^╰─+$/),
    ]);
    expect(lines).toHaveLength(6);
  });
});
