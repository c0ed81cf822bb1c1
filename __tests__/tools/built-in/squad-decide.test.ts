import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSquadDecide } from '#src/tools/built-in/squad-decide.ts';
import { aRun, aWorktree, callTool, SECRET } from '../a-workspace.ts';

const INBOX = '.squad/decisions/inbox';
const decision = { title: 'Use UTC', body: 'All stored times are UTC.', category: 'architecture' };

const isSomebody = (name: string) => name === 'Odd Nes';

/** Hockney's tool in a worktree of its own. */
async function aTool() {
  const workspace = await aWorktree();
  return { workspace, tool: createSquadDecide(workspace, isSomebody) };
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

  /** A worktree with these files; gives what a decision that overturns `replaces` became. */
  async function overturn(files: Readonly<Record<string, string>>, replaces: string) {
    const { workspace, tool } = await aTool();
    await mkdir(join(workspace.root, INBOX), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      await writeFile(join(workspace.root, '.squad', path), text);
    }
    const run = aRun();
    const { text } = await callTool(tool, overturns(replaces), run);
    const [path = ''] = workspace.written;
    const entry = path === '' ? '' : await workspace.read(path);
    return { workspace, text, entry, told: run.events[1] };
  }

  const inboxed = '### 2026-11-20: Use UTC\n\nSo.\n';
  const places = {
    'a file that an agent wrote': 'decisions/inbox/hockney-use-utc-1a2b3c4d.md',
    'a file that a person wrote': 'decisions/inbox/alice.md',
    'decisions.md': 'decisions.md',
    'the second file of decisions': 'decisions/decisions.md',
  };

  it.each(Object.entries(places))('names it, and leaves it in %s as it is', async (_, path) => {
    const { workspace, text, entry, told } = await overturn({ [path]: inboxed }, 'use UTC');
    expect(entry).toContain('\n**Category:** general\n**Supersedes:** Use UTC\n');
    expect(text).toContain('It supersedes "Use UTC".');
    expect(told).toMatchObject({ note: { title: 'Use local time', supersedes: 'Use UTC' } });
    expect(await workspace.read(`.squad/${path}`)).toBe(inboxed);
    expect(workspace.written).toHaveLength(1);
  });

  it.each(Object.values(places))('needs approval where that of %s needs it', async (path) => {
    const old = '### 2026-11-20: Use UTC\n\n**Requires approval:** yes\n';
    const { entry, told } = await overturn({ [path]: old }, '2026-11-20: Use UTC');
    expect(entry).toContain('\n**Requires approval:** yes\n');
    expect(told).toMatchObject({ note: { requiresApproval: true } });
  });

  it('is refused where no decision has that title, and told which there are', async () => {
    const files = { 'decisions.md': inboxed, 'decisions/inbox/a.md': '### Use tabs\n\nSo.\n' };
    for (const name of ['Use spaces', 'UTC', 'a.md', '../../secret']) {
      const { workspace, text } = await overturn(files, name);
      expect(text).toBe(
        `E_TOOL_NOT_FOUND: no decision is called "${name}"; name one by its title, such as "Use UTC", "Use tabs"; or leave replaces out`,
      );
      expect(workspace.written).toEqual([]);
    }
    expect((await overturn({}, 'x')).text).toMatch(/called "x"; leave replaces out$/);
  });
});
