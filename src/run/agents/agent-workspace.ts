// The workspace of one session: where its files are, what it may change, how it signs commits, and where conflicting work goes.
import { SquadError } from '#src/errors.ts';
import { keepBundle } from '#src/publish/deliver-work.ts';
import {
  type CommitSource,
  MEMORY_SUBJECT,
  renderCommitSubject,
} from '#src/publish/pull-request-title.ts';
import type { SetAside } from '#src/run-log/transcript.ts';
import { createBoxedGit } from '#src/workspace/box.ts';
import { deliverToOwnBranch } from '#src/workspace/deliver.ts';
import type { CommitIdentity } from '#src/workspace/merge.ts';
import { openWorkspace } from '#src/workspace/open-workspace.ts';
import { isWorkPath, LOCKED_OUT, type Policy } from '#src/workspace/policy.ts';
import { pullNumbers } from '#src/workspace/run-branch.ts';
import type { OpenWorkspace } from '#src/workspace/worktrees.ts';
import { findRevocation } from '../context/check-access.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import type { AgentDeps, SessionOwner } from './agent-deps.ts';

/** Opens the workspace of a session. */
export function openAgentWorkspace(owner: SessionOwner, deps: AgentDeps): Promise<OpenWorkspace> {
  const { context, repository, filePolicy, policy } = deps;
  const { label, slug } = owner;
  const isLocked = (path: string) => policy.lockout.isLocked(slug, path);
  return openWorkspace(label, {
    git: context.ports.git,
    policy: withLockout(filePolicy, isLocked),
    branch: repository.branch,
    boxedGit: createBoxedGit({ ...context.ports, signal: context.ports.time.over }),
    emit: context.transcript.emit,
    identify(report, files) {
      const isMemory = !files.some((path) => isWorkPath(path, repository.team.directory));
      const { unfinished } = report;
      const pulls = pullNumbers(repository.target, context.request.thread);
      const source = isMemory ? { task: MEMORY_SUBJECT, unfinished } : report;
      return identify(owner, { ...source, pulls }, context);
    },
    pushToFallbackBranch: (commit) =>
      pushConflict({ branch: `${repository.branch.name}-${label}`, commit }, context, repository),
  });
}

/** Refuses changes to paths on which the agent's work was rejected. */
function withLockout(filePolicy: Policy, isLocked: (path: string) => boolean): Policy {
  return {
    ...filePolicy,
    refuses: (file) =>
      filePolicy.refuses(file) ?? (isLocked(file.path) ? `${file.path}: ${LOCKED_OUT}` : undefined),
  };
}

/** Pushes work that conflicted twice, for a person to merge: `squad/7-login-hockney`. */
async function pushConflict(
  work: { readonly branch: string; readonly commit: string },
  context: RunContext,
  { baseBranch }: Pick<RepositoryContext, 'baseBranch'>,
): Promise<SetAside> {
  const { ports, transcript } = context;
  const revocation = await findRevocation(context);
  if (revocation !== undefined) {
    throw new SquadError({ code: 'E_GITHUB_PERMISSION', message: revocation.reason });
  }
  const { branch, kind } = await deliverToOwnBranch(ports, work);
  if (kind === 'pushed') {
    transcript.emit({ kind: 'effect', effect: 'push', detail: branch });
    return { keptOn: branch };
  }
  const { file, place } = await keepBundle({ ...work, base: baseBranch.commit }, ports);
  transcript.note(
    `The branch ${work.branch} could not be pushed. It is in ${file} of ${place}: \`git fetch\` accepts that file as a remote.`,
  );
  return { keptOn: work.branch, isBundled: true };
}

/** Returns how an agent signs: `Hockney (Squad)`, with trailers by which later runs recognise its commits. */
function identify(
  { name, slug }: SessionOwner,
  report: CommitSource,
  { request, ports, job, outbound }: RunContext,
): CommitIdentity {
  const isSecret = ports.holdsSecret(`${report.task}\n${report.title ?? ''}`);
  const subject = isSecret ? 'Work of the squad' : renderCommitSubject(report);
  return {
    author: `${name.replace(/[<>\n\r\0]/g, '')} (Squad)`,
    message: outbound.sealCommit(subject),
    trailers: { agent: slug, run: job.runId, request: request.id },
  };
}
