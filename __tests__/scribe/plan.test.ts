import { describe, expect, it } from '@jest/globals';
import { planScribe, type ScribePlan } from '#src/scribe/plan.ts';
import { aTree, type FileInTree } from '../team/a-tree.ts';
import { aDecision, INBOX } from './a-scribe.ts';

type Files = Readonly<Record<string, FileInTree>>;

const MEMORY = '.squad/decisions.md';
const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

function planOf(files: Files): Promise<ScribePlan> {
  const tree = aTree({ '.squad/team.md': '# Team\n', ...files });
  return planScribe(tree, { today: '2026-11-22', holdsSecret: () => false });
}

/** What each path holds from now on, as text; undefined: it is removed. */
async function changesOf(files: Files) {
  const plan = await planOf(files);
  const changes = plan.kind === 'planned' ? [...plan.changes] : [];
  return new Map(
    changes.map(([path, bytes]) => [path, bytes && Buffer.from(bytes).toString()] as const),
  );
}

describe('planScribe', () => {
  it.each([
    '-rf.md',
    '.md',
    '.hidden.md',
    'con.md',
    'a b.MD',
    'new\nline.md',
    'ü"✓.md',
    `${'x'.repeat(197)}.md`,
  ])('merges an inbox file that is named %j', async (name) => {
    const changes = await changesOf({ [`${INBOX}/${name}`]: aDecision('Use UTC') });
    expect([...changes.keys()]).toEqual([MEMORY, `${INBOX}/${name}`]);
    expect(changes.get(MEMORY)).toContain('### 2026-11-20: Use UTC\n');
  });

  it.each([
    '{"teamRoot":"C:\\\\work\\\\x"}',
    '{"stateLocation":"external"}',
    '{"stateBackend":"orphan"}',
  ])('merges into a committed team, whatever %s says of another place', async (config) => {
    const files = { [`${INBOX}/a.md`]: aDecision('Use UTC'), '.squad/config.json': config };
    expect([...(await changesOf(files)).keys()]).toEqual([MEMORY, `${INBOX}/a.md`]);
  });

  it('removes a learning that a merge of two branches put into a history twice', async () => {
    const path = '.squad/agents/odd/history.md';
    const once = '## Learnings\n\n- **[team]** One.\n- **[team]** Two.\n';
    const changes = await changesOf({ [path]: `${once}- **[team]** One.\n` });
    expect(changes).toEqual(new Map([[path, once]]));
    expect(await changesOf({ [path]: `${once}- **[team]** One.\n<<<<<<< x\n` })).toEqual(new Map());
  });

  it('appends to the main file, and leaves the second file of decisions as it is', async () => {
    const older = '.squad/decisions/decisions.md';
    const text = `# Decisions\n\n${aDecision('Use tabs')}`;
    const files = {
      [older]: text,
      [MEMORY]: '# Squad Decisions\n',
      [`${INBOX}/a.md`]: aDecision('Use tabs'),
      [`${INBOX}/b.md`]: `${aDecision('Use spaces')}**Supersedes:** Use tabs\n`,
    };
    const plan = await planOf(files);
    expect(plan).toMatchObject({
      tally: {
        decisions: [{ heading: '2026-11-20: Use spaces' }],
        duplicates: [{ path: `${INBOX}/a.md` }],
        replacements: [{ against: '2026-11-20: Use tabs' }],
      },
    });
    expect((await changesOf(files)).has(older)).toBe(false);
    const broken = await planOf({ ...files, [older]: `${text}<<<<<<< x\n` });
    expect(broken).toMatchObject({ kind: 'planned', tally: { decisions: [{}, {}] } });
  });

  it.each(['.gitkeep', '.gitignore', 'README.md'])('leaves %s in an inbox alone', async (name) => {
    const plan = await planOf({ [`${INBOX}/${name}`]: 'Keep.\n' });
    expect(plan).toMatchObject({ changes: new Map(), tally: { read: 0 } });
  });

  it.each<[string, string, FileInTree, string]>([
    ['whose name is not UTF-8', 'd\uFFFD.md', aDecision('x'), 'its name is not UTF-8 text'],
    [
      'that is a link out of the tree',
      'a.md',
      { mode: '120000', text: '../../../etc/passwd' },
      'it is a link, not a file',
    ],
    ['that Git LFS keeps', 'a.md', LFS, 'Git LFS keeps it elsewhere'],
    ['of another kind', 'a.txt', 'words', 'its name does not end in .md'],
  ])(
    'leaves an inbox file %s where it is, and merges the others',
    async (_, name, file, reason) => {
      const path = `${INBOX}/${name}`;
      const plan = await planOf({ [path]: file, [`${INBOX}/good.md`]: aDecision('Good') });
      expect(plan).toMatchObject({ tally: { unreadable: [{ path, reason }] } });
      const changed = plan.kind === 'planned' ? [...plan.changes.keys()] : [];
      expect(changed).toEqual([MEMORY, `${INBOX}/good.md`]);
    },
  );

  it.each([
    ['.squad/decisions/inbox/sub/a.md', 'it lies in a folder below the inbox: move it up'],
    ['.squad/agents/mira/inbox/sub/a.md', 'it lies in a folder below the inbox: move it up'],
    ['.squad/agents/ghost/inbox/a.md', 'no agent of the team has that folder'],
  ])('leaves %s where it is, and says why', async (path, reason) => {
    const plan = await planOf({ [path]: '- **[t]** A learning.\n' });
    expect(plan).toMatchObject({
      changes: new Map(),
      tally: { read: 1, unreadable: [{ path, reason: expect.stringContaining(reason) }] },
    });
  });

  it('merges files of one name in several inboxes, each into its own file', async () => {
    const changes = await changesOf({
      [`${INBOX}/same.md`]: aDecision('Same'),
      '.squad/agents/Rai/inbox/same.md': '- **[x]** upper\n',
      '.squad/agents/Rai/history.md': '## Learnings\n',
      '.squad/agents/rai/inbox/same.md': '- **[x]** lower\n',
      '.squad/agents/rai/history.md': '## Learnings\n',
    });
    expect(changes.get('.squad/agents/Rai/history.md')).toContain('upper');
    expect(changes.get('.squad/agents/rai/history.md')).toContain('lower');
    expect([...changes.values()].filter((text) => text === undefined)).toHaveLength(3);
  });

  it.each<[string, Files, string]>([
    ['a link', { [MEMORY]: { mode: '120000', text: 'x' } }, 'it is a link, not a file'],
    ['a folder', { [`${MEMORY}/x.md`]: 'x' }, 'it is a folder, not a file'],
    ['a pointer of Git LFS', { [MEMORY]: LFS }, 'Git LFS keeps it elsewhere'],
    ['in the middle of a merge', { [MEMORY]: 'a\n<<<<<<< HEAD\n' }, 'line 2 is a conflict mark'],
  ])('touches nothing while decisions.md is %s', async (_, files, reason) => {
    const plan = await planOf({ ...files, [`${INBOX}/good.md`]: aDecision('Good') });
    const broken = [{ path: MEMORY, reason: expect.stringContaining(reason) }];
    expect(plan).toEqual({ kind: 'broken', brokenFiles: broken });
  });
});

