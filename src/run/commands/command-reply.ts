import type { Outcome } from '../../outcome.ts';
import { renderNotes } from '../../publish/render/shared-parts.ts';
import type { RunKeeper } from '../resume/run-keeper.ts';
import type { RunContext } from '../start/run-context.ts';

/** How a run ends, and the Markdown that the board shows in place of its own. */
export type CommandReply = {
  readonly outcome: Outcome;
  readonly markdown?: string;
  /** Where agents worked: what the remote keeps of it until people see it. */
  readonly keeper?: Pick<RunKeeper, 'save' | 'forget'>;
};

/** An answer in our own words, without an agent. */
export function answeredReply(markdown: string): CommandReply {
  return { outcome: { kind: 'answered', answer: '', memory: undefined }, markdown };
}

const MOST_NOTES = 20;

/** What the run has noted, such as why a tool is not loaded; undefined without any. */
export function runNotes({ transcript, renderContext }: RunContext): string | undefined {
  return renderNotes(renderContext(), { ...transcript.read(), left: [] }, MOST_NOTES);
}

/** A question to the person who asked. */
export function askedReply(question: string, markdown: string): CommandReply {
  return { outcome: { kind: 'asked', question, answer: '', work: undefined }, markdown };
}
