// The first line of a board: the whole news of a run in one line.
import type { Outcome } from '#src/outcome.ts';
import type { Transcript } from '#src/run-log/index.ts';
import { count, duration, plural } from '#src/text/index.ts';
import { filesWithoutMemory } from '../agents/agent-sessions.ts';
import { totalTokens } from '../agents/agent-words.ts';
import { failingText, otherResults, suspectPasses } from '../check-words.ts';
import type { RenderContext } from '../render-context.ts';
import { inline, link } from '../render-markdown.ts';
import { joinNews, newsOf } from './news.ts';
import { type HeadlineInput, placeOf } from './news-detail.ts';
import { reviewFacts } from './review-news.ts';

/**
 * Renders one line: the news, then size, checks, time and tokens, who asked, and the link to the run. `watch` is the link's
 * address; empty where the line is shown on the run's own page.
 */
export function renderHeadline(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
  watch = transcript.page ?? context.facts.runUrl,
): string {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...(outcome === undefined ? [] : workFacts({ context, transcript, outcome })),
    duration(facts.now - transcript.startedAt),
    ...(spent === 0 ? [] : [plural(spent, 'token')]),
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    ...(watch === '' ? [] : [link('watch the run', watch)]),
  ];
  return joinNews(newsOf(context, transcript, outcome), parts);
}

/** Says what was changed, recorded and run, unless the title says it already. */
function workFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  return [
    ...reviewFacts({ context, transcript }),
    ...sizeFacts(transcript, outcome),
    ...counted(transcript.decisions.length, 'decision'),
    ...learningFacts({ context, transcript, outcome }),
    ...checkFacts({ context, transcript, outcome }),
  ];
}

/** `5 files, +35 −0`; what an answer left for the team's memory doesn't count as a change. */
function sizeFacts(transcript: Transcript, outcome: Outcome): readonly string[] {
  const work = 'work' in outcome ? outcome.work : undefined;
  if (work === undefined) return [];
  const { size } = work;
  if (size === undefined) {
    const files = transcript.agents.flatMap((agent) => filesWithoutMemory(transcript, agent));
    return counted(new Set(files).size, 'file');
  }
  const { files, added, removed, isPartial } = size;
  if (files === 0) return [];
  const amount = `${plural(files, 'file')}, +${count(added)} −${count(removed)}`;
  return [isPartial === true ? `this run changed ${amount}` : amount];
}

function learningFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  const { learnings } = transcript;
  const memory = outcome.kind === 'answered' ? outcome.memory : undefined;
  const words = counted(learnings.length, 'learning');
  if (memory === undefined) return words;
  return [`${words[0] ?? 'memory'} in ${placeOf(context, memory)}`];
}

function checkFacts({ context, transcript, outcome }: HeadlineInput): readonly string[] {
  const { checks } = transcript;
  // What was changed without an agent, such as a tool's removal, needs no check.
  const byAgents = transcript.agents.some(({ files }) => files.length > 0);
  const isWork = byAgents && 'work' in outcome && outcome.work !== undefined;
  const isTitle = outcome.kind === 'changed' || (outcome.kind === 'asked' && outcome.work);
  const bad = isTitle ? [] : [failingText(context, checks), ...suspectPasses(checks)];
  const told = bad.filter((text) => text !== undefined);
  const results = [...told, ...otherResults(context, checks)];
  const ran = checks.rows.some(({ result }) => result !== 'not-run');
  return !isWork || ran ? results : ['no check ran'];
}

function counted(amount: number, noun: string): readonly string[] {
  return amount === 0 ? [] : [plural(amount, noun)];
}
