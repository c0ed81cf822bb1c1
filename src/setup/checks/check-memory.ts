// The squad's memory: what Scribe can't merge, and what has grown beyond what is read.
import { attempt, describe } from '../../errors.ts';
import type { TreeEntry, TrustedTree } from '../../ports/git.ts';
import { planScribe, type Tally } from '../../scribe/plan.ts';
import { brokenBy } from '../../scribe/read/broken.ts';
import type { Unreadable } from '../../scribe/read/inbox.ts';
import { CHARTER_BYTES } from '../../team/charter.ts';
import { CONFIG_BYTES } from '../../team/locate-squad.ts';
import { isRegularFile } from '../../team/roster/agent-folders.ts';
import { type Finding, ok, problem, warning } from '../finding.ts';

const MANY_DROPS = 100;
const FILE_BYTES = 1_048_576;

export type MemoryFacts = {
  readonly holdsSecret: (text: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** The workflow file that runs Scribe; undefined when there is none. */
  readonly scribeWorkflow: string | undefined;
};

/** Asks Scribe what it would do with the memory below `directory`, and looks at the sizes of files. Never throws for Scribe. */
export async function checkMemory(
  tree: TrustedTree,
  directory: string,
  facts: MemoryFacts,
): Promise<readonly Finding[]> {
  const start = `${directory}/`;
  const files = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode),
  );
  const inside = ({ path }: TreeEntry) => path.slice(start.length);
  const shared = files.filter((file) => SHARED.test(inside(file)));
  const [planned, broken] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map((file) => checkShared(tree, file))),
  ]);
  const plan = planned.kind === 'done' ? planned.value : undefined;
  const stops = plan?.kind === 'broken' ? plan.files : [];
  const later = broken.flat().filter(({ path }) => stops.every((stop) => stop.path !== path));
  return [
    ...(planned.kind === 'threw' ? [wordTrouble(planned.error)] : []),
    ...stops.map((file) => wordBroken(file, 'Scribe touches nothing while it is so.')),
    ...later.map((file) => wordBroken(file, 'Scribe will stop there.')),
    ...(plan?.kind === 'planned' ? checkInboxes(plan.tally, facts) : []),
    ...files.flatMap((file) => checkSize(file, inside(file), facts)),
  ];
}

const SHARED = /^(?:decisions|agents\/[^/]+\/history)\.md$/;

/** Scribe itself opens a history only when something waits for it. */
async function checkShared(tree: TrustedTree, { path }: TreeEntry): Promise<readonly Unreadable[]> {
  const reason = brokenBy((await tree.read(path, FILE_BYTES)) ?? '');
  return reason === undefined ? [] : [{ path, reason }];
}

function wordBroken({ path, reason }: Unreadable, outcome: string): Finding {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    'Make it a text file of its own: of a merge keep what is right of both sides, and delete the lines with the marks. Then commit it.',
  );
}

function checkInboxes({ read, unreadable }: Tally, facts: MemoryFacts): readonly Finding[] {
  return [
    ...unreadable.map(({ path, reason }) =>
      warning(
        `Scribe cannot merge ${path}: ${reason}.`,
        'Correct the file, or delete it if nothing in it is worth keeping.',
      ),
    ),
    ...countDrops(read - unreadable.length, facts),
  ];
}

function wordTrouble(error: unknown): Finding {
  const { message, hint = 'Ask again in a minute.' } = describe(error);
  return problem(message, hint);
}

function countDrops(count: number, facts: MemoryFacts): readonly Finding[] {
  if (count === 0) return [];
  const files = `${count} file${count === 1 ? ' waits' : 's wait'} in the inboxes`;
  if (count < MANY_DROPS) return [ok(`${files} for Scribe.`)];
  return [
    warning(
      `${files}: Scribe does not seem to run.`,
      `${startScribe(facts)} Then look at its last runs.`,
    ),
  ];
}

/** The step that gets Scribe to work now. */
function startScribe({ scribeWorkflow }: MemoryFacts): string {
  return scribeWorkflow === undefined
    ? 'Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab.'
    : `Open the Actions tab, choose the workflow of ${scribeWorkflow} and press "Run workflow".`;
}

/** How much of each file is read; the rest is not seen. Without a remedy of their own, Scribe's is the one. */
const LIMITS: readonly (readonly [RegExp, number, string?])[] = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, 'Make it shorter: an agent reads it every time.'],
  [/^config\.json$/, CONFIG_BYTES, 'Make it shorter.'],
  [/^(?:team|routing)\.md$/, FILE_BYTES, 'Make it shorter.'],
  [/^decisions\.md$/, FILE_BYTES],
];

function checkSize(
  { path, size }: TreeEntry,
  inside: string,
  facts: MemoryFacts,
): readonly Finding[] {
  const limit = LIMITS.find(([pattern, most]) => pattern.test(inside) && size > most);
  if (limit === undefined) return [];
  const [
    ,
    most,
    remedy = `Scribe moves old decisions to decisions-archive.md. ${startScribe(facts)}`,
  ] = limit;
  return [
    warning(`${path} has ${kilobytes(size)}; only the first ${kilobytes(most)} are read.`, remedy),
  ];
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
