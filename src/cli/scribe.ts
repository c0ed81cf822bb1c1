// `squad-action scribe`: does the Scribe job's merge in a working tree, for people to review and commit.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attempt, SquadError } from '#src/errors.ts';
import { type FileChanges, planScribe } from '#src/scribe/plan.ts';
import { renderCommit } from '#src/scribe/report-tally.ts';
import { explainMissingSquad } from '#src/scribe/scribe.ts';
import { createMask } from '#src/secrets.ts';
import { dayOf } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from './terminal.ts';
import {
  findNamedFolder,
  openRepository,
  readWorkingTree,
  throwFileError,
} from './working-tree.ts';

const HELP = `squad-action scribe [--directory .] [--folder .squad] [--dry-run]

  Merges the inboxes of a working tree into decisions.md and the agents'
  histories, as the Scribe job does on GitHub. Nothing is committed.

  --directory  the repository; default: this folder
  --folder     the squad's folder; default: .squad or .ai-team of the
               repository
  --dry-run    say what would be done, and write nothing

  Exit code 0: done, or nothing to do; 1: an error; 2: the command line is
  wrong.
`;

const OPTIONS = {
  directory: { type: 'string', default: '.' },
  folder: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command and returns the exit code. `now`: milliseconds since the epoch. */
export async function scribeCommand(args: readonly string[], now: number): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === 'number') return opened;
  const named =
    opened.folder === undefined ? undefined : await findNamedFolder(opened.root, opened.folder);
  if (named?.kind === 'wrong') return printUsageError(named.whyNot);
  const done = await attempt(mergeInboxes({ ...opened, folder: named?.path }, now));
  if (done.kind === 'done') return done.value;
  return printFailure(shortErrorText(done.error));
}

type ScribeCommandOptions = {
  readonly root: string;
  readonly folder?: string | undefined;
  readonly 'dry-run': boolean;
};

async function mergeInboxes(
  { root, folder, 'dry-run': isDry }: ScribeCommandOptions,
  now: number,
): Promise<number> {
  const folders = folder === undefined ? ['.squad', '.ai-team'] : [folder];
  const tree = await readWorkingTree(root, ...folders);
  const { holdsSecret } = createMask([]);
  const today = dayOf(now);
  const plan = await planScribe(tree, { squadDirectory: folder, today, holdsSecret });
  if (plan.kind === 'no-squad')
    return printFailure(
      `${explainMissingSquad(plan.location)
        .map((line) => oneLine(line))
        .join('\n')}\n`,
    );
  if (plan.kind === 'broken') {
    const files = plan.brokenFiles.map(({ path, reason }) => oneLine(`${path}: ${reason}`));
    return printFailure(
      `${files.join('\n')}\nFix it, and run the command again. Nothing was changed.\n`,
    );
  }
  if (plan.changes.size === 0 && plan.tally.read === 0)
    return printOutput('Nothing is waiting in the inboxes.\n');
  if (!isDry) await applyChanges(root, plan.changes);
  return printOutput(`${renderCommit(plan.tally)}\n\n${nextStep(plan.changes, isDry)}\n`);
}

function nextStep(changes: FileChanges, isDry: boolean): string {
  if (isDry) return 'Nothing was written: this was a dry run.';
  return changes.size === 0 ? 'Nothing was written.' : 'Look at it with `git diff`, and commit it.';
}

/** Writes the merged files first; removes inbox entries only after each merged file was read back. */
async function applyChanges(root: string, changes: FileChanges): Promise<void> {
  for (const [path, content] of changes) {
    if (content === undefined) continue;
    const file = join(root, path);
    await replaceFile(file, content).catch(throwFileError('written', path));
    if (!(await readFile(file)).equals(content)) throw changedError(path);
  }
  for (const [path, content] of changes) {
    if (content !== undefined) continue;
    await rm(join(root, path), { force: true }).catch(throwFileError('removed', path));
  }
}

/** Replaces a file as a whole, through a new file beside it; its mode stays. */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  const { mode } = await stat(file).catch(() => ({ mode: 0o644 }));
  try {
    await writeFile(draft, content, { flag: 'wx', mode });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

function changedError(path: string): SquadError {
  return new SquadError({
    code: 'E_INTERNAL',
    message: `${path} was changed while Scribe was writing it; no inbox entry was removed.`,
    hint: 'Look at it with `git diff`, and run the command again.',
  });
}
