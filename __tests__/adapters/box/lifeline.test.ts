// A box ends with the one who started it, also where that is killed while the box is being made.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startInBubblewrap } from '#src/adapters/box/bubblewrap.ts';
import { listEntries } from '#src/adapters/box/entries.ts';
import { startInUserNamespace, startWithSudo } from '#src/adapters/box/namespaces.ts';
import { waitForExit } from '#src/adapters/programs/programs.ts';
import { countProcesses, describeEachWay, openAs, outputOf } from './box-users.ts';

const STARTS = {
  bubblewrap: startInBubblewrap,
  'user-namespace': startInUserNamespace,
  sudo: startWithSudo,
};
const ENDLESS = 'trap "" TERM; while :; do sleep 1; done';

/** How many processes with the word are still there after some seconds. What just starts another program has no words for a moment. */
async function countLeft(word: string): Promise<number> {
  const until = performance.now() + 10_000;
  for (let looks = 0, left = 0; ; ) {
    left = await countProcesses(word);
    looks = left === 0 ? looks + 1 : 0;
    if (looks === 3 || performance.now() > until) return left;
    await pause(50);
  }
}

describeEachWay('a box', (boxCase) => {
  // Those started first are nearly made when the last is begun.
  it.each(['nothing', 'children', 'descendants'] as const)(
    'is not left when the action is killed at once, having killed %s',
    async (first) => {
      for (const boxes of [1, 12]) {
        const user = await openAs(boxCase);
        const { worktree, temporary } = user;
        expect((await user.state()).kind).toBe('on');
        // The first process of a box that we make ourselves has its folder in its command.
        const command = ['/bin/sh', '-c', ENDLESS, temporary];
        await user.startAndEnd({ boxes, command, directory: worktree, first });
        expect(await countLeft(temporary)).toBe(0);
        await user.close();
      }
    },
  );

  it('gives its program an empty standard input, and not the lifeline', async () => {
    const user = await openAs(boxCase);
    const end = await user.run(['sh', '-c', 'cat; readlink /proc/self/fd/0; ls /proc/self/fd']);
    expect(outputOf(end)).toBe('/dev/null\n0\n1\n2\n3\n');
  });

  const asRoot = boxCase.who === 'root' ? it : it.skip;
  asRoot('ends by itself some seconds after its time limit', async () => {
    const scratch = await mkdtemp('/var/tmp/box-lifeline-');
    const [home, directory] = [join(scratch, 'home'), join(scratch, 'worktree')];
    const nothing = { folder: join(scratch, 'nothing'), file: join(scratch, 'nothing.txt') };
    for (const folder of [home, directory, nothing.folder]) await mkdir(folder);
    await writeFile(nothing.file, '');
    const command = ['/bin/sh', '-c', ENDLESS, scratch];
    const program = { command, environment: {}, directory, home, writable: [], readable: [] };
    const shared = { readable: [], covered: [], nothing };
    const limited = { ...program, readable: [directory], timeoutMs: 1 };
    const boxed = STARTS[boxCase.way](limited, listEntries(limited, shared), scratch);
    expect(await waitForExit(boxed.child)).toEqual({ kind: 'exited', code: 137 });
    expect(await countLeft(scratch)).toBe(0);
    await rm(scratch, { recursive: true });
  });
});
