// squad_finish: the fields that each session has, and what may stand in them.
import { describe, expect, it } from '@jest/globals';
import { createSquadFinish, type FinishUser } from '#src/tools/built-in/squad-finish.ts';
import { callTool, SECRET } from '../a-workspace.ts';

const said = { title: 'Draw the map', summary: 'It is round.' };
const isAgent = (name: string) => name === 'fenster';
const end = (input: object, user: FinishUser = 'asked') =>
  callTool(createSquadFinish(user, isAgent), input);

describe('the end of a turn', () => {
  it.each<[FinishUser, string]>([
    ['coordinator', 'title? summary? delegate? notDone? question? settles? wholeIssue?'],
    ['asked', 'title summary notDone? question? howToTest? settles? wholeIssue?'],
    ['agent', 'title summary notDone? question? howToTest?'],
    ['reader', 'summary question?'],
  ])('has for the %s the fields: %s', (user, fields) => {
    const { inputSchema, endsTurn } = createSquadFinish(user, isAgent);
    const needed: readonly unknown[] = Object.values(Object(inputSchema.required));
    const names = Object.keys(Object(inputSchema.properties));
    expect(names.map((one) => (needed.includes(one) ? one : `${one}?`)).join(' ')).toBe(fields);
    expect(endsTurn).toBe(true);
  });

  it('is a report of what stands in the fields, in any language, as it is', async () => {
    const notDone = [
      { part: 'デプロイ', why: 'ネットワークがない', needs: '人' },
      { part: 'tag', why: '' },
    ];
    const question = { text: 'どの色？', options: ['赤', '青'] };
    const more = {
      notDone,
      question,
      howToTest: ' Open /map. ',
      settles: ['p1'],
      wholeIssue: true,
    };
    expect(await end({ ...said, ...more })).toMatchObject({
      kind: 'ok',
      report: {
        ...{ ...said, notDone, question, settles: ['p1'] },
        ...{ howToTest: 'Open /map.', isWholeIssue: true },
      },
    });
    const plain = { ...said, notDone: [], settles: [], isWholeIssue: false };
    expect((await end(said)).report).toEqual(plain);
    const first = await end({ summary: 'It is round.\n\nQuite.' }, 'reader');
    expect(first.report).toEqual({
      ...plain,
      title: 'It is round.',
      summary: 'It is round.\n\nQuite.',
    });
  });

  it('hands work over to agents of the team, with or without words of its own', async () => {
    const work = { targetAgent: '@fenster', task: 'Draw it.' };
    const { report } = await end({ delegate: [work] }, 'coordinator');
    expect(report).toMatchObject({
      title: '',
      delegate: [{ to: 'fenster', task: 'Draw it.', type: undefined, files: [] }],
    });
    const review = { ...work, type: 'review-request', files: ['a.js'] };
    const titled = await end({ title: 'Draw the map', delegate: [review] }, 'coordinator');
    expect(titled.report).toMatchObject({
      title: 'Draw the map',
      delegate: [{ type: 'review-request', files: ['a.js'] }],
    });
  });

  it.each<[string, object, RegExp, FinishUser]>([
    ['neither words nor work', {}, /summary: needs title and summary, or delegate/, 'coordinator'],
    ['work for nobody', { delegate: [] }, /delegate/, 'coordinator'],
    [
      'work for a stranger',
      { delegate: [{ targetAgent: 'keyser', task: 'x' }] },
      /names nobody of the team: "keyser"/,
      'coordinator',
    ],
    ['work of an agent', { ...said, delegate: [] }, /delegate/, 'agent'],
    ['no summary', { title: 'x' }, /summary/, 'agent'],
    ['an empty title', { ...said, title: ' ' }, /title: must say something/, 'agent'],
    ['parts that are no list', { ...said, notDone: { deploy: 'it' } }, /notDone/, 'agent'],
    ['a part without a name', { ...said, notDone: [{ why: 'x' }] }, /notDone.*part/, 'agent'],
    ['a question that is a number', { ...said, question: 5 }, /question/, 'coordinator'],
    ['a field that nobody reads', { ...said, tests: 'pass' }, /tests/, 'agent'],
    ['what only those report who may change files', { ...said, notDone: [] }, /notDone/, 'reader'],
  ])('is refused for %s, so that it can be mended', async (_what, input, reason, user) => {
    const { kind, text, report } = await end(input, user);
    expect([kind, report]).toEqual(['failed', undefined]);
    expect(text).toMatch(/^E_TOOL_INVALID_ARGS: /);
    expect(text).toMatch(reason);
  });

  it.each<object>([
    { title: SECRET },
    { summary: SECRET },
    { notDone: [{ part: 'x', why: SECRET }] },
    { question: { text: 'x', options: [SECRET] } },
    { howToTest: SECRET },
  ])('is refused for a secret, which is not repeated: %j', async (field) => {
    const { kind, text, report } = await end({ ...said, ...field });
    expect([kind, report]).toEqual(['denied', undefined]);
    expect(text).not.toContain(SECRET);
  });
});
