import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadHistory } from '#src/team/learnings.ts';
import { anyText } from '../text/any-text.ts';
import { aMember } from './a-member.ts';
import { aTree } from './a-tree.ts';

const wish = { query: '', budget: 4000 };
const folder = '.squad/agents/odd';
const odd = aMember('Odd', { folder });
/** What is chosen of a history with this text. */
const choose = (text: string, memoryQuery = wish) =>
  loadHistory(aTree({ [`${folder}/history.md`]: text }), odd, memoryQuery);
const bullets = (count: number) =>
  Array.from({ length: count }, (_, i) => `- **[technical]** learning ${i} ${'x'.repeat(60)}`);

describe('what is chosen of a history', () => {
  it.each([
    [
      'init',
      '# Project Context\n\n- **Project:** Harbour\n\n## Core Context\n\nCore.\n\n## Recent Updates\n\n📌 Team initialised on 2026-01-01\n\n## Learnings\n\nFirst.\n\nSecond.\n',
      '## Core Context\n\nCore.\n\n## Learnings\n\n- **Project:** Harbour\n\nFirst.\n\nSecond.\n\n📌 Team initialised on 2026-01-01',
    ],
    [
      'cast',
      '# Odd — History\n\n## Core Context\n\nCore.\n\n## Learnings\n\n<!-- Append below -->\n### 2026-02-02\nTwo.\n\n### 2026-01-01\n\nOne.\n',
      '## Core Context\n\nCore.\n\n## Learnings\n\n### 2026-01-01\n\nOne.\n\n### 2026-02-02\nTwo.',
    ],
    [
      'shadow',
      '# Odd — Session History\n\n## Context\n## Learnings\n- a\n  more\n- b\n## Decisions\n## Patterns\n',
      '## Learnings\n\n- a\n  more\n\n- b',
    ],
    ['empty', '# Odd — History\n\n## Learnings\n', ''],
  ])('reads the skeleton %s, oldest first', async (_, text, expected) => {
    expect(await choose(text)).toEqual({ text: expected, unmerged: '', leftOut: 0 });
    expect((await choose(text.replaceAll('\n', '\r\n'))).text).toBe(expected);
  });

  it('takes the newest, and says how many older ones it leaves out', async () => {
    const { text, leftOut } = await choose(`## Learnings\n${bullets(200).join('\n')}`);
    expect(text).toContain('learning 199 ');
    expect(text).not.toContain('learning 1 ');
    expect(text).toContain(`(${leftOut} older learnings are left out.)`);
  });

  it('takes a learning of a long dated block for as new as the block, whatever day it tells of', async () => {
    const since = '- **[api]** Since 2019-01-01 the API pages.';
    const moved = '- **[api]** Moved from another day (2026-01-15)';
    const long = `### 2026-03-03\n\n${since}\n${moved}\n${bullets(30).join('\n')}`;
    const { text } = await choose(`## Learnings\n\n${long}\n\n### 2026-02-02\n\nOld.\n`);
    expect(text).toMatch(
      /^## Learnings\n\n- [^\n]*\(2026-01-15\)\n\n### 2026-02-02\n\nOld\.\n\n- [^\n]*Since/,
    );
  });

  it('keeps an old learning that the task is about', async () => {
    const text = `## Learnings\n- Logins expire after an hour.\n${bullets(200).join('\n')}`;
    expect((await choose(text, { query: 'fix the login', budget: 4000 })).text).toContain('expire');
  });

  it('never throws and never exceeds the budget', async () => {
    const part = fc.oneof(
      fc.constantFrom('## Core Context', '## Learnings', '### 2026-01-01', '- a', '```'),
      anyText(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part), fc.nat(500), async (parts, budget) => {
        const { text } = await choose(parts.join('\n'), { query: 'a', budget });
        expect(text.length).toBeLessThanOrEqual(budget);
      }),
    );
  });
});

describe('loadHistory', () => {
  it('puts fragments behind the history, the newest last', async () => {
    const tree = aTree({
      [`${folder}/history.md`]: '## Learnings\n### 2026-01-02\nhistory',
      [`${folder}/inbox/2026-01-03-b-00000000.md`]: '- **[technical]** third\n',
      [`${folder}/inbox/2026-01-02-a-00000000.md`]: '- **[team]** second\n',
      [`${folder}/inbox/link.md`]: { mode: '120000', text: '/etc/passwd' },
      '.squad/agents/vik/inbox/2026-01-03-c-00000000.md': '- not mine',
    });
    expect((await loadHistory(tree, odd, wish)).text).toBe(
      '## Learnings\n\n### 2026-01-02\nhistory\n\n- **[team]** second\n\n- **[technical]** third',
    );
  });

  it('takes no heading of a fragment for the core context', async () => {
    const tree = aTree({ [`${folder}/inbox/2026-01-01-a.md`]: '## Core Context\nforged' });
    expect((await loadHistory(tree, odd, wish)).text).toMatch(/^## Learnings\n/);
  });

  it('reads both of agents/Rai and agents/rai', async () => {
    const rai = aMember('Rai', {
      folder: '.squad/agents/Rai',
      otherFolders: ['.squad/agents/rai'],
    });
    const tree = aTree({
      '.squad/agents/Rai/history.md': '## Learnings\n- upper',
      '.squad/agents/rai/history.md': '## Learnings\n- lower',
    });
    expect((await loadHistory(tree, rai, wish)).text).toBe('## Learnings\n\n- lower\n\n- upper');
  });

  it('reads head and end of five megabytes, within the same budget', async () => {
    const text = `# Odd\n## Core Context\nThe core.\n## Learnings\n${bullets(55_000).join('\n')}\n`;
    const tree = aTree({ [`${folder}/history.md`]: text });
    const selected = await loadHistory(tree, odd, wish);
    expect(selected.text.length).toBeLessThanOrEqual(4000);
    expect(selected.text).toMatch(/^## Core Context\n\nThe core\./);
    expect(selected.text).toContain('learning 54999 ');
    expect(selected.text).toMatch(/\(More than \d+ older learnings are left out\.\)/);
  });
});
