// Replies without a model: help, team, status, tools, and the refusals.

import type { OutcomeKind } from '#src/outcome.ts';
import type { BoardMarker } from '../render/board-marker.ts';
import type { DefuseMarkdown } from '../render/render-context.ts';
import {
  cell,
  code,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
} from '../render/render-markdown.ts';
import { addressableName, nameList } from './member-names.ts';

export type TeamMemberRow = {
  readonly name: string;
  readonly role: string;
  readonly status: string;
};

export type TeamOverview = {
  readonly members: readonly TeamMemberRow[];
  /** Problems in the team's files, in words for people. */
  readonly warnings: readonly string[];
};

/** The last run for a thread or its branch, and the pull request. */
export type ThreadStatus = {
  /** The newest board, and its address. */
  readonly latest: (BoardMarker & { readonly url: string }) | undefined;
  /** True if the branch may have a newer run, whose board is in another thread that could not be read. */
  readonly isOfThread?: boolean;
  /** The squad's open pull request. */
  readonly pullRequest:
    | { readonly number: number; readonly url: string; readonly draft?: boolean }
    | undefined;
  /** What earlier runs left undone, and the reviews of theirs that ask for changes. */
  readonly undone: readonly string[];
  readonly objections: readonly string[];
};

export type ToolOverview = {
  readonly name: string;
  readonly purpose: string;
  /** Who may use it: `every agent`, `reviewers`, `Hockney`. */
  readonly users: string;
};

const MAX_ROWS = 100;

/** `@squad help`: the commands, with this team's own names. */
export function renderHelp(
  phrase: string,
  memberNames: readonly string[],
  safe: DefuseMarkdown,
): string {
  const [first = 'agent'] = memberNames;
  const name = addressableName(first);
  return paragraphs([
    '**How to ask the squad**',
    list([
      `${code(`${phrase} add input validation to the login form`)}: the squad decides who does it`,
      `${code(`${phrase} ${name}: write the tests`)}: this agent does it`,
      `${code(`${phrase} team`)}: who is on the team`,
      `${code(`${phrase} status`)}: the last run, its branch and pull request`,
      `${code(`${phrase} stop`)}: how to stop a run`,
      `${code(`${phrase} tools`)}: which tools the agents have`,
      `${code(`${phrase} approve tool lint@<hash>: check src/`)}: a proposed tool may run, this once`,
      `${code(`${phrase} tools test lint`)}: run a tool's own tests`,
      `${code(`${phrase} tools remove lint`)}: a pull request that removes a tool`,
      `${code(`${phrase} doctor`)}: what is wrong with the setup, and how to fix it`,
      `${code(`${phrase} remember: tests come with every change`)}: a rule for every later run`,
      `${code(`${phrase} help`)}: this list`,
    ]),
    memberNames.length > 0 ? `On the team: ${nameList(memberNames, safe)}.` : undefined,
    'Only people with write access can start a run. What it changes comes as a pull request.',
  ]);
}

/** `@squad team`: a row per member, and what is wrong in the team's files. */
export function renderTeam({ members, warnings }: TeamOverview, safe: DefuseMarkdown): string {
  const rows = limitedTable(['Name', 'Role', 'Status'], members, MAX_ROWS, (member) => [
    `**${cell(member.name, 40, safe) || '?'}**`,
    cell(member.role, 60, safe),
    cell(member.status, 30, safe),
  ]);
  const warningLines = warnings.map((warning) => inline(warning, 300, safe));
  return paragraphs([
    rows || 'The team has no members yet.',
    warningLines.length > 0 ? `**Worth a look**\n\n${list(warningLines, 20)}` : undefined,
  ]);
}

const LAST_RUN_TEXTS: Readonly<Record<OutcomeKind, string>> = {
  changed: 'changed files',
  answered: 'answered',
  asked: 'asked a question and is waiting for the answer',
  declined: 'declined',
  'nothing-to-do': 'found nothing to change',
  limited: 'stopped at a limit',
  failed: 'failed',
};

const MOST_OPEN_PARTS = 5;

/** `@squad status`: the last run, its branch and pull request, and what the pull request says is open. */
export function renderStatus(
  { latest, isOfThread = false, pullRequest, undone, objections }: ThreadStatus,
  safe: DefuseMarkdown,
): string {
  if (latest === undefined) return 'The squad has not worked on this thread yet.';
  const branch = latest.branch === undefined ? [] : [`Branch: ${code(latest.branch)}`];
  const draft = pullRequest?.draft === true ? ', a draft' : '';
  const open =
    pullRequest === undefined
      ? 'none'
      : `${link(`#${pullRequest.number}`, pullRequest.url)}${draft}`;
  const parts = [
    ...undone.map((part) => `Not done: ${inline(part, 300, safe)}`),
    ...objections.map((item) => `Open review: ${inline(item, 300, safe)}`),
  ];
  return list([
    `Last run${isOfThread ? ' on this thread' : ''}: ${lastRunText(latest)} (${link('board', latest.url)})`,
    ...branch,
    `Open pull request: ${open}`,
    ...parts.slice(0, MOST_OPEN_PARTS),
    ...(parts.length > MOST_OPEN_PARTS ? ['More stands in the pull request.'] : []),
  ]);
}

function lastRunText({ state, outcome }: BoardMarker): string {
  if (state === 'working') return 'still working';
  return outcome === undefined ? 'ended' : LAST_RUN_TEXTS[outcome];
}

/** `@squad stop`: how the run at work, which has this page, is stopped. */
export function renderStop(runUrl: string | undefined): string {
  if (runUrl === undefined) {
    return 'No run is working on this thread. To stop one, open its page from its board, and choose *Cancel workflow*.';
  }
  return `A comment can't stop a run. Open ${link('the page of the run', runUrl)}, and choose *Cancel workflow*: the squad then delivers what its agents have finished.`;
}

/** `@squad remember:` without a rule: how it is used. */
export function renderRemember(phrase: string): string {
  const example = code(`${phrase} remember: tests come with every change`);
  return `Nothing was recorded. Write the rule behind the colon, for example ${example}: every later run reads it.`;
}

/** `@squad tools`: what the agents can do, and who may use which tool. */
export function renderTools(tools: readonly ToolOverview[], safe: DefuseMarkdown): string {
  if (tools.length === 0) return 'The squad has no tools here.';
  return limitedTable(['Tool', 'Purpose', 'Who'], tools, MAX_ROWS, ({ name, purpose, users }) => [
    cell(`\`${name}\``, 70, safe),
    cell(purpose, 160, safe),
    cell(users, 60, safe),
  ]);
}

/** Says in one short sentence why nothing was run. */
export function renderRefusal(reason: string, safe: DefuseMarkdown): string {
  const [first = ''] = reason.split(/[.!?](?=\s|$)|\n/).filter((part) => part.trim() !== '');
  const words = first.trim() || 'this cannot be run here';
  return `Nothing was run: ${inline(words, 200, safe)}.`;
}
