// Notes that code writes of what an answer claims and nobody did, and of what could not be done.
import { describe, expect, it } from '@jest/globals';
import { noteUndone } from '../../../../src/run/finish/claims/note-undone.ts';
import { noteUnfounded } from '../../../../src/run/finish/claims/note-unfounded.ts';
import type { WorkResult } from '../../../../src/run/finish/decide-outcome.ts';
import type { RunEvent } from '../../../../src/run-log/events.ts';
import type { ReviewNote } from '../../../../src/run-log/review-note.ts';
import { openTranscript } from '../../../../src/run-log/transcript-log.ts';

const start = (session: string): RunEvent => ({
  kind: 'agent.spawned',
  session,
  sessionId: session,
  agent: session.replace(/-\d$/, ''),
  name: session,
  role: '',
  task: 'Check it',
  requestedBy: 'alice',
  model: undefined,
});
const ended = (session: string, answer: string, ...files: readonly string[]) =>
  [
    start(session),
    { kind: 'agent.finished', session, answer },
    { kind: 'commit', session, commit: '1'.repeat(40), files, left: [] },
  ] satisfies readonly RunEvent[];
const asked = (request: string): RunEvent => {
  return { kind: 'run.started', request, actor: 'alice', trigger: 'comment-1' };
};
const refused = (path: string): RunEvent => {
  return { kind: 'file.denied', session: 'fenster', access: 'write', path, reason: 'protected' };
};

function transcriptOf(events: readonly RunEvent[]) {
  let now = 0;
  const transcript = openTranscript(() => now++);
  for (const event of events) transcript.emit(event);
  return transcript;
}

describe('what an answer claims', () => {
  const TEAM: RunEvent = { kind: 'team', names: { fenster: 'Fenster', hockney: 'Hockney' } };
  const work = [TEAM, start('coordinator'), ...ended('fenster', 'Done', 'a.js')];
  const note: ReviewNote = {
    handoff: 'h1',
    reviewer: 'hockney',
    requestedBy: 'fenster',
    files: ['a.js'],
    verdict: 'approved',
    findings: [],
    reassignTo: undefined,
    text: '',
  };
  const approved: RunEvent = { kind: 'review', note };
  const rejected: RunEvent = { kind: 'review', note: { ...note, verdict: 'changes-requested' } };

  function factsOf(answer: string, events: readonly RunEvent[], isOpen = false) {
    const transcript = transcriptOf(events);
    const run = { isOpen, isContinued: false };
    noteUnfounded({ kind: 'done', text: answer }, transcript, run);
    const { notes, unfounded, undone } = transcript.read();
    return [...notes, ...unfounded, ...undone];
  }

  it.each<[string, readonly RunEvent[], readonly string[]]>([
    ['Deployed to production: https://shop.example', work, ['nothing was deployed']],
    ['- Published `shop` 2.1.0 to npm', work, ['nothing was published']],
    ['I have opened an issue for the rest.', work, ['no issue was opened']],
    ['Created a release v2.1.0.', work, ['no release was created']],
    ['Fenster updated `.github/workflows/ci.yml`.', work, ['no workflow was changed']],
    ['Once merged, it can be deployed to production.', work, []],
    ['Nothing was deployed, and no issue was opened about it.', work, []],
    ['Hockney has approved it.', work, ['no agent reviewed anything']],
    ['Hockney has approved it.', [...work, approved], []],
    ['Hockney approved it.', [...work, approved, rejected], ['Hockney has not approved this']],
    ['Hockney has not approved it.', [...work, rejected], []],
    [
      'I fixed the check.',
      [start('coordinator')],
      ['No agent worked on this: the coordinator answered by itself.'],
    ],
    [
      'Added `pre-push` to the hooks.',
      [...work, refused('.husky/pre-push')],
      ['`.husky/pre-push` was not changed, whatever an answer says'],
    ],
    [
      'It was deployed.',
      [asked('deploy this'), ...work],
      ['nothing was deployed, whatever an answer says'],
    ],
  ])('%j is held against what was done', (answer, events, facts) => {
    expect(factsOf(answer, events)).toEqual(facts);
  });

  it('may be so where programs that reach others ran', () => {
    const call = { callId: '1', tool: 'bash', input: '{"command":"./deploy.sh"}' };
    const ran: RunEvent = { kind: 'tool.start', session: 'fenster', ...call };
    expect(factsOf('Deployed to production.', [...work, ran], true)).toEqual([]);
    expect(factsOf('Deployed to production.', [...work, ran])).toEqual(['nothing was deployed']);
  });
});

describe('what could not be done', () => {
  const done = { kind: 'done', text: 'Name the field' } as const;
  const failed = { kind: 'failed', reason: 'no', type: 'quota' } as const;
  const ada = ended('ada', 'Fix it\n\nNOT DONE: deploying.', 'a.js');
  const before = ['Publishing 0.4.0 to npm: it needs a login.'];

  function undoneOf(
    result: WorkResult,
    events: readonly RunEvent[],
    listed: readonly string[] = [],
  ) {
    const transcript = transcriptOf(events);
    noteUndone(result, transcript, listed);
    return transcript.read().undone;
  }

  it.each<[string, WorkResult, readonly RunEvent[], readonly string[], readonly string[]]>([
    ['what the coordinator says', { ...done, undone: ['it'] }, ada, [], ['it']],
    ['what an agent says where the coordinator is silent', done, ada, [], ['deploying.']],
    ['what an agent says where the run failed', failed, ada, [], ['deploying.']],
    [
      'nothing once somebody did it',
      done,
      [...ada, ...ended('grace', 'Deploy it', 'd.sh')],
      [],
      [],
    ],
    [
      'nothing once the same agent went on',
      done,
      [...ada, ...ended('ada-2', 'Mend it', 'a.js')],
      [],
      [],
    ],
    [
      'nothing where a change was made beside what was refused',
      done,
      [asked('fix it'), ...ended('fenster', 'Fix it', 'a.js'), refused('ci.yml')],
      [],
      [],
    ],
    ['what the pull request lists', done, ended('grace', 'Name it', 'b.js'), before, before],
    ['what it lists after a stop', failed, ended('grace', 'Name it', 'b.js'), before, before],
    [
      'what was refused, where a change was asked for and none made',
      done,
      [asked('add a release job'), ...ended('fenster', 'No.'), refused('.github/workflows/ci.yml')],
      [],
      ['nothing was changed: `.github/workflows/ci.yml` was refused'],
    ],
  ])('is %s', (_what, result, events, listed, undone) => {
    expect(undoneOf(result, events, listed)).toEqual(undone);
  });
});
