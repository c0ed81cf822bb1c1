import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecentComment } from '#src/ports/github.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { EMPTY_TALLY, type ScribeTally } from '#src/scribe/plan.ts';
import { renderScribeSummary, reportLine, type ScribeReport } from '#src/scribe/report.ts';
import { renderCommit, renderScribePullRequest } from '#src/scribe/report-tally.ts';
import type { ReportContext } from '#src/scribe/scribe-context.ts';

const facts = { serverUrl: 'https://github.example', repository: 'acme/shop' };
const outbound = createOutbound({ holdsSecret: () => false, phrase: '@squad', ...facts });
const context: ReportContext = { facts, safe: outbound.safe };

const inbox = '.squad/decisions/inbox';
const tally: ScribeTally = {
  ...EMPTY_TALLY,
  read: 6,
  decisions: [
    { path: `${inbox}/odd.md`, heading: '2026-11-21: Use UTC' },
    { path: `${inbox}/mira.md`, heading: '2026-11-22: No UTC' },
  ],
  learnings: [
    {
      path: '.squad/agents/odd/inbox/a.md',
      file: '.squad/agents/odd/history.md',
      entry: '- **[testing]** The form posts JSON.\n    Always.',
    },
  ],
  duplicates: [{ path: `${inbox}/again.md` }],
  unreadable: [{ path: `${inbox}/bin.md`, reason: 'It is not text.' }],
  replacements: [{ path: 'a.md', heading: 'Use dots', against: 'Use tabs' }],
  wisdom: ['- **Pattern:** Ask early. **Context:** learnt by Odd, 2026-11-20.'],
  archived: [{ file: '.squad/decisions.md', moved: 4 }],
};
const work = { branch: 'main', commit: 'abc', pullRequest: undefined, compareUrl: undefined };
const quiet: ScribeReport = {
  tally: EMPTY_TALLY,
  broken: [],
  baseBranch: 'main',
  work: undefined,
  isNew: false,
  blocked: [],
  missed: [],
  started: [],
  stale: [],
  closed: 0,
  removed: 0,
  notes: [],
};
const mention: RecentComment = {
  kind: 'comment',
  id: 9,
  thread: 9,
  body: '@squad go',
  author: { login: 'olga', type: 'User' },
  association: 'MEMBER',
  createdAt: '2026-11-22T20:00:00Z',
  updatedAt: '2026-11-22T20:00:00Z',
  url: 'https://github.example/acme/shop/issues/9#issuecomment-9',
};
const monday: ScribeReport = {
  ...quiet,
  tally,
  work,
  isNew: true,
  blocked: [
    { number: 12, branch: 'squad/12', kind: 'brought-up-to-date' },
    { number: 13, branch: 'squad/13', kind: 'conflict', files: ['src/a.ts'] },
    { number: 14, branch: 'squad/14', kind: 'not-pushed', reason: 'The branch is locked.' },
  ],
  missed: [mention],
  started: [{ ...mention, id: 8 }],
  stale: [{ request: 'comment-7', thread: 7, url: mention.url }],
  closed: 1,
  removed: 3,
  notes: ['Only the newest comments were searched.'],
};

describe('the first sentences', () => {
  it('stand in the log with the counts', () => {
    expect(reportLine(monday)).toBe(
      'Scribe merged 2 decisions and 1 learning and archived 4 older entries into main. 5 items need your attention. 6 files read, 1 duplicate, 1 unreadable.',
    );
  });
});

describe('renderScribeSummary', () => {
  it('tells a Monday morning what needs a person first, then what was done', () => {
    expect(renderScribeSummary(context, monday)).toMatchInlineSnapshot(`
"**Scribe merged 2 decisions and 1 learning and archived 4 older entries into main. 5 items need your attention.**

## For a person

**1 file could not be read.** Fix or delete what stays in the inbox:

- \`.squad/decisions/inbox/bin.md\`: It is not text.

**Pull requests that GitHub can't merge:**

- [#13](https://github.example/acme/shop/pull/13): conflicts in \`src/a.ts\`
- [#14](https://github.example/acme/shop/pull/14): The branch is locked.

**Nobody answered these requests.** Ask again in a new comment:

- olga in [#9](https://github.example/acme/shop/issues/9#issuecomment-9), 2026-11-22 20:00 UTC

**Not looked at:**

- Only the newest comments were searched.

## What Scribe did

**2 decisions**

- 2026-11-21: Use UTC
- 2026-11-22: No UTC

**Replaced, as the newer decision says.** Both stay in decisions.md:

- “Use dots” replaces “Use tabs”

**1 learning** in \`.squad/agents/odd/history.md\`

- testing: The form posts JSON. Always.

**Into the team's wisdom too:**

- Ask early. Context: learnt by Odd, 2026-11-20.

**Duplicates, removed:**

- \`.squad/decisions/inbox/again.md\`

**Archived, word for word:**

- 4 entries of \`.squad/decisions.md\`

**Pull requests brought up to date,** so that their checks run:

- [#12](https://github.example/acme/shop/pull/12)

**Started, because nobody had answered:**

- olga in [#9](https://github.example/acme/shop/issues/9#issuecomment-9), 2026-11-22 20:00 UTC

**1 board of interrupted runs closed,** with what became of their work.

**What was kept of 3 threads is removed:** they ended more than 30 days ago."
`);
  });

  it('says where to click when the branch is protected', () => {
    const url = 'https://github.example/acme/shop/compare/main...squad/scribe?expand=1';
    const stuck = { ...monday, work: { ...work, branch: 'squad/scribe', compareUrl: url } };
    expect(renderScribeSummary(context, stuck)).toContain(
      `**[Open the pull request](${url})**: the branch is protected`,
    );
  });
});

