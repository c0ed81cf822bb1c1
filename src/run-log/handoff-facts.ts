// What events tell of a message between agents, or of one to people.

/** `sent` is open; `late` was answered after everybody stopped waiting; `unread` was kept for an agent that never started. */
export type HandoffStatus =
  | 'sent'
  | 'answered'
  | 'delivered'
  | 'refused'
  | 'failed'
  | 'late'
  | 'unread';

/** What the broker did with a message. */
export type HandoffAction = 'approved' | 'redirected' | 'rejected';

/** A message between agents, and what has become of it so far. */
export type HandoffFacts = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly task: string;
  readonly type: string;
  readonly files: readonly string[];
  /** For a person's feedback: the ids of the review threads it is about. */
  readonly reviewThreads?: readonly number[] | undefined;
  readonly status: HandoffStatus;
  readonly action: HandoffAction;
  /** The intended recipient, when somebody else got the message. */
  readonly redirectedFrom: string | undefined;
  readonly reason: string | undefined;
  /** For a refusal: `E_A2A_RATE`. */
  readonly code?: string | undefined;
  /** `normal` or `urgent`. */
  readonly priority?: string | undefined;
};

/** A message to people: a question that waits for their answer, or a call for help. */
export type EscalationNote = {
  readonly kind: 'question' | 'escalation';
  /** The agent's slug, or `coordinator`. */
  readonly from: string;
  readonly text: string;
};
