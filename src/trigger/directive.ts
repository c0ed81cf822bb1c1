// Directives: sentences of a request that lay down a rule for the team (`from now on ...`, `we never ...`).
import type { TextRange } from '../text/search/text-view.ts';
import { type Paragraph, visibleParagraphs } from './visible-prose.ts';

export type Directives = {
  /** Each sentence as its author wrote it, at most five. */
  readonly sentences: readonly string[];
  /** Whether the request says nothing else. */
  readonly isWhole: boolean;
};

const NONE: Directives = { sentences: [], isWhole: false };

const MOST = 5;
const SHORTEST = 12;
const LONGEST = 400;

const HINT = /from now on|going forward|always|never|don['’]t|do not/i;
const RULE =
  /^(?:(?:please|also|and|so|ok|okay)[,:]?\s{1,4}){0,2}(?:(from now on|going forward)|(we (?:never|always|don['’]t|do not))|(always|never))(?:\s*[,:])?\s+(\S+)/i;

// Words after which the sentence describes how things are and lays down no rule.
const TELLING_AFTER_WE =
  /^(?:know|knew|have|had|get|got|see|saw|receive|understand|think|believe|remember|care|mind|seem|need|want|like|even|really|yet|hear|find|found|end|land|lose|lost|were|was|are|did|said|told|made|wrote|went|came|thought|meant)\b/i;
const TELLING_ALONE =
  /^(?:mind|again|ever|the|an?|it|this|that|when|in|on|at|i|we|you|they|he|she|had|was|were|been)\b|[^s]s[,.;:!]?$/i;
/** `We never agreed on this.` */
const PAST = /^(?!(?:embed|exceed|feed|proceed|seed|speed|succeed)\b)[a-z]{2,30}ed\b/i;
/** `Always check it first, and add a test.`: the second half may be work for somebody. */
const FURTHER_CLAUSE = /[,;]\s{1,4}(?:and|then|also|but)\s/i;
const COURTESY = /\b(?:thanks|thank you|please|cheers)\b/gi;
const MEANINGFUL = /[\p{L}\p{N}]/u;

/** Reads the rules in a request's visible prose; code, quotes and questions don't count. Linear in the request's length. */
export function readDirectives(request: string): Directives {
  if (!HINT.test(request)) return NONE;
  const found = visibleParagraphs(request).flatMap((paragraph) =>
    sentencesIn(request, paragraph).filter((place) =>
      isRule(request.slice(place.start, place.end)),
    ),
  );
  if (found.length === 0) return NONE;
  const sentences = found.slice(0, MOST).map(({ start, end }) => request.slice(start, end));
  const isOnlyRules = found.length <= MOST && !sentences.some((one) => FURTHER_CLAUSE.test(one));
  const isWhole = isOnlyRules && !MEANINGFUL.test(rest(request, found));
  return { sentences, isWhole };
}

function isRule(sentence: string): boolean {
  if (sentence.length < SHORTEST || sentence.length > LONGEST || sentence.endsWith('?'))
    return false;
  const [, forever, we, alone, next = ''] = RULE.exec(sentence) ?? [];
  if (forever !== undefined) return true;
  if (PAST.test(next)) return false;
  if (we !== undefined) return !TELLING_AFTER_WE.test(next);
  return alone !== undefined && !TELLING_ALONE.test(next);
}

/** Returns the sentences that begin and end in the author's own words, with whatever lies between, such as code. */
function sentencesIn(source: string, { start, end, ranges }: Paragraph): readonly TextRange[] {
  const ends = ranges.flatMap((range) =>
    [...source.slice(range.start, range.end).matchAll(/[.!?](?=\s|$)/g)]
      .map(({ index }) => range.start + index + 1)
      // `$` matches at the end of every range, but a sentence ends there only at the paragraph's end or before a blank.
      .filter((at) => at === end || /\s/.test(source.charAt(at))),
  );
  const sentences: TextRange[] = [];
  let from = start;
  for (const at of [...ends, end]) {
    const begin = from + Math.max(0, source.slice(from, at).search(/\S/));
    if (begin < at && ranges.some((range) => range.start <= begin && begin < range.end)) {
      sentences.push({ start: begin, end: at });
    }
    from = at;
  }
  return sentences;
}

/** Returns what the request says besides these sentences, without courtesies. */
function rest(request: string, found: readonly TextRange[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of found) {
    parts.push(request.slice(from, start));
    from = end;
  }
  return [...parts, request.slice(from)].join(' ').replace(COURTESY, '');
}
