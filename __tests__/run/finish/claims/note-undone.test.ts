// Whose words tell what could not be done.
import { expect, it } from '@jest/globals';
import { noteUndone } from '../../../../src/run/finish/claims/note-undone.ts';
import type { RunEvent } from '../../../../src/run-log/events.ts';
import { openTranscript } from '../../../../src/run-log/transcript-log.ts';

function session(name: string, answer: string, ...files: readonly string[]): readonly RunEvent[] {
  const facts = { session: name, agent: name, name, role: '', task: '', requestedBy: 'alice' };
  const commit = { commit: '1'.repeat(40), files, left: [] };
  return [
    { kind: 'agent.spawned', ...facts, sessionId: name, model: undefined },
    { kind: 'agent.finished', session: name, answer },
    { kind: 'commit', session: name, ...commit },
  ];
}

function undoneOf(undone: readonly string[], ...sessions: readonly (readonly RunEvent[])[]) {
  let now = 0;
  const transcript = openTranscript(() => now++);
  for (const event of sessions.flat()) transcript.emit(event);
  noteUndone({ kind: 'done', text: 'Done', undone }, transcript);
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

it('is overtaken by who changed something after the agent, and by no reviewer', () => {
  expect(undoneOf([], ada, session('grace', 'Deploy it', 'deploy.sh'))).toEqual([]);
  expect(undoneOf([], ada, session('grace', 'Looks good'))).toEqual(['deploying.']);
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
