import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '#src/outcome.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderSummary, renderWhatWasGiven } from '#src/publish/views/job-summary.ts';
import { expectGolden } from '../a-golden.ts';
import { anAgent, aTranscript, context, coordinator, facts, fenster, work } from '../a-run.ts';
import { aTroubledRun } from '../a-troubled-run.ts';

const place = { boardUrl: 'https://github.example/acme/harbour/issues/7#issuecomment-13' };
const changed: Outcome = { kind: 'changed', work, answer: 'The form checks its input now.' };

describe('renderSummary', () => {
  it("links the run's page, and not the run that it stands on", () => {
    const page = `${facts.runUrl}/artifacts/5`;
    const [withPage, without] = [page, undefined].map((url) =>
      renderSummary(context, aTranscript({ page: url }), changed, place),
    );
    expect(withPage?.split('\n')[0]).toContain(`[watch the run](${page})`);
    expect(without).not.toContain('watch the run');
  });

  it('says what the board would have said, where no board could be written', () => {
    const failed: Outcome = { kind: 'failed', reason: 'No board.', hint: 'Mend.', work: undefined };
    const alone = aTranscript({ agents: [] });
    const unwritten = renderSummary(context, alone, failed, {
      boardUrl: undefined,
      reply: 'Ours.',
    });
    expect(unwritten).toMatch(/^❌ \*\*The run failed\*\*: No board · .*\n\nMend\.\n\nOurs\.\n/);
    expect(renderSummary(context, alone, changed, { boardUrl: undefined })).toContain(
      'The form checks its input now.',
    );
  });

  it('tells the record of a run: checks, reviews, messages, agents, files; the words stand on the board', () => {
    const given = [
      { part: 'charter', bytes: 1200 },
      { part: 'task', bytes: 34 },
    ];
    const [, ...others] = aTroubledRun().agents;
    const agents = [{ ...coordinator, name: 'A<b>', session: 'c-2', given }, ...others];
    const summary = renderSummary(context, { ...aTroubledRun(), agents }, changed, place);
    expectGolden('summary', summary);
  });

  it('has no empty sections for a run that started nobody', () => {
    const nobody = aTranscript({ agents: [], handoffs: [] });
    const outcome: Outcome = { kind: 'declined', reason: 'octocat has no write access.' };
    expect(renderSummary(context, nobody, outcome, { boardUrl: undefined })).toBe(
      `🚫 **Declined**: octocat has no write access · 3 min 20 s · for [octocat](${facts.commentUrl})`,
    );
  });

  it('names everybody who changed or deleted a file, and tells the memory where no pull request does', () => {
    const note = { agent: 'fenster', category: 'x' };
    const files = ['a.ts', 'b.ts', 'd/zod.md', 'y'];
    const transcript = aTranscript({
      agents: [
        { ...fenster, files, removed: ['a.ts', 'b.ts'] },
        anAgent({ files: ['b.ts', 'a`b'] }),
      ],
      decisions: [{ ...note, title: 'Validate with zod', path: 'd/zod.md' }],
      learnings: [{ ...note, learning: 'The form posts JSON.', path: 'y' }],
    });
    const answered: Outcome = { kind: 'answered', answer: 'Yes.', memory: undefined };
    const summary = renderSummary(context, transcript, answered, place);
    expect(summary.split('\n\n').slice(-6)).toEqual([
      '## Files changed',
      "- `a.ts` deleted by Fenster\n- `b.ts` by Fenster, Hockney\n- `a'b` by Hockney\n- 2 files of the team's memory",
      '## Decisions',
      '- Validate with zod (Fenster, `d/zod.md`)',
      '## Learnings',
      '- The form posts JSON. (Fenster)',
    ]);
  });

  it('shows what the first sessions were told, and of each the first 40 parts', () => {
    const given = Array.from({ length: 41 }, (_, at) => ({ part: `part ${at}`, bytes: 1 }));
    const told = ['a', 'b', 'c'].map((name) => anAgent({ name, given }));
    const text = renderWhatWasGiven(context, [fenster, ...told], 2);
    expect(text.match(/What \w+ was given: 41 bytes/g)).toEqual([
      'What a was given: 41 bytes',
      'What b was given: 41 bytes',
    ]);
    expect(text.match(/\| part \d+ \| 1 \|/g)).toHaveLength(80);
    expect(text.match(/And 1 more\./g)).toHaveLength(2);
    expect(renderWhatWasGiven(context, [fenster], 2)).toBe('');
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
    const summary = renderSummary(context, aTranscript({ toolDiagnostics, notes }), changed, place);
    expect(summary).toContain(
      '## Custom tools\n\n**Tools that need attention**\n\n- `.squad/tools/a.ts`',
    );
    expect(summary.split('a bracket is missing')).toHaveLength(2);
  });

  it('shows fewer files rather than being cut before its notes', () => {
    const files = Array.from({ length: 300 }, (_, at) => `src/${'folder/'.repeat(30)}${at}.ts`);
    const transcript = aTranscript({ agents: [anAgent({ files })], notes: ['The last note.'] });
    const { seal } = createOutbound({ holdsSecret: () => false, phrase: '@squad', serverUrl: '' });
    const summary = seal(renderSummary(context, transcript, changed, place));
    expect(summary).toContain('The last note.');
    expect(summary).not.toContain('longer than GitHub allows');
  });

  it.each(['*a_ ', '![a](', '> ', '<a ', '``` '])(
    'gets to the end of an endless answer of %j',
    (piece) => {
      const outcome: Outcome = { ...changed, answer: `<\n\n${piece.repeat(200_000)}` };
      const summary = renderSummary(context, aTranscript(), outcome, { boardUrl: undefined });
      expect(summary).toContain('*Cut here, ');
    },
  );
});
