// What the run leaves in the repository: its commits and their pull request, what it learnt, and whose work was rejected.
import { standingLocks } from '../../coordinator/reviews/standing-findings.ts';
import { attempt, describe } from '../../errors.ts';
import { updateOpenReviews } from '../../publish/publish.ts';
import { publishMemory } from '../../publish/publish-memory.ts';
import type { PublishableWork } from '../../publish/publishable-work.ts';
import { asksForWholeIssue, takesChoice } from '../../publish/pull-request/closing-line.ts';
import { checksVerdict, isFailing } from '../../run-log/check-row.ts';
import type { LockNote } from '../../run-log/review-note.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { unfinishedAgents } from '../../run-log/unfinished.ts';
import { plural } from '../../text/count.ts';
import { deliver } from '../../workspace/delivery/deliver.ts';
import { replay } from '../../workspace/merge/replay.ts';
import { liftedRejections, newRejections, recordRejections } from '../../workspace/rejections.ts';
import { isWorkPath } from '../../workspace/work-path.ts';
import { noteProposedTools } from '../agents/tool-proposals.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { earlierReviews, markSelfRevised } from '../review-feedback/earlier-reviews.ts';
import { findRevocation } from '../start/check-access.ts';
import type { RunContext } from '../start/run-context.ts';
import {
  answerOf,
  type Published,
  type PublishedResult,
  questionsOf,
  type WorkResult,
} from './decide-outcome.ts';
import { publishCommits, publishDepsOf } from './publish-commits.ts';

/** Publishes what there is; returns undefined when nothing was committed. */
export async function publishWork(
  result: WorkResult,
  context: RunContext,
  loaded: RepositoryContext,
): Promise<Published> {
  const transcript = context.transcript.read();
  const range = { base: loaded.baseCommit, tip: loaded.branch.tip() };
  const known = await markSelfRevised(loaded.rejections, range, context.ports.git);
  const repository = { ...loaded, rejections: known };
  const files = committedFiles(transcript, repository);
  const rejections = rejectionsOf(transcript, repository);
  const mayPushRejections = hasRejections(rejections) && isContinued(repository);
  const hasReviewed = transcript.reviews.length > 0 && isContinued(repository);
  if (files.length === 0 && !mayPushRejections && !hasReviewed) return undefined;
  const revocation = await findRevocation(context);
  if (revocation !== undefined) {
    context.transcript.note(`What was done is not published: ${plural(files.length, 'file')}.`);
    return revocation;
  }
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(result, context, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const told = await withRejections(rejections, publishable, context);
    const work = await publishCommits(told, files, context, repository);
    return { kind: 'branch', work: { ...work, earlierReviews: publishable.earlierReviews } };
  }
  if (mayPushRejections) await pushRejections(rejections, context, repository);
  if (hasReviewed) await renewReviews(publishable, context);
  if (files.length === 0 || isMergedMemory(repository)) return undefined;
  return publishMemoryAlone(publishable, context);
}

/** True when the base branch has all of the run's commits and the memory branch is gone: people merged what was learnt. */
function isMergedMemory({ branch, baseBranch, memoryTip }: RepositoryContext): boolean {
  return memoryTip === undefined && branch.tip() === baseBranch.commit;
}

/** Updates what the pull request says about reviews: that may be outdated even if nothing was changed. */
async function renewReviews(publishable: PublishableWork, context: RunContext): Promise<void> {
  const failure = 'What the pull request says about reviews could not be updated.';
  const updating = updateOpenReviews(publishable, publishDepsOf(context));
  await context.transcript.noteFailure(failure, updating);
}

type Rejections = {
  readonly notes: readonly LockNote[];
  readonly lifted: readonly LockNote[];
};

/** Returns what the run's reviews rejected, and which rejections of earlier runs they took back. */
function rejectionsOf(
  { locks, reviews }: Transcript,
  { rejections: known }: RepositoryContext,
): Rejections {
  return {
    notes: newRejections(standingLocks(locks, reviews), known),
    lifted: liftedRejections(known, standingLocks(known, reviews)),
  };
}

function hasRejections({ notes, lifted }: Rejections): boolean {
  return notes.length + lifted.length > 0;
}

function committedFiles(
  { agents, decisions }: Transcript,
  { branch }: RepositoryContext,
): readonly string[] {
  const byAgents = agents.flatMap(({ files }) => files);
  // A person's directive is not committed by an agent.
  const decided = branch.tip() === branch.start ? [] : decisions.map(({ path }) => path);
  return [...byAgents, ...decided];
}

/** True when the run continues a branch that it may push to. */
function isContinued({ target }: RepositoryContext): boolean {
  return target.from === 'branch' && target.answerOnly === undefined;
}

