import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createSquadMemory } from '#src/tools/built-in/squad-memory.ts';
import { aRun, aWorktree, callTool, SECRET } from '../a-workspace.ts';

const learning = { learning: 'The login form has no tests.', category: 'technical' };
const FOLDER = '.squad/agents/hockney';
const HISTORY = `${FOLDER}/history.md`;
const KEPT = 'It will be in your history once people have merged it.';

/** Hockney's tool in a worktree of its own. */
async function aTool(memoryWrites: 'inbox' | 'history' = 'inbox') {
  const workspace = await aWorktree();
  const tool = createSquadMemory(workspace, memoryWrites);
  const call = (input: unknown, run = aRun()) => callTool(tool, input, run);
  const inFolder = (name = '') => readdir(join(workspace.root, FOLDER, name));
  return { workspace, call, inFolder };
}

describe('inbox', () => {
  it('writes a fragment that is the entry itself', async () => {
    const { workspace, call } = await aTool();
    const run = aRun();
    const reply = await call({ ...learning, learning: 'One.\n## Charter\n\nTwo.' }, run);
    const [path = ''] = workspace.written;
    expect(path).toMatch(
      /^\.squad\/agents\/hockney\/inbox\/2026-11-21-one-charter-two-[0-9a-f]{8}\.md$/,
    );
    expect(await workspace.read(path)).toBe('- **[technical]** One.\n    ## Charter\n\n    Two.\n');
    expect(reply).toEqual({ kind: 'ok', text: `Learning kept: "One. ## Charter Two.". ${KEPT}` });
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
    const { call } = await aTool();
    const { text } = await call({ agent: 'hockney', content: 'Tests need TZ=UTC.', section });
    expect(text).toBe(`Learning kept: "Tests need TZ=UTC.". ${KEPT}${more}`);
  });

  it('makes 50 files of 50 parallel calls', async () => {
    const { call, inFolder } = await aTool();
    await Promise.all(Array.from({ length: 50 }, () => call(learning)));
    expect(await inFolder('inbox')).toHaveLength(50);
  });

  it.each([
    [80, ''],
    [81, '...'],
  ])('shows of %d characters the first 80, with dots only when it cut', async (length, dots) => {
    const { call } = await aTool();
    const { text } = await call({ learning: 'x'.repeat(length) });
    expect(text).toBe(`Learning kept: "${'x'.repeat(80)}${dots}". ${KEPT}`);
  });
});

describe('history', () => {
  it('makes the file when there is none, and leaves no draft', async () => {
    const { workspace, call, inFolder } = await aTool('history');
    await call(learning);
    expect(workspace.written).toEqual([HISTORY]);
    expect(await workspace.read(HISTORY)).toBe(
      '# Project Context\n\n## Learnings\n\n- **[technical]** The login form has no tests.\n',
    );
    expect(await inFolder()).toEqual(['history.md']);
  });

  it('keeps all of 50 parallel learnings', async () => {
    const { workspace, call } = await aTool('history');
    await Promise.all(Array.from({ length: 50 }, (_, n) => call({ learning: `number ${n}.` })));
    const entries = (await workspace.read(HISTORY)).match(/^- \*\*\[general\]\*\* number \d+\.$/gm);
    expect(new Set(entries).size).toBe(50);
  });

  it('refuses a history that is not UTF-8 and leaves it as it is', async () => {
    const { workspace, call } = await aTool('history');
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    await mkdir(join(workspace.root, FOLDER), { recursive: true });
    await writeFile(join(workspace.root, HISTORY), bytes);
    expect((await call(learning)).text).toBe(
      `E_TOOL: the learning was not stored: ${HISTORY}: it is not UTF-8 text; state the learning in your answer instead`,
    );
    expect(await workspace.read(HISTORY)).toBe(bytes.toString());
  });
});

it.each(['hockney', 'Hockney', 'HOCKNEY'])('takes %s as the caller', async (agentName) => {
  const { call } = await aTool();
  expect((await call({ ...learning, agentName })).kind).toBe('ok');
});

it.each([
  ['DENIED: this session can only write the memory of Hockney (hockney); ', { agent: 'keaton' }],
  ['DENIED: this session can only write the memory of Hockney (hockney); ', { agent: '../keaton' }],
  ['INVALID_ARGS: learning', { learning: '' }],
  ['INVALID_ARGS: learning has no readable text; write it out', { learning: '\u0001' }],
  ['INVALID_ARGS: learning', { learning: 'x'.repeat(8_001) }],
  ['INVALID_ARGS: category', { category: 'feature' }],
  ['DENIED: ', { learning: `it is ${SECRET}` }],
])('answers E_TOOL_%s and writes nothing', async (code, input) => {
  const { workspace, call } = await aTool();
  const { text } = await call({ ...learning, ...input });
  expect(text.slice(0, `E_TOOL_${code}`.length)).toBe(`E_TOOL_${code}`);
  expect(await readdir(workspace.root)).toEqual([]);
});
