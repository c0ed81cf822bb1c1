import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRecordLines } from '#src/run-log/record.ts';
import { renderRunPage } from '#src/run-log/run-page.ts';
import { createMask } from '#src/secrets.ts';
import { isRecord } from '#src/text/json.ts';
import { cpuTime } from '../../cpu-time.ts';
import { longText } from '../../long-text.ts';
import { RICH, RICH_RECORD, recordOf, recordOfMany } from './records.ts';

const pageOf = (...events: readonly object[]) => renderRunPage(recordOf(events));

const PAGE = renderRunPage(RICH_RECORD);
/** In milliseconds of the processor: more than is needed, and less than quadratic time takes. */
const SOON = 4_000;

/** Elements with the names of their attributes; what isn't written as the page writes is named as it is. */
function elementsOf(page: string): ReadonlySet<string> {
  const body = page
    .replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace('<!doctype html>', '');
  const tags =
    /<(\/?)([a-zA-Z0-9]+)((?: [a-z][a-z0-9-]*(?:[A-Z]\w*)?(?:="[^"<>]*")?)*)\/?>|<[\s\S]{0,40}/g;
  return new Set(
    [...body.matchAll(tags)].map(([whole, slash, name, attributes = '']) =>
      name === undefined
        ? `broken: ${whole}`
        : `${slash}${name}${attributes.replace(/="[^"]*"/g, '')}`,
    ),
  );
}

/** What a reader sees, a line for each act. */
function wordsOf(page: string): readonly string[] {
  const acts = [...page.matchAll(/<time>([\s\S]*?)<\/(?:p|summary)>/g)];
  return acts.map(([act]) =>
    act
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#39;', "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** The value with every text in it changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'kind' ? item : mapTexts(item, change),
    ]),
  );
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><style>*{display:none}</style>',
  '</title><base href="https://evil.example/">',
  '<!--',
  ']]>',
  '<svg/onload=alert(1)>',
  '&lt;script&gt;',
  '\u202Etxt.exe\u2066',
  '\u0000\u0007\u001b[31mred',
  '\uD800',
  '```\n+<ins>\n-</pre>',
  'https://a.example/"onclick="x',
];

