// What holds for everything that is rendered from a run, whatever agents, people and tools call themselves and say.

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { renderMemoryPullRequest } from '#src/publish/memory-pull-request.ts';
import { renderPullRequestBody } from '#src/publish/pull-request.ts';
import type { RenderContext } from '#src/publish/render/render-context.ts';
import {
  renderHelp,
  renderRefusal,
  renderTeam,
  renderTools,
  renderUnknownAgent,
} from '#src/publish/replies/command-replies.ts';
import { renderReviews } from '#src/publish/reviews/review-summary.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { renderHandoffs, renderMessages } from '#src/publish/views/handoff-list.ts';
import { renderSummary } from '#src/publish/views/job-summary.ts';
import { renderCustomTools, renderToolUse } from '#src/publish/views/tool-use.ts';
import { reportOfText } from '#src/report.ts';
import { helpLines } from '#src/run/commands/answer-command.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import {
  aBody,
  aHandoff,
  anAgent,
  aTranscript,
  context,
  facts,
  fenster,
  mentionless,
  nastyText,
  work,
} from '../a-run.ts';
import { aFinding, aReview } from '../reviews/a-review.ts';

/** A run in which every name is the text, and every longer word that somebody says is `said`; each `amount` times. */
function aRunOf(text: string, said = text, amount = 1): Transcript {
  const many = <T>(value: T, at = amount) => Array.from({ length: at }, () => value);
  const names = { name: text, role: text, task: text, step: text, model: text };
  const agents = many(fenster).map((one, at) => {
    return {
      ...one,
      ...names,
      answer: said,
      session: `s${at}`,
      agent: `a${at}`,
      files: [`${at}.ts`],
    };
  });
  const note = { agent: text, title: text, learning: text, category: text, path: 'x', body: text };
  const tool = { name: text, scope: 'local', path: text, commit: text, description: text } as const;
  const review = { reviewer: text, requestedBy: text, reassignTo: text, reviser: text };
  const message = { from: text, to: text, task: text, type: text, reason: text };
  const call = { session: text, callId: '1', tool: text, input: text };
  return aTranscript({
    request: text,
    agents: [...agents, { ...fenster, ...names, answer: said, session: 'x', state: 'failed' }],
    handoffs: many(aHandoff({ ...message, status: 'failed', redirectedFrom: text }), amount + 1),
    decisions: many({ ...note, by: text }),
    learnings: many(note),
    reviews: many(aReview({ ...review, findings: [aFinding({ text: said })] })),
    locks: many({ agent: text, path: 'src/login.ts', by: text }),
    escalations: [{ kind: 'question', from: text, text: said }],
    notes: many(text),
    left: many(said),
    parts: many({ id: 'p1', part: said, why: 'why '.repeat(80), needs: text }),
    tools: many({ ...tool, door: 'executable', version: text, users: text }),
    toolDiagnostics: many({ code: text, path: text, export: text, message: text, next: text }),
    toolCalls: {
      tools: new Map([[`run_custom_tool ${text}`, { calls: 1, failed: 1, unbuilt: 1, ms: 1 }]]),
      running: new Map(),
    },
    customCalls: [{ ...call, ended: { ok: true, ms: 1, output: JSON.stringify([said]) } }],
  });
}

type Renderer = (
  context: RenderContext,
  transcript: Transcript,
  said: string,
) => string | undefined;

/** Each with the most characters that it may have, if it is posted whole. */
const rendered: readonly (readonly [string, Renderer, number?])[] = [
  ['board of a run at work', (shown, run) => renderBoard(shown, run, undefined), 40_000],
  [
    'board of work',
    (shown, run, answer) => renderBoard(shown, run, { kind: 'changed', work, answer }),
    40_000,
  ],
  [
    'board of a failure',
    (shown, run, hint) =>
      renderBoard(shown, run, { kind: 'failed', reason: hint, hint, work: undefined }),
    40_000,
  ],
  [
    'summary',
    (shown, run, answer) =>
      renderSummary(shown, run, { kind: 'changed', work, answer }, { boardUrl: undefined }),
    60_000,
  ],
  [
    'pull request',
    (shown, run, answer) =>
      renderPullRequestBody(shown, run, aBody({ report: reportOfText(answer) }, run)),
    40_000,
  ],
  ['pull request of memory', (shown, run) => renderMemoryPullRequest(shown, run, 'c').body, 40_000],
  ['handoffs', (shown, run) => renderHandoffs(shown, run, 9)],
  ['messages', (shown, run) => renderMessages(shown, run, 9)],
  ['reviews', (shown, run) => renderReviews(shown, run, 9)],
  ['custom tools', (shown, run) => renderCustomTools(shown, run, 9)],
  ['use of tools', (shown, run) => renderToolUse(shown, run, 9)],
  [
    'help',
    ({ safe }, { agents }) =>
      renderHelp(
        helpLines(),
        'squad!',
        agents.map(({ name }) => name),
        safe,
      ),
  ],
  [
    'team',
    ({ safe }, { agents, notes }) =>
      renderTeam(
        { members: agents.map((one) => ({ ...one, kind: 'agent' as const })), warnings: notes },
        safe,
      ),
  ],
  [
    'tools',
    ({ safe }, { agents }) =>
      renderTools(
        agents.map(({ name, role }) => ({ name, purpose: role, users: name })),
        safe,
      ),
  ],
  ['refusal', ({ safe }, _run, said) => renderRefusal(said, safe)],
  [
    'unknown agent',
    ({ safe }, { agents: [one = anAgent()] }) =>
      renderUnknownAgent(one.name, 'squad!', [one.name], safe),
  ],
];

/** The kinds of blocks, and the columns of tables. */
function shapeOf(markdown = ''): string {
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  const shapes = fromMarkdown(markdown, options).children.map((node) =>
    node.type === 'table' ? node.children.map((row) => row.children.length).join() : node.type,
  );
  return shapes.join(' ');
}

describe.each(rendered)('the %s', (_name, render) => {
  it('sends every word of others through the sanitizer', () => {
    const text = 'x @everyone';
    const shown = render(mentionless, aRunOf(text), text) ?? '';
    expect(shown).toContain('(at)everyone');
    expect(shown.replaceAll('tool lint@', '')).not.toContain('@');
  });

  it('has the same blocks and columns whatever others call themselves', () => {
    const usual = shapeOf(render(context, aRunOf('word', 'Words.'), 'Words.'));
    fc.assert(
      fc.property(nastyText, (text) => {
        const run = aRunOf(`x${text}`, 'Words.');
        expect(shapeOf(render(context, run, 'Words.'))).toBe(usual);
      }),
      { numRuns: 20 },
    );
  });
});

it.each(rendered.filter(([, , limit]) => limit !== undefined))(
  'the %s is short enough to be posted whole, whatever others say and the sanitizer adds',
  (_name, render, limit = 0) => {
    const safe = (words: string) => words.replaceAll('@', '&#64;');
    const run = aRunOf('@'.repeat(500), '@'.repeat(1000), 150);
    const shown = render({ facts, safe }, run, '@'.repeat(200_000)) ?? '';
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.length).toBeLessThanOrEqual(limit);
  },
);
