// The desk of one session: where its files lie, what it may change, how its commits are signed, and where work goes that collides.
import { SquadError } from '../../errors.ts';
import { oneLine } from '../../text/one-line.ts';
import type { CommitIdentity } from '../../workspace/commit.ts';
import { type OpenWorkspace, openWorkspace } from '../../workspace/open-workspace.ts';
import type { Policy } from '../../workspace/policy/protected-paths.ts';
import { pushToFallbackBranch } from '../../workspace/remote.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { checkAccess } from '../start/check-access.ts';
import type { AgentSessionDeps, SessionIdentity } from './session-config.ts';

/** Opens the desk of a session. */
export function openAgentWorkspace(
  deps: AgentSessionDeps,
  session: SessionIdentity,
): Promise<OpenWorkspace> {
  const { context, repository } = deps;
  return openWorkspace(session.label, {
    git: context.ports.git,
    policy: policyOf(deps, session),
    branch: repository.branch,
    emit: context.transcript.emit,
    identify: (report) => identify(context, session, report),
    pushToFallbackBranch: (commit) =>
      keepOnFallbackBranch({ context, repository }, session.label, commit),
  });
}

/** Whose work was rejected at a path may not change it. */
function policyOf(
  { policy, routingPolicy: { lockout } }: AgentSessionDeps,
  { slug }: SessionIdentity,
): Policy {
  return {
    ...policy,
    refuses: (path) =>
      policy.refuses(path) ?? (lockout.isLocked(slug, path) ? LOCKED_OUT : undefined),
  };
}

const LOCKED_OUT = 'a review rejected your work on this file: somebody else revises it';

/** `squad/7-login-hockney`: work that collided twice, for a person to merge. */
async function keepOnFallbackBranch(
  { context, repository }: Pick<AgentSessionDeps, 'context' | 'repository'>,
  label: string,
  commit: string,
): Promise<string> {
  const permit = await checkAccess(context);
  if (permit.kind === 'refused') {
    throw new SquadError({ code: 'E_GITHUB_PERMISSION', message: permit.reason });
  }
  const wanted = `${repository.branch.name}-${label}`;
  const branch = await pushToFallbackBranch(context.ports.git, { branch: wanted, commit });
  context.transcript.emit({ kind: 'effect', effect: 'push', detail: branch });
  return branch;
}

/** How an agent signs: `Hockney (Squad)`, with trailers that later runs find again. */
function identify(
  { outbound, job, request, ports }: Pick<RunContext, 'outbound' | 'job' | 'request' | 'ports'>,
  who: { readonly name: string; readonly slug: string },
  report: { readonly task: string; readonly unfinished: boolean },
): CommitIdentity {
  const [first = ''] = report.task.trim().split('\n');
  const subject = ports.holdsSecret(first) ? 'Work of the squad' : oneLine(first, 68);
  const message = report.unfinished ? `Unfinished: ${subject}` : subject;
  return {
    author: `${who.name.replace(/[<>\n\r\0]/g, '')} (Squad)`,
    message: outbound.sealCommit(message),
    trailers: { agent: who.slug, run: job.runId, request: request.id },
  };
}
