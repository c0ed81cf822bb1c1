// Lists who did what on a pull request's branch: a line for each agent.

import { type AgentRow, COORDINATOR } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import { agentName, firstMeaningfulLine } from './render/agent-words.ts';
import type { RenderContext } from './render/render-context.ts';
import { inline, linesLabel, linesLink } from './render/render-markdown.ts';
import { type AgentReview, openObjections, type PlacedFinding } from './reviews/place-finding.ts';
import { reviewProgress } from './reviews/review-progress.ts';
import { changesText, pathList } from './reviews/review-summary.ts';

// Lists the reviewing agents whose request for changes is open, or whose findings still stand.

const MAX_FINDINGS = 10;

/** What the agents' reviews say about the work as it is published. */
export type StandingReviews = {
  readonly reviews: readonly AgentReview[];
  /** The pushed commit, whose lines the findings are on. */
  readonly commit: string;
};

const LOOKED_AGAIN = 'looked again and asks for changes';
const NOT_LOOKED_AGAIN = ' and has not looked again';

const CHANGED = ' (the file was changed since)';
const LINES_CHANGED = ' (these lines were changed since)';

/** Returns an item per reviewer whose request for changes is open, or whose findings still stand. */
export function findingItems(
  context: RenderContext,
  transcript: Transcript,
  { reviews, commit }: StandingReviews,
): readonly string[] {
  const objecting = new Map(
    reviewProgress(transcript.reviews).flatMap((one) =>
      one.isOpen ? [[one.reviewer, one.lookedAgain]] : [],
    ),
  );
  return reviews.flatMap((review) => {
    const { reviewer, findings, changedSince = [] } = review;
    const standing = findings.filter(({ kind }) => kind !== 'changed');
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const asked = objecting.get(reviewer)
      ? LOOKED_AGAIN
      : `asked for changes${placeOf(review, transcript)}${NOT_LOOKED_AGAIN}`;
    const said = objecting.has(reviewer) ? asked : `left ${plural(standing.length, 'finding')}`;
    // An open request may be about them still, and nothing else tells later runs what it asks for.
    const overtaken = findings.filter(({ kind }) => kind === 'changed' && objecting.has(reviewer));
    const shown = [...standing, ...overtaken].map(
      (one) => `  - ${findingText(context, commit, one)}${markOf(one, changedSince)}`,
    );
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

/** Names the reviewed files if there are no findings to name them. */
function placeOf({ reviewer, findings }: AgentReview, { reviews }: Transcript): string {
  const open = openObjections(reviews).filter((note) => note.reviewer === reviewer);
  const isPlaced = findings.length === 0 && open.every(({ files }) => files.length > 0);
  const files = [...new Set(open.flatMap((note) => note.files))];
  return isPlaced ? ` in ${pathList(files)}` : '';
}

function changedText(all: number, changed: number): string {
  if (changed === 0) return '';
  const which = all === 1 ? 'Its finding' : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? 'is' : 'are'} on lines that have changed since.`;
}

function markOf({ kind, path }: PlacedFinding, changedSince: readonly string[]): string {
  if (kind === 'changed') return LINES_CHANGED;
  return changedSince.includes(path) ? CHANGED : '';
}

function findingText(context: RenderContext, commit: string, finding: PlacedFinding): string {
  const isLinked = commit !== '' && finding.kind !== 'changed';
  const place = isLinked ? linesLink(context, commit, finding) : linesLabel(finding);
  const weight = finding.severity === undefined ? '' : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
}

/** The branch as a whole: this run's work and what was there before. */
export type BranchFacts = {
  /** Who changed what on the branch, earlier runs included. */
  readonly agents: readonly AgentRow[];
  /** Roles by the agents' slugs. */
  readonly roles: ReadonlyMap<string, string>;
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** False for a path that is not on the branch. */
  readonly isThere: (path: string) => boolean;
  /** What earlier runs warned of among the checks and still holds, a line each. */
  readonly warnings?: readonly string[];
};

type Workers = {
  readonly branch: BranchFacts;
  /** The title of the report on all the work. */
  readonly whole: string;
};

/** Returns a row per agent (`Fenster ×2`), or none if fewer than two agents worked. */
export function workerItems(
  context: RenderContext,
  transcript: Transcript,
  workers: Workers,
): readonly string[] {
  const byAgent = new Map<string, AgentRow[]>();
  for (const row of workers.branch.agents) {
    if (row.session !== COORDINATOR && row.agent !== '') {
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
  // What a session answered to a colleague says nothing of what another one changed.
  const working = rows.filter(({ files }) =>
    files.some((path) => isWorkPath(path, branch.directory)),
  );
  const did =
    working.length === 0 && reviewed.length > 0
      ? `reviewed ${pathList(reviewed)}${verdictText(agent, transcript)}`
      : inline(workText(working.length > 0 ? working : rows, whole), 240, safe);
  const who = [`**${inline(name, 40, safe) || 'Agent'}${times}**${duty}`, ...amounts].join(', ');
  return did === '' ? who : `${who}: ${did}`;
}

/** `2 files`, `1 learning`: what was left in the repository. */
function amountsOf(rows: readonly AgentRow[], directory: string): readonly string[] {
  const files = [...new Set(rows.flatMap((row) => row.files))];
  const memory = files.filter((path) => !isWorkPath(path, directory));
  const decisions = memory.filter((path) => path.startsWith(`${directory}/decisions/`)).length;
  const learnings = memory.filter((path) => path.startsWith(`${directory}/agents/`)).length;
  const others = files.length - decisions - learnings;
  return [
    ...(others > 0 ? [plural(others, 'file')] : []),
    ...(decisions > 0 ? [plural(decisions, 'decision')] : []),
    ...(learnings > 0 ? [plural(learnings, 'learning')] : []),
  ];
}

/** Returns the files on the branch that an agent reviewed, those with findings first: a cut list must not hide them. */
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

/** Returns `, asked for 3 changes, then approved`; empty while a request stands, which the body says above. */
function verdictText(agent: string, { reviews }: Transcript): string {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const rejecting = own.filter(({ verdict }) => verdict === 'changes-requested');
  const amount = rejecting.flatMap(({ findings }) => findings).length;
  const last = own.at(-1);
  if (rejecting.length === 0 || last?.verdict !== 'approved') return '';
  const asked = `asked for ${amount > 0 ? plural(amount, 'change') : 'changes'}`;
  return `, ${asked}, then approved${changesText(last)}`;
}

/** Returns the titles of what an agent reported; empty if the pull request's own title says it. */
function workText(rows: readonly AgentRow[], whole: string): string {
  const done = rows.filter(({ state }) => state !== 'failed' && state !== 'stopped');
  const titles = done.map(({ report, answer }) => report?.title ?? firstMeaningfulLine(answer));
  const said = titles.filter((title) => title !== '' && title !== whole);
  if (said.length > 0) return [...new Set(said)].join('; ');
  const [{ task } = { task: '' }] = rows;
  return done.length > 0 || task === '' ? '' : `did not finish "${task}"`;
}
