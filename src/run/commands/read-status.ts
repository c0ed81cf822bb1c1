// What `@squad status` tells: the newest run of the branch, whether it was asked for on the issue or on its pull request.
import { resultOr } from '#src/errors.ts';
import type { EarlierReview } from '#src/outcome.ts';
import { type FoundBoard, findBoards } from '#src/publish/board.ts';
import type { BoardMarker } from '#src/publish/render/markers.ts';
import type { ThreadStatus } from '#src/publish/replies/command-replies.ts';
import { notDoneText } from '#src/report.ts';
import { standingParts } from '#src/run-log/transcript.ts';
import { findMember } from '#src/team/member.ts';
import type { Team } from '#src/team/team.ts';
import { compareText } from '#src/text/compare.ts';
import { issueOfBranch } from '../context/choose-branch.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { continuedWork, isOwnThread, objectionsSoFar } from '../context/load-thread.ts';
import type { RunContext } from '../context/run-context.ts';

/** Reads the status; asks GitHub for the comments of at most one more thread. */
export async function readStatus(
  context: RunContext,
  { target, earlier, team }: RepositoryContext,
): Promise<ThreadStatus> {
  const other = otherThread(context, target);
  const elsewhere = other === undefined ? [] : await boardsOf(other, context);
  const latest = [...context.boards, ...(elsewhere ?? [])]
    .toSorted((one, another) => compareText(one.comment.createdAt, another.comment.createdAt))
    .findLast(({ marker }) => marker.triggerId !== context.request.id && isOfRun(marker));
  return {
    latest: latest && { ...latest.marker, url: latest.comment.url },
    isOfThread: elsewhere === undefined,
    pullRequest: target.pull,
    undone: standingParts(earlier.transcript.parts).map(notDoneText),
    objections: objectionsSoFar(earlier).map((one) => objectionText(one, team)),
  };
}

function objectionText({ reviewer, files }: EarlierReview, team: Team): string {
  const name = findMember(team, reviewer)?.name ?? reviewer;
  return `${name} asked for changes${files.length === 0 ? '' : ` in ${files.join(', ')}`}`;
}

/** False for the reply to a command, whose marker names no asker. */
function isOfRun({ state, asker }: BoardMarker): boolean {
  return state !== 'done' || asker !== undefined;
}

/** Returns the issue that the squad's pull request is for, or the pull request that is open for the issue. */
function otherThread(
  { request: { thread }, inputs: { branchPrefix } }: RunContext,
  target: RepositoryContext['target'],
): number | undefined {
  const pull = continuedWork({ target })?.pull;
  if (pull !== thread.number) return pull;
  const isOwn = isOwnThread(target, pull, branchPrefix);
  return isOwn ? issueOfBranch(target.branch, branchPrefix) : undefined;
}

/** Returns a thread's boards; undefined when GitHub does not list its comments. */
async function boardsOf(
  thread: number,
  { ports, board }: RunContext,
): Promise<readonly FoundBoard[] | undefined> {
  const comments = await resultOr(ports.github.listComments(thread, undefined), undefined);
  return comments && findBoards(comments.items, board.login);
}
