// The one-line markers in what we post, by which later runs find it. Nothing else in a text is hidden.
import { lacksPullRequest, OUTCOMES, type Outcome, type OutcomeKind } from '#src/outcome.ts';
import type { EnclosingText } from '../outbound/outbound.ts';

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

const BOARD = new RegExp(
  String.raw`^<!-- squad-action:board trigger=([\w./-]{1,200}) run=([\w./-]{1,200}) state=(working|stopped|done)(?: outcome=(${OUTCOMES.join('|')}))?(?: branch=([\w./-]{1,255}))?(?: asker=([\w[\]-]{1,100}))? -->(?:\r?\n|$)`,
);
const BRANCH = /^[\w./-]{1,255}$/;
/** `octocat`, `renovate[bot]`. */
const LOGIN = /^[\w[\]-]{1,100}$/;

/** Renders a board's marker. Leaves out a branch with characters that the grammar doesn't allow. */
export function renderMarker(marker: BoardMarker): string {
  const { triggerId, runId, state, outcome, branch, asker } = marker;
  const fields = [
    `trigger=${plainField(triggerId) || '-'}`,
    `run=${plainField(runId) || '-'}`,
    `state=${state}`,
    ...(outcome === undefined ? [] : [`outcome=${outcome}`]),
    ...(branch !== undefined && BRANCH.test(branch) ? [`branch=${branch}`] : []),
    ...(asker !== undefined && LOGIN.test(asker) ? [`asker=${asker}`] : []),
  ];
  return `<!-- squad-action:board ${fields.join(' ')} -->`;
}

/** Reads a board's marker at the very start of a comment; undefined when there is none, or it isn't as we write it. */
export function readMarker(body: string): BoardMarker | undefined {
  const [, triggerId, runId, state, outcome, branch, asker] = BOARD.exec(body.slice(0, 1000)) ?? [];
  if (triggerId === undefined || runId === undefined) return undefined;
  return {
    triggerId,
    runId,
    state: state === 'done' || state === 'stopped' ? state : 'working',
    outcome: OUTCOMES.find((kind) => kind === outcome),
    branch,
    asker,
  };
}

function plainField(text: string): string {
  return text.slice(0, 200).replace(/[^\w./-]/g, '-');
}

/** The state of a run that ended so, or has not ended yet. */
export function stateOf(outcome: Outcome | undefined): BoardMarker['state'] {
  if (outcome === undefined) return 'working';
  const isCutOff =
    outcome.kind === 'limited' && ['cancelled', 'interrupted'].includes(outcome.limit);
  return isCutOff || lacksPullRequest(outcome) ? 'stopped' : 'done';
}

/**
 * True if a later run of the same request goes on: with what was cut off or lacks its pull request, or again with what failed
 * or was declined, since the asker may have been given access meanwhile.
 */
export function goesOn({ state, outcome }: Pick<BoardMarker, 'state' | 'outcome'>): boolean {
  return state !== 'done' || outcome === 'failed' || outcome === 'declined';
}

// The comment that calls people.

const NOTICE = '<!-- squad-action:notice ';

export function renderNoticeMarker(triggerId: string): string {
  return `${NOTICE}trigger=${plainField(triggerId)} -->`;
}

/** True for a comment that calls people, whichever request it was for. */
export function isNotice(body: string): boolean {
  return body.startsWith(NOTICE);
}

/** True for one about this request. */
export function isNoticeFor(body: string, triggerId: string): boolean {
  return body.startsWith(renderNoticeMarker(triggerId));
}

// What is posted in a review: our replies, and reviews with the fingerprints of their findings.

/** The first line of a reply to a thread of a review. */
export const REPLY = '<!-- squad-action:reply -->';
/** The sanitiser lets no longer marker through. */
const MAX_FINGERPRINTS = 100;
const FINDINGS = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;

/** Renders the first line of a review or of one of its comments. */
export function renderFindingsMarker(fingerprints: readonly string[]): string {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_FINGERPRINTS).join(' ')} -->`;
}

/** Reads the fingerprints at the very start of a text; none when it doesn't begin with our marker. */
export function readFindingsMarker(body: string): readonly string[] {
  const [, found = ''] = FINDINGS.exec(body.slice(0, 1000)) ?? [];
  return found.split(' ').filter((word) => word !== '');
}

/** Returns what people see of our part in a review; undefined for a text of others, who may post from the same account. */
export function readOwnReview(body: string): string | undefined {
  if (body.startsWith(REPLY)) return body.slice(REPLY.length).trimStart();
  return readFindingsMarker(body).length === 0 ? undefined : body.replace(FINDINGS, '');
}

// Our text in a pull request's body, between two markers. What people write around them stays as it is.

const BEGIN = '<!-- squad-action:pull-request -->';
const END = '<!-- squad-action:end -->';

/** The place of our text in a new body. */
export const WHOLE_BODY: EnclosingText = { before: `${BEGIN}\n`, after: `\n${END}` };

/**
 * Finds our text in a body; undefined when it isn't marked. People may have removed or quoted a marker, so our text is between
 * the last begin that an end follows and the first end after it.
 */
export function findOwnPart(body: string): EnclosingText | undefined {
  const last = body.lastIndexOf(END);
  const begin = last < 0 ? -1 : body.lastIndexOf(BEGIN, last);
  if (begin < 0) return undefined;
  const end = body.indexOf(END, begin);
  return { before: `${body.slice(0, begin)}${BEGIN}\n`, after: `\n${body.slice(end)}` };
}

/** The place for our text below what somebody else wrote. */
export function placeBelow(body: string): EnclosingText {
  const above = body === '' ? '' : `${body}\n\n`;
  return { before: `${above}${WHOLE_BODY.before}`, after: WHOLE_BODY.after };
}
