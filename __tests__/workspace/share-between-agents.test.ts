// Work that is shared in the middle of a task: colleagues find it on the branch, and the agent finds theirs in its folder.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Git } from '#src/ports/git.ts';
import { appendLearnings, learningEntry } from '#src/tools/built-in/learnings.ts';
import type { Files } from '../a-bare.ts';
import {
  aBranch,
  anAgent,
  type Repository,
  useRepositoryStage,
  type WorkspaceAgent,
} from './a-repository.ts';

const stage = useRepositoryStage();

const share = ({ workspace }: WorkspaceAgent) =>
  workspace.sync({ task: 'Some work', unfinished: false });

async function twoAgents(files: Files = { 'a.txt': 'one\n', 'b.txt': 'one\n' }) {
  const repository = await stage.repository(files);
  const branch = aBranch(repository);
  const hockney = await anAgent(repository, branch, 'hockney');
  const fenster = await anAgent(repository, branch, 'fenster');
  await Promise.all([hockney.worktree.ready(), fenster.worktree.ready()]);
  return { repository, branch, hockney, fenster };
}

describe('shared work', () => {
  it('is found by a colleague who shares, and the colleague’s by its author', async () => {
    const { hockney, fenster } = await twoAgents();
    await fenster.write('a.txt', 'two\n');
    await hockney.write('new.txt', 'new\n');
    await share(fenster);
    await share(hockney);
    await share(fenster);
    expect([await hockney.read('a.txt'), await fenster.read('new.txt')]).toEqual([
      'two\n',
      'new\n',
    ]);
  });

  it('is not committed again, by another share or a last submission', async () => {
    const { branch, fenster, hockney } = await twoAgents();
    await hockney.write('b.txt', 'two\n');
    await hockney.submit();
    await fenster.write('a.txt', 'two\n');
    await share(fenster);
    const tip = branch.tip();
    const again = [await share(fenster), await fenster.submit(), await share(fenster)];
    expect(again).toEqual(Array(3).fill({ kind: 'nothing' }));
    expect(branch.tip()).toBe(tip);
    expect(fenster.events.filter(({ kind }) => kind === 'commit')).toHaveLength(1);
  });
});

describe('a history that several sessions add to', () => {
  const history = '.squad/agents/hockney/history.md';
  const START = '# Hockney\n\n## Learnings\n\n- **[team]** Old.\n';
  const learnt = (name: string) => appendLearnings(START, [learningEntry('general', name)]);

  it('keeps what each of them learnt, and hands back none of their work', async () => {
    const repository = await stage.repository({ [history]: START });
    const branch = aBranch(repository);
    const labels = ['hockney', 'hockney-2', 'hockney-3'];
    const sessions = await Promise.all(labels.map((one) => anAgent(repository, branch, one)));
    await Promise.all(sessions.map(({ worktree }) => worktree.ready()));
    for (const [at, session] of sessions.entries()) {
      await session.write(`${at}.txt`, 'work\n');
      await session.tool(history, learnt(`Learning ${at}.`));
    }
    for (const session of sessions) {
      expect(await session.submit()).toMatchObject({ kind: 'committed' });
    }
    const entries = [0, 1, 2].map((at) => learningEntry('general', `Learning ${at}.`));
    expect(await repository.show(branch.tip(), history)).toBe(appendLearnings(START, entries));
    expect(await repository.show(branch.tip(), '2.txt')).toBe('work\n');
  });
});

/** A git that lets something be written right after an agent's commit was made, and before its folder is renewed. */
function writingMeanwhile({ git }: Repository, write: () => Promise<void>): Git {
  let isDone = false;
  return {
    ...git,
    async commit(files) {
      const made = await git.commit(files);
      if (!isDone) {
        isDone = true;
        await write();
      }
      return made;
    },
  };
}

async function racing(path: string, content: string, theirs: Files) {
  const repository = await stage.repository({ 'a.txt': 'one\n', 'b.txt': 'one\n' });
  const branch = aBranch(repository);
  const hockney = await anAgent(repository, branch, 'hockney');
  const git = writingMeanwhile(repository, async () => {
    await fenster.write(path, content);
  });
  const fenster = await anAgent({ ...repository, git }, branch, 'fenster');
  await Promise.all([hockney.worktree.ready(), fenster.worktree.ready()]);
  for (const [name, text] of Object.entries(theirs)) await hockney.write(name, String(text));
  await hockney.submit();
  await fenster.write('own.txt', 'mine\n');
  return { repository, branch, fenster };
}

