import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { archiveDecisions } from '#src/scribe/archive-decisions.ts';
import { parseDecisions } from '#src/team/decisions.ts';
import { ODD_BLANKS } from '../text/any-text.ts';

const today = '2026-11-22';
const filler = (bytes: number) => `${'word '.repeat(bytes / 5)}\n`;
const entry = (heading: string, body = filler(500)) => `### ${heading}\n\n**By:** Odd\n${body}\n`;
const head = '# Squad Decisions\n\n## Active Decisions\n\n';
const governance = '## Governance\n\n- All meaningful changes require consensus\n\n';
const many = (heading: string, bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 520) }, (_, at) => entry(`${heading} ${at}`)).join('');

const sum = (text: string, archive = '') =>
  parseDecisions(text).length + parseDecisions(archive).length;

describe('archiveDecisions', () => {
  it('leaves a file of less than 20,480 bytes alone, however old it is', () => {
    const text = head + many('2020-01-01: Old', 19_000);
    expect(Buffer.byteLength(text)).toBeLessThan(20_480);
    expect(archiveDecisions(text, undefined, today)).toBeUndefined();
  });

  it('moves what is older than 30 days, word for word', () => {
    const old = entry('2026-10-22: Old') + entry('Older (2026-03-07)');
    const recent = entry('2026-10-23: Thirty days') + many('2026-11-20: New', 21_000);
    const text = head + old + recent + governance;
    const found = archiveDecisions(text, undefined, today);
    expect(found).toEqual({
      text: head + recent + governance,
      archive: `# Decisions Archive\n\n${old}`,
      moved: 2,
    });
  });

  it('moves what is older than 7 days where 51,200 bytes would be left', () => {
    const kept = many('2026-11-15: Seven days', 25_000) + entry('Foundational');
    const text = head + entry('2020-01-01: Old') + many('2026-11-14: Eight days', 40_000) + kept;
    const found = archiveDecisions(text, undefined, today);
    expect(found?.text).toBe(head + kept);
    expect(sum(found?.text ?? '', found?.archive)).toBe(sum(text));
  });

  it.each([
    ['undated', 'Use UTC'],
    ['of the future', '2027-01-01: Later'],
    ['on a day that is none', '2020-02-30: Never'],
  ])('keeps an entry that is %s', (_, heading) => {
    const text = head + many(heading, 30_000);
    expect(archiveDecisions(text, undefined, today)).toBeUndefined();
  });

  it('leaves `## Governance` where it is when the entry before it goes, and takes those appended below', () => {
    const rule = entry('Reviews (2020-01-01)');
    const text =
      head + many('2020-01-01: Old', 21_000) + governance + rule + entry('2020-01-02: Appended');
    const found = archiveDecisions(text, undefined, today);
    expect(found?.text).toBe(head + governance + rule);
    expect(found?.archive).toContain('### 2020-01-02: Appended');
  });

  it('takes an entry without what was spliced into it, if that has its own day', () => {
    const old = entry('2020-01-01: Old', '# Between\n\nx\n');
    const spliced = '## 2026-11-20: New\n\n#### 2020-01-01: A part\n\n';
    const text = head + old + spliced + many('2026-11-20: New', 21_000);
    expect(archiveDecisions(text, undefined, today)).toMatchObject({
      archive: `# Decisions Archive\n\n${old}`,
      moved: 1,
    });
  });

  it.each<[string, (day: string, body: string) => string]>([
    ['a label', (day, body) => `### Use UTC\n\n**Date:** ${day}\n${body}\n`],
    ['a list', (day, body) => `## Decision: UTC\n\n- Date: ${day}\n\n### Context\n\n${body}\n`],
  ])('moves what is dated in %s, word for word', (_form, written) => {
    const old = written('2020-01-01', filler(500));
    const recent = written('2026-11-20', filler(21_000));
    expect(archiveDecisions(head + old + recent, undefined, today)).toEqual({
      text: head + recent,
      archive: `# Decisions Archive\n\n${old}`,
      moved: 1,
    });
  });

  it('leaves what can only be read beside its neighbours', () => {
    const old = `## Use UTC\n\n**Date:** 2020-01-01\n\n${filler(500)}\n`;
    const undated = `## Keep it small\n\n### Exceptions for tools\n\n${filler(21_000)}\n`;
    expect(sum(head + old + undated)).toBe(2);
    expect(archiveDecisions(head + old + undated, undefined, today)).toBeUndefined();
  });

  it('keeps line ends, a byte order mark and what the archive holds, byte for byte', () => {
    const dos = (text: string) => text.replaceAll('\n', '\r\n');
    const mixed = dos(entry('2020-01-01: Old')) + entry('2020-01-02: Old too').trimEnd();
    const text = `\uFEFF${dos(head + many('2026-11-20: New', 21_000))}${mixed}`;
    const found = archiveDecisions(text, '# Mine\r\n\r\n### 2019-01-01: A\n\nx', today);
    expect(found?.archive).toBe(`# Mine\r\n\r\n### 2019-01-01: A\n\nx\r\n\r\n${mixed}\r\n`);
    expect(found?.text).toBe(text.slice(0, -mixed.length));
  });

  it('keeps an entry that leaves a fence open, and closes the one that the archive leaves open', () => {
    const open = entry('2020-01-02: Open', '````\ncode\n');
    const text = head + many('2020-01-01: Old', 21_000) + open;
    const found = archiveDecisions(text, '### 2019-01-01: A\n\n~~~\ncode', today);
    expect(found?.text).toBe(head + open);
    expect(found?.archive).toMatch(
      /^### 2019-01-01: A\n\n~~~\ncode\n~~~\n\n### 2020-01-01: Old 0\n/,
    );
  });

  const line = fc.oneof(
    fc.constantFrom(
      ...['### 2020-01-01: A', '### 2026-11-01: B', '### C', '## Governance', '# Squad Decisions'],
      ...['```', '~~~~', '<!--', '-->', '## Context', '', '- a', '### 2020-01-01: A'],
      ...['## Decision: A', '### Why', '**Date:** 2020-01-02', '## 2020-01-03', '## D'],
      ...ODD_BLANKS.flatMap((blank) => [blank, `${blank}### 2020-01-01: A${blank}`]),
    ),
    fc.string({ maxLength: 20 }),
  );
  const file = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r', '\n')), { maxLength: 40 })
    .map((lines) => lines.flat().join(''));

  it('loses no entry and no byte of one for any file and archive, and finds nothing to do the second time', () => {
    fc.assert(
      fc.property(file, fc.option(file, { nil: undefined }), (body, archive) => {
        const text = `### 2026-11-20: Big\n\n${'x'.repeat(60_000)}\n\n${body}`;
        const found = archiveDecisions(text, archive, today);
        if (found === undefined) return;
        const again = archiveDecisions(found.text, found.archive, today);
        expect(again).toBeUndefined();
        expect(found.text.length + found.archive.length).toBeGreaterThanOrEqual(
          text.length + (archive?.trim() ?? '').length,
        );
        // A heading with a text whose group has gone is read as an entry itself.
        expect(parseDecisions(found.text).length + found.moved).toBeGreaterThanOrEqual(
          parseDecisions(text).length,
        );
      }),
      { numRuns: 300 },
    );
  });
});
