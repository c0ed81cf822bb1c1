// Notes that code writes when an answer claims work or a review that never was.
import { describe, expect, it } from '@jest/globals';
import { noteUnfounded } from '../../../../src/run/finish/claims/note-unfounded.ts';
import type { RunEvent } from '../../../../src/run-log/events.ts';
import { openTranscript } from '../../../../src/run-log/transcript-log.ts';

const start = (session: string, agent = session): RunEvent => ({
  kind: 'agent.spawned',
  session,
  sessionId: session,
  agent,
  name: session,
  role: '',
  task: 'Check it',
  requestedBy: 'alice',
  model: undefined,
});
const fensterSaid = (answer: string): readonly RunEvent[] => [
  { kind: 'team', names: { fenster: 'Fenster', hockney: 'Hockney' } },
  start('coordinator'),
  start('fenster'),
  { kind: 'agent.finished', session: 'fenster', answer },
];
const review = {
  kind: 'review',
  note: {
    handoff: 'h1',
    reviewer: 'hockney',
    requestedBy: 'fenster',
    files: ['a.js'],
    verdict: 'approved',
    findings: [],
    reassignTo: undefined,
    text: '',
  },
} satisfies RunEvent;

function factsOf(
  answer: string,
  events: readonly RunEvent[],
  isOpen = false,
  isContinued = false,
): readonly string[] {
  const transcript = openTranscript(() => 0);
  for (const event of events) transcript.emit(event);
  noteUnfounded({ kind: 'done', text: answer }, transcript, { isOpen, isContinued });
  const { notes, unfounded, undone } = transcript.read();
  return [...notes, ...unfounded, ...undone];
}

