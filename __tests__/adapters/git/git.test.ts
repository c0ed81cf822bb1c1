// git for one run, with real repositories and the embedded GitHub's remote.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type GitHandle, openGit } from '#src/adapters/git/git.ts';
import type { GitSettings } from '#src/adapters/git/git-command.ts';
import { type EmbeddedGitHub, startGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { createState } from '../../../rehearsal/github/state.ts';
import { aTime } from '../../workspace/a-time.ts';
import { aServer, portOf } from '../a-server.ts';
import { descendants, git } from '../copilot/a-runtime.ts';

const token = `ghs_${'GitSecret'.repeat(5)}`;
const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];

let root = '';
let workspace = '';
let temporary = '';
let hub: EmbeddedGitHub;
const handles: GitHandle[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-git-test-'));
  workspace = join(root, 'workspace');
  temporary = join(root, 'temp');
  for (const folder of [workspace, temporary, join(root, 'home')]) await mkdir(folder);
  const bare = join(root, 'github/acme/shop.git');
  await mkdir(dirname(bare), { recursive: true });
  git(root, 'init', '-q', '--bare', '-b', 'main', bare);
  git(workspace, 'init', '-q', '-b', 'main');
  await put('.squad/team.md', '# Team\n');
  await put('src/a.txt', 'one\n');
  commit('first');
  git(workspace, 'push', '-q', bare, 'main');
  const state = createState({
    repository: 'acme/shop',
    root: join(root, 'github'),
    token,
    roles: {},
  });
  hub = await startGitHub({ state });
});

afterEach(async () => {
  for (const handle of handles.splice(0)) await handle.close();
  await hub.close();
  await rm(root, { recursive: true, maxRetries: 5 });
});

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(workspace, path)), { recursive: true });
  await writeFile(join(workspace, path), content);
}

function commit(message: string): string {
  git(workspace, 'add', '-A', '-f');
  git(workspace, ...who, 'commit', '-q', '-m', message);
  return git(workspace, 'rev-parse', 'HEAD').trim();
}

const openHandle = (settings: Partial<GitSettings> = {}) =>
  openGit({
    workspace,
    temporary,
    serverUrl: hub.origin,
    repository: 'acme/shop',
    token,
    proxy: {},
    path: process.env.PATH ?? '',
    squadDirectory: undefined,
    ...settings,
  });

async function opened(settings: Partial<GitSettings> = {}) {
  const handle = await openHandle(settings);
  handles.push(handle);
  return handle.git;
}

const head = () => git(workspace, 'rev-parse', 'HEAD').trim();

/** Every file below a folder, with its bytes. */
function everyByteIn(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.map((path) => join(folder, path)).filter((path) => statSync(path).isFile());
  return files.map((path) => readFileSync(path, 'latin1')).join('\n');
}

