// What is remembered of tools between runs, where an earlier tool may have written the memory.
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openListingCache } from '../../../src/adapters/tool-host/listing-cache.ts';
import { openToolHosts } from '../../../src/adapters/tool-host/tool-hosts.ts';
import { DEFAULT_LIMITS, type ToolListing } from '../../../src/ports/custom-tools.ts';
import type { ToolHostSpec } from '../../../src/ports/tool-host.ts';
import { aBox } from '../box/a-box.ts';
import { moduleTool } from './a-tool-host.ts';
import { buildHost } from './build-host.ts';

const SECRET = 'gho_notarealtoken';
const DAY_MS = 86_400_000;

let base: string;
let program: string;
beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'squad-listing-')));
  program = join(base, 'dist', 'tool-host.js');
  await put('dist/tool-host.js', 'the host');
  await put('.squad/tools/sum.ts', 'one');
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

const origin = { scope: 'local', path: '.squad/tools/sum.ts', sha256: '00' } as const;
const LISTING: ToolListing = {
  unused: [
    { name: 'lint', kind: 'module', origin: { ...origin, commit: 'c0ffee' }, description: '' },
  ],
  tools: [
    {
      name: 'sum',
      kind: 'module',
      origin: { ...origin, commit: 'c0ffee' },
      description: 'Adds',
      inputSchema: { type: 'object' },
      limits: DEFAULT_LIMITS,
    },
  ],
  diagnostics: [],
};

const cache = (secret = SECRET, now = 0) =>
  openListingCache({ toolCache: join(base, 'cache'), secret, program, now: () => now });

async function entry(): Promise<string> {
  const folder = join(base, 'cache', 'squad-tool-listings');
  const [name = ''] = await readdir(folder);
  return join(folder, name);
}

async function keep(listing: ToolListing): Promise<void> {
  await cache().write(spec(), listing, (await cache().read(spec())).key);
}

describe('a listing that is kept', () => {
  beforeEach(() => keep(LISTING));

  it('is not kept for files that changed while they were imported', async () => {
    const folder = join(base, 'cache', 'squad-tool-listings');
    const before = await readdir(folder);
    await cache().write(spec(), LISTING, 'of what the files were before');
    expect(await readdir(folder)).toEqual(before);
    await rm(folder, { recursive: true });
    await cache().write(spec(), LISTING, 'of what the files were before');
    expect((await cache().read(spec())).listing).toBeUndefined();
  });

  it('is found again for the same content, at another commit and in another folder', async () => {
    expect((await cache().read(spec())).listing).toEqual(LISTING);
    const { tools, unused = [] } = (await cache().read(spec('beef'))).listing ?? LISTING;
    expect([...tools, ...unused].map((tool) => tool.origin.commit)).toEqual(['beef', 'beef']);
  });

  it.each([
    ['a changed file', () => put('.squad/tools/sum.ts', 'two')],
    ['a new file beside it', () => put('.squad/tools/lib/help.ts', 'x')],
    ['another host', () => put('dist/tool-host.js', 'a later host')],
    ['a link in the folder', () => symlink('/etc/passwd', join(base, '.squad/data'))],
  ])('does not count for %s', async (_what, change) => {
    await change();
    expect((await cache().read(spec())).listing).toBeUndefined();
  });

  it('does not count on another day, with other variables or wishes, or for another secret', async () => {
    expect((await cache(SECRET, DAY_MS).read(spec())).listing).toBeUndefined();
    expect(
      (await cache().read(spec('c0ffee', { mayStartPrograms: true }))).listing,
    ).toBeUndefined();
    expect((await cache().read(spec('c0ffee', { wanted: ['sum'] }))).listing).toBeUndefined();
    expect((await cache('another').read(spec())).listing).toBeUndefined();
    process.env.TZ = 'Pacific/Chatham';
    expect((await cache().read(spec())).listing).toBeUndefined();
    delete process.env.TZ;
  });

  it('does not count when a tool has changed its words, its seal or its place', async () => {
    const path = await entry();
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('Adds', 'Runs'));
    expect((await cache().read(spec())).listing).toBeUndefined();
    await writeFile(path, JSON.stringify({ ...JSON.parse(text), seal: '' }));
    expect((await cache().read(spec())).listing).toBeUndefined();
    await put('.squad/tools/sum.ts', 'two');
    await keep(LISTING);
    const folder = dirname(path);
    const other = (await readdir(folder))
      .map((name) => join(folder, name))
      .find((it) => it !== path);
    await writeFile(other ?? '', text);
    expect((await cache().read(spec())).listing).toBeUndefined();
  });

  it('does not count half written, as a link, or where there is a folder in its place', async () => {
    const path = await entry();
    await truncate(path, 100);
    expect((await cache().read(spec())).listing).toBeUndefined();
    await rm(path);
    await symlink('/dev/zero', path);
    expect((await cache().read(spec())).listing).toBeUndefined();
    await rm(path);
    await mkdir(path);
    expect((await cache().read(spec())).listing).toBeUndefined();
    await keep(LISTING);
  });

  it('is not the listing of a file that could not be imported', async () => {
    await put('.squad/tools/sum.ts', 'broken');
    const problem = { code: 'L_IMPORT', path: 'x', message: 'm', next: 'n' } as const;
    await keep({ tools: [], diagnostics: [problem] });
    expect((await cache().read(spec())).listing).toBeUndefined();
  });
});

