// What the page shows: the acts of a run in order, and the lanes that they happen in.

/** What a mark on a lane stands for. Acts without a mark are small ticks or don't show on a lane. */
export const MARKS = [
  'request',
  'handoff',
  'said',
  'decision',
  'learning',
  'commit',
  'review',
  'check',
  'push',
  'pull-request',
  'question',
  'refused',
  'conflict',
  'note',
  'end',
] as const;

export type Mark = (typeof MARKS)[number];

export type Tone = 'plain' | 'good' | 'bad' | 'warn';

/** A finding of a review, as the page shows it. */
export type ShownFinding = {
  readonly place: string;
  readonly severity: string;
  readonly rule: string;
  readonly text: string;
  readonly suggestion: string;
  readonly isRevised: boolean;
};

/** What is folded below an act. */
export type Detail =
  | { readonly kind: 'words' | 'code' | 'diff'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'sizes';
      readonly label: string;
      readonly rows: readonly (readonly [part: string, size: string])[];
    }
  | { readonly kind: 'findings'; readonly findings: readonly ShownFinding[] };

/** Who did what. Later events add to an act: a call gets its result, for example. */
export type Act = {
  readonly at: number;
  /** The session's label; empty for what the run itself does. */
  readonly session: string;
  readonly who: string;
  text: string;
  mark: Mark | undefined;
  tone: Tone;
  /** How long the act took, or how much it changed. */
  fact: string;
  readonly details: Detail[];
};

/** A message from lane to lane: a task to the session that takes it up, or an answer back. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly sentAt: number;
  readonly at: number;
  readonly isAnswer: boolean;
};

/** What a session was doing from one time to another. */
export type LaneSpan = {
  readonly state: 'queued' | 'working' | 'waiting';
  readonly from: number;
  readonly to: number;
};

/** One session over time. */
export type SessionLane = {
  readonly session: string;
  readonly name: string;
  readonly role: string;
  /** The number of its colour; sessions of one agent share it. */
  readonly hue: number;
  readonly spans: readonly LaneSpan[];
  /** How the session ended, if it did not end normally. */
  readonly brokenOff: 'failed' | 'stopped' | undefined;
};
