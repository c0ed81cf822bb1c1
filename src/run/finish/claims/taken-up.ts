// Tells whether later words say that something was done which an earlier answer reported as not done.
import { DENIAL, sentencesOf } from './sentences.ts';

/**
 * True if one sentence of the texts names everything that the part is about, and denies nothing. In doubt it is false: a
 * part that was done stays on a list that people read, where one that was not done would be forgotten.
 */
export function isTakenUp(part: string, texts: readonly string[]): boolean {
  const subject = subjectOf(part);
  return sentencesOf(texts)
    .filter((sentence) => !DENIAL.test(sentence) && !REMAINS.test(sentence))
    .some((sentence) => speaksOf(subject, sentence));
}

/** Words of a sentence about what is still to be done. */
const REMAINS =
  /\b(?:remains?|remaining|still|missing|lacks?|left|open|out of|todo|to be|later|cannot|could|would)\b/i;

/** True if both parts are about the same thing: each word that the shorter one is about stands in the other. */
export function isSamePart(one: string, other: string): boolean {
  return speaksOf(subjectOf(one), other) || speaksOf(subjectOf(other), one);
}

function speaksOf(subject: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  const isNamed = (wanted: string) =>
    words.some((word) => word.startsWith(wanted) || wanted.startsWith(word));
  return subject.length > 0 && subject.every(isNamed);
}

/** Returns what a part is about: the words before the first colon, behind which the reason stands. */
function subjectOf(part: string): readonly string[] {
  const [head = ''] = part.split(/:(?=\s)/, 1);
  const words = wordsOf(head);
  return words.length > 0 ? words : wordsOf(part);
}

const FILLER: ReadonlySet<string> = new Set(
  'the and for was were are not with from that this its any all into too has have been'.split(' '),
);

/** Words of one stem begin alike: `publishing` and `published`. */
const STEM_LENGTH = 5;

/** Returns the beginnings of the words that mean something, in lower case. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !FILLER.has(word)).map((word) => word.slice(0, STEM_LENGTH));
}
