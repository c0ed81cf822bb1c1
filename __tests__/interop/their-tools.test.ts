// What Squad's own tools write, read and merged by ours.
import { join } from 'node:path';
import { SquadState } from '@bradygaster/squad-sdk/state';
import { FSStorageProvider } from '@bradygaster/squad-sdk/storage';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TrustedTree } from '../../src/ports/git.ts';
import { mergeDecisions } from '../../src/scribe/merge-decisions.ts';
import { parseDecisions } from '../../src/team/decisions.ts';
import { loadDecisions, parseInboxEntry } from '../../src/team/inbox.ts';
import { loadHistory } from '../../src/team/learnings.ts';
import { listSkills } from '../../src/team/skills.ts';
import { aMember } from '../team/a-member.ts';
import { callTheirTool, cast, treeOf, write } from './official-squads.ts';

const members = [aMember('Mira', { folder: '.squad/agents/Mira' }), aMember('Odd')];
const place = { directory: '.squad', members };
const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const INBOX = '.squad/decisions/inbox';
let tree: TrustedTree;

beforeAll(async () => {
  const root = await cast();
  const decision = { author: 'Odd', summary: 'Use UTC', body: 'Two zones.', references: ['#12'] };
  await callTheirTool(root, 'squad_decide', decision);
  const memory = {
    class: 'DECISION',
    title: 'Ship weekly',
    author: 'Mira',
    content: 'On Mondays.',
  };
  await callTheirTool(root, 'memory.write', memory);
  await write(
    join(root, INBOX, 'mira-cache-builds.md'),
    '## Context\nSlow.\n\n## Decision\nCache.\n',
  );
  await write(join(root, INBOX, 'odd-two.md'), '### 2026-01-01: A\na\n\n### 2026-01-02: B\nb\n');
  await write(
    join(root, '.squad/agents/Mira/history.md'),
    '# Mira\n\n## Learnings\n\n## Context\n',
  );
  const learn = (section: string, content: string) =>
    callTheirTool(root, 'squad_memory', { agent: 'Mira', section, content });
  await learn('learnings', 'use Zod for schemas');
  await learn('sessions', 'Paired with Odd.');
  await learn('updates', 'Weekly releases.');
  const skill = { skillName: 'utc-times', operation: 'write', confidence: 'high' };
  await callTheirTool(root, 'squad_skill', { ...skill, content: 'Store UTC.' });
  const state = await SquadState.create(new FSStorageProvider(), root);
  const merged = { title: 'Old', author: 'Vik', body: 'Kept.', configRelevant: false };
  await state.decisions.add(merged);
  tree = await treeOf(root);
}, 20_000);

const WRITTEN = [
  { title: 'cache builds', author: 'Mira', date: undefined },
  { title: 'Ship weekly', author: 'Mira', date: today, body: 'On Mondays.' },
  { title: 'A', date: '2026-01-01', body: 'a' },
  { title: 'B', date: '2026-01-02', body: 'b' },
  { title: 'Use UTC', author: 'Odd', date: today, body: expect.stringContaining('Two zones.') },
];

describe('what Squad’s tools wrote', () => {
  it('is a decision from every kind of drop, and from its own merge', async () => {
    const { entries } = await loadDecisions(tree, place);
    expect(entries).toHaveLength(6);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Old', author: 'Vik', date: today }),
        ...WRITTEN.map((decision) => expect.objectContaining(decision)),
      ]),
    );
  });

  it('is merged by Scribe, once', async () => {
    const files = tree.entries.map(({ path }) => path).filter((path) => path.startsWith(INBOX));
    const drops = await Promise.all(
      files.map(async (path) => ({
        path,
        entries: parseInboxEntry(
          { file: path.slice(INBOX.length + 1), text: (await tree.read(path)) ?? '' },
          members,
        ),
      })),
    );
    const first = mergeDecisions(await tree.read('.squad/decisions.md'), drops);
    expect(first.merged).toHaveLength(5);
    expect(mergeDecisions(first.text, drops)).toMatchObject({ merged: [], text: first.text });
    const merged = parseDecisions(first.text);
    expect(merged.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Old', 'Use UTC', 'Ship weekly', 'cache builds', 'A', 'B']),
    );
    expect(merged.find(({ title }) => title === 'Use UTC')).toMatchObject({ author: 'Odd' });
  });

  it('is part of an agent’s memory, whichever section it chose', async () => {
    const [mira = aMember('Mira')] = members;
    const { text } = await loadHistory(tree, mira, { query: 'schemas', budget: 4000 });
    expect(text).toMatch(/^### \d{4}-\d\d-\d\d\nuse Zod for schemas$/m);
    expect(text).toContain('Paired with Odd.');
    expect(text).toContain('Weekly releases.');
  });

  it('is a skill without front matter', async () => {
    expect((await listSkills(tree)).skills).toEqual([
      expect.objectContaining({
        name: 'utc-times',
        confidence: 'high',
        description: 'Store UTC.',
        path: '.github/skills/utc-times/SKILL.md',
      }),
    ]);
  });
});
