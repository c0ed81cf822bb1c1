import { describe, expect, it } from '@jest/globals';
import { createSquadDecide } from '#src/tools/built-in/squad-decide.ts';
import { createSquadMemory } from '#src/tools/built-in/squad-memory.ts';
import { createSquadSkill } from '#src/tools/built-in/squad-skill.ts';
import { aWorktree, callTool } from '../a-workspace.ts';

const skills = { list: async () => [], read: async () => undefined };
const tools = {
  squad_decide: {
    create: (workspace: Workspace) => createSquadDecide(workspace, () => true),
    input: (body: string) => ({ title: 'Use UTC', body }),
  },
  squad_memory: {
    create: (workspace: Workspace) => createSquadMemory(workspace, 'inbox'),
    input: (learning: string) => ({ learning }),
  },
  'squad_memory in the history': {
    create: (workspace: Workspace) => createSquadMemory(workspace, 'history'),
    input: (learning: string) => ({ learning }),
  },
  squad_skill: {
    create: (workspace: Workspace) =>
      createSquadSkill(skills, workspace, (name) => `.squad/skills/${name}/SKILL.md`),
    input: (content: string) => ({ action: 'write', skillName: 'utc', content }),
  },
};
type Workspace = Awaited<ReturnType<typeof aWorktree>>;

const hidden: readonly (readonly [string, string])[] = [
  ['All is UTC.\nBut\u{e0041}\u{e0042}.', ', on line 2 (U+E0041)'],
  ['One\nTwo\n\u202eThree', ', on line 3 (U+202E)'],
  ['All\u200bis UTC.', ' (U+200B)'],
  ['All is UTC.\n\n<!-- payload -->', ', on line 3'],
  ['All is UTC.\n\n<!--\npayload\n-->', ', on line 3'],
  ['[UTC](https://x.example "payload")', ''],
  ['[//]: # (payload)', ''],
  ['Pay &#8203; load', ''],
];

describe.each(Object.entries(tools))('%s', (_name, { create, input }) => {
  it.each(hidden)(
    'keeps nothing that people would not see, and says where: %j',
    async (text, place) => {
      const workspace = await aWorktree();
      const reply = await callTool(create(workspace), input(text));
      expect(reply.kind).toBe('failed');
      expect(reply.text).toContain(`contains text that a rendered page doesn't show${place}`);
      expect(workspace.written).toEqual([]);
    },
  );

  it('keeps code, emoji and plain markup as they are', async () => {
    const workspace = await aWorktree();
    const text = 'Use `<!-- x -->` and **UTC** 👩‍💻 for List<String>.';
    expect((await callTool(create(workspace), input(text))).kind).toBe('ok');
    expect(await workspace.read(workspace.written[0] ?? '')).toContain(text);
  });
});
