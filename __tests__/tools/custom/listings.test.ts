import { lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CustomTool, DEFAULT_LIMITS, type ToolKind } from '#src/ports/custom-tools.ts';
import { type ExecutableListing, scanExecutables } from '#src/tools/custom/executables.ts';
import { joinListings, renderToolListing } from '#src/tools/custom/listings.ts';
import { applyApprovals } from '#src/tools/custom/proposed-tools.ts';
import { openGlobalFolder } from '#src/tools/custom/tool-files.ts';
import { discoverToolFiles } from '#src/tools/host/discover-files.ts';
import { aManifest, aToolFolder } from './a-tool-folder.ts';

function aTool(
  name: string,
  {
    scope = 'local',
    kind = 'module',
    path = `${name}.ts`,
  }: { scope?: 'local' | 'global'; kind?: ToolKind; path?: string } = {},
): CustomTool {
  return {
    name,
    kind,
    origin: { scope, path, commit: 'c0ffee', sha256: 'a' },
    description: name,
    inputSchema: { type: 'object' },
    limits: DEFAULT_LIMITS,
  };
}

const registry = (...listings: CustomTool[][]) =>
  joinListings(listings.map((tools) => ({ tools, diagnostics: [] })));
const names = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);

describe('the registry', () => {
  it('a local tool replaces a global one without a diagnostic', () => {
    const { tools, diagnostics } = registry(
      [aTool('a_b')],
      [aTool('a_b', { scope: 'global' }), aTool('c', { scope: 'global' })],
    );
    expect(tools.map(({ name, origin }) => [name, origin.scope])).toEqual([
      ['a_b', 'local'],
      ['c', 'global'],
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('a second of the same name in one scope is named, whatever its kind', () => {
    const { tools, diagnostics } = registry(
      [aTool('a_b', { path: 'a.ts' })],
      [aTool('a_b', { kind: 'executable', path: 'a_b/tool.yaml' })],
    );
    expect(tools).toHaveLength(1);
    expect(diagnostics).toEqual([
      {
        code: 'L_DUPLICATE',
        path: 'a_b/tool.yaml',
        message: 'there is already a tool named a_b, from a.ts',
        next: 'give it another name',
      },
    ]);
  });

  it('drops alone what a provider would refuse with the whole session', () => {
    const deep = (depth: number): object =>
      depth === 0 ? {} : { type: 'object', properties: { a: deep(depth - 1) } };
    const { tools, diagnostics } = registry([
      { ...aTool('long'), description: 'x'.repeat(50_000) },
      { ...aTool('remote'), inputSchema: { properties: { a: { $ref: 'https://x.test' } } } },
      { ...aTool('deep'), inputSchema: { ...deep(1_000) } },
      { ...aTool('text'), inputSchema: { type: 'string' } },
      aTool('good'),
    ]);
    expect(names(tools)).toEqual(['good']);
    expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
      ...['L_SHAPE long.ts', 'L_SCHEMA remote.ts', 'L_SCHEMA deep.ts', 'L_SCHEMA text.ts'],
    ]);
  });

  it.each([
    ['squad_route', 'module', 'L_RESERVED'],
    ['view', 'module', 'L_RESERVED'],
    ['run_custom_tool', 'executable', 'L_RESERVED'],
    ['a__b', 'module', 'L_NAME'],
    ['__x', 'resource', 'L_NAME'],
    ['a___b', 'resource', 'L_NAME'],
    ['my tool', 'module', 'L_NAME'],
    ['a.b', 'module', 'L_NAME'],
    ['x'.repeat(65), 'module', 'L_NAME'],
    ['__proto__', 'module', 'L_NAME'],
  ] as const)('%s of the kind %s is %s, and the other tools stay', (name, kind, code) => {
    const { tools, diagnostics } = registry([
      aTool('before'),
      aTool(name, { kind }),
      aTool('after'),
    ]);
    expect(names(tools)).toEqual(['before', 'after']);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });

  it('of 300 tools 64 are loaded, and each of the rest is named', () => {
    const many = Array.from({ length: 300 }, (_, index) => aTool(`t${index}`));
    const { tools, diagnostics } = registry(many);
    expect(tools).toHaveLength(64);
    expect(diagnostics).toHaveLength(236);
    expect(diagnostics[0]).toMatchObject({ code: 'L_LIMIT', path: 't64.ts' });
  });
});

describe('approval', () => {
  const lint = (source: string) => ({ 'lint/tool.yaml': aManifest(), 'lint/lint.py': source });
  const scan = async (files: Record<string, string>, commit: string) =>
    scanExecutables(await aToolFolder(files, { commit }));

  const approvalsOf = ({ executables }: ExecutableListing) =>
    executables.map(({ tool }) => ({ name: tool.name, digest: tool.origin.sha256.slice(0, 32) }));

  it('what a branch adds or changes is not active, and is named', async () => {
    const trusted = await scan(lint('1'), 'base');
    const proposed = await scan(
      {
        ...lint('2'),
        'more/tool.yaml': aManifest({ name: 'more', entrypoint: 'm.sh' }),
        'more/m.sh': '',
      },
      'head',
    );
    const { executables, diagnostics } = applyApprovals({ trusted, proposed, approved: [] });
    expect(executables.map(({ tool }) => tool.origin.commit)).toEqual(['base']);
    expect(diagnostics).toEqual(
      ['lint', 'more'].map((name) => ({
        code: 'L_UNTRUSTED',
        path: `.squad/tools/${name}/tool.yaml`,
        message: `${name} is proposed on this branch and not active yet`,
        next: 'a person merges it, or allows it for one run with the comment that its pull request shows',
      })),
    );
  });

  it('a tool that a writer approved runs as the branch has it, in the place of the trusted one', async () => {
    const trusted = await scan(lint('1'), 'base');
    const proposed = await scan(lint('2'), 'head');
    const approved = approvalsOf(proposed);
    const { executables, diagnostics } = applyApprovals({ trusted, proposed, approved });
    expect(executables.map(({ tool }) => tool.origin.commit)).toEqual(['head']);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['nothing but its name', () => undefined],
    ['other bytes', () => '0'.repeat(32)],
    ['too few digits', (sha256: string) => sha256.slice(0, 31)],
    ['digits from the middle', (sha256: string) => sha256.slice(1, 40)],
  ])('a tool whose approval gives %s stays as it is trusted', async (_, digestOf) => {
    const trusted = await scan(lint('1'), 'base');
    const proposed = await scan(lint('2'), 'head');
    const sha256 = proposed.executables[0]?.tool.origin.sha256 ?? '';
    const approved = [{ name: 'lint', digest: digestOf(sha256) }];
    const { executables, diagnostics } = applyApprovals({ trusted, proposed, approved });
    expect(executables.map(({ tool }) => tool.origin.commit)).toEqual(['base']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['L_UNTRUSTED']);
  });
});

const standing = { users: 'nobody', mayStartPrograms: false };

const aModule = (path: string, description: string): CustomTool => ({
  name: 'wordy',
  description,
  inputSchema: {},
  limits: DEFAULT_LIMITS,
  kind: 'module',
  origin: { scope: 'local', path, commit: undefined, sha256: '' },
});

it('prints no terminal sequence from the name of a file', () => {
  const tool = aModule(`a${String.fromCharCode(27)}[2J.ts`, 'x');
  const listed = renderToolListing({ tools: [tool], diagnostics: [] }, () => standing);
  expect(listed).toContain('    from a.ts\n');
});

let base: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'squad-global-'));
  await mkdir(join(base, 'shared'));
  await mkdir(join(base, 'elsewhere'));
  await writeFile(join(base, 'elsewhere', 'secret.ts'), 'export default 1');
});

