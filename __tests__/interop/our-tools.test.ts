// What our tools and Scribe write, read by Squad's published packages.
import { join } from 'node:path';
import { parseSkillFile } from '@bradygaster/squad-sdk/parsers';
import { exportSquadConfig } from '@bradygaster/squad-sdk/sharing';
import { SquadState } from '@bradygaster/squad-sdk/state';
import { FSStorageProvider } from '@bradygaster/squad-sdk/storage';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { mergeDecisions } from '../../src/scribe/merge-decisions.ts';
import { mergeHistory } from '../../src/scribe/merge-learnings.ts';
import { parseInboxEntry } from '../../src/team/inbox.ts';
import { createSquadDecide } from '../../src/tools/built-in/squad-decide.ts';
import { createSquadMemory } from '../../src/tools/built-in/squad-memory.ts';
import { createSquadSkill } from '../../src/tools/built-in/squad-skill.ts';
import { aWorktree, callTool, someDeps, type Worktree } from '../tools/a-workspace.ts';
import { callTheirTool, initialised, write } from './official-squads.ts';

const HISTORY = '.squad/agents/hockney/history.md';
let workspace: Worktree;
let state: SquadState;

/** A run in a squad of `squad init`, and Scribe after it. */
beforeAll(async () => {
  const root = await initialised();
  workspace = { ...(await aWorktree()), root };
  await write(join(root, '.squad/agents/hockney/charter.md'), '# Hockney — Tester\n');
  await write(join(root, HISTORY), '# Hockney\n\n## Learnings\n\n## Context\n\nTests.\n');
  const drops: string[] = [];
  const at = { ...workspace, wrote: (path: string) => drops.push(path) };
  const decide = createSquadDecide(at, () => true);
  await callTool(decide, {
    title: 'Use UTC',
    body: '# Why\n\nTwo zones.',
    category: 'architecture',
  });
  await callTool(decide, { title: 'Größe: in Byte', body: 'Not in characters.' });
  const learn = createSquadMemory(at, 'inbox');
  await callTool(learn, { learning: 'use Zod for schemas', category: 'technical' });
  await callTool(learn, { learning: 'two\n\n## lines' });
  const { skills, skillPath } = someDeps(at);
  const skill = createSquadSkill(skills, at, skillPath);
  await callTool(skill, {
    action: 'write',
    skillName: 'utc-times',
    content: '# UTC "times"\n\nStore.',
  });
  await scribe(root, drops);
  state = await SquadState.create(new FSStorageProvider(), root);
}, 20_000);

async function scribe(root: string, drops: readonly string[]): Promise<void> {
  const read = (path: string) => new FSStorageProvider().read(join(root, path));
  const boxes = await Promise.all(
    drops.map(async (path) => ({ path, text: (await read(path)) ?? '' })),
  );
  const decisions = boxes.filter(({ path }) => path.includes('/decisions/inbox/'));
  const entries = decisions.map(({ path, text }) => ({
    path,
    entries: parseInboxEntry({ file: path.slice(path.lastIndexOf('/') + 1), text }, []),
  }));
  const learnings = boxes.filter(({ path }) => path.includes('/hockney/inbox/'));
  const merged = mergeDecisions(await read('.squad/decisions.md'), entries).text;
  await write(join(root, '.squad/decisions.md'), merged);
  const history = mergeHistory(await read(HISTORY), learnings, [], '2026-11-22').text;
  await write(join(root, HISTORY), history);
}

describe('Squad reads what we wrote', () => {
  it('a decision has its date, author, title and body', async () => {
    const decisions = await state.decisions.list();
    expect(decisions.filter(({ date }) => date !== '')).toEqual([
      expect.objectContaining({
        date: '2026-11-21',
        title: expect.stringMatching(/^(?:Use UTC|Größe: in Byte)$/),
        author: 'Hockney',
      }),
      expect.objectContaining({ date: '2026-11-21', author: 'Hockney' }),
    ]);
    const utc = decisions.find(({ title }) => title === 'Use UTC');
    expect(utc?.body).toContain('#### Why\n\nTwo zones.');
    expect(decisions.map(({ title }) => title)).toContain('Governance');
  });

  it('each learning stands once in its section, and the other sections keep theirs', async () => {
    const hockney = state.agents.get('hockney');
    const [learnings, ...more] = await hockney.history('Learnings');
    expect(more).toEqual([]);
    expect(learnings?.content.match(/^- \*\*\[\w+\]\*\* /gm)).toHaveLength(2);
    expect(learnings?.content).toContain('- **[technical]** use Zod for schemas');
    expect(await hockney.history('Context')).toMatchObject([{ content: 'Tests.' }]);
  });

  it('its own tool goes on behind ours without harm', async () => {
    const entry = { agent: 'hockney', section: 'learnings', content: 'And theirs.' };
    await callTheirTool(workspace.root, 'squad_memory', entry);
    const text = (await new FSStorageProvider().read(join(workspace.root, HISTORY))) ?? '';
    expect(text.match(/use Zod for schemas|And theirs\./g)).toHaveLength(2);
    expect(text.indexOf('And theirs.')).toBeLessThan(text.indexOf('## Context'));
  });

  it('a skill has its name and body, and is exported', async () => {
    const text = await new FSStorageProvider().read(
      join(workspace.root, '.squad/skills/utc-times/SKILL.md'),
    );
    expect(parseSkillFile('x', text ?? '')).toMatchObject({
      name: 'utc-times',
      content: '# UTC "times"\n\nStore.',
    });
    expect(exportSquadConfig(workspace.root).skills).toEqual(['utc-times']);
  });
});
