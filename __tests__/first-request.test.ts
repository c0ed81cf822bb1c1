// The first request of each session in a small project, as the built action sends it through the real runtime: its size, and
// that it contradicts nothing.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Rehearsal, rehearseScenario } from '../rehearsal/rehearse.ts';
import { writeSmallProject } from './a-small-project.ts';

const AGENT_BYTES = 14_900;
const COORDINATOR_BYTES = 9_250;

let folder: string;
let rehearsal: Rehearsal;
beforeAll(async () => {
  folder = await writeSmallProject();
  rehearsal = await rehearseScenario(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The whole body: system text, messages and tools. */
function firstRequestOf(who: string): string {
  const request = rehearsal.modelRequests.find((one) => one.who === who && one.turn === 0);
  return JSON.stringify(request?.body ?? null);
}

type ToolAtProvider = { readonly name: string };

/** The definitions of a session's tools as the provider was sent them, by name. */
function toolsOf(who: string): readonly ToolAtProvider[] {
  const request = rehearsal.modelRequests.find((one) => one.who === who && one.turn === 0);
  const tools = JSON.parse(JSON.stringify(request?.body ?? {})).tools ?? [];
  return tools
    .map(({ function: tool }: { readonly function: ToolAtProvider }) => tool)
    .toSorted((one: ToolAtProvider, other: ToolAtProvider) => one.name.localeCompare(other.name));
}

describe('the tools at the provider', () => {
  it.each([
    ['Fenster', 'writer'],
    ['coordinator', 'coordinator'],
  ])('are defined for %s as the file of a %s says, word for word', async (who, role) => {
    const file = join(import.meta.dirname, `tools/at-provider/${role}.txt`);
    const actual = `${JSON.stringify(toolsOf(who), undefined, 2)}\n`;
    if (process.env.UPDATE_EXPECTED === '1') await writeFile(file, actual);
    expect(actual).toBe(await readFile(file, 'utf8'));
  });
});

it('begins every later request of a session with the same bytes, so that a provider can cache them', () => {
  const prefixes = new Map<string, Set<string>>();
  for (const { who, body } of rehearsal.modelRequests) {
    const { tools, messages } = JSON.parse(JSON.stringify(body));
    const [system] = messages;
    expect(system.role).toBe('system');
    const prefix = JSON.stringify([tools, system]);
    prefixes.set(who, (prefixes.get(who) ?? new Set()).add(prefix));
  }
  const sessions = rehearsal.modelRequests.filter(({ turn }) => turn === 0);
  expect(rehearsal.modelRequests.length).toBeGreaterThan(2 * sessions.length);
  for (const [who, { size }] of prefixes) {
    expect([who, size]).toEqual([who, sessions.filter((one) => one.who === who).length]);
  }
});

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
    expect(text).toContain('Relative paths work.');
    expect(text).not.toMatch(/absolute/i);
  });

  it('of every session holds the request', () => {
    for (const who of ['coordinator', 'Fenster', 'Hockney']) {
      expect(firstRequestOf(who)).toContain('add input validation to the login form');
    }
  });

  it('of an agent holds what the project asks of everybody, whole, and a skill and decisions that bear on the task', () => {
    const text = firstRequestOf('Fenster');
    expect(text).toContain('Commit subjects are imperative and at most 72 characters long.');
    expect(text).toContain('A refused form answers 422 with one sentence for each field.');
    expect(text).toMatch(/### 2026-02-03: Forms answer 422/);
    expect(text).toMatch(/decisions are left out: .*One style sheet/);
    expect(text).not.toMatch(/\[cut: /);
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
