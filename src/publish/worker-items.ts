// Lists who did what on a pull request's branch: a line for each agent.

import { type AgentRow, COORDINATOR } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import type { PullRequestWork } from './publishable-work.ts';
import { firstMeaningfulLine } from './render/agent-words.ts';
import type { RenderContext } from './render/render-context.ts';
import { inline, pathList } from './render/render-markdown.ts';
import { changesText } from './reviews/review-progress.ts';

/** Returns a row per agent (`Fenster ×2`), or none if fewer than two agents worked. */
export function workerItems(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
): readonly string[] {
  const byAgent = new Map<string, AgentRow[]>();
  for (const row of work.agents) {
    if (row.session !== COORDINATOR && row.agent !== '') {
      byAgent.set(row.agent, [...(byAgent.get(row.agent) ?? []), row]);
    }
  }
  if (byAgent.size < 2) return [];
  return [...byAgent.values()].map((rows) => workerItem(context, transcript, work, rows));
}

function workerItem(
  context: RenderContext,
  transcript: Transcript,
  work: PullRequestWork,
  rows: readonly AgentRow[],
): string {
  const { safe } = context;
  const { roles, directory, report } = work;
  const [{ agent, name } = { agent: '', name: '' }] = rows;
  const role = rows.at(-1)?.role || roles.get(agent) || '';
  const times = rows.length > 1 ? ` ×${rows.length}` : '';
  const duty = role === '' ? '' : ` (${inline(role, 40, safe)})`;
  const amounts = amountsOf(rows, directory);
  const reviewed = reviewedPaths(agent, transcript, work);
  // What a session answered to a colleague says nothing of what another one changed.
  const working = rows.filter(({ files }) => files.some((path) => isWorkPath(path, directory)));
  const did =
    working.length === 0 && reviewed.length > 0
      ? `reviewed ${pathList(reviewed)}${verdictText(agent, transcript)}`
      : inline(workText(rows, working, report.title), 240, safe);
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
  { isThere }: PullRequestWork,
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

/**
 * Returns the titles of what an agent reported; empty if the pull request's own title says it. What sessions that changed
 * nothing said counts only if none that changed something finished: then they finished its work.
 */
function workText(rows: readonly AgentRow[], working: readonly AgentRow[], whole: string): string {
  const last = working.at(-1);
  const later = last === undefined ? rows : rows.slice(rows.indexOf(last) + 1);
  const [done = []] = [working, later].map(finished).filter(({ length }) => length > 0);
  const titles = done.map(({ report, answer }) => report?.title ?? firstMeaningfulLine(answer));
  const said = titles.filter((title) => title !== '' && title !== whole);
  if (said.length > 0) return [...new Set(said)].join('; ');
  const [{ task } = { task: '' }] = working.length > 0 ? working : rows;
  return done.length > 0 || task === '' ? '' : `did not finish "${task}"`;
}

function finished(rows: readonly AgentRow[]): readonly AgentRow[] {
  return rows.filter(({ state }) => state !== 'failed' && state !== 'stopped');
}
