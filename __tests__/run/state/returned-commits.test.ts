// Which commits under refs/squad/, where anybody who may push can put some, a run may deliver: real git.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOT } from '#src/ports/accounts.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { createMask } from '#src/secrets.ts';
import { createPolicy } from '#src/workspace/policy.ts';
import { refuseReturned } from '#src/workspace/returned-work.ts';
import { git as plainGit } from '../../../rehearsal/git/git.ts';
import { addCommits, type Files, type SeedCommit, type SeedFiles } from '../../a-bare.ts';
import { openRemote, type Remote } from '../../publish/a-remote.ts';
import { secret, team } from '../a-run.ts';

let commits = 0;
/** A ref that no commit stands at yet. */
const newRef = () => `refs/squad/made-${commits++}`;
const skill = (text: string) => `---\nname: notes\ndescription: Notes.\n---\n\n${text}`;
const existing = {
  ...team,
  'AGENTS.md': 'Test everything.\n',
  'README.md': 'One\n',
  'bin/run': { run: 'true\n' },
  '.squad/decisions.md': '# Decisions\n',
  '.squad/config.json': '{}',
  '.squad/decisions/inbox/fenster-utc-0a1b2c3d.md': '### Use UTC\n',
  'café.md': 'NFC\n',
  '.squad/skills/notes/SKILL.md': skill('<!--\nnote\n-->\n'),
};
const hostile = 'hostile\n';
const hockney = { author: 'Hockney (Squad)', email: BOT.email };
const TRAILERS = '\n\nSquad-Agent: hockney\nSquad-Run: 1\nSquad-Request: comment-1';

