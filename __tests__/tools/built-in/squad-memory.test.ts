import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createSquadMemory } from '../../../src/tools/built-in/squad-memory.ts';
import { aRun, aWorktree, callTool, SECRET } from '../a-workspace.ts';

const learning = { learning: 'The login form has no tests.', category: 'technical' };
const HISTORY = '.squad/agents/hockney/history.md';

describe('inbox', () => {
  it('writes a fragment that is the entry itself', async () => {
    const workspace = await aWorktree();
    const run = aRun();
    const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
    const reply = await callTool(tool, { ...learning, learning: 'One.\n## Charter\n\nTwo.' }, run);
    const [path = ''] = workspace.written;
    expect(path).toMatch(
      /^\.squad\/agents\/hockney\/inbox\/2026-11-21-one-charter-two-[0-9a-f]{8}\.md$/,
    );
    expect(await workspace.read(path)).toBe('- **[technical]** One.\n    ## Charter\n\n    Two.\n');
    expect(reply).toEqual({
      kind: 'ok',
      text: 'Learning kept: "One. ## Charter Two.". It will be in your history once people have merged it.',
    });
    expect(run.events[1]).toEqual({
      kind: 'learning',
      session: 'hockney-2',
      note: { agent: 'hockney', learning: 'One.\n## Charter\n\nTwo.', category: 'technical', path },
    });
  });

  it.each([
    ['learnings', ''],
    ['sessions', ' It goes under Learnings, the only section.'],
  ])('takes upstream’s names, and the section %s', async (section, more) => {
    const input = { agent: 'hockney', content: 'Tests need TZ=UTC.', section };
    const deps = { workspace: await aWorktree(), memoryWrites: 'inbox' } as const;
    expect(await callTool(createSquadMemory(deps), input)).toMatchObject({
      kind: 'ok',
      text: `Learning kept: "Tests need TZ=UTC.". It will be in your history once people have merged it.${more}`,
    });
  });

  it('makes 50 files of 50 parallel calls', async () => {
    const workspace = await aWorktree();
    const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
    await Promise.all(Array.from({ length: 50 }, () => callTool(tool, learning)));
    expect(await readdir(join(workspace.root, '.squad/agents/hockney/inbox'))).toHaveLength(50);
  });

  it('shows the first 80 characters, with dots only when it cut', async () => {
    const workspace = await aWorktree();
    const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
    const exact = await callTool(tool, { learning: 'x'.repeat(80) });
    const longer = await callTool(tool, { learning: 'x'.repeat(81) });
    expect([exact.text, longer.text]).toEqual([
      `Learning kept: "${'x'.repeat(80)}". It will be in your history once people have merged it.`,
      `Learning kept: "${'x'.repeat(80)}...". It will be in your history once people have merged it.`,
    ]);
  });
});

describe('a learning that corrects another one', () => {
  const corrected = { learning: 'The form has one test.', replaces: 'The login form has' };

  it('takes its place, and says what went', async () => {
    const workspace = await aWorktree();
    const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
    const run = aRun();
    await callTool(tool, learning);
    const { text } = await callTool(tool, corrected, run);
    const [path = ''] = workspace.written;
    expect(await readdir(join(workspace.root, '.squad/agents/hockney/inbox'))).toHaveLength(1);
    expect(text).toContain('The earlier one is withdrawn.');
    const replaces = { path, learning: learning.learning };
    expect(run.events[1]).toMatchObject({ note: { learning: corrected.learning, replaces } });
  });

  it('stands beside it where that is merged', async () => {
    const workspace = { ...(await aWorktree()), isMerged: () => true };
    const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
    await callTool(tool, learning);
    const { text } = await callTool(tool, corrected);
    expect(text).toContain('The earlier one was already merged, so both stay.');
    expect(await readdir(join(workspace.root, '.squad/agents/hockney/inbox'))).toHaveLength(2);
  });

  it('is refused where there is none, as in a history', async () => {
    const workspace = await aWorktree();
    const tool = createSquadMemory({ workspace, memoryWrites: 'history' });
    await callTool(tool, learning);
    expect((await callTool(tool, corrected)).text).toBe(
      'E_TOOL_NOT_FOUND: no entry here is called "The login form has"; leave replaces out, and say in the learning what it corrects',
    );
  });
});

describe('history', () => {
  it('makes the file when there is none', async () => {
    const workspace = await aWorktree();
    await callTool(createSquadMemory({ workspace, memoryWrites: 'history' }), learning);
    expect(workspace.written).toEqual([HISTORY]);
    expect(await workspace.read(HISTORY)).toBe(
      '# Project Context\n\n## Learnings\n\n- **[technical]** The login form has no tests.\n',
    );
  });

  it('keeps all of 50 parallel learnings', async () => {
    const workspace = await aWorktree();
    const tool = createSquadMemory({ workspace, memoryWrites: 'history' });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => callTool(tool, { learning: `number ${n}.` })),
    );
    const text = await workspace.read(HISTORY);
    const missing = Array.from({ length: 50 }, (_, n) => `- **[general]** number ${n}.\n`).filter(
      (entry) => !text.includes(entry),
    );
    expect(missing).toEqual([]);
  });

  it('refuses a history that is not UTF-8 and leaves it as it is', async () => {
    const workspace = await aWorktree();
    const folder = join(workspace.root, '.squad/agents/hockney');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'history.md'), Buffer.from([0xff, 0xfe, 0x00]));
    const tool = createSquadMemory({ workspace, memoryWrites: 'history' });
    const reply = await callTool(tool, learning);
    expect(reply.text).toBe(
      `E_TOOL: the learning was not stored: ${HISTORY} is not UTF-8 text; state the learning in your answer instead`,
    );
  });
});

describe('whose memory', () => {
  it.each(['hockney', 'Hockney', 'HOCKNEY'])('takes %s as the caller', async (agentName) => {
    const workspace = await aWorktree();
    const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
    expect((await callTool(tool, { ...learning, agentName })).kind).toBe('ok');
  });

  it.each(['keaton', '../keaton', '漢'])(
    'refuses to write for %s and says whose it can',
    async (agent) => {
      const workspace = await aWorktree();
      const tool = createSquadMemory({ workspace, memoryWrites: 'inbox' });
      const reply = await callTool(tool, { content: 'x', agent });
      expect(reply.text).toMatch(
        /^E_TOOL_DENIED: this session can only write the memory of Hockney \(hockney\); /,
      );
      expect(await readdir(workspace.root)).toEqual([]);
    },
  );
});

it.each([
  ['E_TOOL_INVALID_ARGS', { learning: '' }],
  ['E_TOOL_INVALID_ARGS', { learning: '\u0001' }],
  ['E_TOOL_INVALID_ARGS', { learning: 'x'.repeat(8_001) }],
  ['E_TOOL_INVALID_ARGS', { learning: 'x', category: 'feature' }],
  ['E_TOOL_DENIED', { learning: `it is ${SECRET}` }],
])('answers %s and writes nothing', async (code, input) => {
  const workspace = await aWorktree();
  const reply = await callTool(createSquadMemory({ workspace, memoryWrites: 'inbox' }), input);
  expect(reply.text.startsWith(`${code}: `)).toBe(true);
  expect(await readdir(workspace.root)).toEqual([]);
});
