import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CopilotClient, RuntimeConnection } from '@github/copilot-sdk';
import { expect, it } from '@jest/globals';
import { findRuntime } from '../../../src/adapters/copilot/runtime/find-runtime.ts';
import { thisPlatform } from '../../../src/adapters/copilot/runtime/platform.ts';
import { loadTokenizer } from '../../../src/adapters/copilot/tokenizer.ts';

it('loads the tokenizer of the real runtime, and says that it can’t of one that has ended', async () => {
  const home = await mkdtemp(join(tmpdir(), 'squad-tokenizer-'));
  const path = process.env.PATH ?? '';
  const asked = { platform: thisPlatform(), path, npmEnvironment: {}, log: () => {} };
  const places = { input: undefined, toolCache: home, ...asked };
  const executable = await findRuntime(places, new AbortController().signal);
  const client = new CopilotClient({
    mode: 'empty',
    connection: RuntimeConnection.forStdio({ path: executable }),
    baseDirectory: home,
    workingDirectory: home,
    useLoggedInUser: false,
    env: { PATH: path, HOME: home, TMPDIR: home },
  });
  await client.start();
  expect(await loadTokenizer(client, home)).toBe(true);
  const ended = loadTokenizer(client, home);
  await client.forceStop();
  expect(await ended).toBe(false);
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});
