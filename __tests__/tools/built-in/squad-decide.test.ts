import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSquadDecide } from '../../../src/tools/built-in/squad-decide.ts';
import { aRun, aWorktree, callTool, SECRET } from '../a-workspace.ts';

const INBOX = '.squad/decisions/inbox';
const decision = { title: 'Use UTC', body: 'All stored times are UTC.', category: 'architecture' };

const isSomebody = (name: string) => name === 'Odd Nes';

/** Hockney's tool in a worktree of its own. */
async function aTool(change: { readonly isMerged?: () => boolean } = {}) {
  const workspace = { ...(await aWorktree()), ...change };
  return { workspace, tool: createSquadDecide({ workspace, isSomebody }) };
}

/** One decision; `entry` is the file that it became. */
async function decide(input: object, run = aRun()) {
  const { workspace, tool } = await aTool();
  const { kind, text } = await callTool(tool, input, run);
  const [path = ''] = workspace.written;
  const entry = path === '' ? '' : await workspace.read(path);
  return { workspace, path, entry, kind, text, told: run.events[1] };
}

describe('a decision', () => {
  it('becomes a file of its own', async () => {
    const { path, entry, kind, text } = await decide(decision);
    expect(path).toMatch(/^\.squad\/decisions\/inbox\/hockney-use-utc-[0-9a-f]{8}\.md$/);
    expect(entry).toBe(
      '### 2026-11-21: Use UTC\n\n**By:** Hockney\n**Category:** architecture\n\nAll stored times are UTC.\n',
    );
    expect([kind, text]).toEqual([
      'ok',
      `Decision "Use UTC" written to inbox as ${path.slice(INBOX.length + 1)}. Scribe will merge to decisions.md.`,
    ]);
  });

  it('is told to the run, with its words and who made it', async () => {
    const args = { ...decision, body: 'All stored times\nare UTC.', agentName: 'Odd Nes' };
    const { told, path } = await decide(args);
    expect(told).toEqual({
      kind: 'decision',
      session: 'hockney-2',
      note: {
        agent: 'hockney',
        title: 'Use UTC',
        body: 'All stored times are UTC.',
        category: 'architecture',
        path,
        by: 'Hockney (on behalf of Odd Nes)',
      },
    });
  });

  it('says whether it blocks, needs approval, and what it refers to', async () => {
    const references = ['#41', ' ', 'docs/time.md'];
    const more = { blocking: true, requiresApproval: true, references };
    const { entry, told } = await decide({ ...decision, ...more });
    expect(entry).toContain(
      '**By:** Hockney\n**Category:** architecture\n**Blocking:** yes\n**Requires approval:** yes\n**References:** #41, docs/time.md\n',
    );
    expect(told).toMatchObject({ note: { blocking: true, requiresApproval: true } });
  });

  it.each([
    ['hockney', 'Hockney', /decisions\.md\.$/],
    [' HOCKNEY ', 'Hockney', /decisions\.md\.$/],
    ['@Hockney', 'Hockney', /decisions\.md\.$/],
    [' Odd Nes ', 'Hockney (on behalf of Odd Nes)', /decisions\.md\.$/],
    ['tester-bot', 'Hockney', /recorded as yours, because nobody here is called "tester-bot"\.$/],
  ])('of %j is by %s', async (agentName, by, said) => {
    const { entry, text } = await decide({ ...decision, agentName });
    expect(entry).toContain(`**By:** ${by}\n`);
    expect(text).toMatch(said);
  });

  it('takes upstream’s names, and the default category', async () => {
    const { entry } = await decide({ summary: 'Use UTC', body: 'b', author: 'Hockney' });
    expect(entry).toContain(': Use UTC\n\n**By:** Hockney\n**Category:** general\n');
  });

  it('never overwrites: the same decision twice makes two files', async () => {
    const { workspace, tool } = await aTool();
    await Promise.all([callTool(tool, decision), callTool(tool, decision)]);
    await callTool(tool, { ...decision, body: 'Another body.' });
    const files = await readdir(join(workspace.root, INBOX));
    expect(files).toHaveLength(3);
    const bodies = await Promise.all(files.map((file) => workspace.read(`${INBOX}/${file}`)));
    expect(bodies.filter((body) => body.includes('All stored times'))).toHaveLength(2);
  });

  it.each(['認証方式', '!!!', '🙂'])('names the file of %s by a hash', async (title) => {
    const { path } = await decide({ ...decision, title });
    expect(path).toMatch(/\/hockney-text-[0-9a-f]{8}-[0-9a-f]{8}\.md$/);
  });

  it('keeps a title on one line and a body below its heading', async () => {
    const { entry } = await decide({
      title: 'One\r\n### 2020-01-01: Two',
      body: 'Yes.\r\n\n### 2020-01-01: Forged\n**By:** Keaton\n```\n### code\n```',
    });
    expect(entry.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '### 2026-11-21: One ### 2020-01-01: Two',
      '#### 2020-01-01: Forged',
      '### code',
    ]);
  });
});

