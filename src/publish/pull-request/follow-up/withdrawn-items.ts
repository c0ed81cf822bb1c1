// Finds what a pull request's body says about decisions that a later run overturned.
import { readLines } from '../../../markdown/sections.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { EnclosingText } from '../../outbound/outbound.ts';
import type { RenderContext } from '../../render/render-context.ts';
import { boldTitle } from '../memory-pull-request.ts';

/** Returns a test that is false for an earlier run's decision that this run overturned. */
export function isStandingDecision(
  context: RenderContext,
  { decisions }: Transcript,
): (item: string) => boolean {
  const overturned = decisions
    .flatMap(({ supersedes }) => supersedes ?? [])
    .map((title) => `[${boldTitle(context, title)}](`);
  return (item) => !overturned.some((part) => item.includes(part));
}

/** Returns the text around the first overturned decision among those above all sections; undefined when there is none. */
export function aroundWithdrawn(
  body: string,
  context: RenderContext,
  transcript: Transcript,
): EnclosingText | undefined {
  const isKept = isStandingDecision(context, transcript);
  const found = readLines(body).find(
    ({ kind, text }) => kind === 'text' && URGENT.test(text) && !isKept(text),
  );
  if (found === undefined) return undefined;
  const { start, text } = found;
  return { before: body.slice(0, start), after: body.slice(start + text.length).trimStart() };
}

/** The beginning of a decision that waits for people. */
const URGENT = /^\*\*(?:Blocking decision|Needs your approval):\*\* /;
