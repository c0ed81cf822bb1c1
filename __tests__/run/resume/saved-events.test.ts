import { expect, it } from '@jest/globals';
import { savedEventOf, savedEventSchema } from '../../../src/run/resume/saved-events.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';

const saved = (event: RunEvent) => savedEventOf({ ...event, at: 1 });

it('what only the record shows is not kept on the remote', () => {
  const commit = { commit: 'a'.repeat(40), files: ['a.ts'], left: [] };
  const kept: readonly (RunEvent | undefined)[] = [
    saved({ kind: 'commit', session: 'fenster', ...commit, patch: '+a secret plan' }),
    saved({ kind: 'usage', session: 'f', model: 'm', inputTokens: 1, outputTokens: 2, cost: 3 }),
    saved({ kind: 'agent.said', session: 'fenster', text: 'a secret plan' }),
    saved({ kind: 'tool.complete', session: 'f', callId: 'c', tool: 'view', ms: 1, output: 'x' }),
    saved({ kind: 'page', url: 'https://github.example/acme/shop/actions/runs/1/artifacts/2' }),
  ];
  expect(kept.slice(2)).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(kept)).not.toMatch(/plan|cost/);
  for (const event of kept.slice(0, 2))
    expect(savedEventSchema.safeParse(event).success).toBe(true);
});

it('what a run could not do, and what is not so, is told by who delivers its work', () => {
  for (const about of ['undone', 'unfounded'] as const) {
    const note = { kind: 'note', text: 'deploying', about } as const;
    expect(savedEventSchema.parse(saved(note))).toMatchObject(note);
  }
});
