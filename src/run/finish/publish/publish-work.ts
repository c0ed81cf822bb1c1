// What the run leaves in the repository: its commits and their pull request, what it learnt, and whose work was rejected.
import { attempt, describe } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { type PublishableWork, publishMemory, updateOpenPullRequest } from '#src/publish/index.ts';
import { isEmptyReport } from '#src/report.ts';
import type { Transcript } from '#src/run-log/index.ts';
import { plural } from '#src/text/index.ts';
import { isWorkPath, pathsBetween } from '#src/workspace/index.ts';
import { noteProposedTools } from '../../agents/tools/tool-proposals.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import { findRevocation } from '../../start/check-access.ts';
import type { RunContext } from '../../start/run-context.ts';
import type { Published, PublishedResult, WorkResult } from '../decide-outcome.ts';
import { publishableOf } from './describe-work.ts';
import { publishCommits, publishDepsOf } from './publish-commits.ts';

/** Publishes what there is; returns undefined when nothing was committed. */
export async function publishWork(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Published> {
  const transcript = context.transcript.read();
  const files = await committedFiles(transcript, repository, context.ports.git);
  const hasReviewed = transcript.reviews.length > 0 && isContinued(repository);
  const hasNews = hasReviewed || hasSettled(transcript);
  if (files.length === 0 && !hasNews) return undefined;
  const revocation = await findRevocation(context);
  if (revocation !== undefined) {
    context.transcript.note(`What was done is not published: ${plural(files.length, 'file')}.`);
    return revocation;
  }
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(result, context, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const work = await publishCommits(publishable, files, context, repository);
    return { kind: 'branch', work: { ...work, earlierReviews: publishable.earlierReviews } };
  }
  if (hasNews) await renewText(publishable, context);
  if (files.length === 0 || isMergedMemory(repository)) return undefined;
  return publishMemoryAlone(publishable, context);
}

/** True when the base branch has all of the run's commits and the memory branch is gone: people merged what was learnt. */
function isMergedMemory({ branch, baseBranch, memoryTip }: RepositoryContext): boolean {
  return memoryTip === undefined && branch.tip() === baseBranch.commit;
}

/** Updates what the pull request says about reviews and undone parts: that may be outdated even if nothing was changed. */
async function renewText(publishable: PublishableWork, context: RunContext): Promise<void> {
  const updating = updateOpenPullRequest(publishable, publishable.start, publishDepsOf(context));
  await context.transcript.noteFailure(
    'What the pull request says could not be updated.',
    updating,
  );
}

/** True when a report says that a part is done which earlier runs left undone. */
function hasSettled({ parts }: Transcript): boolean {
  return parts.some(({ session, isDone }) => session === undefined && isDone);
}

/** Returns what agents committed, and what else the run's commits change: a person's directive, or what came back untold. */
async function committedFiles(
  { agents }: Transcript,
  { branch }: RepositoryContext,
  git: Git,
): Promise<readonly string[]> {
  const byAgents = agents.flatMap(({ files }) => files);
  const [base, tip] = [branch.start, branch.tip()];
  return base === tip ? byAgents : [...byAgents, ...(await pathsBetween(git, { base, tip }))];
}

/** True when the run continues a branch that it may push to. */
function isContinued({ target }: RepositoryContext): boolean {
  return target.from === 'branch' && target.answerOnly === undefined;
}

async function publishMemoryAlone(
  publishable: PublishableWork,
  context: RunContext,
): Promise<PublishedResult | undefined> {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context)));
  if (published.kind === 'done') return { kind: 'memory', work: published.value };
  if (isEmptyReport(publishable.report)) throw published.error;
  // The answer is what was asked for, so it must survive when what was learnt can't be kept.
  context.transcript.lose(
    `What was learnt could not be kept. ${describe(published.error).message}`,
  );
  return undefined;
}
