// Finds what a pull request's body says about decisions and learnings that a later run replaced with others.
import { basename } from 'node:path/posix';
import { readLines } from '../../../markdown/sections.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { EnclosingText } from '../../outbound/outbound.ts';
import type { RenderContext } from '../../render/render-context.ts';
import { boldTitle, learningLines } from '../memory-pull-request.ts';

/** Returns a test that is false for an earlier run's decision that was replaced with another one, or overturned by it. */
export function isStandingDecision(
  context: RenderContext,
  { decisions }: Transcript,
): (item: string) => boolean {
  const withdrawn = decisions.flatMap(({ replaces }) => replaces ?? []).map(linkEnd);
  const overturned = decisions
    .flatMap(({ supersedes }) => supersedes ?? [])
    .map((title) => `[${boldTitle(context, title)}](`);
  return (item) => ![...withdrawn, ...overturned].some((part) => item.includes(part));
}

/** Returns the text around the first replaced decision among those above all sections; undefined when there is none. */
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

/** Returns the end of a link to a file. */
function linkEnd(path: string): string {
  return `/${encodeURIComponent(basename(path))})`;
}

/** Returns a test that is false for a learning that was replaced with another one. */
export function isStandingLearning(
  context: RenderContext,
  transcript: Transcript,
): (item: string) => boolean {
  const learnings = transcript.learnings.flatMap((note) =>
    note.replaces === undefined ? [] : [{ ...note, ...note.replaces }],
  );
  const withdrawn = learningLines(context, { ...transcript, learnings });
  return (item) => !withdrawn.includes(item);
}
