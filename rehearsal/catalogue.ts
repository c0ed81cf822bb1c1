// The scenarios, grouped by what they show. Imports nothing heavy, because the command line prints this first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCENARIOS = fileURLToPath(new URL('../scenarios', import.meta.url));

/** A scenario's name, its story in a sentence or two, and its folder. */
export type CatalogueEntry = {
  readonly name: string;
  readonly story: string;
  readonly folder: string;
  /** The name or path to type for it. */
  readonly given: string;
};

export type CatalogueGroup = {
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
};

/** The scenarios in the order in which a newcomer may want to see them: a title, and names. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['Start here', 'first-comment review-handoff answer-only ask-and-answer changes-requested'],
  [
    'How agents work together',
    `straight-to-agent told-at-work typed-review parallel-conflict runs-commands
      answer-and-learn memory-in-history notes-by-hand cycle message-storm a2a-off conflict-stays
      refused-handoffs review-ignored question-passed-over`,
  ],
  [
    'Checks of the work',
    `checks-mended checks-red checks-follow-up checks-red-on-main checks-none
      checks-never-end checks-change-files`,
  ],
  [
    'Pull requests',
    `pull-request-follow-up stacked-pull-request app-token fork pull-requests-not-permitted
      reviewer-not-a-collaborator`,
  ],
  [
    'When something stands in the way',
    `escalation out-of-reach limit-reached never-ends agent-fails edit-not-applied
      protected-files refused no-team same-event-twice doctor`,
  ],
  [
    'When a workflow makes the request',
    'review-every-pull-request answer-questions keep-a-changelog nightly-tidy-up',
  ],
  [
    "The repository's own tools",
    `module-tool executable-tool resource-tool-with-runtime agent-makes-a-tool
      approve-for-this-run fork-adds-a-tool broken-neighbours remove-a-tool`,
  ],
  [
    "Scribe, who keeps the team's memory",
    `remember-a-rule scribe-after-a-run scribe-merges scribe-protected scribe-unblocks scribe-reconciles
      scribe-stops`,
  ],
];

/** Reads all scenarios of this repository, in groups. */
export function readCatalogue(): readonly CatalogueGroup[] {
  const names = readdirSync(SCENARIOS)
    .filter((name) => existsSync(join(SCENARIOS, name, 'scenario.json')))
    .toSorted();
  const groups = GROUPS.map(([title, members]) => ({ title, members: members.split(/\s+/) }));
  const grouped = new Set(groups.flatMap(({ members }) => members));
  const others = names.filter((name) => !grouped.has(name));
  return [...groups, { title: 'More', members: others }]
    .map(({ title, members }) => ({
      title,
      entries: members
        .filter((name) => names.includes(name))
        .map((name) => readEntry(join(SCENARIOS, name))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Finds a scenario by its name or its folder; undefined when there is none. */
export function findScenario(given: string): CatalogueEntry | undefined {
  const folder = [given, join(SCENARIOS, given)].find((one) =>
    existsSync(join(one, 'scenario.json')),
  );
  return folder === undefined ? undefined : { ...readEntry(folder), given };
}

/** Parses a file's JSON. Throws an error that names the file. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readEntry(folder: string): CatalogueEntry {
  const file = join(folder, 'scenario.json');
  const read = parseJsonFile(file, readFileSync(file, 'utf8'));
  const story = typeof read === 'object' && read !== null && 'story' in read ? read.story : '';
  const name = basename(resolve(folder));
  return { name, story: String(story), folder, given: name };
}