describe('the page of a run', () => {
  it('tells each act in plain words', () => {
    expect(wordsOf(PAGE)).toEqual(
      expect.arrayContaining([
        '0:00 alice asks: add input validation to the login form, and have it reviewed',
        '0:06 Coordinator hands work to Fenster: Check e-mail and password on the server. 73.9 s',
        '0:13 Fenster reads src/login.js 41 ms',
        '0:15 Fenster decides: Login is validated on the server 16 ms',
        '0:24 Fenster may not write .github/workflows/ci.yml: protected, so only a person may change it failed · 3 ms',
        '0:29 Fenster runs npm test exit 1 · 4.4 s',
        '0:40 Fenster asks for a review by Hockney: Review the check of the form. 18.0 s',
        '0:58 Hockney reviews: changes requested, 2 findings 1 changed since',
        "0:58 Verbal takes over src/validate-login.js: Hockney requested changes to Fenster's version",
        '1:20 Verbal failed: The model did not answer in 60 seconds.',
        '6:22 Checks lint failed 2 s',
        '6:25 Squad opens pull request #8',
        '6:26 Squad marks ready for review: #8',
      ]),
    );
  });

  it('folds a diff, a result, findings and what an agent was given below the acts', () => {
    expect(PAGE).toContain(
      '<ins>+import { problemsOf } from &#39;./validate-login.js&#39;;\n</ins>',
    );
    expect(PAGE).toContain('<b>▸ src/login.js\n</b><i>@@ -1,6 +1,12 @@\n</i>');
    expect(PAGE).toContain('not ok 4 - refuses an empty form');
    expect(PAGE).toMatch(/<code>src\/validate-login\.js:8<\/code> <i class="tag">blocker<\/i>/);
    expect(PAGE).toContain('How you work here <small>1.2 kB</small>');
    expect(PAGE).toMatch(/Supersedes<\/\w+>[^.]*Login is validated in the browser/);
  });

  it('says first what matters most', () => {
    expect(PAGE).not.toContain('Fenster decides: Login is validated on the server</a></li>');
    expect(PAGE).toContain('<dt>files changed</dt><dd>2</dd>');
    expect(PAGE).toMatch(/<h1><span class="badge bad">Checks fail<\/span> #8: lint fails<\/h1>/);
    expect(PAGE).toContain('<a href="https://github.com/acme/shop/issues/7#issuecomment-1001"');
  });

  it.each([
    ['approved', false, /Done<\/span> #8 is open, not checked/],
    ['approved', true, /Draft<\/span> #8 is a draft/],
    ['changes-requested', true, /Review open<\/span> #8 is a draft, and a review is open/],
  ])(
    'says of a pull request (last review: %s, draft: %s) how it stands',
    (verdict, isDraft, news) => {
      const note = { reviewer: 'hockney', verdict };
      const page = pageOf(
        { kind: 'review', note: { ...note, verdict: 'changes-requested' } },
        { kind: 'review', note },
        { kind: 'effect', effect: 'pull-request', detail: '#8' },
        { kind: 'run.ended', outcome: 'changed', pull: '#8', isDraft },
      );
      expect(page).toMatch(news);
    },
  );

  it('shows the answer that people got, not the words of an agent that ended later', () => {
    const page = pageOf(
      { kind: 'agent.finished', session: 'keaton', answer: 'We can release.' },
      { kind: 'agent.finished', session: 'hockney', answer: 'I only looked at the login.' },
      { kind: 'run.ended', outcome: 'answered', answer: 'We can release.' },
    );
    expect(page).toContain(
      'The answer</figcaption><blockquote class="words">We can release.</blockquote>',
    );
  });

  it.each([
    ['looks at skills', '{"action":"read","skillName":"utc"}'],
    ['looks at skills', '{"action":"read","skillName":"\\"action\\":\\"write\\""}'],
    ['proposes a skill', '{"skillName":"utc","action":"write","content":"# UTC (cut'],
  ])('tells that an agent %s with %s', (words, input) => {
    const call = { session: 'x', callId: '1', tool: 'squad_skill', input };
    const page = pageOf({ kind: 'tool.start', ...call });
    expect(wordsOf(page)).toEqual([`0.0 s x ${words}`]);
  });

  it('does not count the coordinator as an agent', () => {
    const spawned = { kind: 'agent.spawned', name: 'x', role: 'x', task: 'x' };
    const page = pageOf(
      { ...spawned, session: 'coordinator', name: 'Coordinator' },
      { ...spawned, session: 'mira', name: 'Mira' },
    );
    expect(page).toContain('<dt>agent</dt><dd>1</dd>');
  });

  it('counts changed lines whatever they begin with, and says when the diff was cut', () => {
    const header = 'diff --git a/a.sql b/a.sql\n--- a/a.sql\n+++ b/a.sql\n@@ -1,3 +1,3 @@\n';
    const pageWith = (patch: string) => {
      const commit = { kind: 'commit', session: 'mira', commit: 'c'.repeat(40) } as const;
      const lines = createRecordLines((text) => text);
      const event = { ...commit, files: ['a.sql'], left: [], patch, at: 1 };
      return renderRunPage(lines(event).join('\n'));
    };
    const file = `${header}--- one\n--- two\n+++i;\n`;
    expect(pageWith(file + file)).toContain('<small>+2 −4</small>');
    expect(pageWith(header + '+one\n'.repeat(6_000))).toMatch(/<small>at least \+39\d\d −0</);
  });

  it('allows nothing but what is embedded in it', () => {
    const hashOf = (name: string) => {
      const text = PAGE.split(new RegExp(`<${name}[^>]*>`))[1]?.split(`</${name}>`)[0] ?? '';
      return `sha256-${createHash('sha256').update(text).digest('base64')}`;
    };
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(PAGE)?.[1];
    expect(policy?.replaceAll('&#39;', "'")).toBe(
      `default-src 'none'; style-src '${hashOf('style')}'; script-src '${hashOf('script')}'; base-uri 'none'; form-action 'none'`,
    );
    expect(PAGE).not.toMatch(/ style=| on\w+=| src=|<link|@import/);
  });

  it('holds no element that a record without malice lacks, whatever stands in its fields', () => {
    const harmless = elementsOf(PAGE);
    expect([...harmless].filter((element) => element.startsWith('broken'))).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...HOSTILE), fc.boolean(), fc.integer(), (text, isOnly, seed) => {
        let place = seed;
        const change = (old: string) => {
          place += 1;
          if (place % 3 === 0) return old;
          return isOnly ? text : `${old}${text}`;
        };
        const page = pageOf(...RICH.map((event) => Object(mapTexts(event, change))));
        expect([...elementsOf(page)].filter((element) => !harmless.has(element))).toEqual([]);
        expect(page).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B-\u200F\uD800]|(?!\n)\p{Cc}/u);
        const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
        expect(links.filter((to) => !/^(?:#[am][\w-]+$|https:)/.test(to))).toEqual([]);
      }),
      { numRuns: 28 },
    );
  });

  it.each(['\u001b[01;31m\u001b[K', '\ue000', '\ufdd0', '\u0001'])(
    'does not join the parts of a secret that the record holds around %j',
    (seam) => {
      const token = `ghp_${'a1B2'.repeat(10)}`;
      const secrets = ['S3cr3t-of-a-granted-variable', token];
      const text = secrets.map((one) => `${one.slice(0, 8)}${seam}${one.slice(8)}`).join(' ');
      const linesOf = createRecordLines(createMask(secrets.slice(0, 1)).mask);
      const call = { session: 's', callId: '1', tool: 'bash' };
      const output = JSON.stringify({ exitCode: 0, output: text });
      const page = renderRunPage(
        [
          ...linesOf({ kind: 'tool.start', ...call, input: '{"command":"npm test"}', at: 1 }),
          ...linesOf({ kind: 'tool.complete', ...call, ms: 5, output, at: 2 }),
        ].join('\n'),
      );
      expect(page).toContain('*** ***');
      for (const secret of secrets) expect(page).not.toContain(secret);
    },
  );

  it('is written for any values in the fields of its entries', () => {
    const kinds = [...new Set(RICH.map(({ kind }) => kind))];
    const fields = RICH.flatMap((event) => Object.keys(event));
    const entry = fc
      .dictionary(fc.constantFrom(...fields, '__proto__'), fc.jsonValue())
      .chain((values) =>
        fc.constantFrom(...kinds, 'toString', 'new').map((kind) => ({ ...values, kind })),
      );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const page = pageOf(...entries);
        expect(page).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/);
        expect(page.replace(/<script[\s\S]*/, '')).not.toMatch(/NaN|undefined|\[object/);
      }),
      { numRuns: 40 },
    );
  });

  it('shows a call whose arguments nest too deep as it was written', () => {
    const input = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const call = { kind: 'tool.start', session: 's', callId: '1', tool: 'lint', input };
    expect(renderRunPage(JSON.stringify(call))).toContain('&quot;a&quot;:[[[');
  });

  it('is soon written, and no larger, for a record that nobody would have', () => {
    const many = (event: (at: number) => object) =>
      recordOf(Array.from({ length: 4_000 }, (_, at) => event(at + 1)));
    const agent = { kind: 'agent.spawned' };
    const spawned = many((at) => ({ ...agent, session: `s${at}`, agent: `a${at}`, at }));
    const records = [
      many((at) => ({ kind: 'handoff', id: `h${at}`, from: 'a', to: 'b', task: `${at}`, at })),
      many((at) => ({ kind: 'agent.said', session: 's', text: '', at: 1e15 * at })),
      `${spawned}${many((at) => ({ kind: 'agent.resumed', session: 's1', at }))}`,
      JSON.stringify({ kind: 'note', text: longText('\u200B', 6_000_000), at: 1 }),
    ];
    for (const record of records) {
      const written: string[] = [];
      expect(cpuTime(() => written.push(renderRunPage(record)))).toBeLessThan(SOON);
      expect(Buffer.byteLength(written.join(''))).toBeLessThan(2_000_000);
    }
    expect(renderRunPage(spawned)).toContain('This page leaves out 3.7k sessions');
  });

  it('says what a cut or an empty record lacks', () => {
    const cut = renderRunPage(RICH_RECORD.slice(0, RICH_RECORD.length / 2));
    expect(cut).toContain('The record ends before the run does');
    expect(cut).toContain('This page leaves out 1 line that could not be read.');
    expect(wordsOf(cut).length).toBeGreaterThan(10);
    expect(renderRunPage('')).toContain('The record contains no events to show.');
  });

  it('stays below 2 MB where every character takes five', () => {
    const lines = recordOfMany(64, 4).trimEnd().split('\n');
    const many = (text: string) => text + '&'.repeat(300);
    const events = lines.map((line) => Object(mapTexts(JSON.parse(line), many)));
    expect(Buffer.byteLength(pageOf(...events))).toBeLessThan(2_000_000);
  });
});
