// Replies without a model: help, team, status, tools, and the refusals.

import type { OutcomeKind } from '#src/outcome.ts';
import type { Member } from '#src/team/member.ts';
import type { MemberKind } from '#src/team/roster.ts';
import { didYouMean } from '#src/text/closest.ts';
import { firstOf, plural } from '#src/text/count.ts';
import type { ToolTestResult } from '#src/tools/custom/tool-tests.ts';
import type { BoardMarker } from '../render/markers.ts';
import type { DefuseMarkdown, RenderContext } from '../render/render-context.ts';
import {
  cell,
  code,
  codeBlock,
  firstThatFits,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
} from '../render/render-markdown.ts';
import { originLink } from '../views/tool-use.ts';

type TestedTool = {
  readonly name: string;
  readonly version: string;
  /** The tool's tool.yaml, and the commit that it was read at. */
  readonly path: string;
  readonly commit: string | undefined;
  readonly results: readonly ToolTestResult[];
};

/** `@squad tools test lint`: one line for all the tool's own tests, then one for each. */
export function renderToolTests(context: RenderContext, tool: TestedTool): string {
  const { name, version, results } = tool;
  const called = `${code(name)} ${inline(version, 40, context.safe)}`;
  const origin = originLink(context, tool);
  if (results.length === 0) {
    return `${called} (${origin}) has no tests. A test is a call with its expected output, under ${code('tests')} in its tool.yaml.`;
  }
  const failed = results.filter((result) => result.failed !== undefined).length;
  const part = failed < results.length ? `${failed} of ` : '';
  const own = ownTests(results.length);
  const title =
    failed === 0 ? `✅ **${called} passed ${own}**` : `❌ **${called} failed ${part}${own}**`;
  const sizes = LINE_SIZES.map(([reason, rows]) => () => {
    const lines = results.map((result) => resultLine(context, result, reason));
    return paragraphs([`${title}: ${origin}`, list(lines, rows)]);
  });
  return firstThatFits(MAX_LENGTH, sizes);
}

/** The most characters of a reason, and the most tests that get a line of their own. */
const LINE_SIZES = [
  [700, 64],
  [200, 64],
  [200, 20],
] as const;

const MAX_LENGTH = 30_000;

function ownTests(amount: number): string {
  return amount === 1 ? 'its test' : `its ${plural(amount, 'test')}`;
}

function resultLine({ safe }: RenderContext, result: ToolTestResult, max: number): string {
  const name = inline(result.test, 120, safe);
  return result.failed === undefined
    ? `✅ ${name}`
    : `❌ ${name}: ${inline(result.failed, max, safe)}`;
}

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

const MAX_ROWS = 100;

/** A command as `@squad help` shows it: an example without the phrase, in which `{agent}` stands for a member's name, and what it does. */
export type HelpLine = readonly [example: string, what: string];

/** `@squad help`: the commands, with this team's own names. */
export function renderHelp(
  lines: readonly HelpLine[],
  phrase: string,
  memberNames: readonly string[],
  safe: DefuseMarkdown,
): string {
  const [first = 'agent'] = memberNames;
  const name = addressableName(first);
  return paragraphs([
    '**How to ask the squad**',
    list(
      lines.map(
        ([example, what]) => `${code(`${phrase} ${example.replace('{agent}', name)}`)}: ${what}`,
      ),
    ),
    memberNames.length > 0 ? `On the team: ${nameList(memberNames, safe)}.` : undefined,
    'Only people with write access can start a run. What it changes comes as a pull request.',
  ]);
}

type MemberRow = Pick<Member, 'name' | 'role' | 'kind'>;

/** What each kind of member is called in the table of the team. */
const KIND_WORDS: Readonly<Record<MemberKind, string>> = {
  agent: 'agent',
  person: 'person',
  copilot: "GitHub's coding agent",
  'built-in': "Squad's helper",
  gone: 'not active',
};

