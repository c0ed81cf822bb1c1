import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readLines } from '#src/markdown/sections.ts';
import { cutDecisions, parseDecisions, readDecisions, readHeading } from '#src/team/decisions.ts';
import { selectDecisions } from '#src/team/select-memory.ts';
import { cpuTime } from '../cpu-time.ts';

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
        status: undefined,
        heading: '2026-11-21: Store times in UTC',
        body: '**By:** Odd Nes\n**What:** All persisted timestamps are UTC.\n**References:** #41',
      },
      {
        title: 'Use **tabs**',
        date: '2026-03-07',
        author: 'Mira',
        status: undefined,
        heading: 'Use **tabs** (2026-03-07)',
        body: '**Issued by:** Mira',
      },
      {
        title: 'Keep it small',
        date: undefined,
        author: undefined,
        status: undefined,
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
    [
      'parts, which are no entries, whatever their numbers and marks',
      '## Decision: A\n### 1. Context\nc\n### 💡 Decision:\nd\n## B\n### Why\nw',
      [
        ['Decision: A', '### 1. Context\nc\n### 💡 Decision:\nd'],
        ['B', '### Why\nw'],
      ],
    ],
    [
      'records at the highest level',
      '# A\n## Context\nc\n## Our plan\np\n# B\n## Status\nAccepted',
      [
        ['A', '## Context\nc\n## Our plan\np'],
        ['B', '## Status\nAccepted'],
      ],
    ],
    [
      'decisions of a day, below its heading',
      '## 2026-01-01\n### A\na\n### B\nb',
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ],
    [
      'a dated part title as an entry',
      '### 2026-01-01: Scope\ns\n### 2026-01-02: Context\nc',
      [
        ['Scope', 's'],
        ['Context', 'c'],
      ],
    ],
    [
      'a raw record between entries, and what comes behind it',
      '### 2026-01-01: A\na\n# Decision: B\n## Context\nc\n## C\n### Context\nc\n### Decision\nd\n### D\n**By:** Vik',
      [
        ['A', 'a'],
        ['Decision: B', '## Context\nc'],
        ['C', '### Context\nc\n### Decision\nd'],
        ['D', '**By:** Vik'],
      ],
    ],
    [
      'options with their parts as parts',
      '# A\n## Context\nc\n## Option 1\n### Pros\np\n### Cons\nn\n# B\n## Why\nw',
      [
        ['A', '## Context\nc\n## Option 1\n### Pros\np\n### Cons\nn'],
        ['B', '## Why\nw'],
      ],
    ],
    ['parts alone as none', '## Context\nc\n### Why\nw', []],
  ])('reads %s', (_what, text, expected) => {
    expect(parseDecisions(text).map(({ title, body }) => [title, body])).toEqual(expected);
  });
});

it('every line of a file is in one piece of it', () => {
  const line = fc.constantFrom(
    ...[
      '# A',
      '## B',
      '## 2026-01-01',
      '### C',
      '#### D',
      '## Context',
      '### Why',
      '## Governance',
    ],
    ...['**Date:** 2026-01-01', 'By: Vik', 'words', '', '```', '### 2026-01-01: E', '---'],
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      const pieces = cutDecisions(readLines(text));
      const all = pieces.flatMap((piece) => piece.lines.map((one) => one.text));
      expect(all.join('\n')).toBe(text);
    }),
  );
});

describe('what stands around decisions', () => {
  it.each([
    ['How we decide.', '# Decisions\n\nHow we decide.\n\n### A\na'],
    ['### Governance\n\n- Two reviews.', '### A\na\n## Governance\n\n- Two reviews.'],
    ['### Context\nNobody knows.', '## Context\nNobody knows.\n## Decision: A\n### Why\nw'],
    ['', '# Squad Decisions\n\n## Active Decisions\n\nNo decisions recorded yet.\n'],
    [
      '',
      '### A\n## Governance\n\n- All meaningful changes require team consensus\n---\n<!-- x -->',
    ],
    ['', '### A\na\n## Spliced\ns'],
  ])('is %j', (prose, text) => {
    expect(readDecisions(text).prose).toBe(prose);
  });
});

it.each([
  ...['# a', '### A', '## 2026-01-01', '#### Context', '**Date:** x', '- By: a', '| Date | a |'],
  ...['### A\n\n## Context', '## Decision: A\n### Context', '**By:** a | **Date:** b'],
])('a megabyte of %j is soon read', (unit) => {
  const text = `${unit}\n`.repeat(1_000_000 / (unit.length + 1));
  expect(cpuTime(() => void parseDecisions(text))).toBeLessThan(2_000);
});