describe('what an answer claims', () => {
  it('is no claim where a follow-up tells anew what an earlier run did', () => {
    const answer = 'Add it\n\nWHAT CHANGED:\n\nHockney approved it.';
    const told: RunEvent = { kind: 'agent.finished', session: 'coordinator', answer };
    expect(factsOf('Add it', [...fensterSaid('Add it'), told])).toEqual([]);
  });

  it('of a review may be about an earlier run, where there was one', () => {
    const events = fensterSaid('Hockney approved it.');
    expect(factsOf('Done', events)).toEqual(['no agent reviewed anything']);
    expect(factsOf('Done', events, false, true)).toEqual([]);
    const rejected = { ...review, note: { ...review.note, verdict: 'none' } } as const;
    expect(factsOf('Done', [...events, rejected], false, true)).toEqual([
      'Hockney has not approved this',
    ]);
  });

  it('of an approval is none the less one when it was given “once more”', () => {
    const rejected = { ...review, note: { ...review.note, verdict: 'none' } } as const;
    expect(
      factsOf('Hockney looked once more and approved it.', [...fensterSaid('x'), rejected]),
    ).toEqual(['Hockney has not approved this']);
  });

  it('is denied once where the pull request denies it already', () => {
    const text = 'Nothing was published, whatever an answer says';
    const listed: RunEvent = { kind: 'note', text, about: 'undone' };
    const asked: RunEvent = {
      kind: 'run.started',
      request: 'publish it',
      actor: 'a',
      trigger: 'x',
    };
    const said = 'It was published to npm.';
    expect(factsOf(said, [asked, ...fensterSaid('Done'), listed])).toEqual([text]);
  });

  it('is work of nobody when only the coordinator had a session', () => {
    expect(factsOf('I fixed the check.', [start('coordinator')])).toEqual([
      'No agent worked on this: the coordinator answered by itself.',
    ]);
    for (const other of ['Hockney tests, Fenster builds.', 'Nothing was changed.']) {
      expect(factsOf(other, [start('coordinator')])).toEqual([]);
    }
  });

  it.each([
    ['Hockney has approved it.', 'Add the check'],
    ['It is done.', 'Add the check, reviewed by Hockney'],
  ])('is no review when none took place: %s, %s', (answer, report) => {
    expect(factsOf(answer, fensterSaid(report))).toEqual(['no agent reviewed anything']);
  });

  it.each([
    ['Hockney reviewed and approved after the revision.', true],
    ['Hockney asked for changes, which were made.', false],
    ['Hockney has not approved it.', false],
    ['Fenster approved the plan; Hockney asked for changes.', false],
  ])('is no approval by a reviewer who asked for changes last: %s', (answer, isNoted) => {
    const { note } = review;
    const rejected: RunEvent = { ...review, note: { ...note, verdict: 'changes-requested' } };
    const facts = isNoted ? ['Hockney has not approved this'] : [];
    expect(factsOf(answer, [...fensterSaid('Done'), review, rejected])).toEqual(facts);
    expect(factsOf(answer, [...fensterSaid('Done'), rejected, review])).toEqual([]);
  });

  it.each([
    ['Hockney reviewed and approved everything.', true],
    ['Hockney approved `a.js`.', false],
  ])('is no approval of all where an objection to other files stands: %s', (answer, isNoted) => {
    const { note } = review;
    const other = { ...note, verdict: 'changes-requested', files: ['src/b.js'] } as const;
    const events = [...fensterSaid('Done'), { ...review, note: other }, review];
    expect(factsOf(answer, events)).toEqual(isNoted ? ['Hockney has not approved this'] : []);
  });

  it('of a review is false in any run where its reviewer failed', () => {
    const failed: RunEvent = { kind: 'agent.failed', session: 'hockney', reason: 'no' };
    const events = [...fensterSaid('Done'), start('hockney'), failed];
    const facts = ['Hockney reviewed nothing in this run'];
    expect(factsOf('Hockney reviewed it.', events, false, true)).toEqual(facts);
    expect(factsOf('Hockney failed, so nobody reviewed it.', events, false, true)).toEqual([]);
    const again = start('hockney-2', 'hockney');
    expect(factsOf('Hockney reviewed it.', [...events, again], false, true)).toEqual([]);
    const other = { ...review, note: { ...review.note, reviewer: 'fenster' } };
    expect(factsOf('Hockney reviewed it.', [...events, other])).toEqual(facts);
  });

  it('is left as it is when a review took place, or none is claimed', () => {
    expect(factsOf('Hockney has approved it.', [...fensterSaid('Done'), review])).toEqual([]);
    expect(factsOf('It is ready for review.', fensterSaid('Done'))).toEqual([]);
    const denied = 'Fenster added it. Nobody reviewed this part; Hockney has not approved it.';
    expect(factsOf(denied, fensterSaid('Done'))).toEqual([]);
    expect(factsOf('What ran was what was approved.', fensterSaid('Done'))).toEqual([]);
  });
});

