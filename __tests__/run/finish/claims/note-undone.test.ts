// Whose words tell what could not be done.
import { describe, expect, it } from '@jest/globals';
import { noteUndone } from '../../../../src/run/finish/claims/note-undone.ts';
import type { WorkResult } from '../../../../src/run/finish/decide-outcome.ts';
import type { RunEvent } from '../../../../src/run-log/events.ts';
import { openTranscript } from '../../../../src/run-log/transcript-log.ts';

function session(name: string, answer: string, ...files: readonly string[]): readonly RunEvent[] {
  const [agent = name] = name.split('-');
  const facts = { session: name, agent, name: agent, role: '', task: '', requestedBy: 'alice' };
  const commit = { commit: '1'.repeat(40), files, left: [] };
  return [
    { kind: 'agent.spawned', ...facts, sessionId: name, model: undefined },
    { kind: 'agent.finished', session: name, answer },
    { kind: 'commit', session: name, ...commit },
  ];
}

type Sessions = readonly (readonly RunEvent[])[];

function undoneOf(undone: readonly string[], ...sessions: Sessions) {
  return undoneAfter([], { kind: 'done', text: 'Done', undone }, ...sessions);
}

/** What a run notes that continues a pull request with this list of what is not done. */
function undoneAfter(before: readonly string[], result: WorkResult, ...sessions: Sessions) {
  let now = 0;
  const transcript = openTranscript(() => now++);
  for (const event of sessions.flat()) transcript.emit(event);
  noteUndone(result, transcript, before);
  return transcript.read().undone;
}

const ada = session('ada', 'Fix it\n\nNOT DONE: deploying.', 'a.js');

it('is what the coordinator says', () => {
  expect(undoneOf(['deploying it'], ada)).toEqual(['deploying it']);
});

it('is what an agent says where the coordinator is silent', () => {
  expect(undoneOf([], ada)).toEqual(['deploying.']);
  expect(undoneOf([], session('coordinator', 'NOT DONE: x'))).toEqual([]);
});

it('is what an agent says where the run failed', () => {
  const failed = { kind: 'failed', reason: 'no', type: 'quota' } as const;
  expect(undoneAfter([], failed, ada)).toEqual(['deploying.']);
});

it('is overtaken by who says later that it is done, or by the same agent, and by nobody else', () => {
  const left = ['deploying.'];
  expect(undoneOf([], ada, session('grace', 'Deploy it', 'deploy.sh'))).toEqual([]);
  expect(undoneOf([], ada, session('ada-2', 'Mend the form', 'a.js'))).toEqual([]);
  expect(undoneOf([], ada, session('grace', 'Name the field', 'b.js'))).toEqual(left);
  expect(undoneOf([], ada, session('grace', 'It was not deployed', 'b.js'))).toEqual(left);
  expect(undoneOf([], ada, session('grace', 'Deploying it is still open', 'b.js'))).toEqual(left);
  expect(undoneOf([], ada, session('grace', 'Deploy it'))).toEqual(left);
  expect(undoneOf([], session('grace', 'Deploy it', 'deploy.sh'), ada)).toEqual(left);
  const [begins, ...ends] = session('grace', 'Deploy it', 'deploy.sh');
  expect(undoneOf([], begins === undefined ? [] : [begins], ada, ends)).toEqual([]);
});

describe('a part that the pull request lists', () => {
  const before = ['Publishing 0.4.0 to npm: it needs a login.'];
  const grace = (answer: string) => session('grace', answer, 'b.js');
  const done = { kind: 'done', text: 'Name the field' } as const;

  it.each<[string, WorkResult]>([
    ['the run says nothing of it', done],
    ['the run was stopped', { kind: 'failed', reason: 'no', type: 'quota' }],
    ['an answer only claims it', { ...done, text: 'Publishing 0.4.0 to npm is done.' }],
  ])('stays where %s', (_what, result) => {
    expect(undoneAfter(before, result, grace('Name the field'))).toEqual(before);
  });

  it('is replaced by one about the same thing', () => {
    const undone = ['npm publishing, which wants a token'];
    expect(undoneAfter(before, { ...done, undone }, grace('Name it'))).toEqual(undone);
    expect(undoneAfter(before, { ...done, undone: ['a test'] }, grace('Name it'))).toEqual([
      'a test',
      ...before,
    ]);
  });

  it('that contradicts an answer stays as long as the answer does', () => {
    const fact = ['Nothing was published, whatever an answer says'];
    const claimed = { ...done, text: 'Nothing else was published, whatever an answer says' };
    expect(undoneAfter(fact, claimed, grace('Name it'))).toEqual(fact);
    const described = (rewritten: string) =>
      undoneAfter(fact, { ...done, rewritten }, grace('Name it'));
    expect(described('Name it. It was published to npm.')).toEqual(fact);
    expect(described('Name it. Publishing is left.')).toEqual([]);
    const unwritten = ['`ci.yml` was not changed, whatever an answer says'];
    expect(undoneAfter(unwritten, done, grace('Name it'))).toEqual(unwritten);
    expect(undoneAfter(unwritten, done, session('grace', 'Name it', 'ci.yml'))).toEqual([]);
  });
});

it('is what was refused, in a run that was asked for a change and changed nothing', () => {
  const path = '.github/workflows/ci.yml';
  const denied = { session: 'ada', access: 'write', path, reason: 'protected' } as const;
  const tried: readonly RunEvent[] = [{ kind: 'file.denied', ...denied }];
  const asked = (request: string): readonly RunEvent[] => [
    { kind: 'run.started', request, actor: 'alice', trigger: 'comment-1' },
  ];
  const idle = session('ada', 'I could not.');
  expect(undoneOf([], asked('add a release job'), idle, tried)).toEqual([
    'nothing was changed: `.github/workflows/ci.yml` was refused',
  ]);
  expect(undoneOf([], asked('how do we release?'), idle, tried)).toEqual([]);
  expect(undoneOf([], asked('fix it'), session('ada', 'Fix it', 'a.js'), tried)).toEqual([]);
});
