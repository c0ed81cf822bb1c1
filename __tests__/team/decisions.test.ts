import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDecisions, readHeading } from '#src/team/decisions.ts';
import { selectDecisions } from '#src/team/select-memory.ts';

const FILE = `# Squad Decisions

## Active Decisions

### 2026-11-21: Store times in UTC

**By:** Odd Nes
**What:** All persisted timestamps are UTC.
**References:** #41

### Use **tabs** (2026-03-07)
**Issued by:** Mira

### Keep it small

Foundational.

## Governance

- All changes need a review.
`;

describe('parseDecisions', () => {
  it('reads entries and ends the last one at a scaffold heading', () => {
    expect(parseDecisions(FILE)).toEqual([
      {
        title: 'Store times in UTC',
        date: '2026-11-21',
        author: 'Odd Nes',
        heading: '2026-11-21: Store times in UTC',
        body: '**By:** Odd Nes\n**What:** All persisted timestamps are UTC.\n**References:** #41',
      },
      {
        title: 'Use **tabs**',
        date: '2026-03-07',
        author: 'Mira',
        heading: 'Use **tabs** (2026-03-07)',
        body: '**Issued by:** Mira',
      },
      {
        title: 'Keep it small',
        date: undefined,
        author: undefined,
        heading: 'Keep it small',
        body: 'Foundational.',
      },
    ]);
  });

  it('keeps fences, deeper headings and spliced sections in their entry', () => {
    const body =
      '```md\n### not an entry\n## Governance\n```\n## Spliced\n#### Part\n  ### indented';
    expect(parseDecisions(`### A\n${body}\n### B`)).toMatchObject([
      { title: 'A', body },
      { title: 'B', body: '' },
    ]);
  });

  it.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      '## entries of an old file',
      '# Decisions\n\nHow.\n\n## 2025-02-01: A\n\na\n\n### Context\n\nc\n\n## B\n\nb\n',
      [
        ['A', 'a\n\n### Context\n\nc'],
        ['B', 'b'],
      ],
    ],
    [
      '## entries, and behind them ### entries of newer tools',
      '## 2025-02-01: A\n### Why\nw\n### 2026-01-01: B\nb\n## Spliced\ns\n### C\nc',
      [
        ['A', '### Why\nw'],
        ['B', 'b\n## Spliced\ns'],
        ['C', 'c'],
      ],
    ],
    [
      '### entries below headings that group them',
      '## Architecture\n\n### A\na\n## Governance\n### B\nb',
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ],
  ])('reads %s', (_what, text, expected) => {
    expect(parseDecisions(text).map(({ title, body }) => [title, body])).toEqual(expected);
  });
});

describe('selectDecisions', () => {
  const wish = { query: 'validate the login form', agent: 'odd', budget: 400 };
  const entries = (count: number) =>
    parseDecisions(
      Array.from(
        { length: count },
        (_, i) => `### 2026-01-01: Number ${i}\n\n**By:** Vik\n${'Filler text. '.repeat(5)}`,
      ).join('\n\n'),
    );

  it('prefers a related old decision over unrelated new ones, and counts what it leaves out', () => {
    const related = parseDecisions('### 2020-01-01: Login forms\n\nValidate on the server.');
    const selected = selectDecisions([...related, ...entries(50)], wish);
    expect(selected.text).toContain('Login forms');
    expect(selected.leftOut).toBe(51 - selected.chosen);
    expect(selected.text).toContain(
      `(${selected.leftOut} less related or older decisions are left out: Number `,
    );
    expect(selected.text).toMatch(/; Number 47; Number 48\.\)$/);
  });

  it('marks what another one overturns, and what waits for approval, and takes the overturned last', () => {
    const written = (title: string, ...labels: readonly string[]) =>
      `### 2026-11-27: ${title}\n\n${labels.map((label) => `**${label}`).join('\n')}\n\nSo.`;
    const all = parseDecisions(
      [
        written('Semicolons in output'),
        written(
          'Commas in output',
          'Requires approval:** yes',
          'Supersedes:** Semicolons in output',
        ),
        written('Tabs in output', 'Requires approval:** yes', 'Supersedes:** Commas in output'),
      ].join('\n\n'),
    );
    const headings = (mergedCount: number, budget = 10_000) => {
      const selected = selectDecisions(all, { ...wish, query: 'commas', budget, mergedCount });
      return `${selected.text}\n${selected.unmerged}`.match(/(?<=: )\w+ in output.*/g);
    };
    expect(headings(1)).toEqual([
      'Semicolons in output (overturned by “Commas in output” once that is merged)',
      'Commas in output (overturned by “Tabs in output”)',
      'Tabs in output (waits for approval)',
    ]);
    expect(headings(3)).toEqual([
      'Semicolons in output (overturned by “Commas in output”)',
      'Commas in output (overturned by “Tabs in output”)',
      'Tabs in output',
    ]);
    expect(headings(1, 300)).toEqual([
      'Semicolons in output (overturned by “Commas in output” once that is merged)',
      'Tabs in output (waits for approval)',
    ]);
  });

  it('never exceeds the budget', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(2000), fc.string(), (bodies, budget, query) => {
        const all = parseDecisions(bodies.map((body) => `### x\n${body}`).join('\n'));
        expect(selectDecisions(all, { query, agent: '', budget }).text.length).toBeLessThanOrEqual(
          budget,
        );
      }),
    );
  });
});

describe('readHeading', () => {
  it.each([
    ['2026-11-21: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21T09-30-00: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21T09:30:00.000Z: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21T09:30:00+01:00: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21 — Use UTC', 'Use UTC', '2026-11-21'],
    ['Use UTC (2026-03-07)', 'Use UTC', '2026-03-07'],
    ['Use UTC (consolidated)', 'Use UTC (consolidated)', undefined],
    ['After 2026-03-02 (2026-03-07)', 'After 2026-03-02', '2026-03-07'],
    ['Use 2026-03-07 as the start', 'Use 2026-03-07 as the start', '2026-03-07'],
    ['9999-99-99: Odd', '9999-99-99: Odd', undefined],
    ['2026-11-21', 'Untitled decision', '2026-11-21'],
    ['', '', undefined],
  ])('reads %j', (heading, title, date) => {
    expect(readHeading(heading)).toEqual({ title, date });
  });
});
