// Puts a reviewer's suggestions onto the run's branch, in the reviewer's name.

import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import { attempt, describe } from '#src/errors.ts';
import type { Finding } from '#src/run-log/review-note.ts';
import { applySuggestions } from '#src/workspace/run-branch.ts';
import type { AgentDeps } from './agent-deps.ts';
import { identify, withLockout } from './session-config.ts';

const TASK = 'Apply the suggestions of the review';

/** Returns the indices of the findings whose suggestions are on the branch now. Never rejects: whoever revises the work can apply the others. */
export async function applyReviewersLines(
  reviewer: Colleague,
  findings: readonly Finding[],
  { context, repository: { branch, target }, filePolicy, policy }: AgentDeps,
): Promise<readonly number[]> {
  const { ports, transcript } = context;
  const session = transcript
    .read()
    .agents.findLast(({ agent }) => agent === reviewer.slug)?.session;
  if (target.answerOnly !== undefined || session === undefined) return [];
  const applied = await attempt(
    applySuggestions(findings, {
      git: ports.git,
      policy: withLockout(filePolicy, (path) => policy.lockout.isLocked(reviewer.slug, path)),
      branch,
      identify: () => identify(reviewer, { task: TASK, unfinished: false, pulls: [] }, context),
    }),
  );
  if (applied.kind === 'threw') {
    const text = `A review's suggestions could not be applied: ${describe(applied.error).message}`;
    transcript.note(text);
    return [];
  }
  if (applied.value === undefined) return [];
  const { places, ...commit } = applied.value;
  transcript.emit({ kind: 'commit', session, subject: TASK, removed: [], left: [], ...commit });
  return places;
}
