import { expect, it } from '@jest/globals';
import { noticeText } from '../../../../src/coordinator/messages/letters/letter-text.ts';
import { openMailbox } from '../../../../src/coordinator/messages/letters/mailbox.ts';
import { aHandoff } from '../../an-agent-environment.ts';

it('gives nobody what is kept for somebody else', async () => {
  const mailbox = openMailbox();
  const ended: string[] = [];
  for (const reader of ['hockney', 'fenster']) {
    const onEnd = (isRead: boolean) => ended.push(`${reader} ${isRead}`);
    await mailbox.post(reader, { text: `For ${reader}.`, isNews: true, onEnd });
  }
  expect(mailbox.take('hockney')).toEqual(['For hockney.']);
  mailbox.discard('fenster');
  expect(ended).toEqual(['hockney true', 'fenster false']);
});

it('tells a letter to the sessions of its reader alone, and keeps it where none takes it', async () => {
  const mailbox = openMailbox();
  const told: string[] = [];
  const attach = (reader: string, isTaken: boolean) =>
    mailbox.attach(reader, {
      async tell(text) {
        told.push(`${reader}: ${text}`);
        return isTaken;
      },
    });
  const letter = { text: 'Hi.', isNews: false, onEnd: () => undefined };
  const detach = attach('hockney', true);
  attach('fenster', false);
  expect(await mailbox.post('hockney', letter)).toBe(true);
  expect(await mailbox.post('fenster', letter)).toBe(false);
  expect(told).toEqual(['hockney: Hi.', 'fenster: Hi.']);
  expect([mailbox.hasNews('fenster'), mailbox.take('fenster')]).toEqual([false, ['Hi.']]);
  detach();
  expect([mailbox.isAttached('hockney'), mailbox.isAttached('fenster')]).toEqual([false, true]);
});

it.each([
  [{}, '## Incoming from coordinator (information-share)\n\n> Use UTC.\n\nNo response needed'],
  [
    { context: 'See #7.', files: ['a.js', 'b.js'] },
    '> See #7.\n\n**Relevant files:** a.js, b.js\n\nNo response needed',
  ],
] as const)('words a notice with who sends it, and what it is about: %j', (change, words) => {
  const notice = aHandoff({ type: 'information-share', task: 'Use UTC.', ...change });
  expect(noticeText(notice)).toContain(words);
});
