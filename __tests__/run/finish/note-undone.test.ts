// Whose words tell what could not be done.
import { expect, it } from '@jest/globals';
import { noteUndone } from '../../../src/run/finish/note-undone.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';
import { openTranscript } from '../../../src/run-log/transcript.ts';

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
