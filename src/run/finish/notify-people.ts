// Calls people when a run waits for them, failed, or took long: in one separate comment per request.

import { attempt } from '#src/errors.ts';
import type { Outcome } from '#src/outcome.ts';
import type { Comment, GitHub } from '#src/ports/github.ts';
import { commentOnce } from '#src/publish/comment-once.ts';
import { isNoticeFor } from '#src/publish/render/markers.ts';
import { commentUrl } from '#src/publish/render/render-context.ts';
import { callsForNotice, renderNotice } from '#src/publish/replies/notice.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';

/** Calls the requester and, for a call for help, the people in the settings; what GitHub refuses is noted. Never rejects. */
export async function notifyPeople(
  outcome: Outcome,
  context: RunContext,
  others: readonly string[] = [],
): Promise<void> {
  const { transcript, renderContext, board } = context;
  if (board.commentId === undefined) return;
  const read = transcript.read();
  // An earlier attempt of the same request may have called people.
  const isCalled =
    read.notice !== undefined || findNotice(context.comments.items, context) !== undefined;
  if (isCalled || !callsForNotice(outcome, read, renderContext().facts.now)) return;
  const people = [...new Set([...askerOf(context), ...others])];
  if (people.length === 0) return;
  await transcript.noteFailure(
    'Nobody could be notified.',
    call(outcome, people, board.commentId, context),
  );
}

function findNotice(
  comments: readonly Comment[],
  { board, request }: RunContext,
): Comment | undefined {
  return comments.find(
    ({ author, body }) => author?.login === board.login && isNoticeFor(body, request.id),
  );
}

/** Returns the requester, if that is a person whose login can be mentioned. */
function askerOf({ request: { author }, inputs }: RunContext): readonly string[] {
  const isPerson = author.type === 'User' && /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(author.login);
  const isPhrase = `@${author.login}`.toLowerCase() === inputs.triggerPhrase.toLowerCase();
  return isPerson && !isPhrase ? [author.login] : [];
}

async function call(
  outcome: Outcome,
  people: readonly string[],
  board: number,
  run: RunContext,
): Promise<void> {
  const { transcript, outbound, ports, request, renderContext } = run;
  const context = renderContext();
  const boardUrl = commentUrl(context.facts, board);
  const notice = renderNotice(context, transcript.read(), { outcome, people, boardUrl });
  const find = async (comments: readonly Comment[]) => findNotice(comments, run);
  const once = { ...ports, find };
  const { url } = await commentOnce(request.thread.number, outbound.seal(notice), once);
  transcript.emit({ kind: 'notice', url });
}

const LABEL = 'squad:escalated';
const MOST_MENTIONS = 5;

/** Mentions people when an agent escalated; what GitHub refuses is noted. Never rejects. */
export async function escalate(
  outcome: Outcome,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { request, ports, transcript } = context;
  const calls = transcript.read().escalations.filter(({ kind }) => kind === 'escalation');
  if (calls.length === 0 || outcome.kind === 'declined') return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL]);
  const mentioning = mentionPeople(outcome, context, repository);
  await Promise.all([
    mentioning,
    transcript.noteFailure(`The label ${LABEL} could not be set.`, labelling),
  ]);
}

/** Mentions the requester and the people in the settings in one comment, even if the settings name nobody. */
async function mentionPeople(
  outcome: Outcome,
  context: RunContext,
  { team }: RepositoryContext,
): Promise<void> {
  const people = await peopleToMention(context.ports.github, team.settings.escalation);
  if (people.length === 0) {
    context.transcript.note(
      'An agent asked for help, but only the requester was mentioned: name collaborators or teams in the setting `action.escalation`.',
    );
  }
  await notifyPeople(outcome, context, people);
}

/** Returns teams, and people who are collaborators: nobody else may learn of a private matter. */
async function peopleToMention(
  github: GitHub,
  names: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(names)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name) => {
      if (name.includes('/')) return true;
      const answer = await attempt(github.isCollaborator(name));
      return answer.kind === 'done' && answer.value;
    }),
  );
  return wanted.filter((_name, index) => known[index]);
}
