import { reportOfText } from '#src/report.ts';
import { NO_CHECKS } from '#src/run-log/check-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { aHandoff, anAgent, aTranscript, coordinator, fenster } from './a-run.ts';
import { aFinding, aReview } from './reviews/a-review.ts';

/** A run in which everything went wrong that people are told of. */
export function aTroubledRun(): Transcript {
  const row = { name: 'npm test', command: 'npm test', seconds: 3, lines: ['not ok 1'] };
  const lint = { ...row, name: 'lint', command: 'npm run lint', lines: [] };
  const rows = [
    { ...row, result: 'failed' },
    { ...lint, result: 'passed' },
  ] as const;
  const hops = { status: 'refused', code: 'E_A2A_HOPS', reason: 'E_A2A_HOPS: x' } as const;
  const conflict = { session: 'hockney', others: ['fenster'] };
  return aTranscript({
    agents: [
      coordinator,
      {
        ...fenster,
        files: ['src/login.ts', 'package.json'],
        report: reportOfText('All tests pass.'),
      },
      anAgent({ state: 'done', endedAt: 150_000, answer: 'I want changes.' }),
      anAgent({ name: 'Raul', state: 'done', endedAt: 150_000, files: ['src/form.ts'] }),
      anAgent({ name: 'Keyser', task: 'draw it', state: 'stopped', answer: 'the time limit' }),
      anAgent({ name: 'Verbal', task: 'map it', state: 'failed', answer: 'no reply' }),
    ],
    handoffs: [
      aHandoff(),
      aHandoff({ id: 'h2', from: 'fenster', to: 'hockney', type: 'review-request' }),
      aHandoff({ id: 'h3', from: 'hockney', to: 'fenster', type: 'question', ...hops }),
      aHandoff({ id: 'h4', to: 'keyser', status: 'sent', priority: 'urgent' }),
    ],
    checks: { ...NO_CHECKS, base: 'main', rows },
    conflicts: [
      { ...conflict, files: ['t.js'], keptOn: 'squad/7-hockney' },
      { ...conflict, files: ['u.js'], keptOn: 'squad/7-hockney', isBundled: true },
      { ...conflict, session: 'raul', files: ['src/form.ts'], keptOn: undefined },
      { ...conflict, session: 'verbal', files: ['v.js'], keptOn: undefined },
    ],
    reviews: [
      aReview({
        findings: [aFinding(), aFinding({ line: 3, severity: 'nit', text: 'Say why.' })],
        revised: [0],
      }),
    ],
    locks: [{ agent: 'fenster', path: 'src/login.ts', by: 'hockney' }],
    escalations: [
      { kind: 'question', from: 'hockney', text: 'Which form?' },
      { kind: 'escalation', from: 'keyser', text: 'The rules contradict.' },
    ],
    parts: [{ id: 'p1', session: 'fenster', part: 'deploying', why: 'no access.' }],
    refused: [{ session: 'fenster', path: '.squad/team.md', reason: '.squad/team.md: by tools' }],
    left: ['the deletion of setup.sh: protected'],
    notes: ['`reviewers.hockney` names nobody'],
    notice: 'https://github.example/acme/harbour/issues/7#issuecomment-14',
  });
}
