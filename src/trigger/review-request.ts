// Requests that ask one agent for a review of the pull request that they stand on: `review this, please`.

const MOST_READ = 2_000;

/** `review`, `please re-review this`, `review the changes again`: the verb, then nothing or the pull request, then a pause. */
const REVIEW =
  /^(?:please,? )?(?:re-?)?review(?: (?:it|this|these|the|my|our))?(?: (?:pull request|pr|changes?|diff|branch|work|code))?(?: #\d{1,9})?(?:,? (?:again|please|now)){0,3} ?(?:$|[.,;:!?(\u2013\u2014-]|(?:and|for|with|as|before|then|especially) )/;

/** `and fix what you find`, `. Then add a test`: whoever is asked for changes as well is not asked for a review alone. */
const CHANGES =
  /(?:\b(?:and|then|also)|[.,;:!?(\u2013\u2014-]) (?:(?:and|then|also|please|directly|just),? ){0,3}(?:fix|mend|repair|correct|change|address|apply|implement|make|add|write|update|refactor|rewrite|resolve|improve|clean|remove|rename|merge|commit|push)\b(?! nothing)/;

/** True when the request begins by asking for a review of the pull request, and asks for no changes. Linear in its length. */
export function asksForReview(request: string): boolean {
  const read = request.trim().slice(0, MOST_READ).toLowerCase();
  const words = read.replace(/[\r\n]+/g, '; ').replace(/\s+/g, ' ');
  return REVIEW.test(words) && !CHANGES.test(words);
}
