// Work that an earlier attempt of this run could not push, and kept in an artifact of the run.
import { attempt, describe, SquadError } from '../../errors.ts';
import type { EarlierUpload, Ports } from '../../ports/ports.ts';
import type { Team } from '../../team/team.ts';
import { BUNDLE_FILE, takeFromBundle } from '../../workspace/delivery/bundle.ts';
import { completeHistory } from '../../workspace/fetch-branches.ts';
import { type ChangedMode, modesChangedBy, startOfUnknown } from '../../workspace/git-history.ts';
import type { Policy } from '../../workspace/policy/protected-paths.ts';
import { savedRunRef } from '../../workspace/saved/saved-runs.ts';
import { isRequestKnown, readTrailedCommits } from '../../workspace/trailers.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import { protectedPathsOf } from '../context/protected-paths.ts';
import type { RunContext } from '../start/run-context.ts';
import { isFinished, readSavedRuns, type SavedRun, savedRunOf } from './saved-run.ts';

type BundleDeps = {
  readonly context: Pick<RunContext, 'request' | 'job'> & {
    readonly ports: Pick<Ports, 'git' | 'earlierUpload' | 'holdsSecret'>;
    readonly transcript: Pick<RunContext['transcript'], 'note'>;
  };
  readonly snapshot: Pick<RemoteSnapshot, 'branches' | 'baseBranch'>;
  readonly team: Team;
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

/** Takes the artifact's state, which must be this run's, start at a commit of the remote, and change only what agents may. */
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
  await checkCommits(run.tip, deps);
  return { ...run, artifact: upload.artifact };
}

const MAX_COMMITS = 200;

async function checkCommits(tip: string, { context, team }: BundleDeps): Promise<void> {
  const { git } = context.ports;
  const policy = protectedPathsOf(context, { team });
  const base = await startOfUnknown(git, tip, MAX_COMMITS);
  if (base === undefined) throw refusal('its commits do not continue those of the remote');
  for (const { commit, run } of await readTrailedCommits(git, { base, tip })) {
    if (run !== context.job.runId) throw refusal('a commit in it was not made by this run');
    const changes = await modesChangedBy(git, commit);
    const reason = changes.map((change) => reasonAgainst(change, policy, team)).find(isText);
    if (reason !== undefined) throw refusal(reason);
  }
}

const REMOVED_OR_FILE: ReadonlySet<string> = new Set(['000000', '100644', '100755']);
const isText = (reason: string | undefined) => reason !== undefined;

function reasonAgainst(
  { path, mode }: ChangedMode,
  policy: Policy,
  team: Team,
): string | undefined {
  if (!REMOVED_OR_FILE.has(mode)) return 'it contains something that is not a regular file';
  return isMemory(path, team) ? undefined : policy.refuses({ path });
}

/** True for files that the squad's own tools write. */
function isMemory(path: string, { directory }: Team): boolean {
  const inside = path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : '';
  return /^(?:(?:decisions|agents\/[^/]+)\/inbox\/[^/]+\.md|agents\/[^/]+\/history\.md|skills\/[^/]+\/SKILL\.md)$/.test(
    inside,
  );
}

function refusal(message: string): SquadError {
  return new SquadError({ code: 'E_GIT', message });
}
