import { expect, it } from '@jest/globals';
import { openMailbox } from '../../../../src/coordinator/messages/letters/mailbox.ts';

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
