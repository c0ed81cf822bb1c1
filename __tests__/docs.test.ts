import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse } from 'yaml';
import { readCommand } from '#src/trigger/command.ts';

type Node = {
  readonly type: string;
  readonly url?: string | undefined;
  readonly lang?: string | null | undefined;
  readonly value?: string | undefined;
  readonly children?: readonly Node[] | undefined;
};

const inFolder = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
    : [];
const pages = [...readdirSync('.'), ...inFolder('docs')].filter((path) => path.endsWith('.md'));

const read = (path: string): string => readFileSync(path, 'utf8');
const lines = (path: string): number => read(path).trimEnd().split('\n').length;
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const nodesOf = (path: string): readonly Node[] => nodesIn(fromMarkdown(read(path)));
const blocksOf = (path: string) => nodesOf(path).filter(({ type }) => type === 'code');

describe('README.md', () => {
  it('has at most 130 lines', () => {
    expect(lines('README.md')).toBeLessThanOrEqual(130);
  });

  it('shows the example workflow, in fewer lines', () => {
    const shown = blocksOf('README.md').find(({ lang }) => lang === 'yaml')?.value ?? '';
    expect(parse(shown)).toEqual(parse(read('examples/workflows/squad.yml')));
    const pins = (text: string) => text.match(/^ *- uses: \S+ # v[\d.]+/gm);
    expect(pins(shown)).toEqual(pins(read('examples/workflows/squad.yml')));
  });

  it('links every page of docs/, or a page that does', () => {
    const linked = [
      'README.md',
      ...inFolder('docs').filter((path) => path.endsWith('.md')),
    ].flatMap((page) =>
      nodesOf(page).map(({ url = '' }) => join(dirname(page), url.split('#')[0] ?? '')),
    );
    expect(linked).toEqual(
      expect.arrayContaining(pages.filter((page) => page.startsWith('docs/'))),
    );
  });
});

describe('each example workflow', () => {
  it.each(readdirSync('examples/workflows'))('is shown or linked by a page: %s', (name) => {
    const places = pages.filter(
      (page) =>
        read(page).includes(`<!-- ${name}:start -->`) || read(page).includes(`workflows/${name})`),
    );
    expect(places).not.toEqual([]);
  });
});

const verification =
  /```sh\n(gh release download .*?)\n```/s.exec(read('docs/releases.md'))?.[1] ?? '';
const ownCopy = /```sh\n(git remote .*?)\n```/s.exec(read('docs/workflow.md'))?.[1] ?? '';
const removal = /```sh\n *(git ls-remote .*?)\n *```/s.exec(read('docs/upgrading.md'))?.[1] ?? '';
const INIT =
  'npx https://github.com/OWNER/squad-action/releases/latest/download/squad-action.tgz init';
/** Commands for people, and what plays each. */
const PLAYED: Readonly<Record<string, string>> = {
  'npm ci && npm run rehearse': 'CI installs so; __tests__/rehearsal/rehearse.test.ts rehearses',
  [INIT]: '__tests__/pack.test.ts installs the package of a release, and plays init',
  "alias squad-action='node path/to/squad-action/dist/cli.js'":
    '__tests__/docs-tools.test.ts gives the tool host that name',
  'squad-action show run.jsonl': '__tests__/cli/show.test.ts',
  [removal]: 'this file removes the threads of a repository with it',
  [verification]:
    '__tests__/release.test.ts plays the first with a stand-in for gh; only GitHub can play the second',
  [ownCopy]: '__tests__/cli/init/action-name.test.ts runs them with a server of its own',
};

describe('commands in README and docs/', () => {
  const shown = ['README.md', ...pages.filter((page) => page.startsWith('docs/'))];
  const inline = shown.flatMap((page) =>
    nodesOf(page).flatMap(({ type, value = '' }) => (type === 'inlineCode' ? [value] : [])),
  );
  const blocks = shown.flatMap(blocksOf).filter(({ lang }) => lang === 'sh' || !lang);

  it('are played by a test, each that stands in a block', () => {
    const byTools = (command: string) => /^squad-action tools (?:run|test) /.test(command);
    const commands = blocks.map(({ value = '' }) => value).filter((value) => !byTools(value));
    expect(commands).toContain(INIT);
    expect(commands.filter((command) => !Object.hasOwn(PLAYED, command))).toEqual([]);
  });

  it('name scripts and scenarios that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const calls = [...inline, ...blocks.map(({ value = '' }) => value)];
    const run = calls.flatMap((call) =>
      [...call.matchAll(/npm run ([\w:-]+)/g)].map(([, it]) => it),
    );
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
    const played = calls.flatMap((call) => /npm run rehearse -- (\w[\w-]*)/.exec(call)?.[1] ?? []);
    expect(played).toContain('first-comment');
    expect(played.filter((name) => !existsSync(join('scenarios', name)))).toEqual([]);
  });

  it('name commands and options of the command line', () => {
    const { bin } = JSON.parse(read('package.json'));
    const calls = [...inline, ...blocks.map(({ value = '' }) => value)];
    const byNpx = calls.flatMap(
      (call) => /^npx \S+squad-action(?:\.tgz)? (\w+)/.exec(call)?.[1] ?? [],
    );
    expect(byNpx).toContain('init');
    const help = byNpx.map((command) =>
      execFileSync(process.execPath, [bin['squad-action'], command, '--help'], {
        encoding: 'utf8',
      }),
    );
    expect(help.join('\n')).toContain('--pull-request');
    const rehearsals = calls.filter((call) => call.startsWith('npm run rehearse -- '));
    const options = rehearsals.flatMap((call) => call.match(/--[a-z-]+/g) ?? []);
    expect(options).toContain('--open');
    for (const option of [...options, '--list']) {
      expect(read('src/cli/rehearse.ts')).toMatch(new RegExp(`^  ${option} `, 'm'));
    }
  });

  it('are understood, where they are comments', () => {
    const said = inline.filter((text) => /^@squad /.test(text));
    const kinds = said.map((text) => [text, readCommand(text, '@squad')?.kind]);
    expect(kinds.filter(([, kind]) => kind === undefined)).toEqual([]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      '@squad hockney: write tests for this': 'agent',
      '@squad help': 'help',
      '@squad doctor': 'doctor',
      '@squad remember: tests come with every change': 'remember',
    });
  });
});

