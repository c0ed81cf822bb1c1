import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/outcome.ts';
import { renderSummary } from '../../../src/publish/render/job-summary.ts';
import {
  aHandoff,
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  mentionless,
  work,
} from '../a-run.ts';

const changed: Outcome = { kind: 'changed', work, answer: 'The form checks its input now.' };

describe('renderSummary', () => {
  it('shows a reply in place of an answer and of what to do next', () => {
    const asked: Outcome = { kind: 'asked', question: 'Which?', answer: '', work: undefined };
    const summary = renderSummary(context, aTranscript({ agents: [] }), asked, 'Our own words.');
    expect(summary).toMatch(/^\*\*Squad has a question\*\* · .*\n\nOur own words\.(?:\n\n##|$)/);
    expect(summary).not.toMatch(/Which\?|Next:/);
  });

  it('shows a reply beneath what went wrong', () => {
    const failed: Outcome = { kind: 'failed', reason: 'No board.', hint: 'Mend.', work: undefined };
    const summary = renderSummary(context, aTranscript({ agents: [] }), failed, 'Our own words.');
    expect(summary).toContain('No board.\n\n**Next:** Mend.\n\nOur own words.');
  });

  it('tells a short run: the answer, who asked whom, what it took, what came of it', () => {
    const transcript = aTranscript({
      decisions: [
        { agent: 'fenster', title: 'Validate with zod', category: 'x', path: 'd/zod.md' },
      ],
      learnings: [{ agent: 'hockney', learning: 'The form posts JSON.', category: 'x', path: 'y' }],
      notes: ['`reviewers.hockney` names nobody'],
    });
    expect(renderSummary(context, transcript, changed)).toBe(
      [
        `**Done: changes are ready for review** · asked by [octocat](${facts.commentUrl}) · 3 min 20 s · 19.2k tokens · 1 file · 1 decision · 1 learning · [run](${facts.runUrl}) · [\`squad/7-login\`](https://github.example/acme/harbour/tree/squad/7-login) · [pull request #8](${work.pullRequest.url})`,
        '',
        'The form checks its input now.',
        '',
        `**Next:** Review [pull request #8](${work.pullRequest.url}). To have something changed, mention \`@squad\` there.`,
        '',
        '## Who asked whom',
        '',
        '```mermaid',
        'sequenceDiagram',
        '  participant P1 as octocat',
        '  participant P2 as Coordinator',
        '  participant P3 as Fenster',
        '  participant P4 as Hockney',
        '  P1->>P2: add input validation to the login form',
        '  P2->>P3: add validation',
        '  P3-->>P2: answered',
        '  P2->>P4: test the login form',
        '```',
        '',
        '## Messages',
        '',
        '1 message, 1 answered; 0 % started by agents; the longest took 1 min 10 s.',
        '',
        '| From | To | Type | Message | Time | What became of it |',
        '| --- | --- | --- | --- | --- | --- |',
        '| Coordinator | Fenster | task | add validation | 1 min 10 s | answered |',
        '',
        '## Agents',
        '',
        '| Agent | State | Time | Tokens in | out | Tool calls | Model |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| **Coordinator**, Coordinator | done | 3 min 14 s | 3k | 400 | 4 | gpt-5-mini |',
        '| **Fenster**, Backend | done | 1 min 10 s | 12k | 400 | 4 | gpt-5-mini |',
        '| **Hockney**, Tester | broken off | 1 min | 3k | 400 | 4 | gpt-5-mini |',
        '',
        '19.2k tokens in all.',
        '',
        '## Files changed',
        '',
        '- `src/login.ts` by Fenster',
        '',
        '## Decisions',
        '',
        '- Validate with zod (Fenster, `d/zod.md`)',
        '',
        '## Learnings',
        '',
        '- The form posts JSON. (Hockney)',
        '',
        '**Worth knowing**',
        '',
        '- `reviewers.hockney` names nobody',
      ].join('\n'),
    );
  });

  it('has no empty sections for a run that started nobody', () => {
    const nobody = aTranscript({ agents: [], handoffs: [] });
    const outcome: Outcome = { kind: 'declined', reason: 'octocat has no write access.' };
    expect(renderSummary(context, nobody, outcome)).toBe(
      `**Declined: nothing was run** · asked by [octocat](${facts.commentUrl}) · 3 min 20 s · [run](${facts.runUrl})\n\noctocat has no write access.`,
    );
  });

  it('names everybody who changed a file', () => {
    const agents = [fenster, anAgent({ files: ['src/login.ts', 'a`b'] })];
    const summary = renderSummary(context, aTranscript({ agents }), changed);
    expect(summary).toContain("- `src/login.ts` by Fenster, Hockney\n- `a'b` by Hockney");
  });

  it('says what is wrong with a tool once', () => {
    const toolDiagnostics = [
      {
        code: 'L_IMPORT',
        path: '.squad/tools/a.ts',
        message: 'a bracket is missing',
        next: 'mend it',
      },
    ];
    const notes = ['Custom tools: .squad/tools/a.ts: a bracket is missing; mend it [L_IMPORT]'];
    const summary = renderSummary(context, aTranscript({ toolDiagnostics, notes }), changed);
    expect(summary).toContain(
      '## Tools of your own\n\n**Tools that need attention**\n\n- `.squad/tools/a.ts`',
    );
    expect(summary.split('a bracket is missing')).toHaveLength(2);
  });

  it.each(['@', '🦊', '&#64;', 'x'.repeat(50)])(
    "stays below GitHub's mebibyte when the sanitizer writes %j for every letter",
    (letter) => {
      const text = '@'.repeat(5000);
      const transcript = aTranscript({
        agents: Array.from({ length: 500 }, (_, at) => anAgent({ name: `n${at}`, role: text })),
        handoffs: Array.from({ length: 500 }, () => aHandoff({ task: text })),
        notes: Array.from({ length: 500 }, () => text),
        toolDiagnostics: Array.from({ length: 500 }, () => {
          return { code: text, path: text, message: text, next: text };
        }),
      });
      const safe = (words: string) => words.replaceAll('@', letter);
      const outcome: Outcome = { ...changed, answer: '@'.repeat(200_000) };
      const summary = renderSummary({ facts, safe }, transcript, outcome);
      expect(Buffer.byteLength(summary)).toBeLessThan(2 ** 20);
      expect(summary.startsWith('**Done: changes are ready for review**')).toBe(true);
    },
  );

  it.each(['*a_ ', '[', '![a](', '> ', '- ', '1. ', '<a ', '``` '])(
    'gets to the end of an endless answer of %j',
    (piece) => {
      const outcome: Outcome = { ...changed, answer: `<\n\n${piece.repeat(200_000)}` };
      expect(renderSummary(context, aTranscript(), outcome)).toContain('*Cut here, ');
    },
  );

  it('sends every text of a person or a model through the sanitizer', () => {
    const text = '@everyone';
    const note = { agent: text, title: text, learning: text, category: text, path: 'x' };
    const transcript = aTranscript({
      request: text,
      actor: text,
      agents: [coordinator, anAgent({ name: text, role: text, task: text, model: text })],
      handoffs: [aHandoff({ from: text, to: text, task: text, type: text, reason: text })],
      decisions: [note],
      learnings: [note],
      notes: [text],
      left: [text],
      tools: [
        ...(['module', 'executable'] as const).map((door) => {
          return {
            name: text,
            door,
            scope: 'local',
            path: text,
            commit: text,
            description: text,
            version: text,
            users: text,
          } as const;
        }),
      ],
      toolDiagnostics: [{ code: text, path: text, export: text, message: text, next: text }],
      toolCalls: {
        tools: new Map([['run_custom_tool @everyone', { calls: 1, failed: 1, unbuilt: 1, ms: 1 }]]),
        running: new Map(),
      },
      customCalls: [
        {
          session: text,
          callId: '1',
          tool: text,
          input: text,
          ended: { ok: true, ms: 1, output: `["${text}"]` },
        },
      ],
    });
    const outcome: Outcome = { kind: 'failed', reason: text, hint: text, work: undefined };
    expect(renderSummary(mentionless, transcript, outcome)).not.toContain('@');
  });
});
