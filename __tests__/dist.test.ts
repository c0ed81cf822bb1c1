import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-dist-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Every file of a folder with its text, by relative path. */
async function contents(root: string): Promise<ReadonlyMap<string, string>> {
  const paths = await readdir(root, { recursive: true });
  const files = await Promise.all(
    paths.sort().map(async (path): Promise<readonly [string, string] | undefined> => {
      const full = join(root, path);
      return (await stat(full)).isFile() ? [path, await readFile(full, 'utf8')] : undefined;
    }),
  );
  return new Map(files.filter((file) => file !== undefined));
}

describe('dist', () => {
  it('starts from a folder that holds nothing else and leaves an event that is not for us alone', async () => {
    const dist = join(folder, 'alone');
    await cp('dist', dist, { recursive: true });
    const event = join(folder, 'event.json');
    await writeFile(
      event,
      JSON.stringify({
        action: 'created',
        repository: { full_name: 'acme/shop', default_branch: 'main', fork: false },
        issue: { number: 1, title: 'Login', body: '', user: { login: 'octocat', type: 'User' } },
        comment: { id: 2, body: 'Thanks!', user: { login: 'octocat', type: 'User' } },
        sender: { login: 'octocat', type: 'User' },
      }),
    );
    const { stderr } = await run(process.execPath, [join(dist, 'main.js')], {
      cwd: folder,
      // No PATH, and an address where nobody listens: neither a program nor the network is needed.
      env: {
        GITHUB_API_URL: 'http://127.0.0.1:9',
        GITHUB_SERVER_URL: 'http://127.0.0.1:9',
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_EVENT_NAME: 'issue_comment',
        GITHUB_EVENT_PATH: event,
        GITHUB_WORKSPACE: folder,
        GITHUB_RUN_ID: '1',
        RUNNER_TEMP: folder,
        RUNNER_TOOL_CACHE: folder,
        'INPUT_GITHUB-TOKEN': 'token',
      },
    });
    expect(stderr).toBe('');
  });

  it('loads neither a client of git nor one of GitHub to learn that an event is not for us', async () => {
    const files = await contents('dist');
    const loaded = new Map<string, string>();
    const load = (path: string) => {
      const text = files.get(path);
      if (text === undefined || loaded.has(path)) return;
      loaded.set(path, text);
      // What `import()` names is loaded when it is wanted.
      const names = text.matchAll(/\bfrom\s*"([^"]+)"|\bimport\s*"([^"]+)"/g);
      for (const [, from, bare] of names) load(join(dirname(path), from ?? bare ?? ''));
    };
    load('main.js');
    const heavy = ['Cannot use simple-git', 'context.repo requires', 'actions/http-client'];
    const holders = (among: ReadonlyMap<string, string>) =>
      heavy.filter((words) => [...among.values()].some((text) => text.includes(words)));
    expect(loaded.size).toBeGreaterThan(1);
    expect(holders(loaded)).toEqual([]);
    expect(holders(files)).toEqual(heavy);
  });

  it('is what the source builds, byte for byte', async () => {
    const rebuilt = join(folder, 'rebuilt');
    await run(process.execPath, ['scripts/build.mjs', rebuilt]);
    const [fresh, committed] = await Promise.all([contents(rebuilt), contents('dist')]);
    expect([...committed.keys()]).toEqual([...fresh.keys()]);
    expect(
      [...committed].filter(([path, text]) => fresh.get(path) !== text).map(([path]) => path),
    ).toEqual([]);
  });

  it('names no path of the machine that built it', async () => {
    const files = await contents('dist');
    expect(
      [...files].filter(([, text]) => text.includes(process.cwd())).map(([path]) => path),
    ).toEqual([]);
  });

  it('has the licence of every package whose code it holds', async () => {
    const files = await contents('dist');
    // esbuild names the file from which each part of a bundle came.
    const bundled = [...files.values()].flatMap((text) =>
      [...text.matchAll(/^\/\/ node_modules\/(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//gm)].map(
        ([, name = '']) => name,
      ),
    );
    const licensed = files.get('licenses.txt') ?? '';
    expect(bundled).toContain('@octokit/core');
    expect([...new Set(bundled)].filter((name) => !licensed.includes(`\n${name} `))).toEqual([]);
  });

  it('knows the integrity of the runtime that it fetches', async () => {
    const text = [...(await contents('dist')).values()].join('\n');
    expect(text).toMatch(/"@github\/copilot-sdk-linux-x64".{0,80}"sha512-[A-Za-z0-9+/]{86}=="/s);
  });

  it.each([
    'linux-x64',
    'linux-arm64',
    'linuxmusl-x64',
    'linuxmusl-arm64',
    'darwin-x64',
    'darwin-arm64',
    'win32-x64',
    'win32-arm64',
  ])('knows the runtime for %s by name and version', async (platform) => {
    const text = [...(await contents('dist')).values()].join('\n');
    expect(text).toMatch(
      new RegExp(`name:\\s*"@github/copilot-sdk-${platform}",\\s*version:\\s*"\\d+\\.\\d+\\.\\d+"`),
    );
  });
});
