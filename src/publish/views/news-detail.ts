// What the first line says besides its title: places, reasons, and where people answer.
import type { Outcome, PublishedWork, WorkBundle, WorkFallback } from '#src/outcome.ts';
import { hasFinished } from '#src/run-log/agent-row.ts';
import type { ConflictRow, Transcript } from '#src/run-log/transcript.ts';
import { agentName } from '../render/agent-words.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { code, inline, joinNames, link, list } from '../render/render-markdown.ts';
import { pathList } from '../reviews/review-summary.ts';

// Where agents' changes collided: what a person must still bring in, and what the agents resolved.

const MAX_NAMED = 2;

/** `Pelle's change to src/a.js conflicted and is kept on squad/3-toc-pelle`; undefined where nothing was set aside. */
export function setAsideText(context: RenderContext, transcript: Transcript): string | undefined {
  const lines = transcript.conflicts.flatMap(({ session, files, keptOn, isBundled }) => {
    if (keptOn === undefined) return [];
    const branch = link(code(keptOn), repositoryUrl(context.facts, 'tree', keptOn));
    const place = isBundled ? `in the run's bundle as ${code(keptOn)}` : `on ${branch}`;
    const name = agentName(context, transcript, session);
    return [`${name}'s change to ${pathList(files)} conflicted and is kept ${place}`];
  });
  if (lines.length === 0) return undefined;
  const more = lines.length - MAX_NAMED;
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'is' : 'are'} set aside`] : [];
  return [...lines.slice(0, MAX_NAMED), ...rest].join('; ');
}

/** A line for each conflict that an agent resolved; empty without one. */
export function renderResolved(context: RenderContext, transcript: Transcript, max: number) {
  const resolved = transcript.conflicts.filter((one) => isResolved(one, transcript));
  return list(
    resolved.map(({ session, files, others }) => {
      const name = (id: string) => agentName(context, transcript, id);
      const by = joinNames([...new Set(others.map(name))]);
      return `**${name(session)}** resolved a conflict${by === '' ? '' : ` with ${by}`} in ${pathList(files)}.`;
    }),
    max,
  );
}

function isResolved({ session, keptOn }: ConflictRow, { agents }: Transcript): boolean {
  const row = agents.find((agent) => agent.session === session);
  return keptOn === undefined && row !== undefined && hasFinished(row);
}

export type HeadlineInput = {
  readonly context: RenderContext;
  readonly transcript: Transcript;
  readonly outcome: Outcome;
};

const MAX_REASON = 300;

/** What is news: a mark, a few words in bold, and what else must be said at once. */
export type News = { readonly mark: string; readonly title: string; readonly detail?: string };

/** News that a person has to look at; `beside` words it for when something worse comes first. */
export type OpenNews = News & { readonly beside: string };

/** `#8`, or the branch where there is no pull request, as a link; the file where there is no branch. */
export function placeOf({ facts }: RenderContext, work: PublishedWork): string {
  const { pullRequest, branch, fallback } = work;
  if (pullRequest !== undefined) return link(`#${pullRequest.number}`, pullRequest.url);
  if (fallback?.bundle !== undefined) return bundlePlace(facts, fallback.bundle);
  return `the branch ${link(code(branch), repositoryUrl(facts, 'tree', branch))}`;
}

function bundlePlace(
  { runUrl }: RenderContext['facts'],
  { file, place, isArtifact }: WorkBundle,
): string {
  const where = isArtifact
    ? `the artifact ${link(code(place), runUrl)}`
    : `the folder ${code(place)}`;
  return `the file ${code(file)} in ${where}`;
}

type NewsDetail = { readonly detail?: string };

/** Joins the parts that say something in one line. */
export function detailOf(parts: readonly (string | undefined)[]): NewsDetail {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? {} : { detail: said.join(' · ') };
}

/** Says where the finished work is. */
export function keptText({ context, outcome }: HeadlineInput): string | undefined {
  const work = 'work' in outcome ? outcome.work : undefined;
  return work && `${placeOf(context, work)} ${keptWords(work)}`;
}

/** Links to the comment that calls people. */
export function answerLink({ transcript }: HeadlineInput): string | undefined {
  return transcript.notice && link('answer it here', transcript.notice);
}

/** Adds a link to where people answer. */
export function withAnswerLink(text: string, input: HeadlineInput): string {
  const answer = answerLink(input);
  return answer === undefined ? text : `${text}, ${answer}`;
}

/** Why the work is not on its branch, and where it is. */
function fallbackText(
  { context }: HeadlineInput,
  work: PublishedWork,
  { wanted, reason }: WorkFallback,
): string {
  const why = inline(withoutStop(reason), MAX_REASON, context.safe);
  return `${code(wanted)} could not be pushed (${why}), so it is kept ${work.fallback?.bundle === undefined ? 'on' : 'in'} ${placeOf(context, work)}`;
}

function keptWords({ pullRequest }: PublishedWork): string {
  return pullRequest?.isDraft === true
    ? 'is a draft with what was finished'
    : 'has what was finished';
}

/** Says why a run failed, and where the finished work is. */
export function failureDetail(reason: string, input: HeadlineInput): NewsDetail {
  const work = 'work' in input.outcome ? input.outcome.work : undefined;
  if (work?.fallback !== undefined) return detailOf([fallbackText(input, work, work.fallback)]);
  return detailOf([reasonDetail(reason, input.context).detail, keptText(input)]);
}

/** Returns a reason that is one short line; a longer one is shown below instead. */
export function reasonDetail(reason: string, { safe }: RenderContext): NewsDetail {
  return isShortReason(reason) ? { detail: inline(withoutStop(reason), MAX_REASON, safe) } : {};
}

function withoutStop(reason: string): string {
  return reason.trim().replace(/(?<!\.)\.$/, '');
}

/** True for a reason that fits whole into the first line. */
export function isShortReason(reason: string): boolean {
  const text = reason.trim();
  return text !== '' && text.length <= MAX_REASON && !text.includes('\n');
}

/** `#8 is ready`, `The work is on the branch x`, `Answered`. */
export function readiness(context: RenderContext, outcome: Outcome): string {
  const work = outcome.kind === 'answered' || !('work' in outcome) ? undefined : outcome.work;
  if (work === undefined) return 'Answered';
  if (work.pullRequest === undefined) return `The work is on ${placeOf(context, work)}`;
  return `${placeOf(context, work)} is ${work.pullRequest.isDraft === true ? 'a draft' : 'ready'}`;
}