describe('a cache that can not be written', () => {
  it('is none, and nobody is told', async () => {
    await put('cache', 'a file');
    await keep(LISTING);
    expect((await cache().read(spec())).listing).toBeUndefined();
    await rm(join(base, 'cache'));
    await mkdir(join(base, 'cache'));
    await chmod(join(base, 'cache'), 0o500);
    await keep(LISTING);
    await chmod(join(base, 'cache'), 0o700);
  });
});

describe('the hosts of a run', () => {
  const prepared = async (tool: string) => {
    const built = join(await buildHost(), 'tool-host.js');
    await put('.squad/tools/sum.ts', tool);
    await Promise.all(['work', 'scratch'].map((name) => mkdir(join(base, name))));
    return built;
  };

  /** `begun` resolves when the import is under way. */
  const aBlockingTool = async () => {
    const mark = join(base, 'work/begun');
    const built = await prepared(
      `import { writeFileSync } from 'node:fs';\nwriteFileSync('${mark}', '');\nfor (;;) {}`,
    );
    const begun = async () => {
      while (!existsSync(mark)) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    return { built, begun };
  };

  it('load an unchanged folder once', async () => {
    const built = await prepared(moduleTool("return 'x'"));
    const box = await aBox();
    const open = () =>
      openToolHosts({
        box,
        program: built,
        cache: openListingCache({
          toolCache: join(base, 'cache'),
          secret: SECRET,
          program: built,
          now: () => 0,
        }),
      });
    const first = await open().list(spec());
    expect(first.tools.map(({ name }) => name)).toEqual(['sum']);
    const noHost = openToolHosts({
      box: await aBox(),
      program: '/nowhere',
      cache: { read: async () => ({ key: undefined, listing: first }), write: async () => {} },
    });
    expect(await noHost.list(spec())).toBe(first);
    expect(await open().list(spec())).toEqual(first);
  });

  it('give up a file that blocks its import when the job is cancelled', async () => {
    const { built, begun } = await aBlockingTool();
    const cancelled = new AbortController();
    const hosts = openToolHosts({
      box: await aBox(),
      program: built,
      cancelled: cancelled.signal,
    });
    const listing = hosts.list(spec('c0ffee', { importMs: 60_000 }));
    await begun();
    cancelled.abort();
    const { tools, diagnostics } = await listing;
    expect(tools).toEqual([]);
    expect(diagnostics.map(({ message }) => message).join()).toContain('the run is ending');
    await hosts.close();
  });

  it('give up a file that blocks its import when they are closed', async () => {
    const { built, begun } = await aBlockingTool();
    const hosts = openToolHosts({ box: await aBox(), program: built });
    const listing = hosts.list(spec('c0ffee', { importMs: 60_000 }));
    await begun();
    void hosts.close();
    expect((await listing).tools).toEqual([]);
  });
});
