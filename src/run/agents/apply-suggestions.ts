// Puts a reviewer's suggestions onto the run's branch, in the reviewer's name.

import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import { attempt, describe } from '#src/errors.ts';
import type { Finding } from '#src/run-log/review-note.ts';
import { loadCharter } from '#src/team/charter.ts';
import { findMember } from '#src/team/member.ts';
import { allowedFileTools } from '#src/tools/files/file-tools.ts';
import { applySuggestions } from '#src/workspace/run-branch.ts';
import type { AgentDeps } from './agent-deps.ts';
import { identify, withLockout } from './session-config.ts';

const TASK = 'Apply the suggestions of the review';

/**
 * Returns the indices of the findings whose suggestions are on the branch now; none for a reviewer whose lists, or the call's
 * `availableTools`, leave it no tool to edit with. Never rejects: whoever revises the work can apply the others.
 */
export async function applyReviewersLines(
  reviewer: Colleague,
  findings: readonly Finding[],
  availableTools: readonly string[] | undefined,
  deps: AgentDeps,
): Promise<readonly number[]> {
  const { context, filePolicy, policy } = deps;
  const { branch, target } = deps.repository;
  const { ports, transcript } = context;
  const session = transcript
    .read()
    .agents.findLast(({ agent }) => agent === reviewer.slug)?.session;
  if (target.answerOnly !== undefined || session === undefined) return [];
  const applied = await attempt(async () => {
    if (!(await mayEdit(reviewer, availableTools, deps))) return undefined;
    return applySuggestions(findings, {
      git: ports.git,
      policy: withLockout(filePolicy, (path) => policy.lockout.isLocked(reviewer.slug, path)),
      branch,
      identify: () => identify(reviewer, { task: TASK, unfinished: false, pulls: [] }, context),
    });
  });
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

/** True when the settings, the charter and the call leave the reviewer the tool that edits lines. */
async function mayEdit(
  { slug }: Colleague,
  call: readonly string[] | undefined,
  { repository: { team, tree } }: AgentDeps,
): Promise<boolean> {
  const member = findMember(team, slug);
  const charter = member && (await loadCharter(tree, member));
  const standing = [team.settings.tools.agents.get(slug), charter?.tools];
  return allowedFileTools({ standing, call }).includes('edit');
}
