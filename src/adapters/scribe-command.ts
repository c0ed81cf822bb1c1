// `squad-action scribe`: the same merge in a working tree, for people to look at and commit.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { attempt, SquadError } from '../errors.ts';
import { whyNone } from '../scribe/ending.ts';
import { type Changes, planScribe } from '../scribe/plan.ts';
import { renderCommit } from '../scribe/report-commit.ts';
import { createMask } from '../secrets.ts';
import { failed, inShort, misused, readArguments, say } from './terminal.ts';
import { readWorkingTree, refused, whyNotTop } from './working-tree.ts';

export const scribeHelp = `squad-action scribe [--directory .] [--folder .squad] [--dry-run]

  Merges the inboxes of a working tree into decisions.md and the agents'
  histories, as the Scribe job does on GitHub. Nothing is committed.

  --directory  the repository; this folder unless told
  --folder     the squad's folder in it; .squad or .ai-team unless told
  --dry-run    say what would be done, and write nothing

  Exit code 0: done, or nothing to do; 1: it can't go on, and says why;
  2: the command line is wrong.
`;

const options = {
  directory: { type: 'string', default: '.' },
  folder: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Does what the arguments say and hands back the exit code. `now`: milliseconds since the epoch. */
export async function scribeCommand(args: readonly string[], now: number): Promise<number> {
  const read = readArguments(args, { options, allowPositionals: false });
  if (typeof read === 'string') return misused(`${read}\n\n${scribeHelp}`);
  const { values } = read;
  if (values.help) return say(scribeHelp);
  const root = resolve(values.directory);
  const whyNot = await whyNotTop(root);
  if (whyNot !== undefined) return misused(whyNot);
  const done = await attempt(tidy(root, values, now));
  if (done.kind === 'done') return done.value;
  return failed(inShort(done.error));
}

type Wishes = {
  readonly folder?: string | undefined;
  readonly 'dry-run': boolean;
};

async function tidy(root: string, wishes: Wishes, now: number): Promise<number> {
  const { folder } = wishes;
  const isDry = wishes['dry-run'];
  const folders = folder === undefined ? ['.squad', '.ai-team'] : [folder];
  const tree = await readWorkingTree(root, ...folders);
  const { holdsSecret } = createMask([]);
  const today = new Date(now).toISOString().slice(0, 10);
  const plan = await planScribe(tree, { squadDirectory: folder, today, holdsSecret });
  if (plan.kind === 'no-squad') return failed(`${whyNone(plan.location).join('\n')}\n`);
  if (plan.kind === 'broken') {
    const files = plan.files.map(({ path, reason }) => `${path}: ${reason}`);
    return failed(
      `${files.join('\n')}\nMend it, and run the command again. Nothing was touched.\n`,
    );
  }
  if (plan.changes.size === 0 && plan.tally.read === 0)
    return say('Nothing waits in the inboxes.\n');
  if (!isDry) await apply(root, plan.changes);
  return say(`${renderCommit(plan.tally)}\n\n${nextStep(plan.changes, isDry)}\n`);
}

function nextStep(changes: Changes, isDry: boolean): string {
  if (isDry) return 'Nothing was written: this was a dry run.';
  return changes.size === 0 ? 'Nothing was written.' : 'Look at it with `git diff`, and commit it.';
}

/** The merged files first; the drops go when every one of them was read again. */
async function apply(root: string, changes: Changes): Promise<void> {
  for (const [path, content] of changes) {
    if (content === undefined) continue;
    const file = join(root, path);
    await replace(file, content).catch(refused('written', path));
    if (!(await readFile(file)).equals(content)) throw changed(path);
  }
  for (const [path, content] of changes) {
    if (content !== undefined) continue;
    await rm(join(root, path), { force: true }).catch(refused('removed', path));
  }
}

/** Whole or not at all, by way of a new file beside it; who may run the file stays as it was. */
async function replace(file: string, content: Uint8Array): Promise<void> {
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

function changed(path: string): SquadError {
  return new SquadError({
    code: 'E_INTERNAL',
    message: `${path} was changed while Scribe wrote it; no drop was removed.`,
    hint: 'Look at it with `git diff`, and run the command again.',
  });
}
