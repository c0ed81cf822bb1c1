// Where work goes that its branch can't take: a branch of its own, or a file of the run.
import { describe, expect, it } from '@jest/globals';
import type { Git, GitResult } from '#src/ports/git.ts';
import type { UploadedFile } from '#src/ports/ports.ts';
import { keepElsewhere } from '#src/publish/deliver-work.ts';
import { aTime } from '../workspace/a-time.ts';

const work = {
  branch: 'squad/7-x',
  start: 'a'.repeat(40),
  tip: '0123456789'.repeat(4),
  base: 'b'.repeat(40),
  isMemory: false,
};
const own = 'squad/7-x-01234567';
const at = { commit: work.tip, pullRequest: undefined, compareUrl: undefined };
const conflict = (...files: readonly string[]) => ({ kind: 'conflict', files }) as const;
const refusal = { kind: 'refused', reason: 'a rule', hint: 'Lift it.', byRule: true } as const;
const OK: GitResult = { code: 0, stdout: '', stderr: '' };
const REFUSED: GitResult = { ...OK, code: 1, stdout: '!\ta:b\t[remote rejected] (no)\n' };
const UPLOADED: UploadedFile = { kind: 'uploaded', artifact: 'squad-run-1' };

type Why = Parameters<typeof keepElsewhere>[1];
type Surroundings = {
  readonly push?: GitResult;
  readonly uploaded?: UploadedFile;
  readonly fails?: boolean;
};

/** Keeps the work, and tells what was pushed and which commands wrote the bundle. */
async function kept(why: Why, around: Surroundings = {}) {
  const { push = OK, uploaded = UPLOADED, fails = false } = around;
  const pushed: string[] = [];
  const commands: string[] = [];
  const effects: string[] = [];
  const refused = () => Promise.reject(new Error('not asked'));
  const git: Git = {
    repository: '',
    scratch: '',
    hasCheckout: false,
    remoteUrl: 'http://x',
    identity: { name: 'bot', email: 'bot@example.com' },
    async attempt(args) {
      const refspec = args.at(-1) ?? '';
      pushed.push(refspec);
      return { ...push, stdout: push.stdout.replace('a:b', refspec) };
    },
    async run(args) {
      if (fails) throw new Error('disk full');
      commands.push(args.join(' '));
      return '';
    },
    environment: {},
    tree: refused,
    readTree: refused,
    readObject: refused,
    commit: refused,
  };
  const deps = {
    git,
    ...aTime(),
    cancelled: new AbortController().signal,
    jobPaths: { kept: { folder: '/kept', shownAs: 'kept', isArtifact: true } },
    uploadFile: async () => uploaded,
    effect: (what: string, detail: string) => effects.push(`${what} ${detail}`),
  };
  return { ...(await keepElsewhere(work, why, deps)), pushed, commands, effects };
}

describe('work that its branch can not take', () => {
  const fallback = { hint: undefined, wanted: work.branch, isMemory: false, bundle: undefined };

  it.each<[string, Why, string, string | undefined]>([
    [
      'a collision in four',
      conflict('a', 'b', 'c', 'd'),
      'somebody changed the same lines of a, b, c and more in the meantime',
      undefined,
    ],
    ['a rule for the branch', refusal, 'a rule', 'Lift it.'],
  ])('is on a branch of its own after %s', async (_, why, reason, hint) => {
    const { work: published, pushed, effects, commands } = await kept(why);
    const told = { ...fallback, reason, hint };
    expect(published).toEqual({ ...at, branch: own, fallback: told });
    expect(pushed).toEqual([`${work.tip}:refs/heads/${own}`]);
    expect(effects).toEqual([`push ${own} ${work.tip}`]);
    expect(commands).toEqual([]);
  });

  it.each<[string, Why, GitResult, string | undefined, number]>([
    ['the remote can not be reached', { kind: 'unreachable', reason: 'r' }, OK, undefined, 0],
    ['the token may not push', { ...refusal, reason: 'r', byRule: false }, OK, 'Lift it.', 0],
    ['the remote takes no branch', { ...refusal, reason: 'r' }, REFUSED, 'Lift it.', 1],
  ])('is in the bundle of the run where %s', async (_, why, push, hint, pushes) => {
    const { work: published, pushed, effects, commands } = await kept(why, { push });
    const bundle = { file: 'work.bundle', place: 'squad-run-1', isArtifact: true };
    const told = { ...fallback, reason: 'r', hint, bundle };
    expect(published).toEqual({ ...at, branch: work.branch, fallback: told });
    expect([pushed.length, effects]).toEqual([pushes, []]);
    expect(commands).toEqual([
      `update-ref refs/heads/${work.branch} ${work.tip}`,
      `bundle create --quiet /kept/work.bundle --branches ^${work.base}`,
    ]);
  });

  it.each<[UploadedFile, boolean]>([
    [{ kind: 'failed' }, true],
    [{ kind: 'no-artifacts' }, false],
  ])('is in a folder where the upload says %j', async (uploaded, isUploadFailed) => {
    const { work: published } = await kept({ kind: 'unreachable', reason: 'r' }, { uploaded });
    expect(published.fallback?.bundle).toEqual({
      file: 'work.bundle',
      place: '/kept',
      isArtifact: false,
      isUploadFailed,
    });
  });

  it('is lost with both reasons where no file can be written either', async () => {
    await expect(kept({ kind: 'unreachable', reason: 'r' }, { fails: true })).rejects.toMatchObject(
      {
        code: 'E_GIT',
        message:
          'The branch squad/7-x could not be pushed: r. Its commits could not be saved to a file either. disk full',
      },
    );
  });
});
