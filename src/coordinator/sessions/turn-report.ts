// What a turn ended with: the report of the tool that ended it, or its text, and the calls whose results nobody has read.

import {
  EMPTY_ANSWER,
  type SessionEvent,
  type SessionTool,
  type ToolReply,
  type Turn,
} from '#src/ports/agents.ts';
import { type Report, reportOfText } from '#src/report.ts';
import { oneLine } from '#src/text/one-line.ts';

/** A call beside the report that failed, or whose result the model must read; `said` is how it ended, in one line. */
export type UnreadCall = { readonly tool: string; readonly said: string };

/** How a turn ended. `endedBy` names the tool that ended it; undefined for a turn that ended with a text. */
export type EndedTurn =
  | {
      readonly kind: 'done';
      readonly report: Report;
      readonly endedBy: string | undefined;
      readonly unread: readonly UnreadCall[];
    }
  | Exclude<Turn, { kind: 'done' }>;

/** Collects what one session reports, turn by turn. */
export type ReportCollector = {
  begin(): void;
  /** Hears of every reply of the session's own tools, before the runtime does. */
  onReply(tool: SessionTool, callId: string, reply: ToolReply): void;
  /** Hears of every event of the session, in order. */
  onEvent(event: SessionEvent): void;
  end(turn: Turn): EndedTurn;
};

type EndedCall = Extract<SessionEvent, { kind: 'tool-ended' }>;

const MAX_SAID = 300;

/** A turn that ended with a text, or with nothing. */
export function endedTurn(text: string): EndedTurn {
  return { kind: 'done', report: reportOfText(text), endedBy: undefined, unread: [] };
}

/** Starts without a turn. The model reads a message's results with its next one, so only the last message's calls are unread. */
export function collectReport(): ReportCollector {
  let ending: { readonly report: Report; readonly tool: string } | undefined;
  let unread: readonly UnreadCall[] = [];
  const started = new Map<string, string>();
  const mustBeRead = new Map<string, string>();
  const unreadOf = ({ callId, ok, output = '' }: EndedCall): readonly UnreadCall[] => {
    const said = ok ? mustBeRead.get(callId) : output;
    const tool = started.get(callId) ?? 'a tool';
    return said === undefined ? [] : [{ tool, said: lastWords(said) }];
  };
  return {
    begin() {
      ending = undefined;
      unread = [];
      started.clear();
      mustBeRead.clear();
    },
    onReply({ name: tool, endsTurn }, callId, { kind, report, text, mustBeRead: isWanted }) {
      if (kind === 'ok' && endsTurn === true && report !== undefined) ending = { report, tool };
      if (kind === 'ok' && isWanted === true) mustBeRead.set(callId, text);
    },
    onEvent(event) {
      if (event.kind === 'turn-started') unread = [];
      if (event.kind === 'tool-started') started.set(event.callId, event.tool);
      if (event.kind === 'tool-ended') unread = [...unread, ...unreadOf(event)];
    },
    end(turn) {
      // After a message in which some call's arguments are no object, the runtime takes the report for an empty answer.
      const isReported = turn.kind === 'failed' && turn.type === EMPTY_ANSWER;
      if (turn.kind !== 'done' && !(isReported && ending !== undefined)) return turn;
      if (ending === undefined) return endedTurn(turn.kind === 'done' ? turn.text : '');
      return { kind: 'done', report: ending.report, endedBy: ending.tool, unread };
    },
  };
}

/** The end of a reply: a command's exit code stands there. */
function lastWords(text: string): string {
  const lines = text.trim().split('\n');
  return oneLine(lines.slice(-2).join(' · '), MAX_SAID);
}
