// An answer that announces work, or says only that there is an end, brings its session one more turn.
import { expect, it } from '@jest/globals';
import { askForWork } from '../../../src/coordinator/sessions/announcement.ts';
import type { Turn } from '../../../src/ports/agents.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';
import { anAgentEnvironment } from '../an-agent-environment.ts';

const done = (text: string): Turn => ({ kind: 'done', text });

async function ask(...turns: readonly Turn[]) {
  const asked: string[] = [];
  const session = {
    async ask(prompt: string) {
      asked.push(prompt);
      return turns[asked.length - 1] ?? done('too often');
    },
  };
  const notes: RunEvent[] = [];
  const { budget } = anAgentEnvironment();
  const deps = { budget, emit: (event: RunEvent) => notes.push(event) };
  const turn = await askForWork({ session, name: 'Ada', deps }, 'Fix it.');
  return { turn, asked, notes };
}

const announced = done("I'll start by looking at the files.");
const stopped: Turn = { kind: 'stopped', why: 'aborted' };
const failed: Turn = { kind: 'failed', type: 'query', message: 'The model gave nothing.' };

it.each<[string, readonly Turn[], Turn, number]>([
  ['an announcement is followed by the work', [announced, done('Fix it')], done('Fix it'), 2],
  [
    'a bare "Done." by what was done',
    [done('✅ All done!'), done('I named it.')],
    done('I named it.'),
    2,
  ],
  ['a second announcement stays', [announced, announced], announced, 2],
  ['silence leaves the first answer', [announced, done(' ')], announced, 2],
  ['a stop stops', [done('Done.'), stopped], stopped, 2],
  ['a failure of announced work fails', [announced, failed], failed, 2],
  ['a report is no announcement', [done('Done. Let me know!')], done('Done. Let me know!'), 1],
  ['an answer of one word is one', [done('42')], done('42'), 1],
])('%s', async (_what, turns, end, times) => {
  const { turn, asked } = await ask(...turns);
  expect([turn, asked.length]).toEqual([end, times]);
});

it('a "Done." stands when the question about it fails, and a note says so', async () => {
  const { turn, notes } = await ask(done('Done.'), failed);
  expect(turn).toEqual(done('Done.'));
  const text =
    "A question after Ada's answer failed, so that answer stands: The model gave nothing.";
  expect(notes).toEqual([{ kind: 'note', text }]);
});
