// What board, job summary and pull request have in common: the first line and the notes.
import type { Outcome } from '../../outcome.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { count, duration, plural } from '../../text/count.ts';
import { totalTokens } from './agent-table.ts';
import { failingText, otherResults } from './checks.ts';
import { outcomeTitle, pullRequestLink, workOfOutcome } from './outcome-text.ts';
import { type RenderContext, repositoryUrl } from './render-context.ts';
import { code, collapsible, inline, link, list } from './render-markdown.ts';

/** One line: the outcome unless the run goes on, who asked, time, tokens, results, links to run, branch and pull request. */
export function renderHeader(
  context: RenderContext,
  transcript: Transcript,
  outcome: Outcome | undefined,
): string {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    `**${titleOf(context, transcript, outcome)}**`,
    ...(outcome === undefined ? [] : checkParts(context, transcript, outcome)),
    `asked by ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    duration(facts.now - transcript.startedAt),
    ...counted(spent, 'token'),
    ...(outcome === undefined ? [] : resultCounts(transcript)),
    runLink(context),
    ...(outcome === undefined ? [] : workLinks(context, outcome)),
  ];
  return parts.join(' · ');
}

/** What the checks said, as far as the title doesn't say it. */
function checkParts(
  context: RenderContext,
  { checks }: Transcript,
  { kind }: Outcome,
): readonly string[] {
  const failing = kind === 'changed' ? undefined : failingText(context, checks);
  return [...(failing === undefined ? [] : [failing]), ...otherResults(context, checks)];
}

/** The outcome; a change whose checks fail is told as that. */
function titleOf(
  context: RenderContext,
  { checks }: Transcript,
  outcome: Outcome | undefined,
): string {
  if (outcome === undefined) return 'Squad is working on it';
  const failing = outcome.kind === 'changed' ? failingText(context, checks) : undefined;
  if (failing === undefined || outcome.kind !== 'changed') return outcomeTitle(outcome);
  const { pullRequest } = outcome.work;
  if (pullRequest === undefined) return `❌ The changes are on a branch, and ${failing}`;
  const { number, isDraft } = pullRequest;
  return isDraft === true ? `❌ #${number} is a draft: ${failing}` : `❌ #${number}: ${failing}`;
}

/** Who asked for the run of a board of ours, as `renderHeader` says; undefined where it says nobody. */
export function askerOf(board: string): string | undefined {
  const [, header = ''] = board.split('\n', 2);
  const plain = header.slice(0, 1000).replaceAll('\\', '');
  return / · asked by \[?([\w[\]-]{1,100}?)(?:\]\(| · )/.exec(plain)?.[1];
}

/** `5 files`, `1 decision`, `1 learning`, as far as there are any. */
function resultCounts({ agents, decisions, learnings }: Transcript): readonly string[] {
  const files = new Set(agents.flatMap((agent) => agent.files)).size;
  return [
    ...counted(files, 'file'),
    ...counted(decisions.length, 'decision'),
    ...counted(learnings.length, 'learning'),
  ];
}

function counted(amount: number, noun: string): readonly string[] {
  return amount === 0 ? [] : [plural(amount, noun)];
}

export function runLink({ facts }: RenderContext): string {
  return link('run', facts.runUrl);
}

function workLinks({ facts }: RenderContext, outcome: Outcome): readonly string[] {
  const work = workOfOutcome(outcome);
  if (work === undefined) return [];
  const branch = link(code(work.branch), repositoryUrl(facts, 'tree', work.branch));
  return work.pullRequest === undefined ? [branch] : [branch, pullRequestLink(work)];
}

/** What people should know, and the files that were left out; undefined without any. */
export function renderNotes({ safe }: RenderContext, { notes, left }: Transcript, max: number) {
  const items = [...notes, ...left.map((file) => `Left out: ${file}`)];
  if (items.length === 0) return undefined;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    max,
  );
  return items.length > 3
    ? collapsible(`${count(items.length)} notes`, lines)
    : `**Worth knowing**\n\n${lines}`;
}