describe('renderScribePullRequest', () => {
  it('says what merging brings, and what a person must settle', () => {
    const { title, body } = renderScribePullRequest(context, 'main', tally);
    expect(title).toBe("Merge the squad's decisions and learnings");
    expect(body).toMatch(/^Merge this to bring the squad's memory into `main`/);
    expect(body.indexOf('could not be read')).toBeLessThan(body.indexOf('**2 decisions**'));
  });
});

describe('renderCommit', () => {
  it('has the counts and the headings', () => {
    expect(renderCommit(tally)).toMatchInlineSnapshot(`
"Scribe merges 2 decisions and 1 learning

6 files read: 2 decisions and 1 learning merged, 1 duplicate, 1 unreadable.

Unreadable, left where they are:
- .squad/decisions/inbox/bin.md: It is not text.

decisions.md:
- 2026-11-21: Use UTC
- 2026-11-22: No UTC

Replaced, as the newer decision says:
- Use dots (replaces: Use tabs)

.squad/agents/odd/history.md:
- testing: The form posts JSON. Always.

identity/wisdom.md:
- Ask early. Context: learnt by Odd, 2026-11-20.

Archived:
- .squad/decisions.md: 4 entries"
`);
  });
});

describe('text by people and models', () => {
  const hostile =
    '@everyone [skip ci] <!-- x --> ![a](http://evil.example/x.png) fixes #1 ``` | `\n# H';
  const many = <T>(make: (at: number) => T) => Array.from({ length: 1200 }, (_, at) => make(at));
  const flood = (text: string): ScribeTally => ({
    read: 20_000,
    decisions: many((at) => ({ path: `${at}`, heading: text })),
    learnings: many((at) => ({
      path: `${at}`,
      file: `agents/${at % 500}/history.md`,
      entry: text,
    })),
    duplicates: many((at) => ({ path: `${text}${at}` })),
    unreadable: many(() => ({ path: text, reason: text })),
    replacements: many(() => ({ path: text, heading: text, against: text })),
    wisdom: many(() => text),
    archived: many(() => ({ file: text, moved: 1 })),
  });

  it('neither pings, closes, hides nor shows a picture', () => {
    const report = { ...monday, tally: flood(hostile) };
    const { body } = renderScribePullRequest(context, 'main', flood(hostile));
    for (const text of [renderScribeSummary(context, report), body]) {
      // In a code span all of it is plain.
      const shown = text.replace(/`[^`\n]*`/g, '');
      expect(shown).not.toMatch(/@everyone|<!--|!\[a\]\(|^# H|fixes #1/m);
    }
    expect(outbound.sealCommit(renderCommit(flood(hostile)))).not.toMatch(
      /@everyone|\[skip ci\]|fixes #1/,
    );
  });

  it('stays below what GitHub takes, however much there is', () => {
    const tallied = flood('wörd '.repeat(100));
    const report = { ...monday, tally: tallied, notes: many(() => 'x'.repeat(500)) };
    const summary = renderScribeSummary(context, report);
    expect(summary.length).toBeLessThan(65_536);
    expect(summary).toMatch(/- and [\d.]+k more/);
    expect(renderScribePullRequest(context, 'main', tallied).body.length).toBeLessThan(65_536);
    expect(renderCommit(tallied).length).toBeLessThan(5000);
  });

  it('starts no line of the summary, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const one = { path: text, heading: text, against: text };
        const report = {
          ...quiet,
          work,
          tally: { ...tally, replacements: [one] },
          notes: [text],
        };
        const lines = renderScribeSummary(context, report).split('\n');
        expect(lines.filter((line) => !/^(?:$|- |\*\*|## )/.test(line))).toEqual([]);
      }),
    );
  });
});
