// Replies to requests that nobody can work on: no team, no members, no such agent.
import { didYouMean } from '#src/text/index.ts';
import type { DefuseMarkdown } from '../render/render-context.ts';
import { code, codeBlock, paragraphs } from '../render/render-markdown.ts';
import { addressableName, nameList } from './member-names.ts';

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

/** Says that `given` names no agent, and who was probably meant, without repeating that name. */
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
  return `Nothing was run: there is no agent with that name.${hint} On the team: ${nameList(memberNames, safe)}. Ask one of them with ${address(first)}, or leave the name out.`;
}