/** `@squad team`: a row per member, and what is wrong in the team's files. */
export function renderTeam(
  {
    members,
    warnings,
  }: { readonly members: readonly MemberRow[]; readonly warnings: readonly string[] },
  safe: DefuseMarkdown,
): string {
  const rows = limitedTable(['Name', 'Role', 'Kind'], members, MAX_ROWS, (member) => [
    `**${cell(member.name, 40, safe) || '?'}**`,
    cell(member.role, 60, safe),
    KIND_WORDS[member.kind],
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

/** What became of the thread's run at work, and its page. */
export type StoppedRun =
  | { readonly kind: 'none' }
  | { readonly kind: 'cancelled' | 'ended' | 'not-permitted'; readonly url: string };

/** `@squad stop`: what became of the run, or how a person stops it. */
export function renderStop(stopped: StoppedRun): string {
  if (stopped.kind === 'none') return 'No run is working on this thread.';
  const page = link('the page of the run', stopped.url);
  switch (stopped.kind) {
    case 'cancelled':
      return `The run is being cancelled. It first delivers what its agents have finished; ${page} shows how far it is.`;
    case 'ended':
      return `No run is working on this thread: the last one has ended, as ${page} shows.`;
    case 'not-permitted':
      return `This job may not stop a run: its permissions lack ${code('actions: write')}. Open ${page}, and choose *Cancel workflow*: the squad then delivers what its agents have finished.`;
  }
}

/** `@squad remember:` without a rule: how it is used. */
export function renderRemember(phrase: string): string {
  const example = code(`${phrase} remember: tests come with every change`);
  return `Nothing was recorded. Write the rule behind the colon, for example ${example}: every later run reads it.`;
}

/** `@squad tools`: what the agents can do, and who may use which tool: `every agent`, `reviewers`, `Hockney`. */
export function renderTools(
  tools: readonly Readonly<Record<'name' | 'purpose' | 'users', string>>[],
  safe: DefuseMarkdown,
): string {
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

/** Returns the table of the smallest roster, line by line. */
export function exampleMembers(directory: string): readonly string[] {
  return [
    '## Members',
    '',
    '| Name | Role | Charter | Status |',
    '|------|------|---------|--------|',
    `| Ripley | Lead | \`${directory}/agents/ripley/charter.md\` | ✅ Active |`,
  ];
}

function exampleRoster(directory: string): string {
  return ['# Squad Team', '', ...exampleMembers(directory)].join('\n');
}

/** Says that the repository has no team, and how to get one. */
export function renderNoTeam(phrase: string): string {
  return paragraphs([
    "**There is no squad here yet**, so nothing was run. In a clone, let this action make a team that fits the repository; OWNER is the action's owner, as in your workflow:",
    codeBlock('npx github:OWNER/squad-action init --pull-request', 'sh'),
    'Or start with one file on the default branch, `.squad/team.md`:',
    codeBlock(exampleRoster('.squad'), 'markdown'),
    askAgain(phrase),
  ]);
}

/** Says that the squad's folder has no roster, or one without members who can work. */
export function renderEmptyRoster(phrase: string, directory: string): string {
  return paragraphs([
    `Nothing was run: ${code(`${directory}/team.md`)} is missing, or lists nobody who can work. This much is enough, on the default branch:`,
    codeBlock(exampleRoster(directory), 'markdown'),
    askAgain(phrase),
  ]);
}

/** Says why the team can't be read from this repository, and what to do. */
export function renderUnreadableTeam(
  phrase: string,
  { reason, remedy }: { readonly reason: string; readonly remedy: string },
  safe: DefuseMarkdown,
): string {
  return paragraphs([`Nothing was run: ${safe(reason)}`, safe(remedy), askAgain(phrase)]);
}

function askAgain(phrase: string): string {
  return `Then ask ${code(phrase)} again.`;
}

/** Says in one sentence why a member of the team takes no requests here. */
export function renderCannotWork({ name, kind }: MemberRow, safe: DefuseMarkdown): string {
  const who = inline(name, 40, safe);
  const reasons: Readonly<Record<MemberKind, string>> = {
    agent: `${who} can't work here`,
    person: `${who} is a person on the team, not an agent`,
    copilot: "GitHub's own coding agent takes its work from GitHub: assign the issue to @copilot",
    'built-in': `${who} is one of Squad's helpers, and takes no requests`,
    gone: `${who} is not active on the team`,
  };
  return `Nothing was run: ${safe(reasons[kind])}.`;
}

/** Says that `given` names no agent, and who was probably meant. */
export function renderUnknownAgent(
  given: string,
  phrase: string,
  memberNames: readonly string[],
  safe: DefuseMarkdown,
): string {
  const [first] = memberNames;
  if (first === undefined) return 'Nothing was run: the team has no agents yet.';
  const address = (name: string) => code(`${phrase} ${addressableName(name)}: …`);
  const lowerNames = memberNames.map((name) => name.toLowerCase());
  const hint = didYouMean(given.toLowerCase(), lowerNames, address);
  const name = inline(given, 64, safe);
  return `Nothing was run: nobody on the team is called “${name}”.${hint} On the team: ${nameList(memberNames, safe)}. Ask one of them with ${address(first)}, or leave the name out.`;
}

/** Returns a member's name as people write it before a colon; `agent` if it isn't one to three plain words. */
function addressableName(name: string): string {
  const words = name.trim().toLowerCase();
  return /^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}$/u.test(words) ? words : 'agent';
}

function nameList(memberNames: readonly string[], safe: DefuseMarkdown): string {
  return firstOf(memberNames, 50, (name) => inline(name, 40, safe));
}