describe('a learning about the team', () => {
  const wisdom = '.squad/identity/wisdom.md';
  const learning = '.squad/agents/hockney/inbox/2026-11-20-ask-0badc0de.md';
  const files = {
    '.squad/team.md': '# Team\n\n## Members\n\n| Name | Role |\n|---|---|\n| Hockney | Tester |\n',
    '.squad/agents/hockney/charter.md': '# Hockney\n',
    [learning]: '- **[team]** Ask early.\n',
    '.squad/agents/hockney/inbox/2026-11-20-db.md': '- **[technical]** There is a database.\n',
  };
  const config = (on: boolean) => ({ '.squad/config.json': `{"action":{"wisdom":${on}}}` });
  const patterns = { [wisdom]: '# Team Wisdom\n\n## Patterns\n' };
  const expected =
    '# Team Wisdom\n\n## Patterns\n\n- **Pattern:** Ask early. **Context:** learnt by Hockney, 2026-11-20.\n';

  it.each<[string, Files, string | undefined]>([
    ['where there is that file', patterns, expected],
    ['where settings want it', config(true), expected],
    ['not without either', {}, undefined],
    ['not where settings say so', { ...patterns, ...config(false) }, undefined],
  ])('goes into the history, and into the team’s wisdom: %s', async (_, more, text) => {
    const changes = await changesOf({ ...files, ...more });
    expect(changes.get('.squad/agents/hockney/history.md')).toContain('- **[team]** Ask early.');
    expect(changes.get(wisdom)).toBe(text);
    expect(changes.has(learning)).toBe(true);
  });

  it('stays where it is when that file is not text', async () => {
    const link = { [wisdom]: { mode: '120000', text: '../../etc/passwd' } };
    expect(await planOf({ ...files, ...link })).toMatchObject({
      kind: 'broken',
      brokenFiles: [{ path: wisdom }],
    });
  });
});
