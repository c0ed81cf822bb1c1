// A second run of init: what it mends, and what it leaves alone. What it does for a team of Squad's own.
import { describe, expect, it } from '@jest/globals';
import { aTerminal } from '../a-terminal.ts';
import { aRepository, WORKFLOW } from './a-repository.ts';

const terminal = aTerminal();
const { init, read, put } = aRepository();
const action = `acme/squad-action@${'0123456789'.repeat(4)}`;
const said = () => terminal.said.replace(/\s+/g, ' ');

const npm = {
  'package.json': JSON.stringify({ scripts: { test: 'jest' }, devDependencies: { jest: '30' } }),
  'package-lock.json': '{}',
};
const pnpm = { ...npm, 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" };
const PNPM = 'npm install --global pnpm@10 && pnpm install --frozen-lockfile';

async function edit(path: string, change: (text: string) => string): Promise<string> {
  const text = change(await read(path));
  await put({ [path]: text });
  return text;
}

describe('a second run of init', () => {
  it('puts the action into the workflows that still had OWNER and zeros, and changes nothing else', async () => {
    await put(npm);
    await init();
    const before = await read(WORKFLOW);
    terminal.said = '';
    await init('--action', action);
    const after = await read(WORKFLOW);
    expect(after).toContain(`uses: ${action}\n`);
    expect(after).not.toMatch(/OWNER|Put the owner/);
    const changed = before.split('\n').filter((line) => !after.split('\n').includes(line));
    expect(changed).toHaveLength(2);
    expect(said()).toContain(`Mended, 2 files: ${WORKFLOW}: names ${action}`);
    expect(said()).not.toContain('replace OWNER');
  });

  it('replaces the step that it wrote where another package manager has come', async () => {
    await put(npm);
    await init();
    const before = await read(WORKFLOW);
    await put(pnpm);
    await init();
    expect(await read(WORKFLOW)).toBe(before.replace('- run: npm ci', `- run: ${PNPM}`));
    expect(said()).toContain(`${WORKFLOW}: installs what the checks need now`);
  });

  it('takes the step away where nothing is to be installed any longer, and can put it back', async () => {
    await put(npm);
    await init();
    const before = await read(WORKFLOW);
    await put({ 'package.json': '{ "scripts": { "test": "node --test" } }' });
    await init();
    expect(await read(WORKFLOW)).toBe(before.replace('- run: npm ci', '# - run: npm ci'));
    await put(npm);
    await init();
    expect(await read(WORKFLOW)).toBe(before);
  });

  it('keeps a set-up action that somebody has brought up to date', async () => {
    await put({ ...npm, '.nvmrc': '22' });
    await init();
    const newer = (text: string) =>
      text.replace(/setup-node@\w+ # \S+/, `setup-node@${'a'.repeat(40)} # v9`);
    const before = await edit(WORKFLOW, newer);
    expect(before).toContain('# v9');
    await put(pnpm);
    await init();
    expect(await read(WORKFLOW)).toBe(before.replace('- run: npm ci', `- run: ${PNPM}`));
  });

  it('keeps line ends of Windows', async () => {
    await put(npm);
    await init();
    const windows = await edit(WORKFLOW, (text) => text.replaceAll('\n', '\r\n'));
    await put(pnpm);
    await init('--action', action);
    const lines = (await read(WORKFLOW)).split('\n');
    expect(lines.slice(0, -1).filter((line) => !line.endsWith('\r'))).toEqual([]);
    expect(lines).toHaveLength(windows.split('\n').length - 1);
  });

  it.each<[string, (text: string) => string]>([
    ['a name', (text) => text.replace('- run: npm ci', '- name: Install\n        run: npm ci')],
    ['another command', (text) => text.replace('run: npm ci', 'run: make install')],
    ['one more key', (text) => text.replace('run: npm ci', 'run: npm ci\n        shell: bash')],
    ['a comment', (text) => text.replace('run: npm ci', 'run: npm ci # our own way')],
    ['no step', (text) => text.replace(/ +- run: npm ci\n/, '')],
    [
      'a second job',
      (text) =>
        `${text}  test:\n    runs-on: x\n    steps:\n      - run: npm ci\n`.replace(
          / +- run: npm ci\n/,
          '',
        ),
    ],
  ])(
    'leaves a workflow alone that a person gave %s, and says what the checks need',
    async (_what, change) => {
      await put(npm);
      await init();
      const changed = await edit(WORKFLOW, change);
      await put(pnpm);
      terminal.said = '';
      await init();
      expect(await read(WORKFLOW)).toBe(changed);
      expect(said()).toContain(
        `${WORKFLOW} has steps of your own, which stay. What the checks need here: ${PNPM}`,
      );
    },
  );

  it('leaves the checks of the settings as they are, and names those that have come', async () => {
    await put(npm);
    await init();
    const before = await read('.squad/config.json');
    const scripts = { test: 'jest', lint: 'jest --lint' };
    await put({ 'package.json': JSON.stringify({ scripts, devDependencies: { jest: '30' } }) });
    terminal.said = '';
    await init();
    expect(await read('.squad/config.json')).toBe(before);
    expect(said()).toContain(
      '.squad/config.json names checks, which stay. Found here, and not among them: npm run lint',
    );
  });

  it('says so where it has nothing to do', async () => {
    await put(npm);
    await init('--action', action);
    terminal.said = '';
    await init('--action', action);
    expect(terminal.said).toContain('Everything exists already; nothing was written.');
    expect(terminal.said).not.toContain('Mended');
  });

  it('with --dry-run says what it would mend, and mends nothing', async () => {
    await init();
    const before = await read(WORKFLOW);
    await init('--action', action, '--dry-run');
    expect(said()).toContain(`Would mend, 2 files: ${WORKFLOW}: names ${action}`);
    expect(await read(WORKFLOW)).toBe(before);
  });
});

const ROSTER = `# Squad Team

> shop

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work. |

## Members

| Name | Role | Charter | Status |
|------|------|---------|--------|
| Scribe | Session Logger | \`.squad/agents/scribe/charter.md\` | 📋 Silent |

## Project Context

- **Project:** shop
`;

describe("a team of Squad's own", () => {
  const files = { '.squad/team.md': ROSTER, '.squad/config.json': '{\n\t"version": 1\n}\n' };

  it('without members is told how to get some, and stays as it is', async () => {
    await put(files);
    await init();
    expect(await read('.squad/team.md')).toBe(ROSTER);
    expect(said()).toContain(
      'Nobody in .squad/team.md can work yet. Run this again with --add-members',
    );
    expect(said()).not.toContain('Comment on an issue');
  });

  it.each([
    ['\n', ROSTER],
    ['\r\n', ROSTER.replaceAll('\n', '\r\n')],
    ['without a table', ROSTER.replace(/\| Name \| Role \| Charter[\s\S]*Silent \|\n/, '')],
    ['without the part', ROSTER.replace(/## Members[\s\S]*Silent \|\n\n/, '')],
  ])('gets members on request, in its own table: %p', async (_what, roster) => {
    await put({ ...files, '.squad/team.md': roster });
    await init('--add-members');
    const text = await read('.squad/team.md');
    expect(text.match(/^## Members/gm)).toHaveLength(1);
    expect(text).toMatch(
      /\| Hockney \| Tester \| `\.squad\/agents\/hockney\/charter\.md` \| ✅ Active \|/,
    );
    expect(await read('.squad/agents/ripley/charter.md')).toContain('# Ripley — Lead');
    expect(said()).toContain('.squad/team.md: has members');
    terminal.said = '';
    await init('--add-members');
    expect(said()).toContain('nothing was written');
    expect(said()).toContain('Comment on an issue');
  });

  it('gets the checks that a run can not find by itself, in the form of its settings', async () => {
    await put({ ...files, 'api/go.mod': 'module api\n' });
    await init();
    expect(await read('.squad/config.json')).toBe(
      `{\n\t"version": 1,\n\t"action": {\n\t\t"checks": [\n\t\t\t{\n\t\t\t\t"name": "api: go test",\n\t\t\t\t"run": "cd api && go test ./..."\n\t\t\t}\n\t\t]\n\t}\n}\n`,
    );
    expect(said()).toContain('.squad/config.json: names the checks');
  });

  it.each([
    ['names checks already', '{"action":{"checks":[]}}'],
    ['is not JSON', '{'],
    ['is a list', '[]'],
    ['has another kind of settings', '{"action":[]}'],
  ])('keeps settings whose file %s', async (_what, text) => {
    await put({ ...files, 'api/go.mod': 'module api\n', '.squad/config.json': text });
    expect(await init()).toBe(0);
    expect(await read('.squad/config.json')).toBe(text);
  });

  it('keeps settings where a run finds the checks by itself', async () => {
    await put({ ...files, ...npm });
    await init();
    expect(await read('.squad/config.json')).toBe(files['.squad/config.json']);
  });
});