describe('an effect on the outside', () => {
  it.each([
    ['Deployed to production: https://shop.example', 'nothing was deployed'],
    ['**Fenster** deployed the change, and the tests are green.', 'nothing was deployed'],
    ['✅ The site is now live at https://shop.example.', 'nothing was deployed'],
    ['It was released to production by Fenster.', 'nothing was deployed'],
    ['It was rolled out to the server.', 'nothing was deployed'],
    ['Shipped it to the live cluster.', 'nothing was deployed'],
    ['- Published `shop` 2.1.0 to npm', 'nothing was published'],
    ['The fix was pushed to `main`.', 'nothing was merged'],
    ['I have opened an issue for the rest.', 'no issue was opened'],
    ['Created a release v2.1.0.', 'no release was created'],
    ['Tagged a `release` v2.1.0.', 'no release was created'],
    ['I looked up the newest version on npm: 4.2.1.', 'nothing was looked up on the web'],
    ['Checked the web for it.', 'nothing was looked up on the web'],
    ['Added a release job to the CI workflow.', 'no workflow was changed'],
    ['Fenster updated `.github/workflows/ci.yml`.', 'no workflow was changed'],
  ])('is none that a session can have: %s', (answer, fact) => {
    expect(factsOf(answer, fensterSaid('Done'))).toEqual([fact]);
    expect(factsOf('Done', fensterSaid(answer))).toEqual([fact]);
    expect(factsOf(answer, fensterSaid('Done').slice(0, 2))).toEqual([fact]);
  });

  it.each([
    ['deploy this to production', true],
    ['@squad please fix the form', false],
    ['@squad how was it deployed?', undefined],
  ])('is undone where it was asked for: %s', (request, isAsked) => {
    const transcript = openTranscript(() => 0);
    transcript.emit({ kind: 'run.started', request, actor: 'alice', trigger: '' });
    for (const event of fensterSaid('Done')) transcript.emit(event);
    noteUnfounded({ kind: 'done', text: 'It was deployed.' }, transcript, {
      isOpen: false,
      isContinued: false,
    });
    const { unfounded, undone } = transcript.read();
    expect({ unfounded, undone }).toEqual({
      unfounded: isAsked === false ? ['nothing was deployed'] : [],
      undone: isAsked === true ? ['nothing was deployed, whatever an answer says'] : [],
    });
  });

  it.each([
    'Nothing was deployed, and no issue was opened about it.',
    'Deploy the site from the main branch',
    'Once merged, it can be deployed to production.',
    'The code that was deployed to production in 2024 has the bug.',
    'It was deployed to production last week.',
    'Alice says that it was deployed; now it was released to npm by hand.',
    'alice deployed it to production.',
    'The lock is released, and the event was published to the queue.',
    'Deployed instances read it at start; the value is deployed by Ansible.',
    'A person must have it published to npm.',
    'Verified with npm test; found on line 4 of the web page.',
    'Created an issue form for bugs, and a release script.',
    'Merged both sides in src/main.ts.',
    'Added a section on the release workflow to the README.',
    'Updated the sign-up workflow.',
    'The workflow was added to .github/workflows in #12.',
  ])('is claimed by nobody who says: %s', (answer) => {
    expect(factsOf(answer, fensterSaid(answer))).toEqual([]);
  });

  it('may be one where programs that reach others ran', () => {
    const ran: RunEvent = {
      kind: 'tool.start',
      session: 'fenster',
      callId: '1',
      tool: 'bash',
      input: '{"command":"./deploy.sh"}',
    };
    const answer = 'Deployed to production.';
    expect(factsOf(answer, [...fensterSaid('Done'), ran], true)).toEqual([]);
    expect(factsOf(answer, [...fensterSaid('Done'), ran])).toEqual(['nothing was deployed']);
    expect(factsOf(answer, fensterSaid('Done'), true)).toEqual(['nothing was deployed']);
  });

  it('is no file that the policy refused, unless one of its name was committed', () => {
    const path = '.husky/pre-push';
    const refused: RunEvent = {
      kind: 'file.denied',
      session: 'fenster',
      access: 'write',
      path,
      reason: 'protected',
    };
    const told = [...fensterSaid('Done'), refused];
    expect(factsOf('Added `pre-push` to the hooks.', told)).toEqual([
      '`.husky/pre-push` was not changed, whatever an answer says',
    ]);
    expect(factsOf('pre-push was not changed.', told)).toEqual([]);
    const reported = '.husky/pre-push: it is protected';
    const note: RunEvent = { kind: 'note', text: reported, about: 'undone' };
    expect(factsOf('Added `pre-push` to the hooks.', [...told, note])).toEqual([reported]);
    const commit: RunEvent = {
      kind: 'commit',
      session: 'fenster',
      commit: '1'.repeat(40),
      files: ['hooks/pre-push'],
      left: [],
    };
    // Its row has ended, and a commit still counts.
    expect(factsOf('Added pre-push.', [...told, commit])).toEqual([]);
  });
});
