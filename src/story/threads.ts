// Feedback is answered where it was given: in the review's threads, by the agent who worked on it.
import type { AgentRow, Transcript } from '../coordinator/transcript.ts';
import { attempt, describe } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { workOf } from '../publish/ending.ts';
import { renderThreadReply, type ThreadReply } from '../publish/thread-reply.ts';
import type { Ground } from './ground.ts';
import { type Remark, remarksOf } from './remarks.ts';
import type { Scene } from './scene.ts';

const MOST = 10;

/** Answers in the threads of the request's remarks, once each; what GitHub refuses is noted. */
export async function answerInThreads(
  scene: Scene,
  ground: Ground,
  outcome: Outcome,
): Promise<void> {
  const { transcript, request } = scene;
  if (outcome.kind === 'declined' || outcome.kind === 'failed') return;
  const threads = new Map<number, Remark>();
  for (const remark of remarksOf(request, ground)) {
    if (!isAnswered(remark.thread, scene, ground)) threads.set(remark.thread, remark);
  }
  const remarks = [...threads.values()];
  const answers: { thread: number; reply: ThreadReply }[] = [];
  for (const remark of remarks) {
    const reply = await replyTo(remark, scene, outcome);
    if (reply !== undefined) answers.push({ thread: remark.thread, reply });
  }
  for (const { thread, reply } of answers.slice(0, MOST)) await post(thread, reply, scene);
  const left = answers.length - MOST;
  if (left > 0) {
    const text = `${left} more threads of the review were worked on and not answered one by one.`;
    transcript.emit({ kind: 'note', text });
  }
}

/** A run that was killed may have answered before. */
function isAnswered(
  thread: number,
  { board, isTakenUp, request }: Scene,
  { pullRequest }: Ground,
): boolean {
  if (!isTakenUp || board.login === undefined) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) =>
      inReplyTo === thread &&
      author?.login === board.login &&
      Date.parse(createdAt) >= Date.parse(request.at),
  );
}

/** Undefined when nobody worked on it: the board says why. */
async function replyTo(
  { path }: Remark,
  scene: Scene,
  outcome: Outcome,
): Promise<ThreadReply | undefined> {
  const transcript = scene.transcript.read();
  const asker = scene.request.author.login;
  const handoff = transcript.handoffs.find(
    ({ from, files }) => from === asker && files.includes(path),
  );
  if (handoff === undefined) return replyOfAll(outcome);
  const row = rowOf(handoff.to, asker, transcript);
  if (row === undefined || !['done', 'idle'].includes(row.state) || row.answer.trim() === '') {
    return undefined;
  }
  const { name, answer: text, commit } = row;
  return { name, text, commit: commit && (await asPushed(commit, scene, outcome)) };
}

function rowOf(agent: string, asker: string, { agents }: Transcript): AgentRow | undefined {
  return agents.findLast((row) => row.agent === agent && row.requestedBy === asker);
}

/** When the branch moved meanwhile, the commits were made anew: then the newest stands for them. */
async function asPushed(
  commit: string,
  { world: { git } }: Scene,
  outcome: Outcome,
): Promise<string | undefined> {
  const pushed = workOf(outcome)?.commit;
  if (pushed === undefined) return undefined;
  const { code } = await git.attempt(['merge-base', '--is-ancestor', commit, pushed]);
  return code === 0 ? commit : pushed;
}

function replyOfAll(outcome: Outcome): ThreadReply | undefined {
  const commit = workOf(outcome)?.commit;
  switch (outcome.kind) {
    case 'changed':
    case 'answered':
      return outcome.answer.trim() === ''
        ? undefined
        : { name: 'The squad', text: outcome.answer, commit };
    case 'asked':
      return { name: 'The squad', text: outcome.question, commit };
    default:
      return undefined;
  }
}

async function post(thread: number, reply: ThreadReply, scene: Scene): Promise<void> {
  const { world, door, context, transcript, request } = scene;
  const send = async () => {
    const body = door.seal(renderThreadReply(context(), reply));
    await world.github.replyToReviewComment(request.thread.number, thread, body);
  };
  const sent = await attempt(send());
  transcript.emit(
    sent.kind === 'done'
      ? { kind: 'effect', effect: 'review-reply', detail: String(thread) }
      : {
          kind: 'note',
          text: `A thread of the review could not be answered. ${describe(sent.error).message}`,
        },
  );
}
