import { describe, expect, it } from '@jest/globals';
import { createClaimIndex } from '../../../src/scribe/merge/contradictions.ts';
import { parseDecisions } from '../../../src/team/memory/decisions/decisions.ts';

const entry = (text: string) => {
  const [found] = parseDecisions(text.startsWith('###') ? text : `### ${text}`);
  if (found === undefined) throw new Error(`no decision: ${text}`);
  return found;
};

/** What the last of these decisions contradicts. */
const found = (...texts: readonly string[]) => {
  const claims = createClaimIndex();
  for (const text of texts.slice(0, -1)) claims.addDecision(entry(text));
  return claims.against(entry(texts.at(-1) ?? ''));
};

describe('a new decision', () => {
  it.each([
    ['Use tabs', 'Never use tabs'],
    ['Use tabs', 'Stop using tabs'],
    ['2026-01-01: Use the tabs', '2026-02-01: No tabs'],
    ['Enable telemetry', 'Disable telemetry'],
    ['Prefer tabs over spaces', 'Prefer spaces over tabs'],
    ['Use Redis', 'Replace Redis with Postgres'],
    ['Use REST', 'Migrate from REST to GraphQL'],
  ])('conflicts with an active one: %s / %s', (older, newer) => {
    const { heading } = entry(older);
    expect(found(older, newer)).toEqual([{ kind: 'conflicts', against: heading }]);
  });

  it.each([
    ['Use tabs', 'Use tabs in Makefiles'],
    ['Use tabs', 'Never use tables'],
    ['Use tabs in Go', 'Avoid tabs in YAML'],
    ['Use Jest', 'Use Vitest'],
    ['Use Redis', 'Do not replace Redis with Postgres'],
    ['Add a login form', 'Replace the login form'],
    [`Use ${'tabs '.repeat(200)}`, `Avoid ${'tabs '.repeat(200)}`],
    ['### Use tabs\n**Status:** Superseded', 'Avoid tabs'],
  ])('contradicts nothing: %s / %s', (older, newer) => {
    expect(found(older, newer)).toEqual([]);
  });

  it('contradicts nothing that another one had superseded', () => {
    expect(found('Use tabs', '### No tabs\n**Supersedes:** Use tabs', 'Avoid tabs')).toEqual([]);
  });

  it.each([
    ['**Supersedes:** Use tabs', [{ kind: 'supersedes', against: 'Use tabs' }]],
    ['It replaces Use tabs.', [{ kind: 'supersedes', against: 'Use tabs' }]],
    ['It does not supersede "Use tabs".', []],
    ['**Supersedes:** Use tabz', [{ kind: 'supersedes-unknown', against: 'Use tabz' }]],
    ['**Supersedes:** #12', []],
  ])('supersedes an older one as it says: %s', (body, expected) => {
    expect(found('Use tabs', `### Use spaces\n${body}`)).toEqual(expected);
  });
});
