import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BoardMarker, readMarker, renderMarker } from '#src/publish/views/board-marker.ts';

const done: BoardMarker = {
  triggerId: 'comment-12',
  runId: '345',
  state: 'done',
  outcome: 'changed',
  branch: 'squad/7-x',
};
const line =
  '<!-- squad-action:board trigger=comment-12 run=345 state=done outcome=changed branch=squad/7-x -->';

describe('renderMarker', () => {
  it('says everything in one line', () => {
    expect(renderMarker(done)).toBe(line);
  });

  it('leaves out what is not known yet', () => {
    const working: BoardMarker = {
      ...done,
      state: 'working',
      outcome: undefined,
      branch: undefined,
    };
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
});

describe('readMarker', () => {
  it('reads back what was written', () => {
    const value = fc.stringMatching(/^[\w./-]{1,60}$/);
    fc.assert(
      fc.property(value, value, value, (triggerId, runId, branch) => {
        const marker: BoardMarker = { ...done, triggerId, runId, branch };
        expect(readMarker(`${renderMarker(marker)}\n**Done**`)).toEqual(marker);
      }),
    );
  });

  it('reads a comment whose lines end as a browser sends them', () => {
    expect(readMarker(`${line}\r\n**Done**`)).toEqual(done);
  });

  it.each([
    ['a marker that is not at the start', `Hello\n${line}`],
    ['a marker after a space', ` ${line}`],
    ['a quoted marker', `> ${line}`],
    ['a marker in code', `\`\`\`\n${line}\n\`\`\``],
    ['a marker of another tool', line.replace('squad-action', 'other')],
    ['a marker that is cut short', line.slice(0, 40)],
    ['text beside it', `${line} and more`],
    ['an unknown field', line.replace(' run=', ' x=1 run=')],
    ['an unknown outcome', line.replace('outcome=changed', 'outcome=merged')],
    ['an unknown state', line.replace('state=done', 'state=gone')],
    ['a field twice', line.replace(' run=345', ' run=345 run=345')],
    ['fields in another order', '<!-- squad-action:board run=345 trigger=x state=done -->'],
    ['a value outside the grammar', line.replace('squad/7-x', 'squad/7 x')],
    ['no marker', '**Done**'],
    ['an empty comment', ''],
  ])('does not take %s', (_what, body) => {
    expect(readMarker(body)).toBeUndefined();
  });

  it('reads no further than the first thousand characters', () => {
    const endless = `<!-- squad-action:board trigger=${'a'.repeat(5_000_000)}`;
    expect(readMarker(endless)).toBeUndefined();
  });
});
