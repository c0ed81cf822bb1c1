// The way to the Copilot runtime, with an npm of the test's own.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchRuntime, type PinnedPackage } from '#src/adapters/copilot/fetch-runtime.ts';
import {
  findRuntime,
  localRuntime,
  type RuntimeSources,
} from '#src/adapters/copilot/find-runtime.ts';
import { thisPlatform } from '#src/adapters/copilot/platform.ts';
import { startRuntime } from '#src/adapters/copilot/start-runtime.ts';

const never = () => new AbortController().signal;
const program = 'prebuilds/linux-x64/copilot-runtime';
let root = '';
let tarball = '';
let pinned: PinnedPackage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-package-'));
  await mkdir(join(root, 'package/prebuilds/linux-x64'), { recursive: true });
  await mkdir(join(root, 'package/ripgrep'));
  await writeFile(join(root, 'package', program), 'the runtime');
  await writeFile(join(root, 'package/ripgrep/rg'), 'the search');
  tarball = join(root, 'runtime.tgz');
  execFileSync('tar', ['-czf', tarball, 'package'], { cwd: root });
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  pinned = {
    name: '@github/copilot-sdk-linux-x64',
    version: '1.2.3',
    integrity: `sha512-${digest}`,
  };
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** A machine with an `npm` that runs this script; `$5` is where it must put the tarball. */
async function aMachine(script = `cp ${'"$TARBALL"'} "$4/runtime.tgz"; echo runtime.tgz`) {
  const folder = await mkdtemp(join(root, 'machine-'));
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'npm'), `#!/bin/sh\necho "$*" >> ${folder}/asked\n${script}\n`, {
    mode: 0o755,
  });
  const cache = join(folder, 'cache');
  const said: string[] = [];
  const places: RuntimeSources = {
    input: undefined,
    toolCache: cache,
    platform: 'linux-x64',
    path: `${bin}:${process.env.PATH ?? ''}`,
    npmEnvironment: { TARBALL: tarball, npm_config_registry: 'https://registry.example' },
    log: (text) => void said.push(text),
  };
  const target = join(cache, 'squad-copilot-runtime', '1.2.3', 'linux-x64');
  const fetch = (ending = never(), what: PinnedPackage = pinned) =>
    fetchRuntime(what, target, { sources: places, stopping: ending });
  const asked = () =>
    existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '';
  /** What lies where the runtime is put. */
  const left = () => readdir(join(target, '..'));
  return { folder, places, target, fetch, asked, left, said };
}

describe('the input', () => {
  it.each([
    ['the package’s folder', ''],
    ['the executable', program],
  ])('may name %s', async (_what, path) => {
    const { places } = await aMachine();
    const input = join(root, 'package', path);
    expect(await findRuntime({ ...places, input }, never())).toBe(join(root, 'package', program));
  });

  it.each(['nowhere', 'package', '../etc/passwd', 'package/ripgrep/rg'])(
    'is refused when it names %s',
    async (path) => {
      const { places } = await aMachine();
      const input = path === 'package' ? root : join(root, path);
      await expect(findRuntime({ ...places, input }, never())).rejects.toMatchObject({
        code: 'E_RUNTIME',
        message: 'The input `copilot-runtime-path` does not name a Copilot runtime.',
      });
    },
  );
});

it('a local install is taken before anything is fetched, and a platform without a runtime named', async () => {
  const { places, asked } = await aMachine();
  const platform = `${process.platform}-${process.arch}`;
  expect(await findRuntime({ ...places, platform }, never())).toContain(
    `@github/copilot-sdk-${platform}`,
  );
  expect(asked()).toBe('');
  await expect(findRuntime({ ...places, platform: 'sunos-sparc' }, never())).rejects.toMatchObject({
    message: 'There is no Copilot runtime for sunos-sparc.',
  });
});

