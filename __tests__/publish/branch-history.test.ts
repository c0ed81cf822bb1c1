// A pull request tells of all runs on its branch as if they were one.
import { describe, expect, it } from '@jest/globals';
import { withEarlier } from '#src/publish/branch-history.ts';
import { type CheckRow, NO_CHECKS } from '#src/run-log/check-row.ts';
import { anAgent, aTranscript, coordinator, fenster } from './a-run.ts';

const ran = (name: string) => {
  const row: CheckRow = { name, command: name, result: 'passed', seconds: 1, lines: [] };
  return { ...NO_CHECKS, rows: [row], base: 'main' };
};
const learnt = (learning: string) => ({ agent: 'fenster', learning, category: '', path: 'x' });
const joined = (
  before: Parameters<typeof aTranscript>[0],
  own: Parameters<typeof aTranscript>[0] = {},
) => withEarlier(aTranscript(own), { requests: [], transcript: aTranscript(before) });

describe('what earlier runs did', () => {
  it('comes first, with their agents marked, but without their coordinators', () => {
    const { agents, learnings } = joined(
      { agents: [coordinator, fenster], learnings: [learnt('One.')] },
      { agents: [coordinator, anAgent()], learnings: [learnt('Two.')] },
    );
    expect(agents).toEqual([{ ...fenster, isEarlier: true }, coordinator, anAgent()]);
    expect(learnings.map(({ learning }) => learning)).toEqual(['One.', 'Two.']);
  });

  it('is followed by the newest checks: their own only where this run had none and says not why', () => {
    const before = { checks: ran('old') };
    expect(joined(before, { checks: ran('new') }).checks).toEqual(ran('new'));
    expect(joined(before, { checks: NO_CHECKS }).checks).toEqual(ran('old'));
    const off = { ...NO_CHECKS, off: 'there is no box' };
    expect(joined(before, { checks: off }).checks).toEqual(off);
  });

  it('leaves out refusals and files left behind of a path that this run changed', () => {
    const refusal = (path: string) => ({ session: 'fenster', path, reason: 'protected' });
    const before = {
      refused: [refusal('src/login.ts'), refusal('LICENSE')],
      left: ['src/login.ts: too large', 'package-lock.json: its manifest did not change'],
    };
    const { refused, left } = joined(before, { agents: [fenster] });
    expect(refused).toEqual([refusal('LICENSE')]);
    expect(left).toEqual(['package-lock.json: its manifest did not change']);
  });
});
