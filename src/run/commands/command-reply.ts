// What a command, or the work of agents, gives back to the run.
import type { Outcome } from '#src/outcome.ts';
import { renderNotes } from '#src/publish/render/shared-parts.ts';
import type { RunContext } from '../context/run-context.ts';
import type { StateKeeper } from '../resume/state-keeper.ts';

/** How a run ends, and the Markdown that the board shows in place of its own. */
export type CommandReply = {
  readonly outcome: Outcome;
  readonly markdown?: string;
  /** If agents worked: keeps their work on the remote until people see it. */
  readonly keeper?: Pick<StateKeeper, 'save'>;
};

/** Makes an answer in our own words, without an agent. */
export function answeredReply(markdown: string): CommandReply {
  return { outcome: { kind: 'answered', answer: '', memory: undefined }, markdown };
}

const MOST_NOTES = 20;

/** Returns what the run has noted, such as why a tool is not loaded; undefined without notes. */
export function runNotes({ transcript, renderContext }: RunContext): string | undefined {
  return renderNotes(renderContext(), { ...transcript.read(), left: [] }, MOST_NOTES);
}

/** Makes a reply that asks the requester a question. */
export function askedReply(question: string, markdown: string): CommandReply {
  return { outcome: { kind: 'asked', question, answer: '', work: undefined }, markdown };
}
