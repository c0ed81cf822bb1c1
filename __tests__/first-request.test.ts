// The first request of each session as the built action sends it through the real runtime: its size, and that it contradicts nothing.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Rehearsal, rehearseScenario } from '../rehearsal/rehearse.ts';

const folder = join(import.meta.dirname, '../scenarios/first-comment');
const AGENT_BYTES = 15_000;
const COORDINATOR_BYTES = 8_000;

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await rehearseScenario(folder);
}, 120_000);

/** The whole body: system text, messages and tools. */
function firstRequestOf(who: string): string {
  const request = rehearsal.modelRequests.find((one) => one.who === who && one.turn === 0);
  return JSON.stringify(request?.body ?? null);
}

describe('the first request', () => {
  it.each(['Fenster', 'Hockney'])('of %s contradicts neither its tools nor itself', (who) => {
    const text = firstRequestOf(who);
    for (const foreign of [
      /use existing linters/i,
      /prefer package managers/i,
      /\bLSP\b/,
      /code intelligence/i,
      /sandboxed environment/i,
      /command.line interface/i,
    ]) {
      expect(text).not.toMatch(foreign);
    }
    expect(text).toContain('Relative paths work in every tool, whatever its description says.');
  });

  it('of every session holds the request', () => {
    for (const who of ['coordinator', 'Fenster', 'Hockney']) {
      expect(firstRequestOf(who)).toContain('add input validation to the login form');
    }
  });

  it.each([
    ['Fenster', AGENT_BYTES],
    ['Hockney', AGENT_BYTES],
    ['coordinator', COORDINATOR_BYTES],
  ])('of %s is at most %d bytes, without what a faster colleague had recorded', (who, most) => {
    const recorded = /## Recorded by colleagues.*?\[end quotation \w+\]/;
    expect(Buffer.byteLength(firstRequestOf(who).replace(recorded, ''))).toBeLessThanOrEqual(most);
  });
});
