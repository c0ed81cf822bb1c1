// Replies without a model.

import { describe, expect, it } from '@jest/globals';
import type { OutcomeKind } from '#src/outcome.ts';
import type { BoardMarker } from '#src/publish/render/markers.ts';
import {
  renderCannotWork,
  renderEmptyRoster,
  renderHelp,
  renderNoTeam,
  renderRefusal,
  renderStatus,
  renderTeam,
  renderTools,
  renderToolTests,
  renderUnknownAgent,
  renderUnreadableTeam,
  type ThreadStatus,
} from '#src/publish/replies/command-replies.ts';
import { helpLines } from '#src/run/commands/answer-command.ts';
import { expectGolden } from '../a-golden.ts';
import { context } from '../a-run.ts';

const asIs = (text: string) => text;
const door = (text: string) => text.replaceAll('@', '(at)');
const many = Array.from({ length: 120 }, (_, at) => `Agent${at}`);
const latest = {
  triggerId: 'comment-12',
  runId: '345',
  state: 'done',
  outcome: 'changed',
  branch: 'squad/7-x',
  url: 'https://github.example/board',
} as const satisfies BoardMarker & { url: string };
const pullRequest = { number: 8, url: 'https://github.example/acme/harbour/pull/8' };
const statusText = (status: Partial<ThreadStatus>) =>
  renderStatus(
    { latest: undefined, pullRequest: undefined, undone: [], objections: [], ...status },
    door,
  );
const toolTests = (...failures: readonly (string | undefined)[]) => {
  const results = failures.map((failed) => ({ tool: 'lint', test: 'a', failed }));
  const tool = { name: 'lint', version: '1.0.0', path: 'lint/tool.yaml', commit: undefined };
  return renderToolTests(context, { ...tool, results });
};

it('every reply reads as people expect it', () => {
  const member = { name: 'Hockney', role: 'Tester', kind: 'agent' as const };
  const warnings = ['`ripley` has no charter'];
  const team = ['Hockney', 'Keyser Söze'];
  const tool = { name: 'squad_route', purpose: 'hand work on', users: 'every agent' };
  const objections = ['Otto asked for changes and has not looked again'];
  const undone = ['Publish *it* for @olga'];
  const draft = { ...pullRequest, draft: true };
  const elsewhere = { reason: '.squad is a link.', remedy: 'Commit .squad as a folder.' };
  const replies = {
    help: renderHelp(helpLines(), '@squad', ['Odd Nes', 'Fenster'], asIs),
    'help without a team': renderHelp(helpLines(), '@squad', [], asIs).split('\n')[3],
    team: renderTeam({ members: [member], warnings }, asIs),
    'an empty team': renderTeam({ members: [], warnings: [] }, asIs),
    tools: renderTools([tool], asIs),
    'no tools': renderTools([], asIs),
    status: statusText({ latest, pullRequest }),
    'status of a draft': statusText({ latest, pullRequest: draft, undone, objections }),
    'status without a branch': statusText({ latest: { ...latest, branch: undefined } }),
    'no status': statusText({}),
    'an unknown agent': renderUnknownAgent('kujan', '@squad', team, asIs),
    'a misspelt agent': renderUnknownAgent('HOCKNEYY', '@squad', ['Fenster', ...team], asIs),
    'an agent of no team': renderUnknownAgent('kujan', '@squad', [], asIs),
    ...Object.fromEntries(
      (['person', 'copilot', 'built-in', 'gone'] as const).map((kind) => [
        `a member of the kind ${kind}`,
        renderCannotWork({ ...member, kind }, asIs),
      ]),
    ),
    'a refusal': renderRefusal('It is v1.2 here. And more.\nAnd more.', asIs),
    'a refusal without words': renderRefusal('', asIs),
    'no team': renderNoTeam('@squad'),
    'an empty roster': renderEmptyRoster('@squad', '.ai-team'),
    'a team elsewhere': renderUnreadableTeam('@squad', elsewhere, asIs),
    'tool tests': toolTests(undefined, 'why'),
    'tool tests that all failed': toolTests('why', 'why'),
    'a tool test that passed': toolTests(undefined),
    'no tool tests': toolTests(),
  };
  const shown = Object.entries(replies).map(([name, reply]) => `_${name}_\n\n${reply}`);
  expectGolden('replies', shown.join('\n\n'));
});

it.each<[OutcomeKind | undefined, 'working' | 'done', string]>([
  [undefined, 'working', 'still working'],
  [undefined, 'done', 'ended'],
  ['asked', 'done', 'asked a question and is waiting for the answer'],
  ['declined', 'done', 'declined'],
  ['nothing-to-do', 'done', 'found nothing to change'],
  ['limited', 'done', 'stopped at a limit'],
  ['failed', 'done', 'failed'],
])('a status says of a run with outcome %s that is %s: %s', (outcome, state, words) => {
  const status = statusText({ latest: { ...latest, outcome, state }, pullRequest });
  expect(status.startsWith(`- Last run: ${words} ([board]`)).toBe(true);
});

describe('many of something', () => {
  const rows = (text: string) =>
    text.split('\n').filter((line) => line.startsWith('| ')).length - 2;

  it('are listed in part, and the rest is counted', () => {
    expect(renderHelp(helpLines(), '@squad', many, asIs)).toContain(
      'Agent48, Agent49 and 70 more.',
    );
    expect(renderHelp(helpLines(), '@squad', many.slice(0, 50), asIs)).toContain(
      'Agent48, Agent49.',
    );
    const members = many.map((name) => ({ name, role: '', kind: 'person' as const }));
    const tools = many.map((name) => ({ name, purpose: '', users: '' }));
    for (const text of [renderTeam({ members, warnings: [] }, asIs), renderTools(tools, asIs)]) {
      expect(rows(text)).toBe(100);
      expect(text.endsWith('\n\nAnd 20 more.')).toBe(true);
    }
    const undone = Array.from({ length: 9 }, () => 'x');
    const status = statusText({ latest, pullRequest, undone }).split('\n');
    expect([status.length, status.at(-1)]).toEqual([9, '- More stands in the pull request.']);
  });

  it('have their reasons shortened, and then their list, rather than being too long', () => {
    const shown = (count: number, length: number) => {
      const [, , ...lines] = toolTests(...Array(count).fill('x'.repeat(length))).split('\n');
      return [lines.length, lines[0]?.length, lines.at(-1)];
    };
    const cut = (max: number) => `- ❌ a: ${'x'.repeat(max - 1)}…`;
    expect(shown(30, 900)).toEqual([30, cut(700).length, cut(700)]);
    expect(shown(60, 900)).toEqual([60, cut(200).length, cut(200)]);
    expect(shown(65, 1)).toEqual([65, '- ❌ a: x'.length, '- and 1 more']);
  });
});
