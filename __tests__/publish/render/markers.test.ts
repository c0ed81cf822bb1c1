// The markers of what we post: written so that nothing hides beside them, and read as written or not at all.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import {
  type BoardMarker,
  findOwnPart,
  placeBelow,
  readFindingsMarker,
  readMarker,
  readOwnReview,
  renderFindingsMarker,
  renderMarker,
  WHOLE_BODY,
} from '#src/publish/render/markers.ts';
import { facts } from '../a-run.ts';

const done: BoardMarker = {
  triggerId: 'comment-12',
  runId: '345',
  state: 'done',
  outcome: 'changed',
  branch: 'squad/7-x',
};
const line =
  '<!-- squad-action:board trigger=comment-12 run=345 state=done outcome=changed branch=squad/7-x -->';

describe("a board's marker", () => {
  it('says everything in one line, and leaves out what is not known yet', () => {
    expect(renderMarker(done)).toBe(line);
    const working = { ...done, state: 'working', outcome: undefined, branch: undefined } as const;
    expect(renderMarker(working)).toBe(
      '<!-- squad-action:board trigger=comment-12 run=345 state=working -->',
    );
  });

  it('lets nothing else hide beside it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (triggerId, branch) => {
        const marker = renderMarker({ ...done, triggerId, branch });
        expect(marker).toMatch(/^<!-- squad-action:board [\w./=\- ]+ -->$/);
        expect(readMarker(marker)).toBeDefined();
      }),
    );
  });

  it('is read back as it was written, also where lines end as a browser sends them', () => {
    const value = fc.stringMatching(/^[\w./-]{1,60}$/);
    const end = fc.constantFrom('\n', '\r\n');
    fc.assert(
      fc.property(value, value, value, end, (triggerId, runId, branch, newline) => {
        const marker: BoardMarker = { ...done, triggerId, runId, branch };
        expect(readMarker(`${renderMarker(marker)}${newline}**Done**`)).toEqual(marker);
      }),
    );
  });

  it.each([
    ['that is not at the start', `Hello\n${line}`],
    ['after a space', ` ${line}`],
    ['that is quoted', `> ${line}`],
    ['in code', `\`\`\`\n${line}\n\`\`\``],
    ['of another tool', line.replace('squad-action', 'other')],
    ['that is cut short', line.slice(0, 40)],
    ['with text beside it', `${line} and more`],
    ['with an unknown field', line.replace(' run=', ' x=1 run=')],
    ['with an unknown outcome', line.replace('outcome=changed', 'outcome=merged')],
    ['with an unknown state', line.replace('state=done', 'state=gone')],
    ['with a field twice', line.replace(' run=345', ' run=345 run=345')],
    ['in another order', '<!-- squad-action:board run=345 trigger=x state=done -->'],
    ['with a value outside the grammar', line.replace('squad/7-x', 'squad/7 x')],
    ['that is endless', `<!-- squad-action:board trigger=${'a'.repeat(5_000_000)}`],
    ['in an empty comment', ''],
  ])('is not read %s', (_what, body) => {
    expect(readMarker(body)).toBeUndefined();
  });
});

it('the fingerprints of findings are read back from the start of a text, and nowhere else', () => {
  const prints = fc.array(fc.stringMatching(/^[0-9a-f]{8}$/), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(prints, fc.string(), (all, rest) => {
      const body = `${renderFindingsMarker(all)}\n${rest}`;
      expect(readFindingsMarker(body)).toEqual(all);
      expect(readOwnReview(body)).toBe(rest);
      expect(readFindingsMarker(`x${body}`)).toEqual([]);
      expect(readOwnReview(`x${body}`)).toBeUndefined();
    }),
  );
});

const BEGIN = '<!-- squad-action:pull-request -->';
const END = '<!-- squad-action:end -->';
const { sealWithin } = createOutbound({ holdsSecret: () => false, ...facts });

/** Each update as a run makes it. */
const update = (body: string, ...texts: readonly string[]): string =>
  texts.reduce((old, text) => sealWithin(findOwnPart(old) ?? placeBelow(old), text), body);

const ours = (text: string) => `${BEGIN}\n${text}\n${END}`;
const three = ['One.', 'Two.', 'Three.'] as const;

describe('what people write into the body of a pull request', () => {
  it('stays byte for byte before and after our text, whatever it is, through three updates', () => {
    const piece = fc.constantFrom(
      ...['\r\n', '\n', ' ', '```', '<!--', '-->', '- x', END, 'é', '\u200d'],
    );
    const words = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const body = `${before}${ours('Zero.')}${after}`;
        expect(update(body, ...three)).toBe(`${before}${ours('Three.')}${after}`);
      }),
    );
  });

  it('is followed by our text where there was none, once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (theirs) => {
        const updated = update(theirs, ...three);
        expect(updated).toBe(theirs === '' ? ours('Three.') : `${theirs}\n\n${ours('Three.')}`);
      }),
    );
  });

  it.each([
    ['the end', `Mine.\n${BEGIN}\nZero.\n\nAlso mine.`],
    ['the begin', `Mine.\nZero.\n${END}\nAlso mine.`],
    ['the end of the first part of two', `${BEGIN}\nZero.\n\nMine.\n\n${ours('Zero.')}`],
  ])('is not lost where somebody removed the mark of %s', (_which, body) => {
    const updated = update(body, ...three);
    expect(updated.endsWith(ours('Three.'))).toBe(true);
    expect(updated).toContain('Mine.');
    expect(updated).toContain(body.includes('Also') ? 'Also mine.' : 'Mine.');
    expect(updated.match(/Three\./g)).toHaveLength(1);
    expect(updated).not.toMatch(/One|Two/);
  });

  it('is kept where it quotes one of our marks, or both', () => {
    const body = `${ours('Zero.')}\nI saw ${BEGIN} there, and ${END}.\n${BEGIN} again.`;
    const updated = update(body, ...three);
    expect(updated).toContain('\nI saw ');
    expect(updated).toContain(' again.');
  });

  it('is none in a new one: our text stands between its marks, and nothing in it ends them early', () => {
    const body = sealWithin(WHOLE_BODY, `Look: ${END} and ${BEGIN}.`);
    expect([body.split(BEGIN).length, body.split(END).length]).toEqual([2, 2]);
    expect(update(body, ...three)).toBe(ours('Three.'));
  });
});