describe('the run’s repository', () => {
  it('borrows the checkout’s objects', async () => {
    const run = await opened();
    expect(await run.run(['cat-file', '-t', head()])).toBe('commit\n');
  });

  it('borrows from a linked worktree, whose .git is a file', async () => {
    const linked = join(root, 'linked');
    git(workspace, 'worktree', 'add', '-q', linked);
    const run = await opened({ workspace: linked });
    expect(await run.run(['cat-file', '-t', head()])).toBe('commit\n');
  });

  it('is removed at the end, with its helper process', async () => {
    const handle = await openHandle();
    const before = descendants();
    const helpers = () => descendants().filter((child) => !before.includes(child));
    const tree = await handle.git.tree(head());
    await tree.read('.squad/team.md');
    expect(helpers()).toHaveLength(1);
    await handle.close();
    while (helpers().length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('closes although a proxy never answers git', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const handle = await openHandle({
      serverUrl: 'https://github.invalid',
      proxy: { https_proxy: `http://127.0.0.1:${portOf(silent)}` },
    });
    const asked = handle.git.attempt(['ls-remote', handle.git.remoteUrl], { remote: true });
    await once(silent, 'connection');
    await handle.close();
    expect(await asked).toMatchObject({ code: 137, stderr: 'git was stopped by a signal' });
    expect(readdirSync(temporary)).toEqual([]);
    for (const socket of sockets) socket.destroy();
    silent.close();
  }, 15_000);

  it('reports a killed git as a failure', async () => {
    const bin = join(root, 'killed');
    await mkdir(bin);
    await writeFile(join(bin, 'git'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
    const run = await opened({ path: `${bin}:${process.env.PATH}` });
    await expect(run.run(['gc'])).rejects.toMatchObject({
      code: 'E_GIT',
      message: '`git gc` failed: git was stopped by a signal',
    });
  });

  it('returns exit codes from attempt, and throws readable errors from run', async () => {
    const run = await opened();
    expect(
      await run.attempt(['rev-parse', '--verify', '--quiet', 'refs/heads/none']),
    ).toMatchObject({
      code: 1,
    });
    await expect(run.run(['cat-file', '-t', 'nonsense'])).rejects.toMatchObject({
      code: 'E_GIT',
      message: expect.stringMatching(
        /^`git cat-file` failed: fatal: Not a valid object name nonsense/,
      ),
    });
  });
});

describe('the remote', () => {
  it.each([
    `https://x-access-token:${token}@evil.example/acme/shop.git`,
    'https://evil.example/acme/shop.git',
    'ext::sh -c "touch ran"',
  ])('is not what the checkout’s origin says: %s', async (origin) => {
    git(workspace, 'remote', 'add', 'origin', origin);
    expect((await opened()).remoteUrl).toBe(`${hub.origin}/acme/shop`);
  });

  it('gets the token only for fetch and push', async () => {
    const run = await opened();
    const refused = await run.attempt(['ls-remote', run.remoteUrl]);
    expect(refused.code).not.toBe(0);
    expect(hub.requests.at(-1)).toMatchObject({ kind: 'git', status: 401 });
    expect(await run.run(['ls-remote', run.remoteUrl], { remote: true })).toContain(head());
  });

  it('leaves no token in any file, argument or message', async () => {
    const bin = join(root, 'bin');
    await mkdir(bin);
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    const script = `#!/bin/sh\necho "$*" >> ${root}/arguments\nexec ${real} "$@"\n`;
    await writeFile(join(bin, 'git'), script, { mode: 0o755 });
    const run = await opened({ path: `${bin}:${process.env.PATH}` });
    await run.run(['fetch', run.remoteUrl, 'main:refs/remotes/origin/main'], { remote: true });
    const push = ['push', '--porcelain', run.remoteUrl, `${head()}:refs/heads/squad/7`];
    await run.run(push, { remote: true });
    const failed = await run.attempt(['push', `${hub.origin}/acme/other`, 'main'], {
      remote: true,
    });
    expect(readFileSync(join(root, 'arguments'), 'utf8')).toContain('push');
    expect(everyByteIn(root)).not.toMatch(new RegExp(`${token}|${basic}`));
    expect(JSON.stringify(failed)).not.toMatch(new RegExp(`${token}|${basic}`));
  });

  it('is not followed to another address', async () => {
    const elsewhere: string[] = [];
    const thief = await aServer((request, response) => {
      elsewhere.push(request.headers.authorization ?? 'no token');
      response.end();
    });
    const location = `${thief.origin}/acme/shop/info/refs?service=git-upload-pack`;
    hub.fault({ path: 'info/refs', status: 302, headers: { location } });
    const run = await opened();
    const answer = await run.attempt(['ls-remote', run.remoteUrl], { remote: true });
    expect(answer.code).not.toBe(0);
    await thief.close();
    expect(elsewhere).toEqual([]);
  });
});

describe('a limit of GitHub', () => {
  const limited = (status: number, after: string) =>
    hub.fault({
      path: 'info/refs',
      status,
      headers: { 'retry-after': after },
      body: 'You have exceeded a secondary rate limit.\n',
    });

  it.each([
    ['seconds', '20', 20_000],
    ['a date', new Date(Date.now() + 40_000).toUTCString(), 40_000],
  ])('is waited for as long as GitHub asks, in %s', async (_, after, ms) => {
    const time = aTime();
    const warnings: string[] = [];
    const run = await opened({ run: time, warn: (text) => void warnings.push(text) });
    for (const status of [403, 429]) {
      limited(status, after);
      await run.run(['ls-remote', run.remoteUrl], { remote: true });
    }
    expect(time.passed()).toBeGreaterThan(ms);
    expect(time.passed()).toBeLessThanOrEqual(2 * ms);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/^GitHub asks git to wait \d\d s\.$/);
  });

  it('is told to who pushes, and leaves no trace of the requests on disk', async () => {
    const run = await opened();
    limited(403, '20');
    const push = ['push', '--porcelain', run.remoteUrl, `${head()}:refs/heads/squad/7`];
    expect(await run.attempt(push, { remote: true })).toMatchObject({ code: 128, waitMs: 20_000 });
    expect(readdirSync(run.scratch)).toEqual(['repository.git']);
  });
});

describe('configuration of the checkout and the job', () => {
  it('reaches git by no variable of the job', async () => {
    const bin = join(root, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'git'), '#!/bin/sh\nenv\n', { mode: 0o755 });
    const variables = ['GIT_ASKPASS', 'GIT_SSH_COMMAND', 'GIT_EXTERNAL_DIFF', 'XDG_CONFIG_HOME'];
    for (const name of variables) process.env[name] = '/canary';
    const run = await opened({ path: `${bin}:${process.env.PATH}` });
    const seen = await run.run(['fetch'], { remote: true });
    for (const name of variables) delete process.env[name];
    expect(seen).toContain(`GIT_DIR=${run.repository}`);
    expect(seen).not.toContain('/canary');
  });

  it('sends nothing once a program has changed the configuration of the run’s own repository', async () => {
    const run = await opened();
    await run.run(['fetch', '-q', run.remoteUrl, 'main'], { remote: true });
    const config = join(run.repository, 'config');
    await writeFile(
      config,
      `${readFileSync(config, 'utf8')}[http]\n\tproxy = http://evil.example\n`,
    );
    const push = ['push', '-q', run.remoteUrl, `${head()}:refs/heads/squad/1`];
    await expect(run.run(push, { remote: true })).rejects.toThrow('changed the configuration');
  });

  it('goes to no proxy and starts no program that a configuration file names', async () => {
    const run = await opened();
    const changed = join(root, 'changed.git');
    await cp(run.repository, changed, { recursive: true });
    const started = join(root, 'started');
    git(changed, 'config', 'core.fsmonitor', `touch ${started}; false`);
    git(changed, 'config', 'credential.helper', `!touch ${started}; false`);
    git(changed, 'config', 'http.proxy', 'http://127.0.0.1:9');
    const environment = { GIT_DIR: changed };
    await run.run(['fetch', '-q', run.remoteUrl, 'main'], { remote: true, environment });
    const worktree = { directory: workspace, indexFile: join(root, 'index') };
    await run.run(['read-tree', head()], { worktree, environment });
    await run.run(['status'], { worktree, environment });
    expect(existsSync(started)).toBe(false);
  });

  it('is left unchanged', async () => {
    const before = everyByteIn(workspace);
    const run = await opened();
    await run.run(['fetch', '-q', run.remoteUrl, 'main'], { remote: true });
    await run.run(['worktree', 'add', '-q', '--detach', join(run.scratch, 'tree'), head()]);
    expect(everyByteIn(workspace)).toBe(before);
  });
});

describe('the trusted tree', () => {
  it('lists only the squad’s files, with their modes', async () => {
    await put('.github/skills/x/SKILL.md', 'skill');
    await put('CODEOWNERS', '* @olga');
    await put('crew/team.md', 'other');
    execFileSync('ln', ['-s', '/etc/passwd', join(workspace, '.squad/link.md')]);
    const tree = await (await opened({ squadDirectory: 'crew' })).tree(commit('more'));
    expect(tree.entries).toEqual([
      { path: '.github/skills/x/SKILL.md', mode: '100644', size: 5 },
      { path: '.squad/link.md', mode: '120000', size: 11 },
      { path: '.squad/team.md', mode: '100644', size: 7 },
      { path: 'CODEOWNERS', mode: '100644', size: 7 },
      { path: 'crew/team.md', mode: '100644', size: 5 },
    ]);
    expect(await tree.read('.squad/link.md')).toBeUndefined();
    expect(await tree.read('src/a.txt')).toBeUndefined();
  });

  it('reads big files from their start and from their end', async () => {
    const history = `start\n${'x'.repeat(5 * 1024 * 1024)}\nend`;
    await put('.squad/history.md', history);
    const tree = await (await opened()).tree(commit('history'));
    expect(await tree.read('.squad/history.md')).toBe(history.slice(0, 1024 * 1024));
    expect(await tree.read('.squad/history.md', 5)).toBe('start');
    expect(await tree.readEnd('.squad/history.md', 4)).toBe('\nend');
    expect(await tree.readEnd('.squad/history.md', 10_000_000)).toBe(history);
  });

  it('reads many files at once, each its own, with names of any kind', async () => {
    const odd = ['a b', 'ü', 'line\nbreak', '*', '"q"'].map((name) => `.squad/${name}.md`);
    const plain = Array.from({ length: 495 }, (_, index) => `.squad/inbox/${index}.md`);
    const names = [...odd, ...plain];
    for (const [index, name] of names.entries())
      await put(name, `${index}:${'y'.repeat(index * 37)}`);
    await put('.squad/empty.md', '');
    const tree = await (await opened()).tree(commit('many'));
    const texts = await Promise.all(names.map((name) => tree.read(name)));
    expect(texts.map((text) => text?.length)).toEqual(
      names.map((_, index) => `${index}:`.length + index * 37),
    );
    expect(texts.every((text, index) => text?.startsWith(`${index}:`))).toBe(true);
    expect(await tree.read('.squad/empty.md')).toBe('');
  });

  it('reports a missing object and can read others', async () => {
    await put('.squad/gone.md', 'gone');
    const at = commit('objects');
    const id = git(workspace, 'rev-parse', `${at}:.squad/gone.md`).trim();
    await rm(join(workspace, '.git/objects', id.slice(0, 2), id.slice(2)));
    const tree = await (await opened()).tree(at);
    const [gone, team] = await Promise.allSettled([
      tree.read('.squad/gone.md'),
      tree.read('.squad/team.md'),
    ]);
    expect(gone).toMatchObject({ status: 'rejected', reason: { code: 'E_GIT' } });
    expect(team).toEqual({ status: 'fulfilled', value: '# Team\n' });
  });
});