describe('commits that come back', () => {
  let remote: Remote;
  beforeAll(async () => {
    remote = await openRemote(existing);
  });
  afterAll(() => remote.close());

  /** A commit as a run's agents make them, in the run's own repository. */
  function work(files: SeedFiles, parent = remote.start, more: Partial<SeedCommit> = {}) {
    const commit = { ref: newRef(), parent, message: `Work${TRAILERS}`, files };
    return addCommits(remote.git.repository, [{ ...commit, ...hockney, ...more }]);
  }

  /** Why a run may not deliver them; undefined if it may. */
  function refusal(tip: string, refusesHidden = false): Promise<string | undefined> {
    const { holdsSecret } = createMask([secret]);
    const policy = createPolicy({
      holdsSecret,
      protectedGlobs: [],
      refusesHidden,
      squadDirectory: '.squad',
      requestText: 'check the login',
    });
    const squad = {
      directory: '.squad',
      keepsHistories: false,
    };
    const serverUrl = 'https://github.example';
    const { sealCommit } = createOutbound({ holdsSecret, phrase: '@squad', serverUrl });
    const deps = { git: remote.git, policy, squad, cleanMessage: sealCommit };
    return refuseReturned({ tip, known: [remote.start] }, deps);
  }

  const run = (...args: readonly string[]) => plainGit(remote.git.repository, [...args]);
  const OURS = ['-c', `user.name=${hockney.author}`, '-c', `user.email=${hockney.email}`];

  async function commitTree(
    tree: string,
    { parents = [remote.start], by = [] as readonly string[], message = `Work${TRAILERS}` } = {},
  ): Promise<string> {
    const on = parents.flatMap((parent) => ['-p', parent]);
    return (
      await run(...OURS, ...by, 'commit-tree', `${tree}^{tree}`, '-m', message, ...on)
    ).trim();
  }

  it('may hold characters that nobody sees, unless the settings say otherwise', async () => {
    const tip = await work({ 'src/a.js': 'a\n\u202Eb\n' });
    expect(await refusal(tip)).toBeUndefined();
    expect(await refusal(tip, true)).toContain('src/a.js: line 2 holds U+202E');
  });

  const many: Files = Object.fromEntries(
    Array.from({ length: 301 }, (_, at) => [`src/hostile-${at}.js`, hostile] as const),
  );
  const TOOLS = "the squad's own files are written only through its tools";
  const NOT_NAMED = 'it instructs agents, so it is written only when the request names it';

  it.each<[string, SeedFiles, string]>([
    ['a workflow', { '.github/workflows/x.yml': hostile }, 'protected, so only a person'],
    ['a symbolic link', { 'src/hostile': { link: '/etc/passwd' } }, 'not a regular file'],
    ['.gitmodules', { '.gitmodules': hostile }, 'protected, so only a person'],
    ['an executable', { 'src/hostile.sh': { run: hostile } }, 'it became executable'],
    ['a file that becomes executable', { 'README.md': { run: hostile } }, 'it became executable'],
    ['a large file', { 'src/hostile.bin': Buffer.alloc(6 * 1024 * 1024, 65) }, 'larger than 5 MB'],
    ['301 files', many, 'more than 300 files'],
    ['a secret', { 'src/hostile.js': `const key = '${secret}';\n` }, 'holds a secret'],
    ['a secret in a name', { [`src/${secret}.js`]: hostile }, 'a name in it holds a secret'],
    ["git's folder", { '.GIT/hooks/pre-commit': hostile }, 'git keeps its own files there'],
    ["git's folder by its short name", { 'a/git~1/config': hostile }, 'git keeps its own files'],
    [
      'an invisible character in a name',
      { 'src/ho\u200Bstile.js': hostile },
      'invisible character',
    ],
    ['a control character in a name', { 'src/hos\u0001tile.js': hostile }, 'control character'],
    ['a decomposed twin of a name', { 'cafe\u0301.md': hostile }, "can't tell its name from"],
    ['a twin by case', { 'SRC/login.js': hostile }, "can't tell its name from"],
    ['two twins', { 'x/Hostile.js': hostile, 'x/hostile.js': hostile }, "can't tell its name from"],
    ['a file in the place of a folder', { src: hostile }, 'not a regular file'],
    ['the settings', { '.squad/config.json': '{"hostile":1}' }, TOOLS],
    ['a charter', { '.squad/agents/fenster/charter.md': hostile }, TOOLS],
    ['decisions.md', { '.squad/decisions.md': hostile }, TOOLS],
    ['a history', { '.squad/agents/fenster/history.md': hostile }, TOOLS],
    ['an executable in a tool', { '.squad/tools/x/run': { run: hostile } }, 'it became executable'],
    ['a program in a tool', { '.squad/tools/x/run': Buffer.from([0, 1, 2]) }, 'not text'],
    ['an inbox entry of people', { '.squad/decisions/inbox/hostile.md': hostile }, TOOLS],
    [
      'an inbox entry that is there',
      { '.squad/decisions/inbox/fenster-utc-0a1b2c3d.md': hostile },
      TOOLS,
    ],
    [
      'an inbox entry with hidden text',
      { '.squad/decisions/inbox/x-y-0a1b2c3d.md': '### Hi\n<!-- hostile -->\n' },
      'a rendered page does not show',
    ],
    [
      'a skill that hides more, between lines that it has',
      { '.squad/skills/notes/SKILL.md': skill('<!--\nnote\n-->\n<!--\nhostile\n-->\n') },
      'a rendered page does not show',
    ],
    ['AGENTS.md', { 'AGENTS.md': hostile }, NOT_NAMED],
    [
      'a lock file alone',
      { 'package-lock.json': '{"hostile":1}' },
      'only together with its manifest',
    ],
  ])('are refused for %s', async (_what, files, reason) => {
    expect(await refusal(await work(files))).toContain(reason);
  });

  it('are refused for a submodule', async () => {
    expect(await refusal(await work({ hostile: { submodule: remote.start } }))).toContain(
      'not a regular file',
    );
  });

  type Entry = readonly [mode: string, name: string, object: string];

  /** A tree as a push may bring it although git would never write it: mode and name, NUL, and the object's id in bytes. */
  async function rawTree(entries: readonly Entry[]): Promise<string> {
    const bytes = entries.flatMap(([mode, name, object]) => [
      Buffer.from(`${mode} ${name}\0`, 'latin1'),
      Buffer.from(object, 'hex'),
    ]);
    const file = join(remote.git.scratch, 'raw-tree');
    await writeFile(file, Buffer.concat(bytes));
    return (await run('hash-object', '-w', '--literally', '-t', 'tree', file)).trim();
  }

  async function entriesIn(tree: string): Promise<readonly Entry[]> {
    const listing = await run('-c', 'core.quotePath=false', 'ls-tree', tree);
    return listing
      .trim()
      .split('\n')
      .map((line) => {
        const [mode = '', , object = '', name = ''] = line.split(/[ \t]/);
        return [mode.replace(/^0/, ''), Buffer.from(name).toString('latin1'), object];
      });
  }

  /** The start with another folder in the place of one of its own, or beside them. */
  async function withFolder(name: string, entries: readonly Entry[]): Promise<string> {
    const others = (await entriesIn(remote.start)).filter(([, other]) => other !== name);
    const tree = await rawTree([...others, ['40000', name, await rawTree(entries)]]);
    return commitTree(tree);
  }

  it('are refused where an inbox entry is gone that people merged', async () => {
    const squad = await entriesIn(`${remote.start}:.squad`);
    const rest = squad.filter(([, name]) => name !== 'decisions');
    expect(await refusal(await withFolder('.squad', rest))).toContain(TOOLS);
  });

  it.each<[string, (blob: string, tree: string) => readonly Entry[], string]>([
    [
      'has a file twice',
      (blob) => [
        ['100644', 'hostile.js', blob],
        ['100644', 'hostile.js', blob],
      ],
      'two files of one name',
    ],
    [
      'has a file and a folder of one name',
      (blob, tree) => [
        ['100644', 'hostile', blob],
        ['40000', 'hostile', tree],
      ],
      'two files of one name',
    ],
    ['leads upwards', (_blob, tree) => [['40000', '..', tree]], 'its name is not plain'],
    ['names a file in bytes', (blob) => [['100644', 'hostile-\xff.js', blob]], 'not UTF-8'],
  ])('are refused where a tree %s', async (_what, entriesOf, reason) => {
    const made = await work({ 'x/y': hostile });
    const blob = (await run('rev-parse', `${made}:x/y`)).trim();
    const tree = await rawTree([['100644', 'hostile.js', blob]]);
    expect(await refusal(await withFolder('x', entriesOf(blob, tree)))).toContain(reason);
  });

  it('are refused for what they hold in their middle, and their tip does not', async () => {
    const first = await work({ '.github/workflows/x.yml': hostile });
    const tip = await commitTree(remote.start, { parents: [first] });
    expect(await refusal(tip)).toContain('protected, so only a person');
  });

  it('are refused for a secret that they put together line by line', async () => {
    const begin = '-----BEGIN RSA PRIVATE KEY-----\n';
    const body = `${'MIIEowIBAAKCAQEAhostile0123456789'.repeat(4)}\n`;
    const first = await work({ 'src/hostile.js': begin });
    const whole = `${begin}${body}-----END RSA PRIVATE KEY-----\n`;
    expect(await refusal(await work({ 'src/hostile.js': whole }, first))).toContain(
      'holds a secret',
    );
  });

  it.each([
    ['a merge', (tip: string) => [tip, remote.start]],
    ['a root commit', () => []],
  ])('are refused where they end in %s', async (_what, parentsOf) => {
    const made = await work({ 'src/hostile.js': hostile });
    const tip = await commitTree(made, { parents: parentsOf(made) });
    expect(await refusal(tip)).toContain('not a line of plain commits');
  });

  it('are refused where they continue a person’s unmerged commit', async () => {
    const by = { email: 'olga@example.com' };
    const theirs = await work({ 'src/hostile.js': hostile }, undefined, by);
    expect(await refusal(await work({ 'src/more.js': hostile }, theirs))).toContain(
      'not signed by the squad',
    );
  });

  it.each([
    ['a person is their author', 'author.email=olga@example.com', 'not signed by the squad'],
    ['a person committed them', 'committer.email=olga@example.com', 'not signed by the squad'],
    [
      'their author’s name hides a part',
      'author.name=Hock\u200Bney (Squad)',
      'not signed by the squad',
    ],
    [
      'their author’s name mentions somebody',
      'author.name=@olga (Squad)',
      'not signed by the squad',
    ],
    [
      'they say that they are in another encoding',
      'i18n.commitEncoding=IBM037',
      'not a line of plain',
    ],
  ])('are refused where %s', async (_what, setting, reason) => {
    const made = await work({ 'src/hostile.js': hostile });
    expect(await refusal(await commitTree(made, { by: ['-c', setting] }))).toContain(reason);
  });

  it.each([
    ['closes an issue', `Work\n\nCloses #1`],
    ['skips checks', `Work [skip ci]`],
    ['mentions people', `Work for @olga`],
    ['signs for people', `Work\n\nSigned-off-by: Olga <olga@example.com>`],
    ['holds a secret', `Work ${secret}`],
  ])('are refused where their message %s', async (_what, words) => {
    const message = `${words}${TRAILERS}`;
    const tip = await work({ 'src/hostile.js': hostile }, undefined, { message });
    expect(await refusal(tip)).toContain('message');
  });

  it('are refused where they are more than 200', async () => {
    const ref = newRef();
    const one = (at: number): SeedCommit => ({
      ref,
      parent: at === 0 ? remote.start : ':1',
      message: `Work${TRAILERS}`,
      ...hockney,
      files: { 'src/hostile.js': `${at}\n` },
    });
    const commits = Array.from({ length: 201 }, (_, at) => one(at));
    const tip = await addCommits(remote.git.repository, commits);
    expect(await refusal(tip)).toContain('more than 200 commits');
  });

  it.each<[string, SeedFiles]>([
    ['a change', { 'src/login.js': 'better\n' }],
    ['an executable that stays one', { 'bin/run': { run: 'false\n' } }],
    ['a proposed tool', { '.squad/tools/greet/tool.yaml': 'name: greet\n' }],
    ['a lock file with its manifest', { 'package.json': '{}', 'package-lock.json': '{}' }],
    [
      'an entry in an inbox',
      { 'a.js': 'x\n', '.squad/agents/fenster/inbox/2026-utc-0a1b2c3d.md': '- **[x]** y\n' },
    ],
    [
      'a skill',
      { 'a.js': 'x\n', '.squad/skills/utc/SKILL.md': '---\nname: utc\n---\n\nUse UTC.\n' },
    ],
  ])('are taken where they bring %s', async (_what, files) => {
    expect(await refusal(await work(files))).toBeUndefined();
  });
});
