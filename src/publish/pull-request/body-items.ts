// The lists in a pull request's body: what stands against the work, which files changed, and who did what.
import type { AgentRow } from '../../run-log/agent-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { unfinishedAgents } from '../../run-log/unfinished.ts';
import { plural } from '../../text/count.ts';
import { agentName, firstMeaningfulLine } from '../render/agent-table.ts';
import { changedFileLines } from '../render/job-summary.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, inline, linesLabel, linesLink, list } from '../render/render-markdown.ts';
import { type AgentReview, openObjections, type PlacedFinding } from '../reviews/gather-reviews.ts';
import { pathList } from '../reviews/review-summary.ts';
import { readReportLine } from './report-line.ts';

const MAX_FINDINGS = 10;

/** What the agents' reviews say of the work as it is published. */
export type StandingReviews = {
  readonly reviews: readonly AgentReview[];
  /** The pushed commit, whose lines the findings are on. */
  readonly commit: string;
};

/** Stands in the item of a reviewer who has to look again. */
export const ASKED_FOR_CHANGES = 'asked for changes';

/** One item per reviewer who asked for changes and did not look again, or whose findings still stand. */
export function findingItems(
  context: RenderContext,
  transcript: Transcript,
  { reviews, commit }: StandingReviews,
): readonly string[] {
  const objecting = new Set(openObjections(transcript.reviews).map(({ reviewer }) => reviewer));
  return reviews.flatMap((review) => {
    const { reviewer, findings } = review;
    const standing = findings.filter(({ kind }) => kind !== 'changed');
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const said = objecting.has(reviewer)
      ? `${ASKED_FOR_CHANGES}${placeOf(review, transcript)} and has not looked again`
      : `left ${plural(standing.length, 'finding')}`;
    const shown = standing.map((finding) => `  - ${findingText(context, commit, finding)}`);
    const more = shown.length - MAX_FINDINGS;
    return [
      [
        `**${name}** ${said}${changedText(findings.length, findings.length - standing.length)}`,
        ...shown.slice(0, MAX_FINDINGS),
        ...(more > 0 ? [`  - and ${more} more in the review`] : []),
      ].join('\n'),
    ];
  });
}

/** Where the findings don't say it. */
function placeOf({ reviewer, findings }: AgentReview, { reviews }: Transcript): string {
  const files = reviews.findLast((note) => note.reviewer === reviewer)?.files ?? [];
  return findings.length > 0 || files.length === 0 ? '' : ` in ${pathList(files)}`;
}

function changedText(all: number, changed: number): string {
  if (changed === 0) return '';
  const which = all === 1 ? 'Its finding' : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? 'is' : 'are'} on lines that were changed since.`;
}

function findingText(context: RenderContext, commit: string, finding: PlacedFinding): string {
  const place = commit === '' ? linesLabel(finding) : linesLink(context, commit, finding);
  return `${place}: ${inline(finding.text, 300, context.safe)}`;
}

/** Who was cut short and why, each reason once. */
export function unfinishedItems(
  { safe }: RenderContext,
  transcript: Transcript,
): readonly string[] {
  const byReason = new Map<string, AgentRow[]>();
  for (const row of unfinishedAgents(transcript.agents)) {
    const key = `${row.state} ${row.answer.trim()}`;
    byReason.set(key, [...(byReason.get(key) ?? []), row]);
  }
  return [...byReason.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const names = [...new Set(rows.map(({ name }) => inline(name, 40, safe)))].join(' and ');
    const verb =
      first.state === 'failed'
        ? 'failed'
        : names.includes(' and ')
          ? 'were stopped'
          : 'was stopped';
    const why = first.answer.trim() === '' ? '' : `: ${inline(first.answer, 240, safe)}`;
    return [`${names} ${verb}${why}`];
  });
}

/** The beginning of an item that names a file which was not committed. */
export const LEFT_OUT = 'Left out: ';

export function leftOutItems({ safe }: RenderContext, { left }: Transcript): readonly string[] {
  return left.map((file) => `${LEFT_OUT}${inline(file, 240, safe)}`);
}

/** The changed files with their authors, the team's memory as one item. */
export function fileItems(
  context: RenderContext,
  transcript: Transcript,
  directory: string,
): { readonly items: readonly string[]; readonly count: number } {
  const isMemory = (path: string) =>
    path.startsWith(`${directory}/`) && !path.startsWith(`${directory}/tools/`);
  const files = new Set(transcript.agents.flatMap((agent) => agent.files));
  const memory = [...files].filter(isMemory).length;
  const agents = transcript.agents.map((agent) => ({
    ...agent,
    files: agent.files.filter((path) => !isMemory(path)),
  }));
  const items = changedFileLines(context, { ...transcript, agents });
  const last = `${code(`${directory}/`)}: ${plural(memory, 'file')} of the team's memory`;
  return { items: memory === 0 ? items : [...items, last], count: files.size };
}

/** A row per agent, where there are two or more: `Fenster ×2`. */
export function workerItems(
  context: RenderContext,
  transcript: Transcript,
  whole: string,
): readonly string[] {
  const byAgent = new Map<string, AgentRow[]>();
  for (const row of transcript.agents) {
    if (row.session !== 'coordinator') {
      byAgent.set(row.agent, [...(byAgent.get(row.agent) ?? []), row]);
    }
  }
  if (byAgent.size < 2) return [];
  return [...byAgent.values()].map((rows) => workerItem(context, transcript, { rows, whole }));
}

function workerItem(
  context: RenderContext,
  { reviews }: Transcript,
  { rows, whole }: { readonly rows: readonly AgentRow[]; readonly whole: string },
): string {
  const { safe } = context;
  const [{ agent, name, role } = { agent: '', name: '', role: '' }] = rows;
  const times = rows.length > 1 ? ` ×${rows.length}` : '';
  const duty = role === '' ? '' : ` (${inline(role, 40, safe)})`;
  const files = new Set(rows.flatMap((row) => row.files)).size;
  const reviewed = new Set(
    reviews.filter((one) => one.reviewer === agent).flatMap((one) => one.files),
  );
  const did =
    files === 0 && reviewed.size > 0
      ? `reviewed ${pathList([...reviewed])}`
      : inline(workText(rows, whole), 240, safe);
  const amount = files === 0 ? '' : `, ${plural(files, 'file')}`;
  const who = `**${inline(name, 40, safe) || 'Agent'}${times}**${duty}${amount}`;
  return did === '' ? who : `${who}: ${did}`;
}

/** What an agent says it did; empty where the body says it above. */
function workText(rows: readonly AgentRow[], whole: string): string {
  const done = rows.filter(({ state }) => state !== 'failed' && state !== 'stopped');
  const said = done
    .filter(({ answer }) => answer.trim() !== whole.trim())
    .map(({ answer }) => readReportLine(answer) ?? firstMeaningfulLine(answer))
    .filter((text) => text !== '');
  if (said.length === 0 && done.length > 0) return '';
  const [{ task } = { task: '' }] = rows;
  return said.length === 0 ? task : [...new Set(said)].join('; ');
}

export type ItemSection = { readonly title: string; readonly items: readonly string[] };

/** A heading with its items; undefined without any. */
export function itemSection({ title, items }: ItemSection, max: number): string | undefined {
  return items.length === 0 ? undefined : `## ${title}\n\n${list(items, max)}`;
}
