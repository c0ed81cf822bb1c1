import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderMemoryPullRequest } from '#src/publish/memory-pull-request.ts';
import { createDefuse } from '#src/publish/outbound/defuse.ts';
import {
  type PullRequestWork,
  renderPullRequestBody as renderBody,
  renderStackedNote,
} from '#src/publish/pull-request.ts';
import type { RenderContext } from '#src/publish/render/render-context.ts';
import type { AgentReview, PlacedFinding } from '#src/publish/reviews/place-finding.ts';
import { reportOfText } from '#src/report.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import { withDecision } from '#src/run-log/events.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { LOCKED_OUT } from '#src/workspace/policy.ts';
import { expectGolden } from '../a-golden.ts';
import {
  aBody,
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  nastyText,
} from '../a-run.ts';
import { aTroubledRun } from '../a-troubled-run.ts';
import { aFinding, aReview } from '../reviews/a-review.ts';

const work = aBody();
/** The body of a branch that only this run worked on. */
const renderPullRequestBody = (one: RenderContext, run: Transcript, said: PullRequestWork) =>
  renderBody(one, run, { ...said, branch: { ...said.branch, agents: run.agents } });
const credit = `Written by the squad, [asked for](${facts.commentUrl}) by octocat · [run](${facts.runUrl})`;
const unchecked =
  '## Checks\n\nNo check was run on these changes, because the run ended before its checks.';
const decision = {
  agent: 'fenster',
  title: 'Validate with zod',
  category: 'architecture',
  path: '.squad/decisions/inbox/fenster-zod (1).md',
  body: 'Every form is checked. Why: people err.',
  by: 'Fenster (on behalf of mona)',
};
const decisionLine =
  '- [**Validate with zod**](https://github.example/acme/harbour/blob/COMMIT/.squad/decisions/inbox/fenster-zod%20%281%29.md) (architecture, by Fenster (on behalf of mona)): Every form is checked.';
const learning = {
  agent: 'fenster',
  learning: 'The form posts JSON.',
  category: 'gotcha',
  path: 'x',
};
const onPullRequest: RenderContext = {
  ...context,
  facts: { ...facts, thread: { number: 7, kind: 'pull-request' } },
};

