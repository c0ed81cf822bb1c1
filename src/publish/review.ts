// An agent's review as GitHub gets it: comments on the diff's lines, and a body with its verdict and what stands elsewhere.

import { plural } from '../amounts.ts';
import type { Transcript } from '../coordinator/transcript.ts';
import { nameOf } from './agents.ts';
import type { AgentReview, PlacedFinding } from './findings.ts';
import { fingerprintOfWords, renderFindingsMarker } from './fingerprint.ts';
import { addressOfLines } from './lines.ts';
import {
  code,
  firstThatFits,
  folded,
  inline,
  link,
  list,
  paragraphs,
  prose,
  type RenderContext,
} from './words.ts';

/** Comments of one review. */
const MOST_COMMENTS = 30;
const LONGEST_WORDS = 3000;
const wanted = 50_000;
const rooms = [
  { rows: 100, text: 1500 },
  { rows: 100, text: 400 },
  { rows: 30, text: 200 },
] as const;

type Room = { readonly rows: number; readonly text: number };

export type PlannedComment = {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | undefined;
  /** Markdown of ours around the agent's words; not sealed yet. */
  readonly body: string;
};

export type ReviewPlan = {
  /** The reviewing agent's name. */
  readonly reviewer: string;
  readonly body: string;
  readonly comments: readonly PlannedComment[];
  /** The same review for a GitHub that refuses the lines: everything in the body. */
  readonly whole: string;
  readonly fingerprints: readonly string[];
};

export type ReviewSetting = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  /** The commit that the review is of. */
  readonly commit: string;
  /** Fingerprints of what was said before. */
  readonly standing: ReadonlySet<string>;
  /** Where to look first, in Markdown of ours, when no pull request body says it. */
  readonly lookFirst?: string | undefined;
};

/** Plans one review; undefined when all of it stands already. Pure. */
export function planReview(review: AgentReview, setting: ReviewSetting): ReviewPlan | undefined {
  const { reviewer, findings, text } = review;
  const isSaidAs = (fingerprint: string) => setting.standing.has(fingerprint);
  const fresh = findings.filter(
    ({ fingerprint, nearby }) => ![fingerprint, ...nearby].some(isSaidAs),
  );
  // The same approval may be said of each commit; the same words only once.
  const said = review.verdict === 'approved' ? `approved ${setting.commit}` : text;
  const words = fingerprintOfWords(reviewer, said);
  const isSaid = findings.length > 0 ? fresh.length === 0 : isSaidAs(words);
  if (isSaid) return undefined;
  const onLines = fresh.filter(({ kind }) => kind === 'inline').slice(0, MOST_COMMENTS);
  const rest = fresh.filter((finding) => !onLines.includes(finding));
  const parts = { review, setting, known: findings.length - fresh.length };
  const marks = findings.length > 0 ? fresh.map(({ fingerprint }) => fingerprint) : [words];
  const marksOfRest = findings.length > 0 ? rest.map(({ fingerprint }) => fingerprint) : marks;
  return {
    reviewer: nameOf(setting.transcript, reviewer),
    comments: onLines.map((finding) => commentOf(finding, parts)),
    body: withMarker(marksOfRest, renderBody({ ...parts, onLines: onLines.length, listed: rest })),
    whole: withMarker(marks, renderBody({ ...parts, onLines: 0, listed: fresh })),
    fingerprints: marks,
  };
}

function withMarker(fingerprints: readonly string[], text: string): string {
  return fingerprints.length === 0 ? text : `${renderFindingsMarker(fingerprints)}\n${text}`;
}

type Parts = {
  readonly review: AgentReview;
  readonly setting: ReviewSetting;
  /** Findings that stand already. */
  readonly known: number;
};

function commentOf(finding: PlacedFinding, { review, setting }: Parts): PlannedComment {
  const { path, line, endLine, fingerprint, text } = finding;
  const rule = finding.rule === undefined ? '' : ` · ${code(finding.rule)}`;
  const body = paragraphs([`${whoOf(review, setting)}${rule}`, prose(setting.context, text, 4000)]);
  return {
    path,
    line: endLine,
    startLine: endLine > line ? line : undefined,
    body: withMarker([fingerprint], body),
  };
}

/** `**Hockney** (Tester)`. */
function whoOf({ reviewer }: AgentReview, { context, transcript }: ReviewSetting): string {
  const name = inline(nameOf(transcript, reviewer), 40, context.safe);
  const row = transcript.agents.find(({ agent }) => agent === reviewer);
  const role = inline(row?.role ?? '', 40, context.safe);
  return `**${name || 'Agent'}**${role === '' ? '' : ` (${role})`}`;
}

type BodyParts = Parts & {
  readonly onLines: number;
  readonly listed: readonly PlacedFinding[];
};

function renderBody(parts: BodyParts): string {
  return firstThatFits(
    wanted,
    rooms.map((room) => () => paragraphs(bodyParts(parts, room))),
  );
}

function bodyParts(parts: BodyParts, room: Room): readonly (string | undefined)[] {
  const { review, setting, onLines, listed } = parts;
  const { context } = setting;
  const here = listed.filter(({ kind }) => kind !== 'changed');
  const changed = listed.filter(({ kind }) => kind === 'changed');
  const hasWords = review.findings.length === 0 && review.verdict !== 'approved';
  const lines = (findings: readonly PlacedFinding[]) =>
    list(
      findings.map((finding) => lineOf(finding, setting, room)),
      room.rows,
    );
  return [
    `${whoOf(review, setting)} reviewed this and ${verdictOf(review)}.${countsOf(parts)}`,
    hasWords ? wordsOf(review, context) : undefined,
    here.length > 0
      ? `${onLines > 0 ? 'Elsewhere' : 'In the files'}:\n\n${lines(here)}`
      : undefined,
    changed.length > 0
      ? folded(
          `${plural(changed.length, 'remark')} on lines that were changed since`,
          lines(changed),
        )
      : undefined,
    setting.lookFirst ? folded('Look at first', setting.lookFirst) : undefined,
  ];
}

/** A review in words that are no findings; nothing, when they say no more than the verdict. */
function wordsOf({ text, secrets }: AgentReview, context: RenderContext): string | undefined {
  return secrets > 0 ? undefined : prose(context, text, LONGEST_WORDS);
}

function verdictOf({ verdict, findings }: AgentReview): string {
  switch (verdict) {
    case 'approved':
      return findings.length > 0
        ? 'has remarks, none of which has to hold it back'
        : 'found nothing to object to';
    case 'changes-requested':
      return 'asks for changes';
    case 'none':
      return findings.length > 0 ? 'has remarks' : 'gave no verdict';
  }
}

function countsOf({ review, known }: BodyParts): string {
  const { secrets } = review;
  const said =
    known === 0
      ? ''
      : ` ${plural(known, 'remark')} of earlier reviews still ${known === 1 ? 'stands' : 'stand'}.`;
  const hidden =
    secrets === 0
      ? ''
      : ` ${plural(secrets, 'remark')} with what looks like a secret ${secrets === 1 ? 'is' : 'are'} not shown.`;
  return `${said}${hidden}`;
}

function lineOf(finding: PlacedFinding, { context, commit }: ReviewSetting, room: Room): string {
  const { path, line, endLine, rule, text, kind } = finding;
  const range = endLine > line ? `${line}-${endLine}` : `${line}`;
  const place = code(`${path}:${range}`);
  const shown = kind === 'changed' ? place : link(place, addressOfLines(context, commit, finding));
  const about = rule === undefined ? '' : ` ${code(rule)}`;
  return `${shown}${about}: ${inline(text, room.text, context.safe)}`;
}