describe('fetching', () => {
  it('asks npm for the pinned version and unpacks the package whole', async () => {
    const { target, fetch, asked, left, said } = await aMachine();
    await fetch();
    expect(asked()).toMatch(
      /^pack @github\/copilot-sdk-linux-x64@1\.2\.3 --pack-destination \S+ --ignore-scripts \S+\n$/,
    );
    expect(said).toEqual([
      'The Copilot runtime (@github/copilot-sdk-linux-x64@1.2.3) has the SHA-512 that this action was built with.',
    ]);
    expect(readFileSync(join(target, program), 'utf8')).toBe('the runtime');
    expect(readFileSync(join(target, 'ripgrep/rg'), 'utf8')).toBe('the search');
    expect(await left()).toEqual(['linux-x64']);
  });

  it('takes what the tool cache has', async () => {
    const { target, fetch, asked } = await aMachine();
    await cp(join(root, 'package'), target, { recursive: true });
    await fetch();
    expect(asked()).toBe('');
  });

  it('puts a broken folder of the tool cache right', async () => {
    const { target, fetch } = await aMachine();
    await mkdir(join(target, 'prebuilds'), { recursive: true });
    await fetch();
    expect(existsSync(join(target, program))).toBe(true);
  });

  it('may be done by several jobs at once', async () => {
    const { target, fetch, left } = await aMachine();
    await Promise.all([fetch(), fetch(), fetch()]);
    expect(existsSync(join(target, program))).toBe(true);
    expect(await left()).toEqual(['linux-x64']);
  });

  it.each([
    ['other bytes', 'echo other > "$4/runtime.tgz"; echo runtime.tgz'],
    ['half of the bytes', 'head -c 100 "$TARBALL" > "$4/runtime.tgz"; echo runtime.tgz'],
  ])('refuses %s than those the action was built with', async (_what, script) => {
    const { fetch, left } = await aMachine(script);
    await expect(fetch()).rejects.toMatchObject({
      message: expect.stringMatching(/SHA-512 differs/),
    });
    expect(await left()).toEqual([]);
  });

  it('says what npm says is wrong, and nothing of its addresses', async () => {
    const { fetch, left } = await aMachine(
      'echo "npm error code E404 https://user:secret@registry.example" >&2; exit 1',
    );
    await expect(fetch()).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message:
        'The Copilot runtime (@github/copilot-sdk-linux-x64@1.2.3) could not be fetched with npm: E404.',
      hint: expect.stringContaining('copilot-runtime-path'),
    });
    expect(await left()).toEqual([]);
  });

  it.each<[string, Partial<RuntimeSources>, string | undefined, RegExp]>([
    ['there is no npm', { path: '/nowhere' }, undefined, /could not be fetched with npm: ENOENT/],
    ['the package lacks the runtime', { platform: 'linux-arm64' }, undefined, /runtime/],
    ['the tool cache can’t be written', {}, 'runtime.tgz/linux-x64', /tool cache/],
  ])('fails with a reason where %s', async (_what, change, place, message) => {
    const { target, places } = await aMachine();
    const sources = { ...places, ...change };
    const into = place === undefined ? target : join(root, place);
    await expect(fetchRuntime(pinned, into, { sources, stopping: never() })).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message: expect.stringMatching(message),
    });
  });

  it('ends when the run ends', async () => {
    const ending = new AbortController();
    const { fetch, left, asked } = await aMachine('exec sleep 600');
    const fetching = fetch(ending.signal);
    const failed = expect(fetching).rejects.toMatchObject({ code: 'E_RUNTIME' });
    while (asked() === '') await new Promise((resolve) => setImmediate(resolve));
    ending.abort();
    await failed;
    expect(await left()).toEqual([]);
  });
});

