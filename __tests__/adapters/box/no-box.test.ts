import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openBox } from '#src/adapters/box/box.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { startHostProcess } from '#src/adapters/tool-host/host-process.ts';
import { aBox } from './a-box.ts';
import { describeEachWay, openAs } from './box-users.ts';

const OFF = {
  kind: 'off',
  reason: 'this runner cannot isolate programs of the repository from the job',
  next: 'use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`',
};

async function aProgram() {
  const directory = await mkdtemp(join(tmpdir(), 'no-box-'));
  const begun = join(directory, 'begun');
  return { directory, begun, command: 'touch', args: [begun] };
}

describe('without a box', () => {
  it('the box is looked for again after its folders could not be made', async () => {
    const root = await mkdtemp(join(tmpdir(), 'no-box-'));
    const temporary = join(root, 'later');
    const box = openBox({ temporary, toolCache: root, hidden: [], ways: [] });
    await expect(box.state()).rejects.toThrow('ENOENT');
    await mkdir(temporary);
    expect(await box.state()).toEqual({ ...OFF, failed: [] });
    await box.close();
  });

  it('no program starts, and the reason says what to do', async () => {
    const { directory, begun, command, args } = await aProgram();
    const box = await aBox({ ways: [] });
    expect(await box.state()).toEqual({ ...OFF, failed: [] });
    const end = await createPrograms({ homes: directory, mask: (text) => text, box }).runProgram({
      command,
      args,
      directory,
      environment: {},
      passed: [],
      timeoutMs: 5_000,
      maxBytes: 100,
      box: { writable: [directory], readable: [] },
      signal: new AbortController().signal,
    });
    expect(end).toEqual({ kind: 'not-started', reason: `${OFF.reason}: ${OFF.next}` });
    expect(existsSync(begun)).toBe(false);
    await box.close();
  });

  it('no tool host starts', async () => {
    const { directory } = await aProgram();
    const box = await aBox({ ways: [] });
    const spec = {
      folders: [],
      workdir: directory,
      scratch: directory,
      passed: [],
      mayStartPrograms: false,
      log: () => undefined,
    };
    await expect(startHostProcess({ spec, program: '/none.js', box })).rejects.toMatchObject({
      code: 'E_BOX',
      message: OFF.reason,
      hint: OFF.next,
    });
    await box.close();
  });

  it('programs run where a person allows it', async () => {
    const box = await aBox({ ways: [] });
    box.allowNone();
    expect(await box.state()).toEqual({ kind: 'on', way: 'none', failed: [] });
    await box.close();
  });
});

describeEachWay('where the kernel allows no namespaces of users', (boxCase) => {
  if (boxCase.way === 'sudo' || boxCase.who === 'root') return;
  it('the box is off, and says why', async () => {
    const script = 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"';
    const starter = [
      '/usr/bin/unshare',
      '--user',
      '--map-root-user',
      'sh',
      '-c',
      script,
      process.execPath,
    ];
    const user = await openAs(boxCase, { starter });
    const state = await user.state();
    expect(state).toMatchObject({ ...OFF, failed: [{ way: boxCase.way }] });
    expect(state.failed[0]?.reason).toMatch(/No space left on device|ENOSPC/);
    expect(await user.run(['true'])).toMatchObject({ kind: 'not-started' });
  });
});
