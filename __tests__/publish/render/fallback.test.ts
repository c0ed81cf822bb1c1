// What people read of work that is not on its branch, and what they do about it.
import { describe, expect, it } from '@jest/globals';
import type { Outcome, PublishedWork, WorkFallback } from '#src/outcome.ts';
import { renderNotice } from '#src/publish/replies/notice.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { bundleCommands } from '#src/publish/views/outcome-text.ts';
import { aTranscript, context } from '../a-run.ts';

const quiet = aTranscript({ agents: [], handoffs: [] });
const bundle = { file: 'work.bundle', place: 'squad-run-345-1', isArtifact: true };
const reason = 'the server answered 500';

function failed(fallback: Partial<WorkFallback>, branch = 'squad/7-login'): Outcome {
  const work: PublishedWork = {
    branch,
    commit: 'f'.repeat(40),
    pullRequest: undefined,
    compareUrl: undefined,
    fallback: {
      reason,
      isRefused: false,
      wanted: 'squad/7-login',
      isMemory: false,
      bundle: undefined,
      ...fallback,
    },
  };
  return { kind: 'failed', reason: 'not shown', hint: undefined, answer: 'Done.', work };
}

const boardOf = (outcome: Outcome) =>
  renderBoard(context, quiet, outcome)
    .replace(/ · 3 min 20 s.*$/m, '')
    .split('\n')
    .slice(1)
    .join('\n');

describe('work that could not be pushed', () => {
  it('is news, with the commands that bring it in', () => {
    expect(boardOf(failed({ bundle }))).toBe(
      [
        '❌ **The work is not on GitHub yet**: `squad/7-login` could not be pushed (the server answered 500), so it is kept in the file `work.bundle` in the artifact [`squad-run-345-1`](https://github.example/acme/harbour/actions/runs/345)',
        '',
        'To bring it in, run this in a clone of the repository:',
        '',
        '```sh',
        'gh run download 345 --name squad-run-345-1 --dir squad-run-345-1',
        'git fetch origin',
        'git fetch squad-run-345-1/work.bundle refs/heads/squad/7-login:refs/heads/squad/7-login',
        'git push origin refs/heads/squad/7-login',
        '```',
        '',
        'Done.',
      ].join('\n'),
    );
  });

  it('is not promised where its upload failed', () => {
    const place = '/home/runner/work/_temp/squad-run-345';
    const gone = { file: 'work.bundle', place, isArtifact: false, isUploadFailed: true };
    const board = boardOf(failed({ bundle: gone }));
    expect(board).toContain(`kept in the file \`work.bundle\` in the folder \`${place}\``);
    expect(board).toContain('The file could not be uploaded.');
    expect(board).toContain('A GitHub-hosted runner is gone by now: ask again.');
    expect(board).not.toContain('gh run download');
    expect(board).toContain(`git fetch ${place}/work.bundle`);
  });

  it('is linked where it is on a branch of its own', () => {
    const own = failed({ reason: 'somebody changed a.ts meanwhile' }, 'squad/7-login-ffffffff');
    const site = 'https://github.example/acme/harbour';
    expect(boardOf(own)).toBe(
      [
        `❌ **The work is on a branch of its own**: \`squad/7-login\` could not be pushed (somebody changed a.ts meanwhile), so it is kept on the branch [\`squad/7-login-ffffffff\`](${site}/tree/squad/7-login-ffffffff)`,
        '',
        `[Merge it by hand](${site}/compare/squad/7-login...squad/7-login-ffffffff) into \`squad/7-login\`, or ask again.`,
        '',
        'Done.',
      ].join('\n'),
    );
  });

  it('is what the asker is called for, with the same commands; what was learnt is called so', () => {
    const outcome = failed({ bundle, isMemory: true, wanted: 'squad/memory' });
    const boardUrl = 'https://github.example/board';
    const notice = renderNotice(context, quiet, { outcome, people: ['octocat'], boardUrl });
    expect(notice).toContain('@octocat ❌ **What the squad learnt is not on GitHub yet**');
    expect(notice).toContain('git fetch squad-run-345-1/work.bundle');
  });

  it('is brought in by commands that take no part of a branch’s name for one', () => {
    expect(bundleCommands('345', "x;$(touch 'y')", bundle)).toContain(
      `git push origin 'refs/heads/x;$(touch '\\''y'\\'')'`,
    );
  });

  it('lies in a folder where there are no artifacts', () => {
    const place = '/temp/squad run';
    const local = { ...bundle, place, isArtifact: false };
    expect(bundleCommands('345', 'squad/7-login', local).split('\n')).toEqual([
      'git fetch origin',
      "git fetch '/temp/squad run/work.bundle' refs/heads/squad/7-login:refs/heads/squad/7-login",
      'git push origin refs/heads/squad/7-login',
    ]);
    expect(boardOf(failed({ bundle: local }))).toContain('in the folder `/temp/squad run`');
  });
});

describe('a pull request that could not be opened', () => {
  it('is linked, with the reason', () => {
    const work = {
      branch: 'squad/7-login',
      commit: 'f'.repeat(40),
      pullRequest: undefined,
      compareUrl: 'https://github.example/compare',
      notOpened: 'GitHub, opening the pull request: 502',
    };
    const sentence =
      'The pull request could not be opened: GitHub, opening the pull request: 502. [Open it yourself](https://github.example/compare).';
    expect(boardOf({ kind: 'changed', work, answer: '' })).toContain(sentence);
    expect(boardOf({ kind: 'answered', answer: 'Yes.', memory: work })).toContain(sentence);
  });
});