function publishableOf(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): PublishableWork {
  const { request, inputs } = context;
  const { branch, target, team, baseBranch, baseCommit } = repository;
  const transcript = context.transcript.read();
  const { rows } = transcript.checks;
  const isFailed = rows.some(isFailing);
  const isUnfinished = wasCutShort(result, transcript);
  const isAsking = result.kind === 'question' || questionsOf(transcript).length > 0;
  return {
    target,
    start: branch.start,
    remoteTip: repository.remoteTip,
    tip: branch.tip(),
    checked: checksVerdict(rows) === 'none' ? undefined : branch.tip(),
    transcript,
    earlierReviews: earlierReviews(transcript, repository, request),
    settledReviewers: rejectionsOf(transcript, repository).lifted.map(({ by }) => by),
    answer: answerOf(result),
    rewritten: 'rewritten' in result ? result.rewritten : undefined,
    threadTitle: request.thread.title,
    draft: inputs.draft || isFailed || isUnfinished,
    isUnfinished,
    share: { isWhole: isWholeIssue(context), isReady: !isFailed && !isUnfinished && !isAsking },
    prefix: inputs.branchPrefix,
    baseBranch,
    baseCommit,
    roles: new Map(team.members.map(({ slug, role }) => [slug, role])),
    directory: team.directory,
  };
}

/** True when a limit, a failure or a conflict left work undone, or when a part could not be done. */
function wasCutShort({ kind }: WorkResult, { agents, undone }: Transcript): boolean {
  const isOpen = undone.length > 0 || unfinishedAgents(agents).length > 0;
  return (kind !== 'done' && kind !== 'question') || isOpen;
}

/** True when the request is for the whole issue, or picks a choice of the question that such a request led to. */
function isWholeIssue({ request: asked, inputs, boards, comments }: RunContext): boolean {
  const { source, text, thread, command, id } = asked;
  const request = 'request' in command ? command.request : text;
  const { number: issue, kind } = thread;
  const phrase = inputs.triggerPhrase;
  if (kind !== 'issue') return false;
  if (asksForWholeIssue({ source, text, request, phrase, issue })) return true;
  const before = takesChoice(request) ? findQuestioned({ boards, comments }, id) : undefined;
  return before !== undefined && asksForWholeIssue({ ...before, phrase, issue });
}

/** Returns the request whose run last asked people something. */
function findQuestioned(
  { boards, comments }: Pick<RunContext, 'boards' | 'comments'>,
  requestId: string,
) {
  const asking = boards.findLast(({ marker }) => marker.triggerId !== requestId);
  if (asking?.marker.outcome !== 'asked') return undefined;
  const { triggerId } = asking.marker;
  if (triggerId.startsWith('issue-'))
    return { source: 'issue-opened', text: '', request: '' } as const;
  const text = comments.items.find(({ id }) => `comment-${id}` === triggerId)?.body ?? '';
  const request = text.replace(/^\s*\S+\s+/, '');
  return { source: 'comment', text, request } as const;
}

/** Returns the work with a last commit that records what a review rejected. */
async function withRejections(
  rejections: Rejections,
  publishable: PublishableWork,
  { ports, job, transcript }: RunContext,
): Promise<PublishableWork> {
  const { start, tip: before } = publishable;
  if (!hasRejections(rejections)) return publishable;
  const { runId } = job;
  const tip = await recordRejections(ports.git, { start, tip: before, ...rejections, runId });
  const row = publishable.transcript.agents.find(({ commit }) => commit === before);
  // Recording rewrote the agent's commit, so it has a new hash.
  if (row !== undefined) {
    transcript.emit({ kind: 'commit', session: row.session, commit: tip, files: [], left: [] });
  }
  return { ...publishable, tip };
}

/** Pushes only the locks to the branch, without anything else that was written. */
async function pushRejections(
  rejections: Rejections,
  context: RunContext,
  { branch: { start, name: branch } }: RepositoryContext,
): Promise<void> {
  const { ports, transcript, job } = context;
  const record = { start, tip: start, ...rejections, runId: job.runId };
  const pushing = recordRejections(ports.git, record).then((commit) =>
    deliver(ports, {
      ref: `refs/heads/${branch}`,
      commit,
      onMoved: async (tip) => replay(ports.git, { base: start, tip: commit }, tip ?? start),
    }),
  );
  const pushed = await attempt(pushing);
  if (pushed.kind === 'done' && pushed.value.kind === 'pushed') {
    const detail = `${branch} ${pushed.value.commit}`;
    transcript.emit({ kind: 'effect', effect: 'push', detail });
  } else {
    transcript.lose(
      "Could not record on the branch whose work was rejected, so the next run won't know.",
    );
  }
}

async function publishMemoryAlone(
  publishable: PublishableWork,
  context: RunContext,
): Promise<PublishedResult | undefined> {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context)));
  if (published.kind === 'done') return { kind: 'memory', work: published.value };
  if (publishable.answer.trim() === '') throw published.error;
  // The answer is what was asked for, so it must survive when what was learnt can't be kept.
  context.transcript.lose(
    `What was learnt could not be kept. ${describe(published.error).message}`,
  );
  return undefined;
}
