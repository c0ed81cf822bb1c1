// Finds what a pull request's body says about decisions and learnings that a later run replaced with others.
import { basename } from 'node:path/posix';
import { readLines } from '../../../markdown/sections.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { EnclosingText } from '../../outbound/outbound.ts';
import type { RenderContext } from '../../render/render-context.ts';
import { learningLines } from '../memory-pull-request.ts';

/** Returns a test that is false for a decision whose entry was replaced with another one. */
export function isStandingDecision({ decisions }: Transcript): (item: string) => boolean {
  const withdrawn = decisions.flatMap(({ replaces }) => replaces ?? []).map(linkEnd);
  return (item) => !withdrawn.some((end) => item.includes(end));
}

/** Returns the text around the first replaced decision among those above all sections; undefined when there is none. */
export function aroundWithdrawn(body: string, transcript: Transcript): EnclosingText | undefined {
  const isKept = isStandingDecision(transcript);
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
