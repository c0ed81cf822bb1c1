// Checks the squad's memory: what Scribe can't merge, and which files have grown beyond what is read.
import { attempt, describe } from '#src/errors.ts';
import type { TreeEntry, TrustedTree } from '#src/ports/index.ts';
import {
  findCorruption,
  planScribe,
  type ScribeTally,
  type UnreadableFile,
} from '#src/scribe/index.ts';
import { CHARTER_BYTES, CONFIG_BYTES, isRegularFile } from '#src/team/index.ts';
import { type DoctorFinding, foundIn, ok, problem, warning } from '../finding.ts';

const MANY_INBOX_FILES = 100;
const MAX_FILE_BYTES = 1_048_576;

export type MemoryFacts = {
  readonly holdsSecret: (text: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** The workflow file that runs Scribe; undefined when there is none. */
  readonly scribeWorkflow: string | undefined;
};

/** Asks Scribe what it would do with the memory below `directory`, and checks file sizes. Scribe's errors become findings. */
export async function checkMemory(
  tree: TrustedTree,
  directory: string,
  facts: MemoryFacts,
): Promise<readonly DoctorFinding[]> {
  const start = `${directory}/`;
  const files = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode),
  );
  const relativePath = ({ path }: TreeEntry) => path.slice(start.length);
  const shared = files.filter((file) => SHARED_FILES.test(relativePath(file)));
  const [planned, broken] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map(({ path }) => readBroken(tree, path))),
  ]);
  const plan = planned.kind === 'done' ? planned.value : undefined;
  const blocking = plan?.kind === 'broken' ? plan.brokenFiles : [];
  const others = broken
    .filter((file) => file !== undefined)
    .filter(({ path }) => blocking.every((file) => file.path !== path));
  return foundIn([
    planned.kind === 'threw' ? planFailure(planned.error) : undefined,
    ...blocking.map((file) => brokenFinding(file, 'Scribe makes no changes until it is fixed.')),
    ...others.map((file) => brokenFinding(file, 'Scribe will stop there.')),
    ...(plan?.kind === 'planned' ? checkInboxes(plan.tally, facts) : []),
    ...files.map((file) => checkSize(file, relativePath(file), facts)),
  ]);
}

const SHARED_FILES = /^(?:decisions|agents\/[^/]+\/history)\.md$/;

/** Looks for damage in a file now, since Scribe opens a history only when something waits for it. */
async function readBroken(tree: TrustedTree, path: string): Promise<UnreadableFile | undefined> {
  const reason = findCorruption((await tree.read(path, MAX_FILE_BYTES)) ?? '');
  return reason === undefined ? undefined : { path, reason };
}

function brokenFinding({ path, reason }: UnreadableFile, outcome: string): DoctorFinding {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    'Make it a plain text file again: after a merge, keep what is right from both sides, and delete the conflict markers. Then commit it.',
  );
}

function checkInboxes(
  { read, unreadable }: ScribeTally,
  facts: MemoryFacts,
): readonly (DoctorFinding | undefined)[] {
  const remedy = 'Correct the file, or delete it if nothing in it is worth keeping.';
  return [
    ...unreadable.map(({ path, reason }) =>
      warning(`Scribe cannot merge ${path}: ${reason}.`, remedy),
    ),
    checkWaitingFiles(read - unreadable.length, facts),
  ];
}

function planFailure(error: unknown): DoctorFinding {
  const { message, hint = 'Ask again in a minute.' } = describe(error);
  return problem(message, hint);
}

function checkWaitingFiles(count: number, facts: MemoryFacts): DoctorFinding | undefined {
  if (count === 0) return undefined;
  const files = `${count} file${count === 1 ? ' waits' : 's wait'} in the inboxes`;
  if (count < MANY_INBOX_FILES) return ok(`${files} for Scribe.`);
  return warning(
    `${files}: Scribe does not seem to run.`,
    `${howToStartScribe(facts)} Then look at its latest runs.`,
  );
}

/** Says what a person can do so that Scribe runs now. */
function howToStartScribe({ scribeWorkflow }: MemoryFacts): string {
  return scribeWorkflow === undefined
    ? 'Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab.'
    : `Open the Actions tab, choose the workflow of ${scribeWorkflow} and press "Run workflow".`;
}

/** How many bytes of each file are read. If no remedy is given, running Scribe is the remedy. */
const READ_LIMITS: readonly (readonly [RegExp, number, string?])[] = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, 'Make it shorter: an agent reads it every time.'],
  [/^config\.json$/, CONFIG_BYTES, 'Make it shorter.'],
  [/^(?:team|routing)\.md$/, MAX_FILE_BYTES, 'Make it shorter.'],
  [/^decisions\.md$/, MAX_FILE_BYTES],
];

function checkSize(
  { path, size }: TreeEntry,
  relativePath: string,
  facts: MemoryFacts,
): DoctorFinding | undefined {
  const limit = READ_LIMITS.find(
    ([pattern, maxBytes]) => pattern.test(relativePath) && size > maxBytes,
  );
  if (limit === undefined) return undefined;
  const [, maxBytes, remedy] = limit;
  return warning(
    `${path} has ${kilobytes(size)}; only the first ${kilobytes(maxBytes)} are read.`,
    remedy ?? `Scribe moves old decisions to decisions-archive.md. ${howToStartScribe(facts)}`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
