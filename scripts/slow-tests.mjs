// The test files that take longest, most of them because they start many programs: jest begins with them, and CI, whose
// minutes don't hold them all, plays every fourth. The seed of the commit says which; without one all of them run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** They choose by the seed what they play, each in its own way. */
const CHOOSING = ['scenarios', 'faults/surroundings', 'faults/faults'];

/** From 85 s to 15 s each on two cores. */
const SLOW = [
  'adapters/proxy/proxy',
  'attacks/publish',
  'attacks/bad-days',
  'run/review-feedback/assign-feedback',
  'attacks/tools',
  'run/run',
  'attacks/model',
  'run/resume/pushed-work',
  'adapters/box/lifeline',
  'run/meanwhile',
  'run/resume/saved-run',
  'run/agents/tools',
  'attacks/box',
  'run/resume/unopened',
  'run/finish/settle-questions',
  'run/again',
  'adapters/tool-host/tool-host',
  'attacks/people',
  'cli/tools',
  'run/finish/publish-reviews',
  'run/checks/check-work',
  'adapters/tool-host/tool-attacks',
  'attacks/repository',
  'publish/publish-memory',
  'faults/cancelled',
  'scribe/land/races',
  'run/finish/publish-work',
  'attacks/killed',
  'run/agents/commands',
  'adapters/copilot/turns',
  'docs-tools',
  'rehearsal/by-hand',
  'attacks/delivery',
  'adapters/git/git',
  'publish/many-at-once',
  'scribe/scribe',
  'workspace/commit',
  'workspace/worktrees/open-workspace',
  'run/resume/left-states',
  'run/finish/notify-people',
  'run/agents/briefing/session-briefing',
  'publish/publish',
  'adapters/copilot/credentials',
  'memory',
  'run/agents/roster',
  'workspace/delivery/deliver',
  'rehearsal/rehearse',
];
const ONE_OF = 4;
/** Chooses, too. Its boxes start as many programs as they may, and are to disturb nobody's scenario. */
const AFTERWARDS = 'adapters/box/limits';
const RANKED = [...CHOOSING, ...SLOW, AFTERWARDS];

/** Where a test file stands among the slow ones; behind all of them when it is none. */
export function rankOf(path) {
  const rank = RANKED.findIndex((name) => path.endsWith(`/__tests__/${name}.test.ts`));
  return rank === -1 ? RANKED.length : rank;
}

/** The paths, as patterns, of the tests that are left out for the seed in SAMPLE_SEED. */
export function slowTestsLeftOut() {
  const missing = RANKED.filter(
    (name) => !existsSync(join(import.meta.dirname, '../__tests__', `${name}.test.ts`)),
  );
  if (missing.length > 0) throw new Error(`scripts/slow-tests.mjs names no test: ${missing}`);
  const seed = process.env.SAMPLE_SEED;
  if (seed === undefined || seed === '') return [];
  const isChosen = (place) => (place + Number(seed)) % ONE_OF === 0;
  const chosen = SLOW.filter((_, place) => isChosen(place));
  process.stderr.write(`Of ${SLOW.length} slow test files: ${chosen.join(', ')}\n`);
  return SLOW.filter((_, place) => !isChosen(place)).map(
    (name) => `<rootDir>/__tests__/${name}.test.ts`,
  );
}
