// How models end their turns, on the built action: twice, beside calls that fail, with wrong types, in another language, or not.
import { describe, expect, it } from '@jest/globals';
import { call, comment, create, runAttack } from './run-attack.ts';

type Step = { readonly text?: string; readonly tools?: readonly ReturnType<typeof call>[] };
type Script = readonly { readonly who: string; readonly steps: readonly Step[] }[];

const finish = (fields: object) => call('squad_finish', fields);
const done = finish({ title: 'Refuse an empty password', summary: 'The login refuses it now.' });

/** Fenster is asked directly. */
const fensterAlone = (...steps: readonly Step[]): Script => [{ who: 'Fenster', steps }];

const named = {
  targetAgent: 'fenster',
  task: 'Refuse an empty password.',
  type: 'implementation-request',
};

/** The coordinator names what it hands over an implementation-request. */
const byType = (...steps: readonly Step[]): Script => [
  { who: 'coordinator', steps: [{ tools: [call('squad_route', named)] }, { tools: [done] }] },
  ...fensterAlone(...steps),
];

async function play(script: Script, outcome: string) {
  const request = script.length === 1 ? '@squad fenster: do it' : '@squad do it';
  const story = { event: comment('alice', request), expected: { outcome } };
  const { rehearsal } = await runAttack({ story, script });
  const { modelRequests, comments, pulls, runs, problems } = rehearsal;
  const asked = modelRequests.map(({ body }) => JSON.stringify(body.messages.at(-1)));
  const [board = ''] = comments.map(({ body }) => body);
  return {
    outcome: runs[0]?.outputs.outcome,
    requests: asked.length,
    asked,
    problems,
    line: board.split('\n')[1] ?? '',
    titles: pulls.map(({ title }) => title),
  };
}

describe('a model', () => {
  it('ends its turn with the calls that its report is beside, in one request', async () => {
    const { requests, titles } = await play(
      fensterAlone({ tools: [create('a.js'), done] }),
      'changed',
    );
    expect({ requests, titles }).toEqual({ requests: 1, titles: ['Refuse an empty password'] });
  });

  it('that reports twice in one message is taken at its last word', async () => {
    const first = finish({ title: 'First', summary: 'First.' });
    const { requests, titles } = await play(
      fensterAlone({ tools: [first, create('a.js'), done] }),
      'changed',
    );
    expect({ requests, titles }).toEqual({ requests: 1, titles: ['Refuse an empty password'] });
  });

  it.each([
    ['a call that fails', call('edit', { path: 'src/none.js', old_str: 'x', new_str: 'y' })],
    ['a call that does not exist', call('no_such_tool', {})],
    ['a command that ends with another code than 0', call('bash', { command: 'exit 3' })],
  ])(
    'that reports beside %s is told, asked once, and taken at its next report',
    async (_what, beside) => {
      const { requests, asked, line } = await play(
        fensterAlone(
          { tools: [beside, done] },
          {
            tools: [
              finish({
                title: 'Leave it',
                summary: 'It did not apply.',
                notDone: [{ part: 'the check', why: 'no such file' }],
              }),
            ],
          },
        ),
        'answered',
      );
      expect(requests).toBe(2);
      expect(asked[1]).toContain('before you could read how they ended');
      expect(line).toContain('**Not done**: The check: no such file');
    },
  );

  it('whose fields have wrong types is told so, and mends them', async () => {
    const { requests, titles } = await play(
      fensterAlone(
        { tools: [create('a.js'), finish({ title: 7, summary: ['x'], notDone: 'all' })] },
        { tools: [done] },
      ),
      'changed',
    );
    expect({ requests, titles }).toEqual({ requests: 2, titles: ['Refuse an empty password'] });
  });

  it('is understood in any language', async () => {
    const report = {
      title: '空のパスワードを拒否する',
      summary: 'ログインは空のパスワードを拒否します。',
      notDone: [{ part: 'ステージングへのデプロイ', why: 'ネットワークがない' }],
    };
    const { line, titles } = await play(
      fensterAlone({ tools: [create('a.js'), finish(report)] }),
      'changed',
    );
    expect(line).toContain(
      'part of it is not done**: ステージングへのデプロイ: ネットワークがない',
    );
    expect(titles).toEqual(['[unfinished] 空のパスワードを拒否する']);
  });

  it('that ends with words alone is taken at them, and the first line says that no file was changed', async () => {
    const { outcome, requests, line } = await play(
      fensterAlone({ text: 'Done! The README was updated and everything is deployed.' }),
      'answered',
    );
    expect({ outcome, requests }).toEqual({ outcome: 'answered', requests: 1 });
    expect(line).toContain('**Answered**: no file was changed');
  });

  it('that ends without a word is asked once; without one again, the run fails', async () => {
    const { outcome, requests } = await play(fensterAlone({ text: '' }, { text: '' }), 'failed');
    expect({ outcome, requests }).toEqual({ outcome: 'failed', requests: 2 });
  });

  it('that changes nothing of what its sender named an implementation-request is asked once, and has failed then', async () => {
    const { asked, line } = await play(
      byType({ tools: [done] }, { text: 'I looked at it.' }),
      'failed',
    );
    expect(asked.some((text) => text.includes('no file was changed'))).toBe(true);
    expect(line).toContain('No file was changed, though a change was asked for. What was said: ');
  });

  it('may say why it changed nothing, and is not asked again', async () => {
    const why = finish({
      title: 'Leave the login as it is',
      summary: 'It refuses empty passwords already.',
      notDone: [{ part: 'the check', why: 'it is there already' }],
    });
    const { requests, outcome } = await play(byType({ tools: [why] }), 'answered');
    expect({ outcome, requests }).toEqual({ outcome: 'answered', requests: 3 });
  });
});
