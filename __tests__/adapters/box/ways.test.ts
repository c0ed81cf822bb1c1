import { expect, it } from '@jest/globals';
import { describeEachWay, openAs, outputOf } from './box-users.ts';

describeEachWay('the box', (boxCase) => {
  it('passes the proof', async () => {
    const user = await openAs(boxCase);
    expect(await user.state()).toEqual({ kind: 'on', way: boxCase.way, failed: [] });
  });

  it('runs a program that writes to the worktree, and nothing is left', async () => {
    const user = await openAs(boxCase);
    const end = await user.run(['sh', '-c', 'id -u; echo written > file; cat file']);
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
    expect(outputOf(end)).toMatch(/^[1-9]\d*\nwritten\n$/);
  });
});