describe('an entry’s labels', () => {
  const read = (body: string, heading = 'Use UTC') => {
    const [{ title, date, author } = {}, ...others] = parseDecisions(`### ${heading}\n\n${body}\n`);
    return [title, date, author, others.length];
  };

  it.each<[string, string | undefined, string | undefined]>([
    ['**Date:** 2026-02-07\n**Agent:** Vik', '2026-02-07', 'Vik'],
    ['**Date**: 2026-02-07\n**Decided by**: Vik', '2026-02-07', 'Vik'],
    ['- **Date:** 2026-02-07\n- **Owner:** Vik', '2026-02-07', 'Vik'],
    ['Date: 2026-02-07\nBy: `Vik`', '2026-02-07', 'Vik'],
    ['> _Date:_ 2026/2/7\n> _Author:_ [Vik](https://example.com)', '2026-02-07', 'Vik'],
    ['**Decided:** 7 February 2026\\\n**Decision maker:** Vik', '2026-02-07', 'Vik'],
    ['**Created:** Feb 7th, 2026 · **Issued by:** Vik, Zoe', '2026-02-07', 'Vik, Zoe'],
    ['**By:** Vik (2026-02-07)', '2026-02-07', 'Vik'],
    ['| **Date** | 2026-02-07 |\n| **Author** | Vik |', '2026-02-07', 'Vik'],
    ['#### Date\n\n2026-02-07\n\n#### Deciders\n\n- Vik', '2026-02-07', 'Vik'],
    ['*2026-02-07*\n\nx', '2026-02-07', undefined],
    ['**Owner:** Zoe\n**By:** Vik', undefined, 'Vik'],
    ['#### Tasks\n\n**Owner:** Zoe', undefined, undefined],
    ['**Date:** soon\n**By:** —', undefined, undefined],
    ['It was decided by: Vik\nNote: 2026-02-07', undefined, undefined],
    ['```\n**Date:** 2026-02-07\n**By:** Vik\n```', undefined, undefined],
    ['**What:** x. By: Vik', undefined, undefined],
  ])('%j', (body, date, author) => {
    expect(read(body)).toEqual(['Use UTC', date, author, 0]);
  });

  it('give way to the day of the heading, and come before a day that the title tells of', () => {
    expect(read('**Date:** 2026-02-07', '2026-02-08: Use UTC')[1]).toBe('2026-02-08');
    expect(read('**Date:** 2026-02-07', 'Drop Node 18 after 2026-04-30')[1]).toBe('2026-02-07');
  });

  it('put its day before the heading that agents are shown', () => {
    const [entry] = parseDecisions('### Use UTC\n**Date:** 2026-02-07');
    const { text } = selectDecisions(entry ? [entry] : [], { query: '', agent: '', budget: 1_000 });
    expect(text).toBe('### 2026-02-07: Use UTC\n\n**Date:** 2026-02-07');
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

  it.each(['**Status:** Superseded', '- Status: ❌ Rejected', '#### Status\n\nDeprecated by law'])(
    'takes what says that it holds no longer last: %j',
    (status) => {
      const all = parseDecisions(`### Login forms\n${status}\n### Tabs\n**Status:** Accepted`);
      const { text } = selectDecisions(all, { ...wish, budget: 112 });
      expect(text).toContain('### Tabs');
      expect(text).not.toContain('### Login forms');
    },
  );

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
    ['[2026-11-21] Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21 09:30 UTC: Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21 | Use UTC', 'Use UTC', '2026-11-21'],
    ['2026-11-21 Use UTC', 'Use UTC', '2026-11-21'],
    ['✅ 2026-11-21: Use UTC', '✅ Use UTC', '2026-11-21'],
    ['**2026-11-21 — Use UTC**', 'Use UTC', '2026-11-21'],
    ['**Use UTC**', 'Use UTC', undefined],
    ['Use UTC — 2026-11-21', 'Use UTC', '2026-11-21'],
    ['Use UTC [2026-11-21T09:30Z]', 'Use UTC', '2026-11-21'],
    ['2026-11-21: Use UTC (2026-12-31)', 'Use UTC (2026-12-31)', '2026-11-21'],
    ['', '', undefined],
  ])('reads %j', (heading, title, date) => {
    expect(readHeading(heading)).toEqual({ title, date });
  });
});
