// Tells a sentence that claims that tests pass.

const CLAIM =
  /\btests? (?:(?:all|now|still|suites?|are|is|have) ){0,3}(?:pass|passes|passed|passing|green)\b/i;
const DENIAL =
  /\b(?:not|never|cannot|can't|couldn't|if|once|when|whether|should|until|expected?)\b/i;

/** True for a sentence that says that tests pass. */
export function claimsSuccess(sentence: string): boolean {
  return CLAIM.test(sentence) && !DENIAL.test(sentence);
}
