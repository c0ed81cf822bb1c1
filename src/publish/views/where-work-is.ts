// Where work is, why it is there, and how ready it is: the words that several facts share.
import type { Outcome, PublishedWork, WorkFallback } from '#src/outcome.ts';
import { isRed } from '#src/run-log/check-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { code, inline, link } from '../render/render-markdown.ts';
import { isShortReason, MAX_REASON, workOfOutcome } from './outcome-text.ts';

/** A run that has ended, with what a renderer knows besides. */
export type EndedRun = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly outcome: Outcome;
};

/** A fact: a mark, a few words in bold, and what else must be said at once. */
export type KeyFact = {
  readonly mark: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** How a problem is worded where a worse one comes first. */
  readonly beside?: string;
};

/** Why the work is not on its branch, and where it is. */
export function fallbackText(
  context: RenderContext,
  work: PublishedWork,
  { wanted, reason, bundle, ref }: WorkFallback,
): string {
  const why = inline(withoutStop(reason), MAX_REASON, context.safe);
  const isOnRunner = bundle?.isArtifact === false && ref === undefined;
  const where = `${bundle === undefined || ref !== undefined ? 'on' : 'in'} ${placeOf(context, work)}`;
  return `${code(wanted)} could not be pushed (${why}), so it is ${isOnRunner ? 'only' : 'kept'} ${where}`;
}

export function isDraft(outcome: Outcome): boolean {
  return workOfOutcome(outcome)?.pullRequest?.isDraft === true;
}

/** What joins a problem to how ready the work is: `#8 is a draft: …`, `#8 is open, but …`. */
export function colonOrBut(outcome: Outcome): string {
  return isDraft(outcome) ? ':' : ', but';
}

// Where work is, and why: the words that several facts share.

/** `#8`, or the branch where there is no pull request, as a link; the file where there is no branch. */
export function placeOf({ facts }: RenderContext, work: PublishedWork): string {
  const { pullRequest, branch, fallback } = work;
  if (pullRequest !== undefined) return link(`#${pullRequest.number}`, pullRequest.url);
  if (fallback?.bundle === undefined) {
    return `the branch ${link(code(branch), repositoryUrl(facts, 'tree', branch))}`;
  }
  if (fallback.ref !== undefined) return `the ref ${code(fallback.ref)}`;
  const { file, place, isArtifact } = fallback.bundle;
  const artifact = `the artifact ${link(code(place), facts.runUrl)}`;
  return `the file ${code(file)} in ${isArtifact ? artifact : `the folder ${code(place)}`}`;
}

/** `#8 is ready`, `#8 is open` where no check passed, `The work is on the branch x`, `Answered`. */
export function readiness(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome,
): string {
  const work = workOfOutcome(outcome);
  if (work === undefined) return 'Answered';
  if (work.pullRequest === undefined) return `The work is on ${placeOf(context, work)}`;
  const how = isChecked(transcript) ? 'ready' : 'open';
  return `${placeOf(context, work)} is ${isDraft(outcome) ? 'a draft' : how}`;
}

/** True when a check passed and none failed, or when no agent changed anything that a check would look at. */
function isChecked({ checks, agents }: Transcript): boolean {
  if (!agents.some(({ files }) => files.length > 0)) return true;
  return checks.rows.some(({ result }) => result === 'passed') && !checks.rows.some(isRed);
}

/** Says where the finished work is. */
export function keptText({ context, outcome }: EndedRun): string | undefined {
  const work = workOfOutcome(outcome);
  if (work === undefined) return undefined;
  return `${placeOf(context, work)} ${isDraft(outcome) ? 'is a draft with' : 'has'} what was finished`;
}

/** Returns a reason that is one short line; a longer one is shown below instead. */
export function shortReason(reason: string, { safe }: RenderContext): string | undefined {
  return isShortReason(reason) ? inline(withoutStop(reason), MAX_REASON, safe) : undefined;
}

export function withoutStop(reason: string): string {
  return reason.trim().replace(/(?<!\.)\.$/, '');
}

/** Joins the parts that say something in one line. */
export function joined(parts: readonly (string | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(' · ');
}
