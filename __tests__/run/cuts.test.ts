// What is cut for a commit's subject or a title is cut between characters, as a reader counts them.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openRunStage, type RunStage, writes } from './a-run.ts';

let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const FAMILY = '👩‍👩‍👧';

it.each([66, 64])("a commit's subject ends before an emoji that begins at %d", async (length) => {
  const task = `${'x'.repeat(length)}${FAMILY} more`;
  const handOver = async ({ call }: Parameters<ReturnType<typeof writes>>[0]) => {
    await call('squad_route', { targetAgent: 'fenster', task });
    return 'Done.';
  };
  await stage.play({ acts: { coordinator: [handOver], fenster: [writes('src/login.js')] } });
  const subject = await stage.remote.remote('log', '-1', '--format=%s', 'squad/7-login-form');
  expect(subject).toBe(`${'x'.repeat(length)}…`);
});

it.each([96, 98])("a rule's title ends before an emoji that begins at %d", async (length) => {
  const rule = `Always use ${'x'.repeat(length - 'Always use '.length)}`;
  const report = await stage.play({
    request: { command: { kind: 'work', request: `${rule}${FAMILY} and more.` } },
  });
  expect(report.transcript.decisions.map(({ title }) => title)).toEqual([`${rule}…`]);
});
