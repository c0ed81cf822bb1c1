// Describes the run's work for its publication: what it is, how complete, and how much of the issue it covers.
import type { PublishableWork } from '../../../publish/publishable-work.ts';
import { asksForWholeIssue, takesChoice } from '../../../publish/pull-request/closing-line.ts';
import { checksVerdict, isFailing } from '../../../run-log/check-row.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import { unfinishedAgents } from '../../../run-log/unfinished.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import { earlierReviews } from '../../review-feedback/earlier-reviews.ts';
import type { RunContext } from '../../start/run-context.ts';
import { answerOf, questionsOf, type WorkResult } from '../decide-outcome.ts';
import { rejectionsOf } from './publish-rejections.ts';

/** Returns the work with what its pull request is told. */
export function publishableOf(
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
    isReturned: result.isReturned === true,
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
