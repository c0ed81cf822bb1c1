import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { initCommand } from '#src/cli/init.ts';
import { aTerminal } from '../a-terminal.ts';

const terminal = aTerminal();
const settings = { actionFolder: process.cwd(), now: Date.UTC(2026, 10, 22) };
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-init-'));
  await mkdir(join(root, '.git'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

const init = (...args: readonly string[]) => initCommand(['--directory', root, ...args], settings);
const read = (path: string) => readFile(join(root, path), 'utf8');

async function files(): Promise<readonly string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .sort();
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

describe('squad-action init', () => {
  it('makes a team and two workflows, and says which files it wrote', async () => {
    expect(await init()).toBe(0);
    const made = await files();
    expect(made).toHaveLength(14);
    expect(made.filter((path) => !terminal.said.includes(`  ${path}\n`))).toEqual([]);
    expect(await read('.squad/team.md')).toContain('- **Created:** 2026-11-22\n');
  });

  const asUser = process.getuid?.() === 0 ? it.skip : it;
  asUser('says that nothing was written when the first write is refused', async () => {
    await chmod(root, 0o555);
    expect(await init()).toBe(1);
    await chmod(root, 0o755);
    expect(terminal.said).toContain('Nothing was written.');
    expect(terminal.said).not.toContain('so far stay');
  });

  it('changes no byte when it runs a second time', async () => {
    await init();
    const before = await Promise.all((await files()).map(read));
    terminal.said = '';
    expect(await init()).toBe(0);
    expect(await Promise.all((await files()).map(read))).toEqual(before);
    expect(terminal.said).toContain('\nEverything exists already; nothing was written.\n');
    expect(terminal.said).toContain('replace OWNER and the zeros');
  });

  it('leaves a team alone, whatever it looks like, and adds the workflows', async () => {
    await put('.ai-team/team.md', 'ours');
    expect(await init()).toBe(0);
    expect(await files()).toEqual([
      '.ai-team/team.md',
      '.gitattributes',
      '.github/workflows/squad-scribe.yml',
      '.github/workflows/squad.yml',
    ]);
    expect(await read('.gitattributes')).toMatch(/^\.ai-team\/decisions\.md merge=union\n/);
  });

  it('completes a team of which the roster is missing, and leaves its other files as they are', async () => {
    await put('.squad/decisions.md', 'ours');
    await put('.ai-team/agents/ripley/charter.md', 'old');
    await init();
    expect(await read('.squad/decisions.md')).toBe('ours');
    expect(await read('.squad/team.md')).toContain('Ripley');
    expect(await read('.gitattributes')).toMatch(/^\.squad\//);
  });

  it('overwrites no workflow of that name, and gives its own another', async () => {
    await put('.github/workflows/squad.yml', 'on: push');
    await init('--workflow-only');
    expect(await read('.github/workflows/squad.yml')).toBe('on: push');
    expect(await files()).toContain('.github/workflows/squad-action.yml');
  });

  it('writes no workflow whose work another does, whatever that is called', async () => {
    const scribe = await readFile('examples/workflows/squad-scribe.yml', 'utf8');
    await put('.github/workflows/nightly.yml', scribe);
    await init('--workflow-only');
    expect(await files()).toEqual(['.github/workflows/nightly.yml', '.github/workflows/squad.yml']);
    expect(terminal.said).toContain('Left as it is, 1 file:\n  .github/workflows/nightly.yml\n');
  });

  it('says which language versions the reusable form does not bring', async () => {
    await put('go.mod', 'module a\n\ngo 1.25\n\nrequire b.example/c v1.0.0\n');
    await init('--reusable');
    expect(terminal.said.replace(/\s+/g, ' ')).toContain('no place for actions/setup-go, which');
    terminal.said = '';
    await init('--reusable');
    expect(terminal.said).not.toContain('no place for');
  });

  it('says which options had no effect, and why', async () => {
    await init();
    terminal.said = '';
    await init('--reusable', '--add-members');
    const said = terminal.said.replace(/\s+/g, ' ');
    expect(said).toContain('squad.yml has steps, and stays: --reusable changes no workflow');
    expect(said).toContain('.squad/team.md has members, so --add-members adds none.');
  });

  it('with --dry-run writes nothing, and says what it would write', async () => {
    expect(await init('--dry-run')).toBe(0);
    expect(terminal.said).toContain('Would write, 14 files:\n  .squad/team.md\n');
    expect(await files()).toEqual([]);
  });

  it('with --action names the action, and asks for nothing to be put in', async () => {
    const action = `acme/squad-action@${'0123456789'.repeat(4)}`;
    expect(await init('--action', action)).toBe(0);
    for (const name of ['squad.yml', 'squad-scribe.yml']) {
      const text = await read(`.github/workflows/${name}`);
      expect(text).toContain(`- uses: ${action}\n`);
      expect(text).not.toMatch(/OWNER|Put the owner|Copy to/);
    }
    expect(terminal.said).not.toContain('OWNER');
  });

  it('with --reusable writes workflows of at most 15 lines, which call the action', async () => {
    const [name, commit] = ['acme/squad-action', '0123456789'.repeat(4)];
    await put(
      'package.json',
      JSON.stringify({ scripts: { test: 'x' }, devDependencies: { a: '1' } }),
    );
    await put('package-lock.json', '{}');
    expect(await init('--workflow-only', '--reusable', '--action', `${name}@${commit}`)).toBe(0);
    expect(await read('.github/workflows/squad.yml')).toContain('    with: { setup: npm ci }\n');
    for (const path of ['squad', 'squad-scribe'].map((one) => `.github/workflows/${one}.yml`)) {
      const text = await read(path);
      expect(text).toContain(`uses: ${name}/.github/workflows/squad-run.yml@${commit}\n`);
      expect(text).not.toMatch(/OWNER|Put the owner|Copy to/);
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    }
    expect(await init('--workflow-only')).toBe(0);
    expect(terminal.said).toContain('Everything exists already');
  });

  it.each([
    ['an action without a commit', ['--action', 'acme/squad-action@v1']],
    ['a flag that it does not know', ['--force']],
  ])('writes nothing for %s', async (_what, args) => {
    expect(await init(...args)).toBe(2);
    expect(await files()).toEqual([]);
  });

  it.each([
    '.github',
    '.github/workflows',
    '.github/workflows/squad-scribe.yml',
    '.squad',
    '.squad/team.md',
    '.squad/agents/ripley/charter.md',
    '.gitattributes',
  ])('writes nothing where %s is a link, wherever that leads', async (path) => {
    const outside = await mkdtemp(join(tmpdir(), 'squad-outside-'));
    await mkdir(join(root, path, '..'), { recursive: true });
    for (const target of [outside, join(outside, 'gone'), 'README.md']) {
      terminal.said = '';
      await symlink(target, join(root, path));
      expect(await init()).toBe(1);
      expect(terminal.said).toMatch(
        new RegExp(`^${path} is a symbolic link, .*\\nPut .*\\nNothing was`),
      );
      await rm(join(root, path));
    }
    expect([await files(), await readdir(outside)]).toEqual([[], []]);
    await rm(outside, { recursive: true });
  });

  it.each([
    ['.github', 'a folder', () => put('.github', 'a file')],
    ['.gitattributes', 'a file', () => mkdir(join(root, '.gitattributes'))],
  ])('writes nothing where %s is not %s, and says so', async (path, wanted, obstruct) => {
    await obstruct();
    const before = await files();
    expect(await init()).toBe(1);
    expect(terminal.said).toContain(`${path} is not ${wanted}.\n`);
    expect(terminal.said).toContain('Nothing was written.\n');
    expect(await files()).toEqual(before);
  });

  it('names the top folder to somebody below it, and writes nothing', async () => {
    await put('src/a.txt', 'a');
    expect(await initCommand(['--directory', join(root, 'src')], settings)).toBe(2);
    expect(terminal.said).toContain(`is not the top folder of a git repository: that is ${root}.`);
    expect(await files()).toEqual(['src/a.txt']);
  });
});
