// Publishes commits of source and their pull request: a new one, or an open one whose text is updated.
import { attempt } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import type { PullRequest } from '#src/ports/index.ts';
import {
  agentInstructionsNote,
  isBeforeOthers,
  type PublishableWork,
  type PublishDeps,
  publishBranch,
  staleTextNote,
  toPublishedWork,
  updateOpenPullRequest,
} from '#src/publish/index.ts';
import type { ToolProposal } from '#src/tools/index.ts';
import { proposalsAt, toolsAmong } from '../../agents/tools/tool-proposals.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';
import { findApprovalPage } from './approval-page.ts';

/** Pushes the commits and opens or updates their pull request. Throws a SquadError when they can't be kept anywhere. */
export async function publishCommits(
  publishable: PublishableWork,
  files: readonly string[],
  context: RunContext,
  repository: RepositoryContext,
): Promise<PublishedWork> {
  const deps = publishDepsOf(context);
  const changed = toolsAmong(files, repository.team.directory);
  const proposed = changed.length === 0 ? undefined : await proposalsAtTip(context, repository);
  const { pull } = publishable.target;
  // A pull request that was already open shows the source of everything proposed on its branch.
  const proposals =
    pull === undefined ? proposed?.filter(({ name }) => changed.includes(name)) : proposed;
  const approvalPage = await findApprovalPage(context, repository);
  const told = { ...publishable, proposals, approvalPage };
  const work = await publishBranch(told, deps);
  if (work.fallback !== undefined) return work;
  if (await isBeforeOthers(told, work.commit, deps.git)) {
    context.transcript.note(
      `Somebody pushed to \`${work.branch}\` while the squad worked: the checks ran before those commits were joined, and nothing was run on both together.`,
    );
  }
  const instructions = pull && agentInstructionsNote(files, repository.team.directory);
  if (instructions !== undefined) context.transcript.note(instructions);
  if (pull !== undefined) {
    const updating = updateOpenPullRequest(told, work.commit, deps);
    const now = await context.transcript.noteFailure(staleTextNote(pull), updating);
    if (now?.state === 'closed') return afterClose(now, work, told, context);
    return { ...work, ...toPublishedWork({ head: work.branch, commit: work.commit }, now ?? pull) };
  }
  return work;
}

/** Opens another pull request for what was pushed after people merged the first; what they closed is not proposed again. */
async function afterClose(
  { number, merged }: PullRequest,
  work: PublishedWork,
  publishable: PublishableWork,
  context: RunContext,
): Promise<PublishedWork> {
  if (!merged) {
    context.transcript.note(
      `#${number} was closed while the squad worked: the new commits are only on its branch \`${work.branch}\`. Reopen it if you want them.`,
    );
    return { ...work, pullRequest: undefined };
  }
  const target = { ...publishable.target, pull: undefined };
  return publishBranch({ ...publishable, target, tip: work.commit }, publishDepsOf(context));
}

/** Returns the tools that the branch proposes, by any run; undefined when they can't be read. Notes what is wrong with them. */
async function proposalsAtTip(
  context: RunContext,
  repository: RepositoryContext,
): Promise<readonly ToolProposal[] | undefined> {
  const found = await attempt(proposalsAt(repository.branch.tip(), context, repository));
  if (found.kind === 'threw') return undefined;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    context.transcript.note(`Proposed tool: ${path}: ${message}; ${next}`);
  }
  return proposals;
}

/** Returns what publishing needs from the run. */
export function publishDepsOf({
  ports,
  transcript,
  renderContext,
  outbound,
}: RunContext): PublishDeps {
  return {
    ...ports,
    ...outbound,
    context: renderContext,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
    note: transcript.note,
  };
}
