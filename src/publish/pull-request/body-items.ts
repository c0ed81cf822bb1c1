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
import { isLowRisk } from './reviewer-brief.ts';

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
  const weight = finding.severity === undefined ? '' : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
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

/** The beginning of an item that names a branch beside this one. */
export const SET_ASIDE = 'Not in this pull request: ';

/** Changes of the same lines: who put them together, or where what could not be joined is. */
export function conflictItems(
  context: RenderContext,
  transcript: Transcript,
): readonly string[] {
  const name = (session: string) => agentName(context, transcript, session);
  return transcript.conflicts.flatMap(({ session, files, others, keptOn }) => {
    const [who, what] = [name(session), pathList(files)];
    if (keptOn !== undefined) {
      const where = `it is on the branch ${code(keptOn)}`;
      return [`${SET_ASIDE}${who}'s change of ${what} could not be joined; ${where}.`];
    }
    const row = transcript.agents.find((one) => one.session === session);
    if (row === undefined || !files.some((path) => row.files.includes(path))) return [];
    const both = [...new Set([...others.map(name), who])];
    const all = both.length > 1 ? andList(both) : `${who} and a colleague`;
    return [`${all} changed the same lines of ${what}; ${who} put them together.`];
  });
}

function andList(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The beginning of an item that names a file which was not committed. */
export const LEFT_OUT = 'Left out: ';

export function leftOutItems({ safe }: RenderContext, { left }: Transcript): readonly string[] {
  return left.map((file) => `${LEFT_OUT}${inline(file, 240, safe)}`);
}

/** The branch as a whole, this run's work and what was there before. */
export type BranchFacts = {
  /** Who changed what on the branch, earlier runs included. */
  readonly agents: readonly AgentRow[];
  /** Roles by the agents' slugs. */
  readonly roles: ReadonlyMap<string, string>;
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** False for a path that is not on the branch. */
  readonly isThere: (path: string) => boolean;
};

function isMemory(path: string, directory: string): boolean {
  return path.startsWith(`${directory}/`) && !path.startsWith(`${directory}/tools/`);
}

/** The changed files with their authors, source first; the team's memory is one item, which is not counted. */
export function fileItems(
  context: RenderContext,
  transcript: Transcript,
  { agents: all, directory }: BranchFacts,
): { readonly items: readonly string[]; readonly count: number } {
  const withFiles = (isShown: (path: string) => boolean) =>
    all.map((agent) => ({ ...agent, files: agent.files.filter(isShown) }));
  const linesOf = (isShown: (path: string) => boolean) => {
    const agents = withFiles((path) => !isMemory(path, directory) && isShown(path));
    return changedFileLines(context, { ...transcript, agents });
  };
  const items = [...linesOf((path) => !isLowRisk(path)), ...linesOf(isLowRisk)];
  const memory = withFiles((path) => isMemory(path, directory));
  const amount = new Set(memory.flatMap(({ files }) => files)).size;
  if (amount === 0) return { items, count: items.length };
  const authors = memory.filter(({ files }) => files.length > 0).map(({ name }) => name);
  const by = [...new Set(authors)].map((name) => inline(name, 40, context.safe)).join(', ');
  const last = `${code(`${directory}/`)}: ${plural(amount, 'file')} of the team's memory, by ${by}`;
  return { items: [...items, last], count: items.length };
}

type Workers = {
  readonly branch: BranchFacts;
  /** What the body says above. */
  readonly whole: string;
};

/** A row per agent, where there are two or more: `Fenster ×2`. */
export function workerItems(
  context: RenderContext,
  transcript: Transcript,
  workers: Workers,
): readonly string[] {
  const byAgent = new Map<string, AgentRow[]>();
  for (const row of workers.branch.agents) {
    if (row.session !== 'coordinator' && row.agent !== '') {
      byAgent.set(row.agent, [...(byAgent.get(row.agent) ?? []), row]);
    }
  }
  if (byAgent.size < 2) return [];
  return [...byAgent.values()].map((rows) => workerItem(context, transcript, { rows, workers }));
}

function workerItem(
  context: RenderContext,
  transcript: Transcript,
  { rows, workers }: { readonly rows: readonly AgentRow[]; readonly workers: Workers },
): string {
  const { safe } = context;
  const { branch, whole } = workers;
  const [{ agent, name } = { agent: '', name: '' }] = rows;
  const role = rows.at(-1)?.role || branch.roles.get(agent) || '';
  const times = rows.length > 1 ? ` ×${rows.length}` : '';
  const duty = role === '' ? '' : ` (${inline(role, 40, safe)})`;
  const amounts = amountsOf(rows, branch.directory);
  const reviewed = reviewedPaths(agent, transcript, branch);
  const did =
    amounts.length === 0 && reviewed.length > 0
      ? `reviewed ${pathList(reviewed)}`
      : inline(workText(rows, whole), 240, safe);
  const who = [`**${inline(name, 40, safe) || 'Agent'}${times}**${duty}`, ...amounts].join(', ');
  return did === '' ? who : `${who}: ${did}`;
}

/** `2 files`, `1 learning`: what was left in the repository. */
function amountsOf(rows: readonly AgentRow[], directory: string): readonly string[] {
  const files = [...new Set(rows.flatMap((row) => row.files))];
  const memory = files.filter((path) => isMemory(path, directory));
  const decisions = memory.filter((path) => path.startsWith(`${directory}/decisions/`)).length;
  const learnings = memory.filter((path) => path.startsWith(`${directory}/agents/`)).length;
  const others = files.length - decisions - learnings;
  return [
    ...(others > 0 ? [plural(others, 'file')] : []),
    ...(decisions > 0 ? [plural(decisions, 'decision')] : []),
    ...(learnings > 0 ? [plural(learnings, 'learning')] : []),
  ];
}

/** What an agent reviewed and is there, files with findings first: a list that is cut must not hide them. */
function reviewedPaths(
  agent: string,
  { reviews }: Transcript,
  { isThere }: BranchFacts,
): readonly string[] {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const files = own.flatMap((one) => one.files);
  const found = own.flatMap(({ findings }) => findings.map(({ path }) => path));
  const first = files.filter((path) => found.includes(path));
  return [...new Set([...first, ...files])].filter(isThere);
}

/** What an agent says it did, its report lines if there are any; empty where the body says it above. */
function workText(rows: readonly AgentRow[], whole: string): string {
  const done = rows.filter(({ state }) => state !== 'failed' && state !== 'stopped');
  const others = done.filter(({ answer }) => answer.trim() !== whole.trim());
  const reported = others.flatMap(({ answer }) => readReportLine(answer) ?? []);
  const said =
    reported.length > 0
      ? reported
      : others.map(({ answer }) => firstMeaningfulLine(answer)).filter((text) => text !== '');
  if (said.length === 0 && done.length > 0) return '';
  const [{ task } = { task: '' }] = rows;
  return said.length === 0 ? task : [...new Set(said)].join('; ');
}

export type ItemSection = { readonly title: string; readonly items: readonly string[] };

/** A heading with its items; undefined without any. */
export function itemSection({ title, items }: ItemSection, max: number): string | undefined {
  return items.length === 0 ? undefined : `## ${title}\n\n${list(items, max)}`;
}
