// The hosts of a run end with it.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openToolHosts } from '#src/adapters/tool-host/tool-hosts.ts';
import type { ToolHostSpec } from '#src/ports/tool-host.ts';
import { aBox } from '../box/a-box.ts';
import { buildHost } from './build-host.ts';

let base: string;
beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'squad-hosts-')));
});
afterEach(() => rm(base, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(base, path)), { recursive: true });
  await writeFile(join(base, path), text);
}

function spec(commit = 'c0ffee', more: Partial<ToolHostSpec> = {}): ToolHostSpec {
  const folder = {
    root: join(base, '.squad'),
    scope: 'local',
    shownAs: '.squad/tools',
    commit,
  } as const;
  const [workdir, scratch] = [join(base, 'work'), join(base, 'scratch')];
  return {
    folders: [folder],
    workdir,
    scratch,
    passed: [],
    mayStartPrograms: false,
    log: () => {},
    ...more,
  };
}

describe('the hosts of a run', () => {
  const prepared = async (tool: string) => {
    const built = join(await buildHost(), 'tool-host.js');
    await put('.squad/tools/sum.ts', tool);
    await Promise.all(['work', 'scratch'].map((name) => mkdir(join(base, name))));
    return built;
  };

  it.each([
    ['the job is cancelled', (cancel: () => void) => cancel()],
    ['they are closed', (_cancel: () => void, close: () => Promise<void>) => void close()],
  ])('give up a file that blocks its import when %s', async (_what, end) => {
    const mark = join(base, 'work/begun');
    const blocks = `import { writeFileSync } from 'node:fs';\nwriteFileSync('${mark}', '');\nfor (;;) {}`;
    const program = await prepared(blocks);
    const cancelled = new AbortController();
    const hosts = openToolHosts({
      box: await aBox(),
      program,
      cancelled: cancelled.signal,
    });
    const listing = hosts.list(spec('c0ffee', { importMs: 60_000 }));
    while (!existsSync(mark)) await new Promise((resolve) => setTimeout(resolve, 20));
    end(() => cancelled.abort(), hosts.close);
    expect((await listing).tools).toEqual([]);
    await hosts.close();
  });
});
