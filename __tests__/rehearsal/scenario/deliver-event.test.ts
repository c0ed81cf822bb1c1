import { expect, it } from '@jest/globals';
import { addThread, createState } from '../../../rehearsal/github/state.ts';
import { deliverEvent } from '../../../rehearsal/scenario/deliver-event.ts';

it('a label makes an issue newer, and so a second one another request', async () => {
  let minute = 0;
  const now = () => Date.UTC(2026, 10, 22, 12, minute);
  const seed = { repository: 'acme/shop', root: '/nowhere', token: 'x', roles: {}, now };
  const site = { state: createState(seed), origin: 'http://127.0.0.1' };
  addThread(site.state, { number: 7, title: 'Login', body: '', author: 'mona' });
  const times: unknown[] = [];
  for (const action of ['opened', 'labeled', 'labeled'] as const) {
    const event = { name: 'issues', action, thread: 7, author: 'mona' } as const;
    const { payload } = await deliverEvent(site, event);
    times.push(Reflect.get(Object(payload.issue), 'updated_at'));
    minute += 1;
  }
  expect(times).toEqual(['2026-11-22T12:00:00Z', '2026-11-22T12:01:00Z', '2026-11-22T12:02:00Z']);
});