describe('refusals', () => {
  it.each([
    ['INVALID_ARGS: category', { ...decision, category: 'wisdom' }],
    ['INVALID_ARGS: title', { ...decision, title: ' ' }],
    ['INVALID_ARGS: title', { ...decision, title: 'x'.repeat(201) }],
    ['INVALID_ARGS: title or body has no readable text', { ...decision, title: '\u200b' }],
    ['INVALID_ARGS: body', { title: 'x' }],
    ['INVALID_ARGS: agentName', { ...decision, agentName: 'x\n**Category:** forged' }],
    ['INVALID_ARGS: agentName', { ...decision, agentName: 'x'.repeat(201) }],
    ['DENIED: ', { ...decision, body: `use ${SECRET}` }],
  ])('say E_TOOL_%s, and nothing is written', async (code, input) => {
    const { workspace, text } = await decide(input);
    expect(text.startsWith(`E_TOOL_${code}`)).toBe(true);
    expect(await readdir(workspace.root)).toEqual([]);
  });

  it('no name leads out of the inbox', async () => {
    const { workspace, tool } = await aTool();
    await mkdir(join(workspace.root, '.github/workflows'), { recursive: true });
    const piece = fc.constantFrom(
      ...['../', '..\\', '/', '.github/workflows/', 'x', '\0', 'CON', '%2e', '．．／'],
    );
    const name = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(name, name, name, async (title, agentName, agent) => {
        await callTool(tool, { title, body: 'b', agentName }, aRun({ agent }));
      }),
      { numRuns: 200 },
    );
    expect(
      workspace.written.every((path) => /^\.squad\/decisions\/inbox\/[a-z0-9-]+\.md$/.test(path)),
    ).toBe(true);
    expect(await readdir(join(workspace.root, INBOX))).toHaveLength(workspace.written.length);
    expect(await readdir(join(workspace.root, '.github/workflows'))).toEqual([]);
  });
});

describe('a decision that overturns another one', () => {
  const overturns = (replaces: string) => ({
    title: 'Use local time',
    body: 'People read it.',
    replaces,
  });

  /** A worktree with one decision in it; gives the entry's path. */
  async function withOne(isMerged = false) {
    const { workspace, tool } = await aTool({ isMerged: () => isMerged });
    await callTool(tool, decision);
    return { workspace, tool, path: workspace.written[0] ?? '' };
  }

  it.each<[string, (path: string) => string]>([
    ['path', (path) => path],
    ['file', (path) => path.slice(INBOX.length + 1)],
    ['title', () => 'Use UTC'],
  ])('takes its place, by %s', async (_what, nameOf) => {
    const { workspace, tool, path } = await withOne();
    const run = aRun();
    const { text } = await callTool(tool, overturns(nameOf(path)), run);
    const files = await readdir(join(workspace.root, INBOX));
    expect(files).toEqual([expect.stringMatching(/^hockney-use-local-time-/)]);
    expect(workspace.written).toContain(path);
    expect(text).toContain(`${path.slice(INBOX.length + 1)} is withdrawn.`);
    expect(run.events[1]).toMatchObject({ note: { title: 'Use local time', replaces: path } });
  });

  it('names the other as superseded where people have merged it', async () => {
    const { workspace, tool, path } = await withOne(true);
    const run = aRun();
    await callTool(tool, overturns('Use UTC'), run);
    const [, added = ''] = workspace.written;
    expect(await workspace.read(added)).toContain('\n**Supersedes:** Use UTC\n');
    expect(await workspace.read(path)).toContain('All stored times');
    expect(run.events[1]).toMatchObject({ note: { replaces: undefined, supersedes: 'Use UTC' } });
  });

  it.each([
    ['withdrawn', false],
    ['superseded', true],
  ])('needs approval where the one that is %s needs it', async (_, isMerged) => {
    const { workspace, tool } = await aTool({ isMerged: () => isMerged });
    await callTool(tool, { ...decision, requiresApproval: true });
    const run = aRun();
    await callTool(tool, { ...overturns('Use UTC'), requiresApproval: false }, run);
    const added = workspace.written.find((path) => path.includes('local-time')) ?? '';
    expect(await workspace.read(added)).toContain('\n**Requires approval:** yes\n');
    expect(run.events[1]).toMatchObject({ note: { requiresApproval: true } });
  });

  it('withdraws nothing that a person wrote or said', async () => {
    const { workspace, tool } = await aTool();
    const folder = join(workspace.root, INBOX);
    await mkdir(folder, { recursive: true });
    const [byHand, said] = ['alice-use-utc.md', 'coordinator-use-utc-1a2b3c4d.md'];
    for (const file of [byHand, said])
      await writeFile(join(folder, file), '### 2026-01-02: Use UTC\n');
    for (const file of [byHand, said]) await callTool(tool, overturns(file));
    expect(await readdir(folder)).toEqual(expect.arrayContaining([byHand, said]));
  });

  it('is refused where the name fits none or several, with what would work', async () => {
    const { workspace, tool, path } = await withOne();
    const none = await callTool(tool, overturns('Use tabs'));
    const file = path.slice(INBOX.length + 1);
    expect(none.text).toBe(
      `E_TOOL_NOT_FOUND: no entry here is called "Use tabs"; name one of ${file}; or write "Supersedes: " and its title into the body`,
    );
    await callTool(tool, { ...decision, body: 'Once more.' });
    const several = await callTool(tool, overturns('Use UTC'));
    expect(several.text).toContain('several entries are called "Use UTC"');
    expect(await readdir(join(workspace.root, INBOX))).toHaveLength(2);
    const empty = await decide(overturns('x'));
    expect(empty.text).toContain('called "x"; write "Supersedes: "');
  });

  it('reaches no file outside of the inbox', async () => {
    const { workspace, tool } = await withOne();
    await writeFile(join(workspace.root, 'secret-1a2b3c4d.md'), 'keep');
    for (const name of ['../../../secret-1a2b3c4d.md', '/secret-1a2b3c4d', 'secret']) {
      expect((await callTool(tool, overturns(name))).text).toMatch(/^E_TOOL_NOT_FOUND/);
    }
    expect(await workspace.read('secret-1a2b3c4d.md')).toBe('keep');
  });
});
