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

describe('a new decision conflicts with an active one', () => {
  it.each([
    ['Use tabs', 'Never use tabs'],
    ['Use tabs', 'Do not use tabs'],
    ['Use tabs', 'We don\u2019t use tabs'],
    ['Use tabs', 'Stop using tabs'],
    ['Always use tabs', 'Avoid tabs'],
    ['2026-01-01: Use the tabs', '2026-02-01: No tabs'],
    ['Allow force pushes', 'Force pushes are forbidden'],
    ['Enable telemetry', 'Disable telemetry'],
    ['Never disable telemetry', 'Disable telemetry'],
    ['Require code review', 'Code review is optional'],
    ['Deploy with approval', 'Deploy without approval'],
    ['Add a feature flag', 'Remove feature flags'],
    ['Keep Redux', 'Drop Redux'],
    ['Prefer tabs over spaces', 'Prefer spaces over tabs'],
    ['Use tabs instead of spaces', 'Use spaces'],
    ['Use tabs, not spaces', 'Use spaces'],
    ['Use Jest', 'Replace Jest with Vitest'],
    ['Use REST', 'Migrate from REST to GraphQL'],
    ['Run tests on main', 'Never run tests on main'],
    ['Turn on telemetry', 'Turn off telemetry'],
    ['Use Redis', 'We will replace Redis with Postgres'],
    ['Use Redis', 'Swap Redis for Postgres'],
    ['Use Redis', 'Switch to Postgres from Redis'],
    ['Use Redis', 'Postgres replaces Redis'],
    ['Use Redis', 'Get rid of Redis'],
    ['Use Redis for sessions', 'Replace Redis with Postgres'],
    ['Use Redis for sessions', 'Replace Redis with Postgres for sessions'],
    ['Replace Redis with Postgres', 'Use Redis for queues'],
  ])('%s / %s', (older, newer) => {
    const { heading } = entry(older);
    expect(found(older, newer)).toEqual([{ kind: 'conflicts', against: heading }]);
  });
});

describe('a new decision contradicts nothing', () => {
  it.each([
    ['Use tabs', 'Use tabs'],
    ['Use tabs', 'Use tabs in Makefiles'],
    ['Use tabs', 'Never use tables'],
    ['Use UI kits', 'Avoid guitar kits'],
    ['Use tabs in Go', 'Avoid tabs in YAML'],
    ['Never use tabs', 'Avoid tabs'],
    ['Enable telemetry', 'Never disable telemetry'],
    ['Logging', 'Remove logging'],
    ['Add drop shadows', 'Add shadows'],
    ['Use Jest', 'Use Vitest'],
    ['Use Node.js', 'Avoid Node'],
    ['Allow admins to merge', 'Forbid guests to merge'],
    ['User directive', 'User directive'],
    ['Store times in UTC', 'Show times in local zones'],
    ['Use C++', 'Avoid C#'],
    ['Tests', 'No'],
    ['Use Redis', 'Do not replace Redis with Postgres'],
    ['Use Redis', 'Replace Redis Cluster with Redis Sentinel'],
    ['Use Redis 6', 'Replace Redis 5 with Redis 6'],
    ['Use Redis for queues', 'Replace Redis with Postgres for sessions'],
    ['Replace Redis with Postgres for sessions', 'Use Redis for queues'],
    ['Use Redis for sessions', 'Avoid Redis for queues'],
    ['Never use tabs', 'Use tabs in Makefiles'],
    ['Use tabs in Go', 'Replace tabs with spaces in YAML'],
    ['Add a login form', 'Replace the login form'],
    ['Add tests for login', 'Replace login with SSO'],
    ['Use cookies for sessions', 'Replace cookies banner with a note'],
    ['Adopt Jest for unit tests', 'Replace Jest snapshots with assertions'],
    ['Use Postgres', 'Migrate to Postgres from MySQL'],
    ['Use CI', 'Move CI from Jenkins to GitHub Actions'],
    ['Replace CommonJS with ESM', 'Use ESM for tools'],
    ['Keep logs for 30 days', 'Get rid of debug logs'],
    [`Use ${'tabs '.repeat(200)}`, `Avoid ${'tabs '.repeat(200)}`],
  ])('%s / %s', (older, newer) => {
    expect(found(older, newer)).toEqual([]);
  });

  it('that another one had superseded', () => {
    expect(found('Use tabs', '### No tabs\n**Supersedes:** Use tabs', 'Avoid tabs')).toEqual([]);
  });

  it.each(['**Status:** Superseded', '**Superseded by:** No tabs', '- **Status**: withdrawn'])(
    'that says itself %s',
    (line) => {
      expect(found(`### Use tabs\n${line}`, 'Avoid tabs')).toEqual([]);
    },
  );
});

describe('a new decision supersedes an older one', () => {
  it.each([
    '**Supersedes:** Use tabs',
    '**Supersedes:** 2026-01-01: Use Tabs',
    'This supersedes the decision "Use tabs" of January.',
    'Overrides `Use tabs`, because of YAML.',
    '- It replaces Use tabs.',
    'Revokes [Use tabs](#use-tabs)',
  ])('as it says: %s', (body) => {
    expect(found('2026-01-01: Use tabs', `### Use spaces\n${body}`)).toEqual([
      { kind: 'supersedes', against: '2026-01-01: Use tabs' },
    ]);
  });

  it('and conflicts with it, which is told once', () => {
    expect(found('Use tabs', '### Avoid tabs\n**Supersedes:** Use tabs')).toEqual([
      { kind: 'supersedes', against: 'Use tabs' },
    ]);
  });

  it.each([
    'It does not supersede "Use tabs".',
    'It is superseded by "Use tabs".',
    'It supersedes the old tabs.',
    '```\nsupersedes: Use tabs\n```',
  ])('not when it says: %s', (body) => {
    expect(found('Use tabs', `### Use spaces\n${body}`)).toEqual([]);
  });
});

describe('a decision that supersedes what there is not', () => {
  it.each([
    '**Supersedes:** Use tabz',
    'Use spaces. Supersedes: the decision Use tabz.',
    'Supersedes "Use tabz" of January.',
    'It supersedes the decision \u201cUse tabz\u201d.',
  ])('says so: %s', (body) => {
    expect(found('Use tabs', `### Use spaces\n${body}`)).toEqual([
      { kind: 'supersedes-unknown', against: expect.stringMatching(/^Use tabz/) },
    ]);
  });

  it.each([
    '**Supersedes:** none (first of its kind)',
    '**Supersedes:** No earlier decision',
    '**Supersedes:** #12',
    '**Supersedes:** https://example.com/adr/3',
    'It supersedes the old way of indenting.',
    'The flag `supersedes: some value` is read.',
    '**Superseded by:** Use tabz',
    'It does not supersede "Use tabz".',
  ])('is not meant by: %s', (body) => {
    expect(found('Use tabs', `### Use spaces\n${body}`)).toEqual([]);
  });

  it('is not reported where the title is known: in the archive, or in a later inbox file', () => {
    const claims = createClaimIndex();
    claims.addName(entry('2025-01-01: Use Tabs'));
    expect(claims.against(entry('### Use spaces\n**Supersedes:** Use tabs'))).toEqual([]);
  });
});

it('reads what a directive says, for its title says nothing', () => {
  const directive = (text: string) =>
    `### User directive\n**By:** octocat (via Copilot)\n\n${text}`;
  expect(found(directive('Always use tabs. Thanks!'), directive('Never use tabs.'))).toHaveLength(
    1,
  );
});
