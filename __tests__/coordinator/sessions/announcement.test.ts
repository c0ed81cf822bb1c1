import { describe, expect, it } from '@jest/globals';
import { askForWork, isAnnouncement } from '../../../src/coordinator/sessions/announcement.ts';
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

describe('an answer that announces what nobody does', () => {
  it.each([
    "I'll start by looking at the files.",
    'I will now ask Hockney to review the change to sums, and McManus to update the docs.',
    'Sure! Let me fix that.',
    'The tests fail.\n\nNow I’m going to mend them:',
  ])('is known: %s', (text) => {
    expect(isAnnouncement(text)).toBe(true);
  });

  it.each([
    '',
    'Refuse an empty password\n\nRan `npm test`: 4 passed.',
    'Done. Let me know if you need anything else!',
    'The file is fine. I will not change it.',
    'I will leave src/b.js to Fenster.',
    'QUESTION: Should I split it?\n1. Yes.\n2. No.',
    'I will fix it, I thought. It was fixed already.',
  ])('is no report, and no end: %s', (text) => {
    expect(isAnnouncement(text)).toBe(false);
  });

  it('brings the session one more turn, whose answer counts', async () => {
    const { turn, asked } = await ask(done('I will fix it.'), done('Fix it'));
    expect(turn).toEqual(done('Fix it'));
    expect(asked[1]).toContain('Do it now, with your tools.');
  });

  it('is asked for no more than once, and stays where nothing better comes', async () => {
    const again = await ask(done('I will fix it.'), done('I will fix it now.'));
    expect(again.turn).toEqual(done('I will fix it now.'));
    expect(again.asked).toHaveLength(2);
    const silent = await ask(done('I will fix it.'), done(' '));
    expect(silent.turn).toEqual(done('I will fix it.'));
  });

  it.each<Turn>([
    { kind: 'stopped', why: 'aborted' },
    { kind: 'failed', type: 'quota', message: 'used up' },
  ])('ends as the second turn ends: $kind', async (second) => {
    const { turn, notes } = await ask(done('I will fix it.'), second);
    expect(turn).toEqual(second);
    expect(notes).toEqual([]);
  });
});

describe('an answer that says only that there is an end', () => {
  it.each(['Done.', 'OK', '✅ All done!', '**Completed.**\n', 'okay', 'Finished'])(
    'brings the session one more turn, whose answer counts: %j',
    async (text) => {
      const { turn, asked } = await ask(done(text), done('Nothing was changed: it is there.'));
      expect(turn).toEqual(done('Nothing was changed: it is there.'));
      expect(asked[1]).toContain('says in a few sentences what you changed or found');
    },
  );

  it.each(['', 'Done: the form refuses an empty password.', 'Тесты OK', 'Yes.', '42'])(
    'is no answer that says more, and none that is empty: %j',
    async (text) => {
      expect((await ask(done(text))).turn).toEqual(done(text));
    },
  );

  it('is asked about no more than once', async () => {
    const { turn, asked } = await ask(done('Done.'), done('OK.'));
    expect(turn).toEqual(done('OK.'));
    expect(asked).toHaveLength(2);
  });

  it('stands when the question about it fails, and a note says so', async () => {
    const empty: Turn = { kind: 'failed', type: 'query', message: 'The model gave nothing.' };
    const { turn, notes } = await ask(done('Done.'), empty);
    expect(turn).toEqual(done('Done.'));
    const text =
      "A question after Ada's answer failed, so that answer stands: The model gave nothing.";
    expect(notes).toEqual([{ kind: 'note', text }]);
  });

  it('does not stand when the run is stopped meanwhile', async () => {
    const stopped: Turn = { kind: 'stopped', why: 'aborted' };
    expect(await ask(done('Done.'), stopped)).toMatchObject({ turn: stopped, notes: [] });
  });
});
