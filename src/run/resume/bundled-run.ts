// Work that an earlier attempt of this run could not push, and kept in an artifact of the run.
import { attempt, describe, SquadError } from '../../errors.ts';
import type { EarlierUpload, Ports } from '../../ports/ports.ts';
import { BUNDLE_FILE, takeFromBundle } from '../../workspace/delivery/bundle.ts';
import { completeHistory } from '../../workspace/fetch-branches.ts';
import { savedRunRef } from '../../workspace/saved/saved-runs.ts';
import { isRequestKnown } from '../../workspace/trailers.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import type { RunContext } from '../start/run-context.ts';
import type { RefuseReturned } from './returned-policy.ts';
import { isFinished, readSavedRuns, type SavedRun, savedRunOf } from './saved-run.ts';

type BundleDeps = {
  readonly context: Pick<RunContext, 'request' | 'job'> & {
    readonly ports: Pick<Ports, 'git' | 'earlierUpload'>;
    readonly transcript: Pick<RunContext['transcript'], 'note'>;
  };
  readonly snapshot: Pick<RemoteSnapshot, 'branches' | 'baseBranch'>;
  readonly refuses: RefuseReturned;
};

/**
 * Returns the states that the remote has. If it lacks finished work of the request, adds the state that an earlier attempt
 * of the run left in an artifact, or notes for people why that can't be used.
 */
export async function withBundledRun(
  saved: readonly SavedRun[],
  deps: BundleDeps,
): Promise<readonly SavedRun[]> {
  const { ports, transcript } = deps.context;
  if (ports.earlierUpload === undefined || (await isOnRemote(saved, deps))) return saved;
  const upload = await ports.earlierUpload(BUNDLE_FILE);
  if (upload === undefined) return saved;
  const taken = await attempt(takeUp(upload, deps));
  if (taken.kind === 'done') return [...saved, taken.value];
  const why = describe(taken.error).message;
  transcript.note(
    `What an earlier attempt kept in the artifact \`${upload.artifact}\` could not be used (${why}), so the squad did the work again.`,
  );
  return saved;
}

/** True when nothing is needed from the artifact. A state of unfinished work doesn't count: the final push may have failed. */
async function isOnRemote(
  saved: readonly SavedRun[],
  { context: { request, ports }, snapshot: { branches, baseBranch } }: BundleDeps,
): Promise<boolean> {
  const own = savedRunOf(saved, request.id);
  if (own !== undefined) return isFinished(own);
  const known = { tips: [...branches.values()], base: baseBranch.commit };
  return isRequestKnown(ports.git, request.id, known);
}

/** Takes the artifact's state, which must be this run's, and hold only what agents may do. */
async function takeUp(upload: EarlierUpload, deps: BundleDeps): Promise<SavedRun> {
  const { request, job, ports } = deps.context;
  const bytes = await upload.read();
  await completeHistory(ports.git, [deps.snapshot.baseBranch.name]);
  const ref = savedRunRef(request.thread.number, job.runId);
  const state = await takeFromBundle(ports.git, bytes, ref);
  const [run] = await readSavedRuns(ports.git, [state]);
  if (run === undefined || run.run !== job.runId || run.request !== request.id) {
    throw refusal('it holds no state of this run');
  }
  const reason = await deps.refuses(run.tip);
  if (reason !== undefined) throw refusal(reason);
  return { ...run, artifact: upload.artifact };
}

function refusal(message: string): SquadError {
  return new SquadError({ code: 'E_GIT', message });
}
