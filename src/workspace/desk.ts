// An agent's desk: a worktree of its own, and the way from there onto the run's branch.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Desk, Submission } from '../coordinator/desk.ts';
import type { RunEvent } from '../coordinator/events.ts';
import { attempt } from '../errors.ts';
import type { Git } from '../world.ts';
import type { RunBranch } from './branch.ts';
import { type CommitIdentity, commitWork } from './commit.ts';
import type { Policy } from './policy.ts';
import { turns } from './turns.ts';
import { planWorktree, type Worktree } from './worktrees.ts';

type Report = Parameters<Desk['submit']>[0];

export type DeskSettings = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: RunBranch;
  emit(event: RunEvent): void;
  /** Author, message and trailers of the agent's commit. */
  identify(report: Report): CommitIdentity;
  /** Pushes work that found no place on the run's branch; the name of the branch that holds it. */
  keep(commit: string): Promise<string>;
};

/** A desk, and the worktree that squad tools write their drop-boxes into. */
export type OpenDesk = { readonly desk: Desk; readonly worktree: Worktree };

/** Opens a desk. `label` is unique in the run and a slug. */
export async function openDesk(label: string, settings: DeskSettings): Promise<OpenDesk> {
  const { git, policy, branch } = settings;
  const worktree = await planWorktree(label, { git, policy, checkOut: branch.checkOut });
  const { submit, settled, latest } = handIn(label, worktree, settings);
  const share = async (report: Report): Promise<Submission> => {
    const first = await submit(report);
    let last = first;
    for (let tries = 1; last.kind !== 'conflict'; tries += 1) {
      settled();
      // The runtime may write at the same moment: that is handed in, too. What is never handed in gives way at last.
      if (await worktree.renew(branch.tip(), { force: tries > MOST_TRIES })) return first;
      last = await submit(report);
    }
    return last;
  };
  const inTurn = turns();
  const desk: Desk = {
    directory: worktree.directory,
    permit: worktree.permit,
    submit: (report) => inTurn(() => submit(report)),
    share: (report) => inTurn(() => share(report)),
    setAside: async () => {
      const commit = latest();
      return commit === undefined ? branch.name : settings.keep(commit);
    },
  };
  return { desk, worktree };
}

const MOST_TRIES = 2;

/** How work gets from the worktree onto the branch, with what is remembered of it. */
function handIn(label: string, worktree: Worktree, settings: DeskSettings) {
  const { git, policy, branch } = settings;
  const fresh = onlyNew();
  let latest: string | undefined;
  let collisions: readonly Collision[] = [];
  const submit = async (report: Report): Promise<Submission> => {
    const unsettled = await unsettledIn(worktree, collisions);
    if (unsettled.length > 0) return { kind: 'conflict', files: unsettled };
    const identity = settings.identify(report);
    const work = await commitWork(worktree, { git, policy, identity });
    const left = fresh(work.left);
    if (work.kind === 'nothing') {
      noteLeft(left, settings);
      return { kind: 'nothing' };
    }
    latest = work.commit;
    const brought = await branch.bring({ ...work, identity });
    if (brought.kind === 'brought') {
      const { commit } = brought;
      worktree.advance(work.commit);
      settings.emit({ kind: 'commit', session: label, commit, files: work.files, left });
      return { kind: 'committed', commit, files: work.files };
    }
    noteLeft(left, settings);
    await worktree.restart(brought.tip, brought.tree);
    for (const path of brought.files) worktree.touched.add(path);
    collisions = await Promise.all(brought.files.map((path) => collisionAt(worktree, path)));
    return { kind: 'conflict', files: brought.files };
  };
  /** The agent has settled every collision. */
  const settled = () => {
    collisions = [];
  };
  return { submit, settled, latest: () => latest };
}

/** Lets each line through once: a file that was left out at the first try is no news at the second. */
function onlyNew() {
  const told = new Set<string>();
  return (lines: readonly string[]) =>
    lines.filter((line) => {
      const isNew = !told.has(line);
      told.add(line);
      return isNew;
    });
}

function noteLeft(left: readonly string[], { emit }: Pick<DeskSettings, 'emit'>): void {
  if (left.length > 0) emit({ kind: 'note', text: `Not committed: ${left.join('; ')}` });
}

/** A file of a conflict, and its bytes as the agent got them. */
type Collision = { readonly path: string; readonly bytes: Buffer | undefined };

async function collisionAt(worktree: Worktree, path: string): Promise<Collision> {
  const read = await attempt(readFile(join(worktree.directory, path)));
  return { path, bytes: read.kind === 'done' ? read.value : undefined };
}

/** Files that still hold conflict markers, or that the agent left as it got them: a binary file has no markers. */
async function unsettledIn(
  worktree: Worktree,
  collisions: readonly Collision[],
): Promise<readonly string[]> {
  const now = await Promise.all(collisions.map(({ path }) => collisionAt(worktree, path)));
  const unsettled = collisions.filter(({ bytes }, index) => {
    const present = now[index]?.bytes;
    if (present === undefined || bytes === undefined) return present === bytes;
    return present.equals(bytes) || /^(<{7} |>{7} )/m.test(present.toString('latin1'));
  });
  return unsettled.map(({ path }) => path);
}