describe('a file that is written at the same moment', () => {
  it.each([
    ['changed by nobody else', 'b.txt', { 'a.txt': 'hockney\n' }],
    ['new', 'new.txt', { 'a.txt': 'hockney\n' }],
    ['just shared', 'own.txt', { 'a.txt': 'hockney\n' }],
  ])('is kept: %s', async (_what, path, theirs) => {
    const { repository, branch, fenster } = await racing(path, 'late\n', theirs);
    expect(await share(fenster)).toMatchObject({ kind: 'committed' });
    expect([await fenster.read(path), await fenster.read('a.txt')]).toEqual([
      'late\n',
      'hockney\n',
    ]);
    await fenster.submit();
    expect(await repository.show(branch.tip(), path)).toBe('late\n');
  });

  it.each([
    ['changed', 'a.txt'],
    ['made', 'n.txt'],
  ])('and that a colleague %s collides, and nothing is lost', async (_what, path) => {
    const { fenster } = await racing(path, 'late\n', { [path]: 'hockney\n' });
    expect(await share(fenster)).toMatchObject({ kind: 'conflict', files: [path] });
    expect(await fenster.read(path)).toMatch(/hockney\n=======\nlate\n/);
  });
});

describe('what is never committed', () => {
  const lock = { 'package.json': '{}\n', 'package-lock.json': '{}\n' };

  it('gives way to what a colleague committed', async () => {
    const { hockney, fenster } = await twoAgents({ 'a.txt': 'one\n', ...lock });
    await hockney.write('package.json', '{"a":1}\n');
    await hockney.write('package-lock.json', '{"a":1}\n');
    await hockney.submit();
    await fenster.write('package-lock.json', '{"mine":1}\n');
    expect(await share(fenster)).toEqual({ kind: 'nothing' });
    expect(await fenster.read('package-lock.json')).toBe('{"a":1}\n');
  });
});

describe('agents who share at random', () => {
  it('lose no word, when they keep both sides of every collision', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 2 }),
      path: fc.constantFrom('a.txt', 'b.txt', 'dir/c.txt'),
      line: fc.integer({ min: 0, max: 9 }),
      after: fc.constantFrom('nothing', 'share', 'share', 'submit'),
    });
    const text = Array.from({ length: 10 }, (_, index) => `line ${index}\n`).join('');
    const repository = await stage.repository({ 'a.txt': text, 'b.txt': text });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
        round += 1;
        const branch = aBranch(repository, `squad/${round}-x`);
        const names = [0, 1, 2].map((who) => `sharer-${round}-${who}`);
        const agents = await Promise.all(names.map((name) => anAgent(repository, branch, name)));
        for (const [index, { who, ...edit }] of steps.entries()) {
          await work(agents[who], { ...edit, word: `word-${index}.`, text });
        }
        for (const agent of agents) await settle(agent, 'submit');
        const { stdout } = await repository.git.attempt(['grep', '-h', 'word-', branch.tip()]);
        expect(steps.filter((_, index) => !stdout.includes(`word-${index}.`))).toEqual([]);
        expect(stdout).not.toContain('<<<<<<<');
      }),
      { numRuns: 6 },
    );
  }, 180_000);
});

type Work = {
  readonly path: string;
  readonly line: number;
  readonly word: string;
  /** The file, where it is not there yet. */
  readonly text: string;
  readonly after: string;
};

async function work(agent: WorkspaceAgent | undefined, { path, line, word, text, after }: Work) {
  if (agent === undefined) return;
  await agent.worktree.ready();
  const old = await agent.read(path).catch(() => text);
  const lines = old.split('\n');
  await agent.write(path, lines.with(line, `${lines[line]} ${word}`).join('\n'));
  if (after !== 'nothing') await settle(agent, after);
}

/** Hands in, keeping both sides of what collides. */
async function settle(agent: WorkspaceAgent, how: string): Promise<void> {
  const handIn = how === 'share' ? () => share(agent) : () => agent.submit();
  for (let ended = await handIn(); ended.kind === 'conflict'; ended = await handIn()) {
    for (const file of ended.files) {
      const path = join(agent.workspace.directory, file);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace(/^(?:<{7}|={7}|>{7}).*\n?/gm, ''));
    }
  }
}
