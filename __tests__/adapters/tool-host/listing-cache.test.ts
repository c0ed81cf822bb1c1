// What is remembered of tools between runs, where an earlier tool may have written the memory.
import { existsSync } from 'node:fs';
import {
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
import { openListingCache } from '#src/adapters/tool-host/listing-cache.ts';
import { openToolHosts } from '#src/adapters/tool-host/tool-hosts.ts';
import { DEFAULT_LIMITS, type ToolHostSpec, type ToolListing } from '#src/ports/index.ts';
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

const found = async (given = spec(), by = cache()) => (await by.read(given)).listing;

describe('a listing that is kept', () => {
  beforeEach(() => keep(LISTING));

  it('is found again for the same content, at another commit and in another folder', async () => {
    expect(await found()).toEqual(LISTING);
    const { tools, unused = [] } = (await found(spec('beef'))) ?? LISTING;
    expect([...tools, ...unused].map((tool) => tool.origin.commit)).toEqual(['beef', 'beef']);
  });

  const broken = { code: 'L_IMPORT', path: 'x', message: 'm', next: 'n' } as const;
  it.each<[string, () => unknown]>([
    ['a changed file', () => put('.squad/tools/sum.ts', 'two')],
    ['a new file beside it', () => put('.squad/tools/lib/help.ts', 'x')],
    ['another host', () => put('dist/tool-host.js', 'a later host')],
    ['a link in the folder', () => symlink('/etc/passwd', join(base, '.squad/data'))],
    ['an entry that is cut', async () => truncate(await entry(), 100)],
    ['an entry that is a link', () => replaceEntry((path) => symlink('/dev/zero', path))],
    ['an entry that is a folder', () => replaceEntry(mkdir)],
    [
      'an import that failed',
      async () => {
        await put('.squad/tools/sum.ts', 'broken');
        await keep({ tools: [], diagnostics: [broken] });
      },
    ],
    [
      'files that changed while they were imported',
      async () => {
        await rm(await entry());
        await cache().write(spec(), LISTING, 'of what the files were before');
      },
    ],
  ])('does not count for %s', async (_what, change) => {
    await change();
    expect(await found()).toBeUndefined();
  });

  it('does not count on another day, with other wishes, or for another secret', async () => {
    expect(await found(spec(), cache(SECRET, DAY_MS))).toBeUndefined();
    expect(await found(spec('c0ffee', { mayStartPrograms: true }))).toBeUndefined();
    expect(await found(spec('c0ffee', { wanted: ['sum'] }))).toBeUndefined();
    expect(await found(spec(), cache('another'))).toBeUndefined();
  });

  it('does not count when a tool has changed its words, its seal or its place', async () => {
    const path = await entry();
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('Adds', 'Runs'));
    expect(await found()).toBeUndefined();
    await writeFile(path, JSON.stringify({ ...JSON.parse(text), seal: '' }));
    expect(await found()).toBeUndefined();
    await put('.squad/tools/sum.ts', 'two');
    await keep(LISTING);
    const folder = dirname(path);
    const names = (await readdir(folder)).map((name) => join(folder, name));
    await writeFile(names.find((it) => it !== path) ?? '', text);
    expect(await found()).toBeUndefined();
  });
});

/** Puts something else in the place of what was kept. */
async function replaceEntry(put: (path: string) => Promise<unknown>): Promise<void> {
  const path = await entry();
  await rm(path);
  await put(path);
}

describe('the hosts of a run', () => {
  const prepared = async (tool: string) => {
    const built = join(await buildHost(), 'tool-host.js');
    await put('.squad/tools/sum.ts', tool);
    await Promise.all(['work', 'scratch'].map((name) => mkdir(join(base, name))));
    return built;
  };

  it('load an unchanged folder once', async () => {
    const program = await prepared(moduleTool("return 'x'"));
    const box = await aBox();
    const toolCache = join(base, 'cache');
    const kept = openListingCache({ toolCache, secret: SECRET, program, now: () => 0 });
    const first = await openToolHosts({ box, program, cache: kept }).list(spec());
    expect(first.tools.map(({ name }) => name)).toEqual(['sum']);
    const noHost = openToolHosts({ box, program: '/nowhere', cache: kept });
    expect(await noHost.list(spec())).toEqual(first);
  });

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
