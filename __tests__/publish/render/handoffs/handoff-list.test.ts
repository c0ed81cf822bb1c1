import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  messageStatsLine,
  renderHandoffs,
  renderMessages,
} from '../../../../src/publish/render/handoffs/handoff-list.ts';
import {
  handoffReasonText,
  handoffStatusText,
} from '../../../../src/publish/render/handoffs/handoff-words.ts';
import type { AgentRow } from '../../../../src/run-log/agent-row.ts';
import type { ReviewNote } from '../../../../src/run-log/review-note.ts';
import type { HandoffRow } from '../../../../src/run-log/transcript.ts';
import { aHandoff, anAgent, aTranscript, context, mentionless, nastyText } from '../../a-run.ts';
import { aReview } from '../../reviews/a-review.ts';

const ripley = anAgent({ name: 'Ripley' });

function rows(amount: number): readonly HandoffRow[] {
  return Array.from({ length: amount }, (_, at) =>
    aHandoff({ id: `h${at}`, from: at % 2 === 0 ? 'coordinator' : 'hockney', task: `step ${at}` }),
  );
}

function boardOf(handoffs: readonly HandoffRow[], finished = true): string {
  const transcript = aTranscript({ agents: [ripley], handoffs });
  return renderHandoffs({ context, transcript, finished, max: 100 });
}

describe('fateWords', () => {
  it.each([
    ['sent', 'at work', 'no answer'],
    ['answered', 'done', 'done'],
    ['delivered', 'delivered', 'delivered'],
    ['late', 'answered too late', 'answered too late'],
    ['failed', 'failed', 'failed'],
    ['refused', 'refused', 'refused'],
  ] as const)('says of a message that is %s while the run goes on: %s', (status, now, after) => {
    const handoff = aHandoff({ status });
    const who = aTranscript({ agents: [] });
    expect([handoffStatusText(handoff, false, who), handoffStatusText(handoff, true, who)]).toEqual(
      [now, after],
    );
  });

  it.each([
    ['E_A2A_RATE', 'too many messages in a minute'],
    ['E_A2A_CIRCULAR', 'goes round in circles'],
    ['E_AGENT_NOT_FOUND', 'no such agent'],
  ])('says why a message was refused in words, not as %s', (code, words) => {
    const handoff = aHandoff({ status: 'refused', code, reason: `${code}: Long words. Do this.` });
    expect(handoffStatusText(handoff, true, aTranscript())).toBe(`refused: ${words}`);
  });

  it('says of an approval which files it does not cover', () => {
    const asked = aHandoff({ type: 'review-request', to: 'ripley' });
    const statusWith = (changes: Partial<ReviewNote>) => {
      const note = aReview({ handoff: asked.id, verdict: 'approved', ...changes });
      return handoffStatusText(asked, true, { agents: [], reviews: [note] });
    };
    const changed = { changedSince: ['a.ts', 'b.ts'], changedByReviewer: ['b.ts'] };
    expect(statusWith(changed)).toBe(
      'approved; a.ts and b.ts were changed after that; the reviewer changed b.ts',
    );
    expect(statusWith({ ...changed, verdict: 'changes-requested' })).toBe('asked for changes');
  });

  it('says what an answer was: the verdict of a review, or that there was none', () => {
    const asked = aHandoff({ type: 'review-request', to: 'ripley' });
    const review = { reviewer: 'ripley', requestedBy: 'fenster', files: [], findings: [] };
    const note = { ...review, handoff: asked.id, reassignTo: undefined, text: '' };
    const reviews = [{ ...note, verdict: 'changes-requested' as const }];
    const silent = anAgent({ name: 'Ripley', state: 'done', answer: ' ' });
    const statusBy = (...agents: readonly AgentRow[]) =>
      handoffStatusText(asked, true, { agents, reviews: [] });
    expect(statusBy()).toBe('answered');
    expect(statusBy({ ...silent, files: ['a.ts'] })).toBe('answered');
    expect(statusBy(silent, { ...silent, answer: 'Yes.' })).toBe('answered');
    expect(statusBy({ ...silent, agent: 'keaton' })).toBe('ended without an answer');
    const verdictOf = (verdict: 'approved' | 'none') =>
      handoffStatusText(asked, true, { agents: [], reviews: [{ ...note, verdict }] });
    expect([verdictOf('approved'), verdictOf('none')]).toEqual(['approved', 'reviewed']);
    const said = { ...asked, reason: 'approved by mona' };
    expect(handoffStatusText(said, true, { agents: [], reviews })).toBe('approved by mona');
    expect(handoffStatusText(asked, true, { agents: [], reviews })).toBe('asked for changes');
    expect(handoffStatusText(asked, true, { agents: [silent], reviews: [] })).toBe(
      'ended without an answer',
    );
  });

  it.each([
    [
      'waitForResult: Invalid input: expected boolean, received string',
      'the argument waitForResult was wrong',
    ],
    ['E_TOOL_INVALID_ARGS: task is required', 'the argument task was wrong'],
    ['Expected an object', 'the call could not be understood'],
    [undefined, 'the call could not be understood'],
  ])('names the argument of a call that was refused because of %j', (reason, words) => {
    expect(handoffReasonText({ code: 'E_TOOL_INVALID_ARGS', reason })).toBe(words);
  });

  it.each([
    ['E_AGENT_INACTIVE', /work/],
    ['E_AGENT_BUSY', /too much/],
    ['E_POOL_FULL', /too many agents/],
    ['E_A2A_CAPABILITY', /not for/],
    ['E_A2A_DISABLED', /may not/],
    ['E_A2A_DUPLICATE', /already/],
    ['E_A2A_HOPS', /too many times/],
    ['E_A2A_LOCKED', /revise/],
    ['E_A2A_PERSON', /people/],
    ['E_A2A_SELF', /itself/],
    ['E_A2A_MODEL', /model/],
    ['E_CONFLICT', /conflicts/],
  ])('has words of its own for %s', (code, words) => {
    expect(handoffReasonText({ code, reason: `${code}: Long. Do this.` })).toMatch(words);
  });

  it.each([
    ['Fenster waits for you. Answer it instead.', 'Fenster waits for you'],
    ['E_NEW_1: No. Try again.', 'No'],
    ['src/login.ts is locked', 'src/login.ts is locked'],
    ['one\ntwo', 'one two'],
    ['', ''],
    [undefined, ''],
  ])('takes the first sentence of %j where it knows no code', (reason, words) => {
    expect(handoffReasonText({ code: 'E_NEW', reason })).toBe(words);
  });
});