describe('docs/upgrading.md', () => {
  it('removes what is kept of every thread, and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'squad-docs-'));
    const [bare, clone] = [join(folder, 'bare.git'), join(folder, 'clone')];
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    git('init', '-q', '--bare', bare);
    git('clone', '-q', bare, clone);
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    git('-C', clone, ...author, 'commit', '-q', '--allow-empty', '-m', 'one');
    const refs = ['7', '8'].map((thread) => `HEAD:refs/squad-state/${thread}/thread`);
    git('-C', clone, 'push', '-q', 'origin', 'HEAD:refs/heads/main', ...refs);
    execFileSync('bash', ['-c', removal], { cwd: clone, stdio: 'pipe' });
    expect(git('ls-remote', bare).toString()).toMatch(/^\w+\trefs\/heads\/main\n$/);
    rmSync(folder, { recursive: true });
  });
});

describe('docs/what-a-run-costs.md', () => {
  const row = /^\| `([\w-]+)` \|[^|]+\| (\d+) \| (\d+) \|$/gm;
  const rows = [...read('docs/what-a-run-costs.md').matchAll(row)].map(
    ([, name = '', , requests]) => ({ name, requests: Number(requests) }),
  );

  it.each(rows)('counts the requests of $name', ({ name, requests }) => {
    const expected = read(join('scenarios', name, 'expected.md'));
    const all = [...expected.matchAll(/^ *- (\d+) requests to the model$/gm)];
    expect(all.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(requests);
  });
});

describe('ARCHITECTURE.md', () => {
  it('has at most 150 lines', () => {
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(150);
  });

  it('names only files and folders that exist', () => {
    const paths = [...read('ARCHITECTURE.md').matchAll(/`((?:src|rehearsal|__tests__)\/[^`]+)`/g)];
    const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('keeps its glossary within 15 lines', () => {
    const glossary = read('ARCHITECTURE.md').split('## Glossary\n')[1]?.split('\n## ')[0] ?? '';
    expect(glossary.trim().split('\n').length).toBeLessThanOrEqual(15);
  });
});

describe('SECURITY.md', () => {
  const text = read('SECURITY.md');
  const promises = [...text.matchAll(/^\| (G\d+) \|.*$/gm)].map(([row, id = '']) => ({ id, row }));
  const tests = [...new Set(text.match(/__tests__\/[^)\s]+\.test\.ts/g))];

  it('has at most 200 lines, of at most 120 characters where they are prose', () => {
    expect(lines('SECURITY.md')).toBeLessThanOrEqual(200);
    const prose = text.split('\n').filter((line) => !/^(?:\||Shown by )/.test(line));
    expect(prose.filter((line) => line.length > 120)).toEqual([]);
  });

  it('numbers its promises without a gap', () => {
    expect(promises.length).toBeGreaterThanOrEqual(18);
    expect(promises.map(({ id }) => id)).toEqual(promises.map((_, at) => `G${at + 1}`));
  });

  it.each(promises)('names the tests of $id', ({ row }) => {
    expect(row).toMatch(/\]\(__tests__\/\S+\.test\.ts\)/);
  });

  it('names promises that there are', () => {
    const named = [...text.matchAll(/\bG\d+\b/g)].map(([id]) => id);
    expect(promises.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it.each(tests)('names a test that is there and not skipped: %s', (path) => {
    const skipped =
      /^\s*(?:(?:describe|it|test)\.(?:skip|todo|failing)\b|x(?:describe|it|test)\b)/m;
    expect(read(path)).toMatch(/^\s*(?:it|test)[.(]/m);
    expect(read(path)).not.toMatch(skipped);
  });
});

/** The anchors that GitHub gives to a page's headings. */
const anchorsOf = (page: string) =>
  nodesOf(page)
    .filter(({ type }) => type === 'heading')
    .map((heading) => nodesIn(heading).map(({ value = '' }) => value))
    .map((words) =>
      words
        .join('')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, ''),
    )
    .map((words) => words.replaceAll(' ', '-'));

it.each(pages)('every link of %s to a part of a page finds its heading', (page) => {
  const parts = nodesOf(page).flatMap(({ url = '' }) => {
    const [, path, part] = /^([^:#]*\.md)?#(.+)$/.exec(url) ?? [];
    return part === undefined ? [] : [{ path: path ? join(dirname(page), path) : page, part }];
  });
  const missing = parts.filter(({ path, part }) => !anchorsOf(path).includes(part));
  expect(missing).toEqual([]);
});

it.each(pages)('every relative link of %s resolves', (page) => {
  const links = nodesOf(page)
    .map(({ url }) => url ?? '')
    .filter((url) => url !== '' && !/^(https?:|mailto:|#)/.test(url));
  const missing = links.filter((url) => !existsSync(join(dirname(page), url.split('#')[0] ?? '')));
  expect(missing).toEqual([]);
});

it.each(pages)('%s names no path of the machine it was written on', (page) => {
  expect(read(page)).not.toContain(process.cwd());
});
