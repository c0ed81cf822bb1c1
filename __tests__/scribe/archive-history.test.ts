import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { condenseHistory } from '#src/scribe/archive-history.ts';
import { ODD_BLANKS } from '../text/any-text.ts';

const today = '2026-11-22';
const filler = 'word '.repeat(60);
const block = (heading: string) => `### ${heading}\n\n${filler}\n\n`;
const bullet = (text: string) => `- ${text} ${filler}\n`;
const head = '# Odd — History\n\n## Core Context\n\n- Backend Dev\n\n## Learnings\n\n';
const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const blocks = (count: number) => Array.from({ length: count }, (_, at) => block(day(at))).join('');

describe('condenseHistory', () => {
  it('leaves a history of less than 15,360 bytes alone', () => {
    expect(condenseHistory(head + blocks(46), undefined, today)).toBeUndefined();
  });

  it('condenses 25 kB of dated learnings under one heading, the oldest first, to less than 12 KB', () => {
    const text = head + blocks(80);
    const found = condenseHistory(text, undefined, today);
    const moved = found?.moved ?? 0;
    const note = `- ${moved} older learnings are in history-archive.md (${day(0)}..${day(moved - 1)}).\n`;
    expect(found?.text).toBe(
      head.replace('Backend Dev\n', `Backend Dev\n${note}`) +
        blocks(80).slice(blocks(moved).length),
    );
    expect(found?.archive).toBe(`# History Archive\n\n## Archived ${today}\n\n${blocks(moved)}`);
    const bytes = Buffer.byteLength(found?.text ?? '');
    expect(bytes).toBeLessThan(12_288);
    expect(bytes).toBeGreaterThan(11_500);
  });

  it('counts on in the same line the next time', () => {
    const first = condenseHistory(head + blocks(60), undefined, today);
    const more = `${first?.text}${blocks(60).replaceAll('2026-', '2025-')}`;
    const second = condenseHistory(more, first?.archive, '2026-11-23');
    const sum = (first?.moved ?? 0) + (second?.moved ?? 0);
    const notes = second?.text.match(/^.*history-archive.*$/gm);
    expect(notes).toEqual([
      `- ${sum} older learnings are in history-archive.md (2025-01-01..${day((first?.moved ?? 0) - 1)}).`,
    ]);
    expect(second?.archive.startsWith(first?.archive ?? 'none')).toBe(true);
    expect(second?.archive).toContain('## Archived 2026-11-23');
  });

  it('takes a long block apart, and its heading stands above both parts', () => {
    const bullets = Array.from({ length: 60 }, (_, at) => bullet(`**[x]** n${at}.`));
    const found = condenseHistory(`${head}### 2026-11-01\n\n${bullets.join('')}`, undefined, today);
    const moved = found?.moved ?? 0;
    expect(found?.archive).toBe(
      `# History Archive\n\n## Archived ${today}\n\n### 2026-11-01\n\n${bullets.slice(0, moved).join('')}`,
    );
    expect(found?.text.endsWith(`### 2026-11-01\n\n${bullets.slice(moved).join('')}`)).toBe(true);
  });

  it('never touches core context, other sections, what lies ahead or what leaves a fence open', () => {
    const core = `## Core Context\n\n${bullet('core').repeat(20)}\n`;
    const other = `## Learnings from Mira\n\n${block('2020-01-01')}`;
    const stays = `## Learnings\n\n<!-- Append below -->\n\n${block('2027-01-01')}${block('2020-01-01\n\n~~~')}`;
    const text = `${core}${other}${stays}`;
    expect(
      condenseHistory(`${text}\n## Issues\n\n${filler.repeat(50)}`, undefined, today),
    ).toBeUndefined();
    const found = condenseHistory(
      `${core}${other}## Learnings\n\n${blocks(60)}## Issues\n\nNone.`,
      undefined,
      today,
    );
    expect(found?.text).toContain(other);
    expect(found?.text.endsWith('## Issues\n\nNone.')).toBe(true);
    expect(found?.text.startsWith(core.trimEnd())).toBe(true);
  });

  it('keeps 4 KB of the newest learnings, however long the other sections are', () => {
    const notes = `# Odd\n\n## Core Context\n\n${bullet('core').repeat(60)}\n## Learnings\n\n`;
    const found = condenseHistory(notes + blocks(60), undefined, today);
    const kept = (found?.text ?? '').slice((found?.text ?? '').indexOf('## Learnings\n\n') + 14);
    expect(blocks(60).endsWith(kept.trimStart())).toBe(true);
    expect(Buffer.byteLength(kept)).toBeGreaterThan(4_096);
    expect(Buffer.byteLength(kept)).toBeLessThan(4_096 + block(today).length + 2);
    expect(condenseHistory(found?.text ?? '', found?.archive, today)).toBeUndefined();
    expect(condenseHistory(notes + bullet('new'), undefined, today)).toBeUndefined();
  });

  it("makes `## Core Context` above the learnings when there is none, in the file's own line ends", () => {
    const text = `\uFEFF# A\n\n## Learnings\n\n${blocks(60)}`.replaceAll('\n', '\r\n');
    const found = condenseHistory(text, undefined, today);
    expect(found?.text).toMatch(
      /^\uFEFF# A\r\n\r\n## Core Context\r\n\r\n- \d+ older learnings are in .*\r\n\r\n## Learnings\r\n\r\n### /,
    );
    expect(`${found?.text}${found?.archive}`).not.toMatch(/[^\r]\n/);
  });

  const line = fc.oneof(
    fc.constantFrom(
      ...[
        '## Learnings',
        '## Core Context',
        '### 2026-01-01',
        '### Patterns',
        '# A',
        '```',
        '~~~~',
      ],
      ...['- a', '- 2026-02-01: b', '  more', '', '', 'words', '<!-- x', '-->', '#### deep'],
      `- ${'long '.repeat(300)}`,
      ...ODD_BLANKS.flatMap((blank) => [blank, `${blank}- a${blank}`, `## Learnings${blank}`]),
    ),
    fc.string({ maxLength: 20 }),
  );
  const file = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\n')), { maxLength: 60 })
    .map((lines) => lines.flat().join(''));

  it('loses no line of any history, and finds nothing to do the second time', () => {
    const big = bullet('x').repeat(60);
    fc.assert(
      fc.property(file, file, (body, archive) => {
        const text = `## Learnings\n\n${big}${body}`;
        const found = condenseHistory(text, archive, today);
        expect(found?.moved).toBeGreaterThan(0);
        expect(condenseHistory(found?.text ?? '', found?.archive, today)).toBeUndefined();
      }),
    );
  });
});
