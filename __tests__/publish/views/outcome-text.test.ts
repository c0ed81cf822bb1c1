// What people read of work that is not on its branch, or in no pull request, and what they do about it.
import { expect, it } from '@jest/globals';
import {
  cancelledOutcome,
  type Outcome,
  type PublishedWork,
  type WorkFallback,
} from '#src/outcome.ts';
import { renderNotice } from '#src/publish/replies/notice.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { commandsFor } from '#src/publish/views/outcome-text.ts';
import { expectGolden } from '../a-golden.ts';
import { aTranscript, context } from '../a-run.ts';

const quiet = aTranscript({ agents: [], handoffs: [] });
const bundle = { file: 'work.bundle', place: 'squad-run-345-1', isArtifact: true };
const unopened: PublishedWork = {
  branch: 'squad/7-login',
  commit: 'f'.repeat(40),
  pullRequest: undefined,
  compareUrl: 'https://github.example/compare',
  notOpened: 'GitHub, opening the pull request: 502',
};

const why = { reason: 'the server answered 500', isMemory: false };

function failed(changes: Partial<WorkFallback>, branch = 'squad/7-login'): Outcome {
  const fallback = { ...why, wanted: 'squad/7-login', bundle: undefined, ...changes };
  const work = { ...unopened, branch, compareUrl: undefined, fallback };
  return { kind: 'failed', reason: 'not shown', hint: undefined, answer: 'Done.', work };
}

it('says where work is that could not be pushed or proposed, and how to bring it in', () => {
  const local = { ...bundle, place: '/temp/squad run', isArtifact: false };
  const gone = { ...local, place: '/home/runner/squad-run-345', isUploadFailed: true };
  const learnt = failed({ bundle, isMemory: true, wanted: 'squad/memory' });
  const shown = Object.entries<Outcome>({
    'in an artifact': failed({ bundle }),
    'in a folder, where there are no artifacts': failed({ bundle: local }),
    'in a folder, since its upload failed': failed({ bundle: gone }),
    'on a ref, where there are no artifacts': failed({
      bundle: local,
      ref: 'refs/squad-state/7/thread',
    }),
    'in an artifact of a cancelled run': cancelledOutcome({
      ...unopened,
      compareUrl: undefined,
      fallback: { ...why, wanted: 'squad/7-login', bundle },
    }),
    'on a branch of its own': failed({ reason: 'it moved.' }, 'squad/7-login-ffffffff'),
    'in no pull request': { kind: 'changed', work: unopened, answer: '' },
    'in no pull request, learnt on the way': {
      kind: 'answered',
      answer: 'Yes.',
      memory: unopened,
    },
  }).map(([name, outcome]) => {
    const board = renderBoard(context, quiet, outcome).split('\n').slice(1).join('\n');
    return `# ${name}\n\n${board.replace(/ · 3 min 20 s.*$/m, '')}`;
  });
  const call = { outcome: learnt, people: ['octocat'], boardUrl: 'https://github.example/board' };
  expectGolden('unpublished', [...shown, renderNotice(context, quiet, call)].join('\n\n'));
});

it('gives commands that take no part of a branch’s name for one', () => {
  const work = { branch: "x;$(touch 'y')", commit: 'f'.repeat(40) };
  expect(commandsFor('345', work, { bundle })).toContain(
    `git push origin 'refs/heads/x;$(touch '\\''y'\\'')'`,
  );
});
