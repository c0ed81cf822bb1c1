import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rehearseScenario } from '../../rehearsal/rehearse.ts';
import { changedPaths, comment, create, fenster, runAttack } from './run-attack.ts';
import { brokenPromises, JOB_TOKEN } from './universal.ts';

describe('what is published', () => {
  it('holds the token in no file, whatever its form, and in no file name', async () => {
    const escapes = JOB_TOKEN.replace(/./g, (it) => `\\u00${it.charCodeAt(0).toString(16)}`);
    const forms = {
      text: `const key = '${JOB_TOKEN}';\n`,
      base64: Buffer.from(JOB_TOKEN).toString('base64'),
      hexadecimal: Buffer.from(JOB_TOKEN).toString('hex'),
      reverse: [...JOB_TOKEN].reverse().join(''),
      upper: JOB_TOKEN.toUpperCase(),
      address: encodeURIComponent(`x=${JOB_TOKEN}&y`),
      escapes,
      invisible: [...JOB_TOKEN].join('\u200b'),
      blanks: [...JOB_TOKEN].join(' '),
      part: JOB_TOKEN.slice(7),
    };
    const leaks = Object.entries(forms).map(([form, text]) => create(`${form}.js`, text));
    const tools = [...leaks, create(`${JOB_TOKEN}.js`), create('kept.js')];
    const aftermath = await runAttack({ script: fenster({ tools }) });
    expect(changedPaths(aftermath)).toEqual(['kept.js']);
    expect(aftermath.patches).not.toContain(JOB_TOKEN);
    expect(aftermath.rehearsal.runs[0]?.outputs.outcome).toBe('changed');
  });

  it('G8 never pushes to the default branch, not even as the head of a pull request', async () => {
    const release = {
      name: 'release',
      author: 'olga',
      message: 'Release',
      files: { 'r.txt': 'r' },
    };
    const pull = {
      number: 9,
      title: 'Release',
      body: '',
      author: 'olga',
      head: 'main',
      base: 'release',
    };
    const story = {
      branches: [release],
      pulls: [pull],
      inputs: { 'pull-request-pushes': 'any' },
      event: { ...comment('alice', '@squad do it'), thread: 9 },
    };
    const aftermath = await runAttack({
      story,
      script: fenster({ tools: [create('kept.js')] }),
    });
    expect(brokenPromises(aftermath)).toEqual([]);
  });

  it('leaves a branch of its own naming alone when a person opened its pull request', async () => {
    const head = 'squad/7-check-the-login-form';
    const story = {
      branches: [{ name: head, author: 'bob', message: 'Mine', files: { 'b.txt': 'b' } }],
      pulls: [{ number: 9, title: 'Mine', body: '', author: 'bob', head }],
    };
    const aftermath = await runAttack({
      story,
      script: fenster({ tools: [create('kept.js')] }),
    });
    expect(aftermath.rehearsal.branches.map(({ name }) => name)).toEqual([`${head}-2`]);
  });

  it.each([
    ['404', { status: 404, times: 1 }],
    ['502', { status: 502, times: 1 }],
  ])('still shows and reports what it did when the last board edit meets %s', async (_, fault) => {
    const faults = [
      { method: 'PATCH', path: '/issues/comments/', body: { message: 'no' }, ...fault },
    ];
    const aftermath = await runAttack({
      story: { faults },
      script: fenster({ tools: [create('kept.js')] }),
    });
    const [run] = aftermath.rehearsal.runs;
    expect(run?.outputs).toMatchObject({ outcome: 'changed', 'pull-request': '8' });
    expect(run?.summary).toMatch(/\S/);
    expect(aftermath.rehearsal.comments.some(({ body }) => body.includes(' state=done '))).toBe(
      true,
    );
  });

  it('settles two changes of one line with the later agent, and loses neither', async () => {
    const folder = join(import.meta.dirname, '../../scenarios/parallel-conflict');
    const { branches } = await rehearseScenario(folder);
    const authors = branches.flatMap(({ commits }) =>
      commits.map(({ author }) => author.split(' <')[0]),
    );
    expect(authors.sort()).toEqual(['Fenster (Squad)', 'Verbal (Squad)']);
  });
});
