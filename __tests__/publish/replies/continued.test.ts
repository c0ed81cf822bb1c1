import { describe, expect, it } from '@jest/globals';
import { renderContinued } from '../../../src/publish/replies/continued.ts';

const marker = '<!-- squad-action:board trigger=comment-1 run=7 state=done outcome=changed -->';
const board = `${marker}\n✅ **#8 is ready for your review** · 2 s\n\nCheck the login`;
const boardWith = (line: string) =>
  `${marker}\n✅ **#8 is ready for your review** · 2 s\n\n**Since then:** ${line}\n\nCheck the login`;

describe('a board whose work went on elsewhere', () => {
  it('says so below its first line, one line for all runs', () => {
    const once = renderContinued(board, 'Test it, in [#8](x)') ?? '';
    expect(once).toBe(boardWith('Test it, in [#8](x)'));
    const twice = renderContinued(once, 'Round it, in [#8](y)');
    expect(twice).toBe(boardWith('Test it, in [#8](x); Round it, in [#8](y)'));
  });

  it('says nothing twice, and touches no other comment', () => {
    expect(renderContinued(boardWith('Test it'), 'Test it')).toBeUndefined();
    expect(renderContinued(`Hi\n${board}`, 'Test it')).toBeUndefined();
  });

  it('may be a first line alone', () => {
    const bare = `${marker}\nDone`;
    const once = renderContinued(bare, 'Test it') ?? '';
    expect(once).toBe(`${marker}\nDone\n\n**Since then:** Test it`);
    expect(renderContinued(once, 'Round it')).toBe(
      `${marker}\nDone\n\n**Since then:** Test it; Round it`,
    );
  });
});
