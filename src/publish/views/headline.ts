// The first line of a board: the whole message of a run in one line.
import type { Outcome } from '#src/outcome.ts';
import { publishedNotes } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { count, duration, plural } from '#src/text/count.ts';
import { totalTokens } from '../render/agent-words.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, link } from '../render/render-markdown.ts';
import { filesWithoutMemory } from './agent-table.ts';
import { failingBeforeText, failingText, passedText, suspectPasses } from './checks.ts';
import { findFacts, isUnchecked } from './facts.ts';
import { workOfOutcome } from './outcome-text.ts';
import { reviewFacts } from './review-facts.ts';
import { type EndedRun, joined, type KeyFact, placeOf } from './where-work-is.ts';

/**
 * Renders one line: the facts, then size, checks, time and tokens, who asked, and the link to the run. `watch` is the link's
 * address; empty where the line is shown on the run's own page.
 */
export function renderHeadline(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
  watch = transcript.page ?? context.facts.runUrl,
): string {
  const { facts, safe } = context;
  const run = outcome && { context, transcript, outcome };
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...(run === undefined ? [] : workNumbers(run)),
    duration(facts.now - transcript.startedAt),
    ...counted(spent, 'token'),
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    ...(watch === '' ? [] : [link('watch the run', watch)]),
  ];
  return renderFacts(run === undefined ? [WORKING] : findFacts(run), parts);
}

const WORKING: KeyFact = { mark: '⏳', title: 'Working on it' };

/** Renders the facts without the numbers, for a comment of its own. */
export function renderFirstWords(run: EndedRun): string {
  return renderFacts(findFacts(run), []);
}

function renderFacts([first, ...others]: readonly KeyFact[], parts: readonly string[]): string {
  if (first === undefined) return '';
  const rest = joined([first.detail, ...others.map(({ beside }) => beside), ...parts]);
  return `${first.mark} **${first.title}**${rest === undefined ? '' : `: ${rest}`}`;
}

/** Says what was changed, recorded and run, unless the title says it already. */
function workNumbers(run: EndedRun): readonly string[] {
  return [
    ...reviewFacts(run),
    ...sizeParts(run),
    ...counted(publishedNotes(run.transcript, run.outcome).decisions.length, 'decision'),
    ...learningParts(run),
    ...checkParts(run),
  ];
}

/** `5 files, +35 −0`; what an answer left for the team's memory doesn't count as a change. */
function sizeParts({ transcript, outcome }: EndedRun): readonly string[] {
  const work = workOfOutcome(outcome);
  if (work === undefined) return [];
  if (work.size === undefined) {
    const files = transcript.agents.flatMap((agent) => filesWithoutMemory(transcript, agent));
    return counted(new Set(files).size, 'file');
  }
  const { files, added, removed, isPartial } = work.size;
  if (files === 0) return [];
  const amount = `${plural(files, 'file')}, +${count(added)} −${count(removed)}`;
  return [isPartial === true ? `this run changed ${amount}` : amount];
}

function learningParts({ context, transcript, outcome }: EndedRun): readonly string[] {
  const memory = outcome.kind === 'answered' ? outcome.memory : undefined;
  const words = counted(publishedNotes(transcript, outcome).learnings.length, 'learning');
  return memory === undefined ? words : [`${words[0] ?? 'memory'} in ${placeOf(context, memory)}`];
}

function checkParts({ context, transcript, outcome }: EndedRun): readonly string[] {
  const { checks } = transcript;
  const work = workOfOutcome(outcome);
  // Where work is finished, the facts say what speaks against it.
  const isTold = outcome.kind === 'changed' || (outcome.kind === 'asked' && work !== undefined);
  if (!isTold && work !== undefined && isUnchecked(transcript)) return ['not checked'];
  const before = failingBeforeText(context, checks);
  const bad = isTold ? [] : [failingText(context, checks), before, ...suspectPasses(checks)];
  return [...bad, passedText(context, checks)].filter((text) => text !== undefined);
}

function counted(amount: number, noun: string): readonly string[] {
  return amount === 0 ? [] : [plural(amount, noun)];
}
