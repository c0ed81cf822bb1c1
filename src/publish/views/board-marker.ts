// The marker: the first line of our comment, by which the next run finds it. Nothing else in the comment is hidden.
import type { OutcomeKind } from '#src/outcome.ts';

export type BoardMarker = {
  /** What started the run: `comment-12`. */
  readonly triggerId: string;
  readonly runId: string;
  /** `stopped`: the run was cut off, or its pull request is missing, and its re-run goes on from there. */
  readonly state: 'working' | 'stopped' | 'done';
  readonly outcome: OutcomeKind | undefined;
  readonly branch: string | undefined;
  /** Login of the person who asked. */
  readonly asker?: string | undefined;
};

const OUTCOME_KINDS: Readonly<Record<OutcomeKind, true>> = {
  changed: true,
  answered: true,
  asked: true,
  declined: true,
  'nothing-to-do': true,
  limited: true,
  failed: true,
};

const MARKER_GRAMMAR =
  /^<!-- squad-action:board trigger=([\w./-]{1,200}) run=([\w./-]{1,200}) state=(working|stopped|done)(?: outcome=([a-z-]{1,20}))?(?: branch=([\w./-]{1,255}))?(?: asker=([\w[\]-]{1,100}))? -->(?:\r?\n|$)/;

/** Renders the marker's one line. Leaves out a branch with characters that the grammar doesn't allow. */
export function renderMarker(marker: BoardMarker): string {
  const fields = [
    `trigger=${plainField(marker.triggerId)}`,
    `run=${plainField(marker.runId)}`,
    `state=${marker.state}`,
    ...(marker.outcome === undefined ? [] : [`outcome=${marker.outcome}`]),
    ...(isPlainField(marker.branch) ? [`branch=${marker.branch}`] : []),
    ...(isLogin(marker.asker) ? [`asker=${marker.asker}`] : []),
  ];
  return `<!-- squad-action:board ${fields.join(' ')} -->`;
}

/** Reads the marker at the very start of a comment; undefined when there is none, or it isn't as we write it. */
export function readMarker(body: string): BoardMarker | undefined {
  const [, triggerId, runId, state, outcome, branch, asker] =
    MARKER_GRAMMAR.exec(body.slice(0, 1000)) ?? [];
  if (triggerId === undefined || runId === undefined) return undefined;
  if (outcome !== undefined && !isOutcome(outcome)) return undefined;
  const read = { triggerId, runId, outcome, branch, asker };
  return { ...read, state: state === 'done' || state === 'stopped' ? state : 'working' };
}

function isOutcome(word: string): word is OutcomeKind {
  return Object.hasOwn(OUTCOME_KINDS, word);
}

function isPlainField(text: string | undefined): boolean {
  return text !== undefined && /^[\w./-]{1,255}$/.test(text);
}

/** `octocat`, `renovate[bot]`. */
function isLogin(text: string | undefined): boolean {
  return text !== undefined && /^[\w[\]-]{1,100}$/.test(text);
}

function plainField(text: string): string {
  return text.slice(0, 200).replace(/[^\w./-]/g, '-') || '-';
}
