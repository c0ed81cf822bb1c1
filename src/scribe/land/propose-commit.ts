// The commit that Scribe would push on top of one commit of the base branch, or of its own branch.
import { SquadError } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { withTrailers } from '#src/workspace/index.ts';
import { type FileChanges, planScribe, type ScribePlan } from '../plan.ts';
import { renderCommit } from '../report/report-commit.ts';
import type { ScribeContext } from '../scribe-context.ts';
import { SCRIBE_AUTHOR } from './merge-memory.ts';
import type { CommitProposal } from './push-base-branch.ts';

/** A plan, and the commit that carries it out. */
export type ScribeWork = CommitProposal & { readonly plan: ScribePlan };

/** Creates one commit with everything in it, and reads it again before it may be pushed. */
export async function proposeCommit(
  baseCommit: string,
  context: ScribeContext,
): Promise<ScribeWork> {
  const { inputs, ports, job, outbound, today } = context;
  const { git, holdsSecret } = ports;
  const { squadDirectory } = inputs;
  const settings = { squadDirectory, today, holdsSecret };
  const plan = await planScribe(await git.tree(baseCommit), settings);
  if (plan.kind !== 'planned' || plan.changes.size === 0) return { plan, commit: undefined };
  const message = outbound.sealCommit(renderCommit(plan.tally));
  const text = withTrailers(message, { agent: 'scribe', run: job.runId });
  const commit = await git.commit({
    parents: [baseCommit],
    author: SCRIBE_AUTHOR,
    text,
    files: plan.changes,
  });
  await verifyCommit(git, commit, plan.changes);
  return { plan, commit };
}

/** Reads the commit again. Throws a SquadError (E_INTERNAL) when a file in it is not what was planned. */
async function verifyCommit(git: Git, commit: string, changes: FileChanges): Promise<void> {
  const tree = await git.tree(commit);
  const paths = new Set(tree.entries.map(({ path }) => path));
  for (const [path, content] of changes) {
    const found = await tree.bytes(path);
    const matches =
      content === undefined
        ? !paths.has(path)
        : found !== undefined && Buffer.compare(content, found) === 0;
    if (!matches) throw wrongContentError(path);
  }
}

function wrongContentError(path: string): SquadError {
  return new SquadError({
    code: 'E_INTERNAL',
    message: `${path} is not as Scribe wrote it; nothing was pushed.`,
    hint: 'Run the job again, and report this if it happens again.',
  });
}
