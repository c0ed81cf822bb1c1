// Reads by plain rules what a decision's title claims: for or against a subject. Two titles that say opposite things about
// the same words contradict each other. The rules miss some contradictions rather than report false ones.
import { compareText } from '../../text/compare.ts';
import { classifyWord, isFiller, mayPrecedeVerb, stem } from './claim-words.ts';

/** One thing that a title is for or against. */
export type Claim = {
  /** 1: for it; -1: against it. */
  readonly sign: 1 | -1;
  /** The subject's words without endings, sorted; equal for equal subjects. */
  readonly subject: string;
  /** False when no verb says so: the title only names its subject. */
  readonly isExplicit: boolean;
  /** True when the claim is for the subject in at least one place, or against it everywhere. */
  readonly appliesAnywhere: boolean;
};

const MAX_LENGTH = 300;

/** Returns the claims of a title; none when it is too long to be one sentence. */
export function readClaims(title: string): readonly Claim[] {
  if (title.length > MAX_LENGTH) return [];
  const text = title
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/n't\b/g, ' not')
    .replace(/^(?:we|let's)\s+(?:(?:will|shall|should|now)\s+)*/, '')
    .replace(/^(?:phase out|get rid of|do away with)\b/, 'drop');
  return splitClauses(text).flatMap(({ clause, sign, appliesAnywhere = false }) => {
    const claim = readClaim(clause);
    return claim === undefined
      ? []
      : [{ ...claim, sign: sign === claim.sign ? 1 : -1, appliesAnywhere }];
  });
}

type ClaimClause = {
  readonly clause: string;
  readonly sign: 1 | -1;
  readonly appliesAnywhere?: boolean;
};

/** Forms that name what is replaced (`before`) and what replaces it (`after`). */
const REPLACEMENTS = [
  /^replac(?:e|ing)\s+(?<before>.+?)\s+(?:with|by)\s+(?<after>.+)$/,
  /^swap(?:ping)?\s+(?<before>.+?)\s+for\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+from\s+(?<before>.+?)\s+to\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+to\s+(?<after>.+?)\s+from\s+(?<before>.+)$/,
  /^(?<after>.+?)\s+replaces\s+(?<before>.+)$/,
];
/** The words that limit a decision to one place: `for sessions`. */
const SCOPE = /\s+(?:for|as|in|on)\s.*$/;

/** `prefer tabs over spaces` speaks for tabs and against spaces; `replace a with b` the other way round. */
function splitClauses(text: string): readonly ClaimClause[] {
  for (const form of REPLACEMENTS) {
    const { before, after } = form.exec(text)?.groups ?? {};
    if (before !== undefined && after !== undefined) return replacementClauses(before, after);
  }
  const separator = /^(?:prefer|choose|favou?r)\b/.test(text)
    ? /\s+(?:over|to|instead of|rather than)\s+|,\s*not\s+/
    : /\s+(?:instead of|rather than)\s+|,\s*not\s+/;
  const [chosen = '', rejected] = text.split(separator, 2);
  const clauses: ClaimClause[] = [{ clause: chosen, sign: 1 }, ...withoutScope(chosen)];
  if (rejected !== undefined) clauses.push({ clause: `use ${rejected}`, sign: -1 });
  return clauses;
}

/** Claims against what is replaced (everywhere, unless a place is named), and for what replaces it. */
function replacementClauses(before: string, after: string): readonly ClaimClause[] {
  const gone = `use ${before}`;
  const scope = SCOPE.exec(after)?.[0];
  return [
    { clause: gone, sign: -1 },
    scope === undefined
      ? { clause: gone, sign: -1, appliesAnywhere: true }
      : { clause: `${gone}${scope}`, sign: -1 },
    { clause: `use ${after}`, sign: 1 },
  ];
}

/** `use redis for sessions` also claims `use redis`, for one place at least. */
function withoutScope(text: string): readonly ClaimClause[] {
  if (!/^(?:use|adopt|keep|choose)\s/.test(text) || !SCOPE.test(text)) return [];
  return [{ clause: text.replace(SCOPE, ''), sign: 1, appliesAnywhere: true }];
}

function readClaim(clause: string): Omit<Claim, 'appliesAnywhere'> | undefined {
  const found = splitWords(clause);
  const first = found.findIndex((word) => !mayPrecedeVerb(word));
  const read = found.map((word, at) => ({
    word,
    // The last of the leading words may still be a verb: `stop using`.
    role: classifyWord(word, {
      mayBeVerb: at <= first || first === -1,
      isPredicate: at === found.length - 1 || isFiller(found[at - 1] ?? ''),
    }),
  }));
  const subject = new Set(
    read.flatMap(({ word, role }) => (role === 'subject' ? [stem(word)] : [])),
  );
  if (subject.size === 0) return undefined;
  return {
    sign: read.filter(({ role }) => role === 'against').length % 2 === 0 ? 1 : -1,
    subject: [...subject].sort(compareText).join(' '),
    isExplicit: read.some(({ role }) => role === 'against' || role === 'for'),
  };
}

function splitWords(clause: string): readonly string[] {
  const found = clause.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'_/-]*/gu) ?? [];
  return found.map((word) => word.replace(/[.'/-]+$/, ''));
}