/** The items under one heading. */
function itemsUnder(heading: string, body: string): readonly string[] {
  const [, below = ''] = body.split(`## ${heading}\n\n`);
  const [items = ''] = below.split('\n\n');
  return items.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

describe('renderPullRequestBody', () => {
  it('tells a reviewer what was not run, what was left, what changed, what was decided, who did it', () => {
    const failed = anAgent({ state: 'failed', endedAt: 150_000, answer: 'no reply for 120 s' });
    const files = ['src/login.ts', decision.path, '.squad/tools/lint/lint.py'];
    const transcript = aTranscript({
      agents: [coordinator, { ...fenster, files }, failed],
      decisions: [decision],
      learnings: [learning],
      notes: ['`reviewers.hockney` names nobody'],
      left: ['package-lock.json: its manifest did not change'],
      refused: [{ session: 'fenster', path: 'api.example.org', reason: 'no network' }],
    });
    expectGolden('pull-request', renderPullRequestBody(context, transcript, work));
  });

  it('tells of a run in which everything went wrong, and of a reviewer who did not look again', () => {
    const nit = {
      ...placed('inline'),
      path: 'src/b.ts',
      severity: 'nit',
      text: 'Say why.',
    } as const;
    const findings = [placed('changed'), nit, ...Array.from({ length: 9 }, () => placed('inline'))];
    const body = renderPullRequestBody(context, aTroubledRun(), {
      ...work,
      share: { isWhole: true, isReady: false },
      standing: {
        commit: 'c0ffee',
        reviews: [reviewWith(findings)],
      },
      stacked: renderStackedNote({ number: 5, head: { ref: 'feature/x' } }),
    });
    expectGolden('pull-request-in-trouble', body);
  });

  it('says only what there is to say', () => {
    const alone = aTranscript({ agents: [coordinator], handoffs: [] });
    expect(renderPullRequestBody(onPullRequest, alone, { ...work, issue: undefined })).toBe(
      `${unchecked}\n\n## What changed\n\n${work.report.summary}\n\n${credit}`,
    );
  });

  it('closes the issue that was asked about where it is whole and ready, and never a pull request', () => {
    const lastLine = (one: RenderContext, changes = {}) =>
      renderPullRequestBody(one, aTranscript(), { ...work, ...changes })
        .split('\n')
        .at(-1);
    expect(lastLine(context)).toBe('Closes #7');
    expect(lastLine(context, { share: { isWhole: false, isReady: true } })).toBe('Part of #7');
    expect(lastLine(context, { share: { isWhole: true, isReady: false } })).toBe(
      'Part of #7 until it is finished',
    );
    expect(lastLine(onPullRequest, { issue: undefined })).toBe(credit);
  });

  it('says before anything else which of its files instruct agents', () => {
    const files = ['AGENTS.md', '.github/copilot-instructions.md', '.squad/skills/utc/SKILL.md'];
    const transcript = aTranscript({ agents: [{ ...fenster, files }] });
    const body = renderPullRequestBody(context, transcript, { ...work, stacked: 'For #7: …' });
    const note =
      '**This changes what agents are told to do:** `AGENTS.md`, `.github/copilot-instructions.md` and `.squad/skills/utc/SKILL.md`. Read it line by line.';
    expect(body.startsWith(`${note}\n\nFor #7: …`)).toBe(true);
  });

  it('says first which decisions people have to agree with, and says them once', () => {
    const decisions = [decision, { ...decision, title: 'Drop IE', blocking: true }];
    const body = renderPullRequestBody(context, aTranscript({ decisions }), work);
    expect(body).toMatch(/^\*\*Blocking decision:\*\* \[\*\*Drop IE\*\*\]\(/);
    expect(body.match(/Drop IE/g)).toHaveLength(1);
    expect(itemsUnder('Decisions', body)).toHaveLength(1);
    const waiting = aTranscript({ decisions: [{ ...decision, requiresApproval: true }] });
    expect(renderPullRequestBody(context, waiting, work)).toMatch(
      /^\*\*Needs your approval:\*\* \[\*\*Validate with zod/,
    );
  });

  it('asks for no approval of a decision that a later one of the run overturns', () => {
    const over = { ...decision, title: 'Use yup', supersedes: decision.title };
    const decisions = withDecision([{ ...decision, requiresApproval: true }], over);
    const body = renderPullRequestBody(context, aTranscript({ decisions }), work);
    expect(body).not.toContain('Needs your approval');
    expect(itemsUnder('Decisions', body)).toHaveLength(2);
    expect(body).toContain(', overturned by “Use yup”)');
    expect(body).toContain(', instead of “Validate with zod”)');
  });

  it('leaves the title of the report to the title', () => {
    const title = 'Refuse an empty form';
    const body = renderPullRequestBody(
      context,
      aTranscript({ agents: [fenster] }),
      aBody({ report: { ...reportOfText('The server says why.'), title } }),
    );
    expect(body).toContain('## What changed\n\nThe server says why.\n\n**Files**\n\n');
    expect(body).not.toContain('Refuse an empty form');
  });

  it('lists no write that a rejection refused, once another agent has revised the file', () => {
    const path = 'src/login.ts';
    const reason = `${path}: ${LOCKED_OUT}`;
    const refused = [{ session: 'fenster', access: 'write', path: 'b.ts', reason }] as const;
    const left = [reason, `the deletion of ${reason}`, `b.ts: ${LOCKED_OUT}`, `${path}: too long`];
    const locks = [path, 'b.ts'].map((file) => ({ agent: 'fenster', path: file, by: 'ripley' }));
    const revised = anAgent({ state: 'done', files: [path] });
    const agents = [{ ...fenster, files: [path, 'b.ts'] }, revised];
    const transcript = aTranscript({ agents, locks, left, refused });
    expect(itemsUnder('Not done', renderPullRequestBody(context, transcript, work))).toEqual([
      `Left out: b.ts: ${LOCKED_OUT}`,
      `Left out: ${path}: too long`,
    ]);
  });

  const bodyOf = (...agents: readonly AgentRow[]) =>
    renderPullRequestBody(context, aTranscript({ agents }), {
      ...work,
      branch: { ...work.branch, roles: new Map([['verbal', 'Designer']]) },
    });
  const verbal = anAgent({ name: 'Verbal', role: '', state: 'done', answer: 'Drew it.' });
  const second = { ...verbal, session: 'v2' };
  const quit = { ...verbal, state: 'stopped', answer: 'the time limit' } as const;
  const learnt = ['.squad/decisions/inbox/a.md', '.squad/agents/verbal/history.md'];

  it.each<[string, readonly AgentRow[]]>([
    ['**Verbal** (Designer): Drew it.', [verbal]],
    ['**Verbal** (Artist): Drew it.', [{ ...verbal, role: 'Artist' }]],
    ['**Verbal** (Designer)', [{ ...verbal, answer: '' }]],
    [
      '**Verbal** (Designer), 1 file, 1 decision, 1 learning: Drew it.',
      [{ ...verbal, files: ['.squad/config.json', ...learnt] }],
    ],
    ['**Verbal** (Designer): did not finish "test the login form"', [quit]],
    ['**Verbal ×2** (Designer): Coloured it.', [quit, { ...second, answer: 'Coloured it.' }]],
    [
      '**Verbal ×2** (Designer): Draw a map; Draw a globe',
      [
        { ...verbal, report: reportOfText('Draw a map\n\nx') },
        { ...second, report: reportOfText('Draw a globe\n\ny') },
      ],
    ],
    // The title says it.
    [
      '**Verbal** (Designer), 1 file',
      [{ ...verbal, files: ['b.ts'], report: reportOfText(work.report.summary) }],
    ],
  ])('says of an agent what it left, and what it says it did: %s', (row, agents) => {
    expect(itemsUnder('Who did what', bodyOf(...agents, { ...fenster, files: [] }))[0]).toBe(row);
  });

  it('has no such rows where one agent worked alone, however often', () => {
    expect(itemsUnder('Who did what', bodyOf(coordinator, fenster, { ...fenster }))).toEqual([]);
  });

  it('says how to test it in the words of those who made it, each once', () => {
    const report = { ...reportOfText('Done.'), howToTest: 'Start it, then open /login' };
    const agents = [anAgent({ report }), anAgent({ report, session: 'again' })];
    expect(itemsUnder('How to test', bodyOf(...agents))).toEqual([
      'Hockney: Start it, then open /login',
    ]);
    expect(itemsUnder('How to test', bodyOf(anAgent({ answer: 'How to test: read' })))).toEqual([]);
  });

  describe('findings', () => {
    const told = (reviews: readonly ReviewNote[], ...findings: readonly PlacedFinding[]) =>
      renderPullRequestBody(
        context,
        aTranscript({ reviews }),
        aBody({ standing: { commit: '', reviews: [reviewWith(findings)] } }),
      )
        .split('## Findings that stand\n\n')[1]
        ?.split('\n\n')[0];
    const asked = aReview({ findings: [] });
    const approval = aReview({ handoff: 'h3', verdict: 'approved', findings: [] });
    const line = '  - `src/a.ts:12`: Check it.';

    it.each<[string, string | undefined, readonly ReviewNote[], readonly PlacedFinding[]]>([
      [
        'that name no line',
        '- **Hockney** asked for changes in `src/login.ts` and has not looked again',
        [asked, { ...approval, files: ['b.ts'] }],
        [],
      ],
      [
        'of no file',
        '- **Hockney** asked for changes and has not looked again',
        [{ ...asked, files: [] }],
        [],
      ],
      [
        'on lines that have changed',
        `- **Hockney** asked for changes and has not looked again. Its finding is on lines that have changed since.\n${line} (these lines were changed since)`,
        [asked],
        [placed('changed')],
      ],
      [
        'of a second look',
        `- **Hockney** looked again and asks for changes\n${line}`,
        [asked, { ...asked, handoff: 'h3' }],
        [placed('inline')],
      ],
      [
        'beside an approval',
        `- **Hockney** left 1 finding\n${line}`,
        [asked, approval],
        [placed('inline')],
      ],
      ['that an approval settled', undefined, [asked, approval], []],
    ])('%s are told so', (_which, items, reviews, findings) => {
      expect(told(reviews, ...findings)).toBe(items);
    });
  });

  it('names what was reviewed and is there, the file with a finding among the first', () => {
    const learnt = '.squad/agents/hockney/inbox/x.md';
    const hockney = anAgent({ state: 'done', answer: 'Approved.', files: [learnt] });
    const reviewed = ['a.ts', 'gone.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'];
    const findings = [aFinding({ path: 'e.ts' })];
    const reviews = [aReview({ verdict: 'approved', findings, files: reviewed })];
    const branch = { ...work.branch, isThere: (path: string) => path !== 'gone.ts' };
    const transcript = aTranscript({ agents: [fenster, hockney], reviews });
    const body = renderPullRequestBody(context, transcript, { ...work, branch });
    expect(itemsUnder('Who did what', body)[1]).toBe(
      '**Hockney** (Tester), 1 learning: reviewed `e.ts`, `a.ts`, `b.ts` and 2 more',
    );
  });

  it('says of a reviewer whose request was met how it went', () => {
    const hockney = anAgent({ state: 'done', answer: 'Approved.' });
    const rowOf = (...reviews: readonly ReviewNote[]) => {
      const transcript = aTranscript({ agents: [fenster, hockney], reviews });
      return itemsUnder('Who did what', renderPullRequestBody(context, transcript, work))[1];
    };
    const approval = aReview({ handoff: 'h3', verdict: 'approved', findings: [] });
    const reviewed = '**Hockney** (Tester): reviewed `src/login.ts`';
    expect(rowOf(aReview(), { ...approval, changedByReviewer: ['src/login.ts'] })).toBe(
      `${reviewed}, asked for 1 change, then approved; the reviewer changed \`src/login.ts\``,
    );
    expect(rowOf(approval)).toBe(reviewed);
    expect(rowOf(approval, aReview())).toBe(reviewed);
  });

  it("folds a list of more than five files, the team's memory last", () => {
    const files = ['b.md', 'test/a.test.ts', 'a.ts', 'c.ts', 'd.ts'];
    const below = (names: readonly string[]) => {
      const agents = [{ ...fenster, files: names }];
      const [, changed = ''] = renderPullRequestBody(context, aTranscript({ agents }), work).split(
        `${work.report.summary}\n\n`,
      );
      return changed.split('\n\n');
    };
    const lines = files.map((path) => `- \`${path}\` by Fenster`);
    expect(below(files).slice(0, 2)).toEqual(['**Files**', lines.join('\n')]);
    expect(below([...files, 'e.md']).slice(0, 2)).toEqual([
      '<details><summary>6 files</summary>',
      [...lines, '- `e.md` by Fenster'].join('\n'),
    ]);
    const memory = '.squad/agents/fenster/history.md';
    expect(below([memory, ...files]).slice(0, 2)).toEqual([
      '<details><summary>5 files</summary>',
      [...lines, "- `.squad/`: 1 file of the team's memory, by Fenster"].join('\n'),
    ]);
  });

  it('keeps its list of files apart from a list that the report ends with', () => {
    const transcript = aTranscript({ agents: [fenster] });
    const report = reportOfText('Open:\n- a\n- b');
    const body = renderPullRequestBody(context, transcript, aBody({ report }));
    expect(fromMarkdown(body).children.filter(({ type }) => type === 'list')).toHaveLength(3);
  });

  it('holds headings of a report below its own', () => {
    const transcript = aTranscript({ agents: [fenster] });
    const report = reportOfText('# All\n\n## Decisions\n\nNone.');
    const body = renderPullRequestBody(context, transcript, aBody({ report }));
    expect(body).toContain('### All\n\n#### Decisions');
  });

  it('says who was stopped, one reason once, and nothing of what somebody finished', () => {
    const stopped = (name: string, answer: string) => anAgent({ name, state: 'stopped', answer });
    const agents = [
      stopped('Research and Docs', 'a limit'),
      ...['Ada', 'Bo', 'Cy'].map((name) => stopped(name, 'the time limit')),
      stopped('Keyser', ''),
    ];
    expect(itemsUnder('Not done', bodyOf(...agents))).toEqual([
      'Cut short: Research and Docs was stopped: a limit',
      'Cut short: Ada, Bo and Cy were stopped: the time limit',
      'Cut short: Keyser was stopped',
    ]);
    const again = anAgent({ name: 'Keyser', session: 'k2', state: 'done', startedAt: 200_000 });
    expect(bodyOf(...agents.slice(-1), again)).not.toContain('Not done');
  });

  it('ends as it should whatever the answer leaves open', () => {
    fc.assert(
      fc.property(nastyText, (answer) => {
        const safe = createDefuse({ ...facts, allowedMentions: [] });
        const said = aBody({ report: reportOfText(answer) });
        const body = renderPullRequestBody({ facts, safe }, aTranscript(), said);
        expect(outline(body).slice(-3)).toEqual(['list', 'paragraph', 'Closes #7']);
      }),
      { numRuns: 100 },
    );
  });
});

describe('renderMemoryPullRequest', () => {
  const transcript = aTranscript({ decisions: [decision], learnings: [learning, learning] });

  it('counts what the latest run added, and closes nothing', () => {
    const { body } = renderMemoryPullRequest(context, transcript, 'c0ffee');
    expect(body).toContain(
      `[The latest run](${facts.runUrl}), for #7, added 2 learnings and 1 decision.`,
    );
    expect(itemsUnder('What the team learnt', body)).toHaveLength(2);
    expect(body).not.toContain('Closes');
  });

  it('tells the rule of a decision in the squad’s own form, without its label', () => {
    const body = '**What:** Every form is checked. Really.\n**Why:** People err.';
    const text = aTranscript({ decisions: [{ ...decision, body }] });
    expect(renderMemoryPullRequest(context, text, 'c0ffee').body).toContain(
      decisionLine.replace('COMMIT', 'c0ffee'),
    );
  });
});

/** The blocks of a body, the headings and the last paragraph by their words. */
function outline(body: string): readonly string[] {
  const blocks = fromMarkdown(body).children;
  return blocks.map((block, at) => {
    const named = block.type === 'heading' || at === blocks.length - 1;
    const [word] = 'children' in block ? block.children : [];
    return named && word?.type === 'text' ? word.value : block.type;
  });
}

function placed(kind: PlacedFinding['kind']): PlacedFinding {
  const place = { path: 'src/a.ts', line: 12, endLine: 12 };
  const said = { rule: undefined, severity: undefined, suggestion: undefined, text: 'Check it.' };
  return { kind, ...place, ...said, fingerprint: 'x', nearby: [] };
}

/** A request for changes with these findings. */
function reviewWith(findings: readonly PlacedFinding[]): AgentReview {
  const said = { isEarly: false, secrets: 0, text: '', summary: undefined, settled: [] };
  return { reviewer: 'hockney', verdict: 'changes-requested', findings, ...said };
}
