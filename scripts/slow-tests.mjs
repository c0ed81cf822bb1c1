// The slowest test files, most of which start many programs. Jest begins with them. CI has no time for all and runs every
// fifth, chosen by a seed from the commit; without a seed all of them run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Tests that choose by the seed themselves what they play. */
const CHOOSING = ['scenarios', 'faults/surroundings', 'faults/faults'];

/** Tests that take 85 s down to 10 s each on two cores, with others beside them. */
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
  'run/finish/publish/publish-reviews',
  'run/checks/check-work',
  'adapters/tool-host/tool-attacks',
  'attacks/repository',
  'publish/publish-memory',
  'faults/cancelled',
  'scribe/land/races',
  'run/finish/publish/publish-work',
  'attacks/killed',
  'run/agents/tools/commands',
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
  'adapters/git/clear-obstacles',
  'cli/mcp',
  'workspace/large-repository',
  'workspace/share-between-agents',
  'adapters/box/ways',
  'tools/custom/executable/run-custom-tool',
  'adapters/runner/record/upload-artifact',
  'workspace/remote',
  'faults/unpushed',
  'run/resume/kept-memory',
  'every-input',
  'publish/reviews/read-diff',
  'run/start/doubles',
  'adapters/programs/programs',
  'scribe/land/kills',
  'run/finish/escalate',
  'run/start/rivals',
  'publish/memory-at-once',
  'faults/clock',
  'rehearsal/github/review-records',
  'cli/init/init',
  'workspace/extract-folder',
  'run/finish/publish/lifted-rejections',
  'adapters/tool-host/tool-dialects',
  'adapters/box/network/named-hosts',
  'workspace/policy/tool-writes',
  'adapters/github/reviews',
  'run/agents/briefing/approved-tools',
];
const ONE_OF = 5;
/** Also chooses for itself. Comes after the other slow tests: its boxes start as many programs as they may. */
const AFTERWARDS = 'adapters/box/limits';
const RANKED = [...CHOOSING, ...SLOW, AFTERWARDS];

/** Returns a test file's place among the slow ones, or a place after all of them. */
export function rankOf(path) {
  const rank = RANKED.findIndex((name) => path.endsWith(`/__tests__/${name}.test.ts`));
  return rank === -1 ? RANKED.length : rank;
}

/** Returns path patterns of the tests that the seed in SAMPLE_SEED leaves out. */
export function slowTestsLeftOut() {
  const missing = RANKED.filter(
    (name) => !existsSync(join(import.meta.dirname, '../__tests__', `${name}.test.ts`)),
  );
  if (missing.length > 0)
    throw new Error(`scripts/slow-tests.mjs names tests that do not exist: ${missing.join(', ')}`);
  const seed = process.env.SAMPLE_SEED;
  if (seed === undefined || seed === '') return [];
  const isChosen = (place) => (place + Number(seed)) % ONE_OF === 0;
  const chosen = SLOW.filter((_, place) => isChosen(place));
  process.stderr.write(`Of ${SLOW.length} slow test files: ${chosen.join(', ')}\n`);
  return SLOW.filter((_, place) => !isChosen(place)).map(
    (name) => `<rootDir>/__tests__/${name}.test.ts`,
  );
}
