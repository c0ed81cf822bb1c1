// Records how a message ended, and tells its sender what else it must know.
import { reportOfText, reportText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/index.ts';
import { oneLine } from '#src/text/index.ts';
import { describeVerdict } from '../../reviews/describe-review.ts';
import { type ReviewReply, recordReview } from '../../reviews/record-review.ts';
import { standingReviews } from '../../reviews/standing-findings.ts';
import type { SessionEnd } from '../../sessions/session-end.ts';
import { type Colleague, wantsAnswer } from '../handoff.ts';
import { tellResult } from '../letters/tell.ts';
import type { RouteApproval } from '../routing/routing-context.ts';
import type { TaskEnd } from '../task-runner.ts';
import type { MessageResult } from './await-result.ts';
import {
  type DeliveryDeps,
  isAbandoned,
  type RoutedMessage,
  redirectionRemarks,
  withRemarks,
} from './routed-message.ts';

const MAX_TASK_LENGTH = 100;

type EndedTask = TaskEnd & { readonly approval: RouteApproval };

/** Records the end of a message. Returns the result with what else the sender must know. */
export async function recordResult(
  routed: RoutedMessage,
  { approval, end, work }: EndedTask,
  deps: DeliveryDeps,
): Promise<MessageResult> {
  const { message, handoff, chain } = routed;
  const { target, insteadOf } = approval;
  const ended = messageResultOf(target, end);
  const report = ended.kind === 'answered' ? ended.report : undefined;
  const review = { id: message.id, handoff, reviewer: target.slug, path: chain.path, report };
  deps.reviews.chains.set(message.id, chain.id);
  const reviewed = await recordReview(review, deps);
  const result = withReview(ended, target, reviewed);
  const isOther = result.kind === 'answered' && insteadOf !== undefined;
  const named = isOther ? { ...result, redirectedFrom: insteadOf.agent.name } : result;
  const facts = work === undefined ? [] : [work];
  const remarks = [
    ...redirectionRemarks(approval),
    ...facts,
    ...handedOnRemarks(routed, target, deps),
    ...innerReviewRemarks(routed, deps),
    ...(reviewed?.remarks ?? []),
  ];
  const told = withRemarks(named, remarks);
  const isMissed = isResultMissed(routed, result, deps) && !(await tellResult(routed, told, deps));
  deps.messageStore.close(
    message,
    result,
    isMissed && handoff.waitForResult && result.kind === 'answered',
  );
  return told;
}

/** True when the sender's call doesn't return this result, and the sender would want to know it. */
function isResultMissed(
  routed: RoutedMessage,
  { kind }: MessageResult,
  deps: DeliveryDeps,
): boolean {
  const { handoff, call, sender } = routed;
  if (handoff.waitForResult) return call.isOver || isAbandoned(routed, deps);
  // The result of work that an agent handed on belongs in the coordinator's answer, too.
  const isHandedOn = sender !== undefined;
  return call.isOver && (isHandedOn || wantsAnswer(handoff) || kind !== 'answered');
}

/** Says who still works for the agent that has ended. The coordinator is told that it gets their reports. */
function handedOnRemarks(
  { handoff }: RoutedMessage,
  { slug, name }: Colleague,
  { messageStore, roster }: DeliveryDeps,
): readonly string[] {
  const later =
    handoff.from === COORDINATOR ? ' You will get the report; do not send this again.' : '';
  return messageStore.workFor(slug).map(({ to, task }) => {
    const worker = roster.find(to)?.name ?? to;
    return `${worker} still works for ${name} on "${oneLine(task, MAX_TASK_LENGTH)}".${later}`;
  });
}

/** Tells whoever opened the chain which reviews stand that agents asked for on the way. */
function innerReviewRemarks(
  { message, sender }: RoutedMessage,
  { reviews: { notes, chains }, roster }: DeliveryDeps,
): readonly string[] {
  if (sender !== undefined) return [];
  return standingReviews(notes)
    .filter(({ handoff }) => handoff !== message.id && chains.get(handoff) === message.id)
    .map((note) => describeVerdict(note, roster.find(note.reviewer)?.name ?? note.reviewer));
}

function messageResultOf({ name }: Colleague, end: SessionEnd): MessageResult {
  if (end.kind === 'finished') {
    const { report } = end;
    return { kind: 'answered', from: name, response: reportText(report), report };
  }
  return { kind: 'failed', to: name, reason: end.reason, type: end.type };
}

/** Returns a recorded review as the answer, even if its reviewer's session failed afterwards. */
function withReview(
  result: MessageResult,
  { name }: Colleague,
  reviewed: ReviewReply | undefined,
): MessageResult {
  if (reviewed === undefined) return result;
  const { response } = reviewed;
  if (result.kind === 'answered' && result.response === response) return result;
  const said = result.kind === 'answered' ? result.report : reportOfText('');
  const { title, summary } = reportOfText(response);
  return { kind: 'answered', from: name, response, report: { ...said, title, summary } };
}
