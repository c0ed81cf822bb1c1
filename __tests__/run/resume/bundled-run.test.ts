// What a re-run makes of the bundle that an earlier attempt uploaded: real git, embedded GitHub.
import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SquadError } from '../../../src/errors.ts';
import type { Git } from '../../../src/ports/git.ts';
import { reportOfText } from '../../../src/report.ts';
import { withBundledRun } from '../../../src/run/resume/bundled-run.ts';
import { writeRunState } from '../../../src/run/resume/saved-run.ts';
import { BUNDLE_FILE, keepInBundle } from '../../../src/workspace/delivery/bundle.ts';
import { fetchTips } from '../../../src/workspace/fetch-branches.ts';
import { createPolicy } from '../../../src/workspace/policy/protected-paths.ts';
import { refuseReturned } from '../../../src/workspace/policy/returned-work.ts';
import { commitSavedRun, savedRunRef } from '../../../src/workspace/saved/saved-runs.ts';
import type { Files } from '../../a-bare.ts';
import { openRemote, type Remote } from '../../publish/a-remote.ts';
import { aRequest } from '../context/a-thread.ts';

const artifact = 'squad-run-345-1-work';
let remote: Remote;
/** The second attempt's own. */
let again: Git;
/** What people pushed between the attempts; the first one began before. */
let newest: string;

beforeAll(async () => {
  remote = await openRemote({ '.squad/team.md': '# Squad Team\n' });
  newest = await remote.push('main', { 'NOTES.md': 'By a person' });
  again = await remote.openRun();
  await fetchTips(again, ['main']);
});
afterAll(() => remote.close());

type BundleOptions = { readonly request: string; readonly files?: Files };

/** A bundle of a run that finished, and said so. */
async function aBundle({
  request,
  files = { 'src/b.js': 'done\n' },
}: BundleOptions): Promise<Buffer> {
  const { git, start, commit } = remote;
  const tip = await commit(start, files, { 'Squad-Agent': 'fenster', 'Squad-Run': '345' });
  const report = reportOfText('It was fine.');
  const facts = { request, run: '345', actor: 'mona', asked: 'check', url: '', events: [] };
  const state = writeRunState({ ...facts, state: 'done', report }, (text) => text);
  await commitSavedRun(git, { ref: savedRunRef(7, '345'), tip, text: state ?? '' });
  const folder = await mkdtemp(join(git.scratch, 'kept-'));
  await keepInBundle(git, { branch: 'squad/7-b', commit: tip, base: start, folder });
  return readFile(join(folder, BUNDLE_FILE));
}

type MakeBundle = (request: string) => Promise<Buffer>;

const refusals: readonly (readonly [string, MakeBundle, string])[] = [
  [
    'is of another request',
    () => aBundle({ request: 'comment-1' }),
    'it holds no state of this run',
  ],
  [
    'changes a workflow',
    (request) => aBundle({ request, files: { '.github/workflows/ci.yml': 'on: push\n' } }),
    '.github/workflows/ci.yml: protected, so only a person may change it',
  ],
  [
    'is cut off',
    async (request) => (await aBundle({ request })).subarray(0, -30),
    'git cannot read it, or lacks the commits that it builds on',
  ],
  [
    'is too large',
    () => Promise.reject(new SquadError({ code: 'E_GITHUB', message: 'it is larger than 64 MB' })),
    'it is larger than 64 MB',
  ],
];

describe('a bundle', () => {
  it('that is as a run makes it is taken up', async () => {
    const { found, notes } = await lookInto((request) => aBundle({ request }));
    expect(found).toMatchObject([
      { run: '345', state: 'done', report: { summary: 'It was fine.' }, artifact },
    ]);
    expect(notes).toEqual([]);
  });

  it.each(refusals)('that %s is left alone, and people are told', async (_, make, why) => {
    const { found, notes } = await lookInto(make);
    expect(found).toEqual([]);
    expect(notes).toEqual([
      `What an earlier attempt kept in the artifact \`${artifact}\` could not be used (${why}), so the squad did the work again.`,
    ]);
  });
});

/** Finds out what a second attempt takes up. */
async function lookInto(make: MakeBundle) {
  const notes: string[] = [];
  const request = aRequest();
  const earlierUpload = async () => ({ artifact, read: () => make(request.id) });
  const ports = { git: again, earlierUpload };
  const job = { serverUrl: 'https://github.example', runId: '345', triggeringActor: 'mona' };
  const context = { request, job, ports, transcript: { note: (text: string) => notes.push(text) } };
  const snapshot = {
    baseBranch: { name: 'main', commit: newest },
    branches: new Map([['main', newest]]),
  };
  const policy = createPolicy({
    holdsSecret: () => false,
    protectedGlobs: [],
    squadDirectory: '.squad',
    requestText: '',
  });
  const squad = { directory: '.squad', keepsHistories: false };
  const deps = { git: again, policy, squad, cleanMessage: (text: string) => text };
  const refuses = (tip: string) => refuseReturned({ tip, known: [newest] }, deps);
  const found = await withBundledRun([], { context, snapshot, refuses });
  return { found, notes };
}