afterEach(() => rm(base, { recursive: true }));

async function laidOut() {
  const source = join(base, 'shared');
  const given = { name: 'shared', source, copyInto: join(base, 'copy'), commit: undefined };
  const folder = await openGlobalFolder(given);
  const { modules } = await discoverToolFiles(folder);
  return { folder, modules: modules.map(({ shownAs }) => shownAs) };
}

describe('a shared folder', () => {
  it('is read where it lies when it holds a tools/', async () => {
    await mkdir(join(base, 'shared', 'tools'));
    await writeFile(join(base, 'shared', 'tools', 'a.ts'), '');
    const { folder, modules } = await laidOut();
    expect(folder.root).toBe(join(base, 'shared'));
    expect(modules).toEqual(['shared/tools/a.ts']);
  });

  it('is read where it lies when a document is beside what would be tools/', async () => {
    await writeFile(join(base, 'shared', 'goondan.yaml'), 'kind: Tool\n');
    const { folder } = await laidOut();
    expect(folder.root).toBe(join(base, 'shared'));
    const { documents, diagnostics } = await discoverToolFiles(folder);
    expect(documents.map(({ shownAs }) => shownAs)).toEqual(['shared/goondan.yaml']);
    expect(diagnostics).toEqual([]);
  });

  it('of bare tools is copied without git’s data, which may hold a token', async () => {
    await mkdir(join(base, 'shared', '.git'));
    await writeFile(join(base, 'shared', '.git', 'config'), 'token');
    await writeFile(join(base, 'shared', 'a.ts'), '');
    const { folder, modules } = await laidOut();
    expect(modules).toEqual(['shared/a.ts']);
    expect(folder.isBare).toBe(true);
    expect(await readdir(join(folder.root, 'tools'))).toEqual(['a.ts']);
  });

  it('whose tools/ is a link is read beside it: what the link leads to is no tool', async () => {
    await symlink(join(base, 'elsewhere'), join(base, 'shared', 'tools'));
    await writeFile(join(base, 'shared', 'a.ts'), '');
    const { folder, modules } = await laidOut();
    expect(modules).toEqual(['shared/a.ts']);
    expect((await lstat(join(folder.root, 'tools', 'tools'))).isSymbolicLink()).toBe(true);
  });
});