describe('renderHandoffs', () => {
  it('says nothing when nobody asked anybody', () => {
    expect(boardOf([])).toBe('');
  });

  it('names who got a redirected message, and who was meant', () => {
    const handoff = aHandoff({
      from: 'ripley',
      to: 'Keaton',
      type: 'review-request',
      redirectedFrom: 'ripley',
    });
    expect(boardOf([handoff])).toBe(
      '**1 handoff**\n\n- **Ripley → Keaton** (review request meant for Ripley, answered): add validation',
    );
  });

  it.each([
    ['user', 'octocat'],
    ['Human', 'people'],
    ['people', 'people'],
  ])('says of what is sent to "%s" that it is for %s', (to, name) => {
    const handoff = aHandoff({ from: 'ripley', to, type: 'question', status: 'delivered' });
    expect(boardOf([handoff])).toContain(`- **Ripley → ${name}** (question, delivered): `);
  });

  it('says what each kind of message is', () => {
    const kinds = [
      'implementation-request',
      'information-share',
      'escalation',
      'completion-notice',
      'review-request',
    ];
    const said = kinds.map((type) => boardOf([aHandoff({ type, status: 'delivered' })]));
    expect(said.map((text) => /\((.+), delivered\)/.exec(text)?.[1])).toEqual([
      'task',
      'information',
      'call for help',
      'report',
      'review request',
    ]);
  });

  it('counts what only tells something as messages, and names no handoff where there is none', () => {
    const told = (type: string) => aHandoff({ type, status: 'delivered' });
    expect(boardOf([told('information-share'), told('completion-notice')])).toMatch(
      /^\*\*2 messages\*\*\n/,
    );
    expect(boardOf([told('completion-notice'), aHandoff()])).toMatch(
      /^\*\*1 handoff, 1 message\*\*\n/,
    );
  });

  it('says what is urgent', () => {
    expect(boardOf([aHandoff({ priority: 'urgent' })])).toContain('(urgent task, done)');
    expect(boardOf([aHandoff({ priority: 'normal' })])).toContain('(task, done)');
  });

  it('counts what went wrong in its title', () => {
    const wrong = (['refused', 'failed', 'late', 'sent', 'sent'] as const).map((status, at) =>
      aHandoff({ id: `w${at}`, status }),
    );
    const title = (board: string) => /^\*\*(.*)\*\*$/m.exec(board)?.[1];
    expect(title(boardOf([...rows(60), ...wrong]))).toBe(
      '65 handoffs, 1 refused, 1 failed, 1 answered too late, 2 without an answer',
    );
    expect(title(boardOf([...rows(60), ...wrong], false))).toBe(
      '65 handoffs, 1 refused, 1 failed, 1 answered too late',
    );
  });

  it('shows a bounded number of them, and counts the rest', () => {
    const lines = boardOf(rows(300)).split('\n');
    expect(lines.filter((line) => line.startsWith('- **'))).toHaveLength(100);
    expect(lines).toContain('- and 200 more');
  });
});

