// The sentences of answers, and the words by which one denies what it speaks of.

/** Splits texts at lines, full stops, semicolons, and exclamation and question marks. */
export function sentencesOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(/\n|[.;!?](?=\s)/));
}

/** Words that deny a claim: `Nobody reviewed`, `Hockney has not approved`, `once Keaton approves`. */
export const DENIAL =
  /\b(?:nobody|nothing|none|not|never|no|without|until|before|unless|once(?! (?:more|again))|when|whether|if|should|must|needs?|waits?)\b|n't\b/i;

/** Returns the sentences that make such a claim, and deny nothing before it. */
export function claimsOf(sentences: readonly string[], words: RegExp): readonly string[] {
  return sentences.filter((sentence) => {
    const claim = words.exec(sentence);
    return claim !== null && !DENIAL.test(sentence.slice(0, claim.index));
  });
}