describe('a runtime in the tool cache', () => {
  const platform = 'linux-none';
  let wrapped: { readonly archive: string; readonly package: PinnedPackage };

  beforeAll(async () => {
    const real = localRuntime(thisPlatform());
    const folder = join(root, 'wrapped/package/prebuilds', platform);
    await mkdir(folder, { recursive: true });
    const script = `#!/bin/sh\n[ "$PATH" = /nowhere ] && exit 1\nexec ${real} "$@"\n`;
    await writeFile(join(folder, 'copilot-runtime'), script, { mode: 0o755 });
    const archive = join(root, 'wrapped.tgz');
    execFileSync('tar', ['-czf', archive, 'package'], { cwd: join(root, 'wrapped') });
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
    wrapped = { archive, package: { ...pinned, integrity: `sha512-${digest}` } };
    Object.assign(globalThis, { __RUNTIME_PACKAGES__: { [platform]: wrapped.package } });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, '__RUNTIME_PACKAGES__'));

  /** Starts the runtime of a tool cache to which something was done since it was filled. */
  async function startedAfter(damage: (executable: string) => Promise<void>, path?: string) {
    const machine = await aMachine();
    const npmEnvironment = { TARBALL: wrapped.archive };
    const sources = { ...machine.places, platform, npmEnvironment };
    const executable = await findRuntime(sources, never());
    await damage(executable);
    const stopping = new AbortController();
    const { folder: directory, said } = machine;
    const starting = startRuntime(
      {
        credentials: { kind: 'provider', provider: { baseUrl: '' } },
        directory,
        path: path ?? sources.path,
        proxies: {},
        sources,
      },
      stopping.signal,
    );
    const code = await starting.then(
      () => 'started',
      ({ code: of }: { code: string }) => of,
    );
    stopping.abort();
    const fetches = machine.asked().split('\n').length - 1;
    return { code, fetches, said, left: await readdir(join(executable, '../../../..')) };
  }

  it('that was damaged is fetched anew, once, and starts', async () => {
    const { code, fetches, said, left } = await startedAfter((path) =>
      writeFile(path, '#!/bin/sh\nexit 1\n'),
    );
    expect([code, fetches, left]).toEqual(['started', 2, [platform]]);
    expect(said).toContain(
      'The Copilot runtime (@github/copilot-sdk-linux-x64@1.2.3) in the tool cache is damaged. It is fetched anew.',
    );
  });

  it('that is whole, and does not start all the same, is left as it is', async () => {
    const { code, fetches } = await startedAfter(async () => undefined, '/nowhere');
    expect([code, fetches]).toEqual(['E_RUNTIME', 1]);
  });

  it('loses what jobs left that were killed while they fetched, and not what one fetches now', async () => {
    const { target, fetch, left } = await aMachine();
    const long = new Date(Date.now() - 3_600_000);
    for (const name of ['linux-x64-a1', 'linux-x64-b2', 'linux-arm64-c3']) {
      await mkdir(join(target, '..', name, 'package'), { recursive: true });
      if (name !== 'linux-x64-b2') await utimes(join(target, '..', name), long, long);
    }
    await fetch();
    expect(await left()).toEqual(['linux-arm64-c3', 'linux-x64', 'linux-x64-b2']);
  });
});

describe('fetching a package that the bundle has no SHA-512 of', () => {
  /** An npm whose `view` answers what `$TOLD` says. */
  const npm = `if [ "$1" = view ]; then echo "$TOLD"; exit; fi; cp "$TARBALL" "$4/runtime.tgz"; echo runtime.tgz`;

  async function fetched(told: string) {
    const machine = await aMachine(npm);
    const npmEnvironment = { ...machine.places.npmEnvironment, TOLD: told };
    const places = { ...machine.places, npmEnvironment };
    const { name, version } = pinned;
    const fetching = fetchRuntime({ name, version }, machine.target, {
      sources: places,
      stopping: never(),
    });
    return { ...machine, fetching };
  }

  it('compares it with what the registry names, and says so', async () => {
    const { fetching, target, said, asked } = await fetched(pinned.integrity ?? '');
    await fetching;
    expect(existsSync(join(target, program))).toBe(true);
    expect(asked()).toContain('view @github/copilot-sdk-linux-x64@1.2.3 dist.integrity');
    expect(said).toEqual([
      'The Copilot runtime (@github/copilot-sdk-linux-x64@1.2.3) has the SHA-512 that the npm registry gives; this action was built without one of its own for linux-x64.',
    ]);
  });

  it.each([
    [
      'another SHA-512',
      `sha512-${'A'.repeat(86)}==`,
      /not the one that the npm registry describes/,
    ],
    ['a weaker sum', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', /gives no SHA-512/],
    ['none', '', /gives no SHA-512/],
  ])('refuses it when the registry names %s', async (_what, told, message) => {
    const { fetching, left, said } = await fetched(told);
    await expect(fetching).rejects.toMatchObject({
      code: 'E_RUNTIME',
      message: expect.stringMatching(message),
    });
    expect(await left()).toEqual([]);
    expect(said).toEqual([]);
  });
});
