// Questions to people: those that agents asked in this run, and the one that an earlier run of the thread ended with.
import { closeOpenBlocks } from '../../publish/outbound/outbound.ts';
import { readQuestion } from '../../publish/render/question.ts';
import type { RunContext } from '../start/acknowledge.ts';

/** What agents asked people by a handoff, each with who asks. */
export function questionsOf({ transcript }: Pick<RunContext, 'transcript'>): readonly string[] {
  const { escalations, agents } = transcript.read();
  const questions = escalations.filter(({ kind }) => kind === 'question');
  return questions.map(({ from, text }) => {
    const name = agents.find(({ agent }) => agent === from)?.name ?? from;
    return `${name} asks: ${closeOpenBlocks(text.trim())}`;
  });
}

/** The squad's newest question in the thread, and when it was asked. */
export function earlierQuestion({
  boards,
  request,
}: Pick<RunContext, 'boards' | 'request'>):
  | { readonly text: string; readonly at: string }
  | undefined {
  const asking = boards.findLast(
    ({ marker }) => marker.outcome === 'asked' && marker.triggerId !== request.id,
  );
  const text = asking && readQuestion(asking.comment.body);
  return asking === undefined || text === undefined
    ? undefined
    : { text, at: asking.comment.updatedAt };
}
