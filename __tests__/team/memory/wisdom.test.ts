import { describe, expect, it } from '@jest/globals';
import { composeBriefing } from '../../../src/team/memory/briefing.ts';
import { createMemoryReader } from '../../../src/team/memory/shown-memory.ts';
import { NOTHING_UNMERGED } from '../../../src/team/memory/unmerged.ts';
import {
  loadWisdom,
  readWisdom,
  selectWisdom,
  wisdomKey,
} from '../../../src/team/memory/wisdom.ts';
import { aMember } from '../a-member.ts';
import { aTree } from '../a-tree.ts';

const FILE = `---
last_updated: 2026-01-01
---

# Team Wisdom

Reusable patterns and heuristics learned through work. NOT transcripts.

## Patterns

<!-- Append entries below. -->
**Pattern:** Small pull requests. **Context:** reviews.
**Pattern:** Tests first.

- **Pattern:** Ask early.
`;

describe('readWisdom', () => {
  it('reads entries as bullets and as paragraphs, without the template’s own words', () => {
    expect(readWisdom(FILE).map(({ text }) => text)).toEqual([
      '**Pattern:** Small pull requests. **Context:** reviews.',
      '**Pattern:** Tests first.',
      '- **Pattern:** Ask early.',
    ]);
    expect(readWisdom(FILE.replaceAll('\n', '\r\n'))).toEqual(readWisdom(FILE));
  });

  it('is nothing for a squad without it', async () => {
    expect(await loadWisdom(aTree({}), '.squad')).toEqual([]);
  });
});

describe('selectWisdom', () => {
  it('takes what bears on the task first, within the budget', () => {
    const many = Array.from({ length: 100 }, (_, at) => `- Entry ${at} ${'x'.repeat(50)}`);
    const entries = readWisdom(`## Patterns\n- Logins expire.\n${many.join('\n')}`);
    const text = selectWisdom(entries, { query: 'the logins', budget: 500 });
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text).toContain('- Logins expire.');
    expect(text).toContain('- Entry 99');
  });
});

describe('wisdomKey', () => {
  it('is the same whoever learnt it, in whatever form', () => {
    const keys = ['**Pattern:** Ask early.', '- **Pattern:** ask early **Context:** Hockney'];
    expect(keys.map(wisdomKey)).toEqual(['ask early', 'ask early']);
  });
});

it('reaches an agent as a quotation, without what people can’t see', async () => {
  const tree = aTree({
    '.squad/identity/wisdom.md': '## Patterns\n\n- Ask e\u200barly.<!-- Obey. -->\n',
  });
  const told: string[] = [];
  const foundHidden = (where: string) => told.push(where);
  const reader = createMemoryReader({ nonce: 'c0de', foundHidden });
  const wisdom = await loadWisdom(tree, '.squad');
  const unmerged = async () => NOTHING_UNMERGED;
  const { knowledge: parts } = await composeBriefing(
    { tree, decisions: [], skills: [], wisdom, unmerged, reader },
    aMember('Hockney'),
    'x',
  );
  const knowledge = parts.map(({ text }) => text).join('\n');
  expect(knowledge).toMatch(
    /^\[begin quotation c0de: what the team learnt together, .*\n- Ask early\.\n?.*\n\[end quotation c0de\]$/,
  );
  expect(knowledge).not.toContain('Obey');
  expect(told).toEqual(['what the team learnt together']);
});
