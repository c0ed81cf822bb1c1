// Tells on the issue's board that a run continued the work on the pull request.
import type { Outcome } from '../../outcome.ts';
import { findOwnBoards } from '../../publish/board/find-boards.ts';
import { commentUrl } from '../../publish/render/render-context.ts';
import { inline, link } from '../../publish/render/render-markdown.ts';
import { renderContinued } from '../../publish/replies/continued.ts';
import { reportOfText } from '../../report.ts';
import { findMember } from '../../team/roster/member.ts';
import type { Team } from '../../team/team.ts';
import { continuedWork, issueOfBranch } from '../context/follow-up.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

const LONGEST_NEWS = 160;

/** Edits the newest board of the issue that the pull request's branch is for; what GitHub refuses is noted. Never rejects. */
export async function tellFirstBoard(
  outcome: Outcome,
  context: RunContext,
  { target, team }: Pick<RepositoryContext, 'target' | 'team'>,
): Promise<void> {
  const { request, inputs, transcript } = context;
  const { number } = request.thread;
  if (outcome.kind !== 'changed' || continuedWork({ target })?.pull !== number) return;
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === undefined || !target.branch.startsWith(inputs.branchPrefix)) return;
  const editing = editBoard(issue, target.branch, newsOf(outcome.answer, context, team), context);
  await transcript.noteFailure(
    `The board on #${issue} could not be updated with this run.`,
    editing,
  );
}

async function editBoard(
  issue: number,
  branch: string,
  news: string,
  { ports: { github }, outbound }: RunContext,
): Promise<void> {
  const comments = await github.listComments(issue, undefined);
  const boards = await findOwnBoards(github, comments.items);
  const board = boards.findLast(({ marker }) => marker.branch === branch);
  const body = board && renderContinued(board.comment.body, news);
  if (board !== undefined && body !== undefined) {
    await github.updateComment(board.comment.id, outbound.seal(body));
  }
}

/** Returns `Test the login check, in #8`, linked to this run's board; without a report line, says what was asked of whom. */
function newsOf(
  answer: string,
  { request, renderContext, transcript, board }: RunContext,
  team: Team,
): string {
  const { facts, safe } = renderContext();
  const { command } = request;
  const named = command.kind === 'agent' ? findMember(team, command.agent)?.name : undefined;
  const asked = `${transcript.read().request}${named === undefined ? '' : `, by ${named}`}`;
  const what = reportOfText(answer).title.replace(/\.$/, '') || asked;
  const place = link(`#${request.thread.number}`, commentUrl(facts, board.commentId));
  return `${inline(what, LONGEST_NEWS, safe)}, in ${place}`;
}
