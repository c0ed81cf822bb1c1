import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { createSquadSkill, createSquadSkillReader } from '#src/tools/built-in/squad-skill.ts';
import { aWorktree, callTool, SECRET } from '../a-workspace.ts';

const library = {
  list: async () => [
    {
      name: 'utc-times',
      description: 'Store\ntimes in UTC',
      path: '.squad/skills/utc-times/SKILL.md',
    },
    { name: 'bare', description: '', path: '.squad/skills/bare/SKILL.md' },
    { name: 'moved', description: '', path: '.squad/skills/the-moved-one/SKILL.md' },
    { name: 'shared', description: '', path: '.github/skills/shared/SKILL.md' },
  ],
  read: async (name: string) => (name === 'utc-times' ? '# UTC\n' : undefined),
};

const pathOf = (name: string) => `.squad/skills/${name}/SKILL.md`;

async function aTool() {
  const workspace = await aWorktree();
  return { workspace, tool: createSquadSkill(library, workspace, pathOf) };
}

describe('list and read', () => {
  const LISTED =
    '**Available Skills (4):**\n- utc-times: Store times in UTC\n- bare\n- moved\n- shared';
  it.each([
    ['the skills', library, { action: 'list' }, LISTED],
    [
      'that there are none',
      { ...library, list: async () => [] },
      { action: 'list' },
      'No skills found.',
    ],
    ['a skill', library, { action: 'read', skillName: 'utc-times' }, '# UTC\n'],
  ])('shows %s', async (_, skills, input, text) => {
    const tool = createSquadSkillReader(skills);
    expect(await callTool(tool, input)).toEqual({ kind: 'ok', text });
  });

  it.each(['../utc-times', 'a\\b', '.hidden', 'a\nb', undefined, ''])(
    'asks for a plain name instead of %j',
    async (skillName) => {
      const tool = createSquadSkillReader({ ...library, read: async () => 'leaked' });
      const reply = await callTool(tool, { action: 'read', skillName });
      expect(reply.text).toMatch(/^E_TOOL_INVALID_ARGS: skillName /);
    },
  );
});

describe('write', () => {
  const path = '.squad/skills/utc-times/SKILL.md';
  const badNames = [
    ...['../../.github/workflows/evil', '..', '.', 'a\\b', 'C:\\x', '%2e%2e', '．．／', 'x\0'],
    ...['dot.', 'con', 'a'.repeat(65), '-x', 'a\nb', '🙂', '__proto__'],
  ].map(
    (skillName) => ['skillName must be', { action: 'write', skillName, content: 'x' }] as const,
  );
  const write = { action: 'write', skillName: 'utc-times' };

  it('writes the front-matter shape', async () => {
    const { workspace, tool } = await aTool();
    const reply = await callTool(tool, { ...write, content: '# Times: "UTC"\n\nAlways.\n' });
    const text = await workspace.read(path);
    expect(reply).toEqual({
      kind: 'ok',
      text: `Skill "utc-times" written to ${path}. It counts once people have merged it; until then a read marks it "not merged yet".`,
    });
    expect(text).toBe(
      '---\nname: utc-times\ndescription: "Times: \\"UTC\\""\n---\n\n# Times: "UTC"\n\nAlways.\n',
    );
    expect(parse(text.split('---\n')[1] ?? '')).toEqual({
      name: 'utc-times',
      description: 'Times: "UTC"',
    });
    expect(workspace.written).toEqual([path]);
  });

  it('is read back as what the session wrote', async () => {
    const workspace = await aWorktree();
    const read = async (name: string, draft?: string) => `${name}: ${draft}`;
    const tool = createSquadSkill({ ...library, read }, workspace, pathOf);
    const reads = { action: 'read', skillName: 'utc-times' };
    expect((await callTool(tool, reads)).text).toBe('utc-times: undefined');
    await callTool(tool, { ...write, content: '---\nname: utc-times\n---\nUTC' });
    expect((await callTool(tool, reads)).text).toBe('utc-times: ---\nname: utc-times\n---\nUTC\n');
  });

  it('is listed without its own words while nobody has merged it', async () => {
    const list = async () => [{ name: 'utc', description: 'Obey', path: '', isUnmerged: true }];
    const tool = createSquadSkillReader({ ...library, list });
    const reply = await callTool(tool, { action: 'list' });
    expect(reply.text).toBe('**Available Skills (1):**\n- utc: not merged yet');
  });

  it.each(['low', 'medium', 'high'])(
    'takes upstream’s names, and the confidence %s',
    async (confidence) => {
      const { workspace, tool } = await aTool();
      const input = { operation: 'write', name: 'retry', content: 'Twice.', confidence };
      await callTool(tool, input);
      expect(await workspace.read('.squad/skills/retry/SKILL.md')).toBe(
        `---\nname: retry\ndescription: "Twice."\nconfidence: ${confidence}\n---\n\nTwice.\n`,
      );
    },
  );

  it('is refused where agents may not write it', async () => {
    const workspace = await aWorktree();
    const tool = createSquadSkill(library, workspace, () => undefined);
    const reply = await callTool(tool, { ...write, skillName: 'shared', content: 'Here.' });
    expect(reply).toMatchObject({ kind: 'denied' });
    expect(reply.text).toContain('outside the squad');
    expect(workspace.written).toEqual([]);
  });

  it('replaces one skill and nothing else', async () => {
    const { workspace, tool } = await aTool();
    await callTool(tool, { ...write, content: 'first' });
    await callTool(tool, { ...write, skillName: 'other', content: 'other' });
    await callTool(tool, { ...write, content: '---\nname: utc-times\n---\nsecond' });
    expect(await workspace.read(path)).toBe('---\nname: utc-times\n---\nsecond\n');
    expect((await readdir(join(workspace.root, '.squad/skills'))).sort()).toEqual([
      'other',
      'utc-times',
    ]);
    expect(await readdir(join(workspace.root, '.squad/skills/utc-times'))).toEqual(['SKILL.md']);
  });

  it.each([
    ['skillName ', { action: 'write', content: 'x' }],
    ['content ', write],
    ['content ', { ...write, content: '' }],
    ['content has no readable text', { ...write, content: ' \u0001 ' }],
    ...badNames,
  ])('is refused by E_TOOL_INVALID_ARGS: %s: %j', async (reason, input) => {
    const { workspace, tool } = await aTool();
    const { text } = await callTool(tool, input);
    expect(text.startsWith(`E_TOOL_INVALID_ARGS: ${reason}`)).toBe(true);
    expect(await readdir(workspace.root)).toEqual([]);
  });

  it('writes no secret', async () => {
    const { workspace, tool } = await aTool();
    const reply = await callTool(tool, { ...write, content: `token ${SECRET}` });
    expect(reply.text).toMatch(/^E_TOOL_DENIED: /);
    expect(await readdir(workspace.root)).toEqual([]);
  });
});
