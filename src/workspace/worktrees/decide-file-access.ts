// Decides whether a file tool may read or write a path of an agent's worktree.
import { dirname } from 'node:path';
import type { FileDecision, FileRequest } from '#src/coordinator/index.ts';
import { makeFolders } from '#src/files/index.ts';
import type { Policy } from '../policy/protected-paths.ts';
import { resolveInside } from '../policy/resolve-path.ts';

type FileAccessDeps = {
  readonly directory: string;
  readonly policy: Policy;
  readonly touched: Set<string>;
};

/** Decides, and makes the parent folder of a file that may be written. */
export async function decideFileAccess(
  request: FileRequest,
  { directory, policy, touched }: FileAccessDeps,
): Promise<FileDecision> {
  const decision = await resolveFileAccess(directory, request, policy);
  if (decision.kind === 'refused') {
    return { allowed: false, reason: decision.reason, next: decision.next };
  }
  if (request.access === 'write') {
    const made = await makeFolders(directory, dirname(decision.path));
    if (made.kind === 'blocked') {
      return { allowed: false, reason: `${made.at} is no longer a folder` };
    }
    touched.add(decision.path);
  }
  return { allowed: true };
}

const REPORT_IT = 'put what it should hold into your report';

async function resolveFileAccess(directory: string, request: FileRequest, policy: Policy) {
  const decision = await resolveInside(directory, request.path);
  if (decision.kind === 'refused' || request.access === 'read') return decision;
  const isFolder = decision.path === '' || decision.stats?.isDirectory() === true;
  if (isFolder) return { kind: 'refused' as const, reason: 'a file is needed, not a folder' };
  const reason = policy.refuses(decision);
  return reason === undefined ? decision : { kind: 'refused' as const, reason, next: REPORT_IT };
}