describe('trafficLine', () => {
  const refused = aHandoff({ from: 'hockney', status: 'refused', endedAt: 20_000 });
  it.each<[string, readonly HandoffRow[], string]>([
    [
      'one message of the coordinator',
      [aHandoff()],
      '1 message, 1 answered; the longest took 1 min 10 s.',
    ],
    [
      'a person who asks an agent',
      [aHandoff({ from: 'octocat' })],
      '1 message, 1 answered; the longest took 1 min 10 s.',
    ],
    [
      'a refusal among them',
      [...rows(4), refused, refused],
      '6 messages, 4 answered, 2 refused; 67% started by agents; the longest took 1 min 10 s.',
    ],
    [
      'a message that has no end',
      [aHandoff({ status: 'sent', endedAt: undefined })],
      '1 message, 0 answered, 1 without an answer.',
    ],
    [
      'what the checks sent',
      [aHandoff({ from: 'checks', endedAt: 21_000 })],
      '1 message, 1 answered; the longest took 1 s.',
    ],
    ['a short one', [aHandoff({ endedAt: 20_999 })], '1 message, 1 answered.'],
    [
      'three hundred',
      rows(300),
      '300 messages, 300 answered; 50% started by agents; the longest took 1 min 10 s.',
    ],
  ])('gives the share of messages that agents began: %s', (_what, handoffs, line) => {
    expect(messageStatsLine(aTranscript({ handoffs }))).toBe(line);
  });
});

describe('renderTraffic', () => {
  const tableOf = (handoffs: readonly HandoffRow[], most = 300) =>
    renderMessages({ context, transcript: aTranscript({ handoffs }), max: most });

  it('says nothing when nobody asked anybody', () => {
    expect(tableOf([])).toBe('');
  });

  it('has a row for each message: who, what, what became of it', () => {
    const refused = { status: 'refused', code: 'E_A2A_HOPS', endedAt: 20_000 } as const;
    expect(
      tableOf([aHandoff(), aHandoff({ id: 'h2', ...refused })])
        .split('\n')
        .slice(2),
    ).toEqual([
      '| From | To | Type | Message | What became of it |',
      '| --- | --- | --- | --- | --- |',
      '| Coordinator | Fenster | task | add validation | done |',
      '| Coordinator | Fenster | task | add validation | refused: handed on too many times |',
    ]);
  });

  it.each([
    [2, 300, 2],
    [60, 300, 60],
    [300, 300, 300],
    [300, 60, 60],
  ])('shows of %d messages, where %d fit, %d', (amount, most, shown) => {
    const text = tableOf(rows(amount), most);
    expect(text.split('\n').filter((line) => line.startsWith('| ')).length - 2).toBe(shown);
    expect(text.includes('<details>')).toBe(amount > 10);
    expect(text.includes(`And ${amount - shown} more.`)).toBe(amount > shown);
  });

  it('never gets another row or column from what a model wrote', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (name, text) => {
        const facts = { from: name, to: text, task: name, type: text, reason: name };
        const [, , ...lines] = tableOf([
          aHandoff({ ...facts, status: 'refused', redirectedFrom: text }),
        ]).split('\n');
        expect(lines.map((line) => line.match(/(?<!\\)\|/g)?.length)).toEqual([6, 6, 6]);
      }),
    );
  });

  it('sends every text through the sanitizer', () => {
    const text = '@everyone';
    const handoff = aHandoff({ from: text, to: text, task: text, type: text, reason: text });
    const transcript = aTranscript({
      handoffs: [{ ...handoff, status: 'failed', redirectedFrom: text }],
    });
    expect(renderMessages({ context: mentionless, transcript, max: 5 })).not.toContain('@');
  });
});
