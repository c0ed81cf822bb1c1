// What an agent learnt in one run stands in its prompt in the next: through the built action, the runtime, and git.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rehearseScenario } from '../rehearsal/rehearse.ts';

const scenarios = join(import.meta.dirname, '../scenarios');
const learning = 'Sessions are kept in memory and end with the process.';
let stage = '';

beforeAll(async () => {
  stage = await mkdtemp(join(tmpdir(), 'memory-'));
});

afterAll(() => rm(stage, { recursive: true }));

async function promptsAfter(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(stage, 'run-'));
  await cp(join(scenarios, 'straight-to-agent'), folder, { recursive: true });
  await cp(join(scenarios, '_team/repository'), join(folder, 'repository'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'repository', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const { modelRequests } = await rehearseScenario(folder);
  return modelRequests.map((request) => JSON.stringify(request));
}

it('an agent is told what it learnt in an earlier run', async () => {
  const fragment = '.squad/agents/hockney/inbox/2026-11-20-sessions-1a2b3c4d.md';
  const prompts = await promptsAfter({ [fragment]: `- **[technical]** ${learning}\n` });
  expect(prompts.length).toBeGreaterThan(0);
  expect(prompts.every((prompt) => prompt.includes(learning))).toBe(true);
  expect((await promptsAfter({})).some((prompt) => prompt.includes(learning))).toBe(false);
});

it("a colleague's memory stays the colleague's", async () => {
  const fragment = '.squad/agents/fenster/inbox/2026-11-20-sessions-1a2b3c4d.md';
  const prompts = await promptsAfter({
    [fragment]: `- **[technical]** ${learning}\n`,
    'x.txt': '',
  });
  expect(prompts.some((prompt) => prompt.includes(learning))).toBe(false);
});
