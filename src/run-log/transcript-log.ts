// The growing transcript of one run: takes its events, and passes them on to listeners.
import { attempt, describe } from '#src/errors.ts';
import type { RunEvent, TimedEvent } from './events.ts';
import { foldEvent } from './fold-event.ts';
import { emptyTranscript, type Transcript } from './transcript.ts';

/** The growing transcript of one run. */
export type TranscriptLog = {
  /** Adds the time to an event, folds it and passes it to the listeners; never throws. */
  emit(event: RunEvent): void;
  /** Emits a note for people. */
  note(text: string): void;
  /** Emits that something finished was lost: work, a finding, a decision, a learning. */
  lose(text: string): void;
  /** Waits for work that may fail. A failure becomes a note that begins with `what`, and returns undefined; never rejects. */
  noteFailure<T>(what: string, work: Promise<T>): Promise<T | undefined>;
  /** Calls `listener` with every later event, after it is folded; the listener must not throw. */
  listen(listener: (event: TimedEvent) => void): void;
  read(): Transcript;
};

/** Opens an empty transcript. */
export function openTranscript(now: () => number): TranscriptLog {
  const listeners: ((event: TimedEvent) => void)[] = [];
  let transcript = emptyTranscript(now());
  const emit = (event: RunEvent) => {
    const timed = { ...event, at: now() };
    transcript = foldEvent(transcript, timed);
    for (const listen of listeners) listen(timed);
  };
  const note = (text: string) => emit({ kind: 'note', text });
  const lose = (text: string) => emit({ kind: 'note', text, isLoss: true });
  return {
    emit,
    note,
    lose,
    async noteFailure(what, work) {
      const ended = await attempt(work);
      if (ended.kind === 'done') return ended.value;
      note(`${what} ${describe(ended.error).message}`);
      return undefined;
    },
    listen: (listener) => void listeners.push(listener),
    read: () => transcript,
  };
}
