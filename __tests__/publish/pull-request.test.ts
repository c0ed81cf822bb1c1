import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderMemoryPullRequest } from '#src/publish/memory-pull-request.ts';
import { createDefuse } from '#src/publish/outbound/defuse.ts';
import type { PullRequestWork } from '#src/publish/publishable-work.ts';
import {
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
import { expectGolden } from './a-golden.ts';
import {
  aBody,
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  nastyText,
} from './a-run.ts';
import { aTroubledRun } from './a-troubled-run.ts';
import { aFinding, aReview } from './reviews/a-review.ts';

const work = aBody();
/** The body of a branch that only this run worked on. */
const renderPullRequestBody = (one: RenderContext, run: Transcript, said: PullRequestWork) =>
  renderBody(one, run, { ...said, agents: run.agents });
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
      reviews: [reviewWith(findings)],
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

  it('lists under each heading what is known, each thing once', () => {
    const verbal = anAgent({ name: 'Verbal', role: '', state: 'done', answer: 'Drew it.' });
    const second = { ...verbal, session: 'v2' };
    const quit = { ...verbal, state: 'stopped', answer: 'the time limit' } as const;
    const stopped = (name: string, answer: string) => anAgent({ name, state: 'stopped', answer });
    const again = anAgent({ name: 'Keyser', session: 'k2', state: 'done', startedAt: 200_000 });
    const hockney = anAgent({ state: 'done', answer: 'Approved.' });
    const learnt = ['.squad/decisions/inbox/a.md', '.squad/agents/verbal/history.md'];
    const howTo = { ...reportOfText('Done.'), howToTest: 'Start it, then open /login' };
    const files = ['b.md', 'test/a.test.ts', 'a.ts', 'c.ts', 'd.ts'];
    const asked = aReview({ findings: [] });
    const approval = aReview({ handoff: 'h3', verdict: 'approved', findings: [] });
    const own = { ...approval, changedByReviewer: ['src/login.ts'] };
    const reviewed = ['a.ts', 'gone.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'];
    const found = aReview({ ...approval, findings: [aFinding({ path: 'e.ts' })], files: reviewed });
    const who = (...agents: readonly AgentRow[]) => ({
      agents: [...agents, { ...fenster, files: [] }],
    });
    const looks = (...reviews: readonly ReviewNote[]) => ({ agents: [fenster, hockney], reviews });
    const changed = (...names: readonly string[]) => ({ agents: [{ ...fenster, files: names }] });
    const finds = (...findings: readonly PlacedFinding[]) => ({
      commit: '',
      reviews: [reviewWith(findings)],
    });
    type Case = readonly [string, string, Partial<Transcript>, Partial<PullRequestWork>?];
    const cases: readonly Case[] = [
      ['Who did what', 'an answer', who(verbal)],
      ['Who did what', 'a role of its own', who({ ...verbal, role: 'Artist' })],
      ['Who did what', 'no answer', who({ ...verbal, answer: '' })],
      ['Who did what', 'memory', who({ ...verbal, files: ['.squad/config.json', ...learnt] })],
      ['Who did what', 'stopped', who(quit)],
      ['Who did what', 'stopped, then done', who(quit, { ...second, answer: 'Coloured it.' })],
      [
        'Who did what',
        'stopped with a file, then nothing was left to change',
        who({ ...quit, files: ['b.ts'] }, { ...second, answer: 'Coloured it.' }),
      ],
      [
        'Who did what',
        'an answer, then stopped with a file',
        who({ ...second, answer: 'It is blue.' }, { ...quit, files: ['b.ts'] }),
      ],
      [
        'Who did what',
        'two reports',
        who(
          { ...verbal, report: reportOfText('Draw a map\n\nx') },
          { ...second, report: reportOfText('Draw a globe\n\ny') },
        ),
      ],
      [
        'Who did what',
        'what the title says',
        who({ ...verbal, files: ['b.ts'], report: reportOfText(work.report.summary) }),
      ],
      ['Who did what', 'one agent', { agents: [coordinator, fenster, { ...fenster }] }],
      ['Who did what', 'a request that was met', looks(aReview(), own)],
      ['Who did what', 'an approval', looks(approval)],
      ['Who did what', 'a request after an approval', looks(approval, aReview())],
      [
        'Who did what',
        'a finding among the first, a file that is gone',
        looks(found),
        { isThere: (path) => path !== 'gone.ts' },
      ],
      [
        'How to test',
        'twice',
        { agents: [anAgent({ report: howTo }), anAgent({ report: howTo })] },
      ],
      ['How to test', 'only in words', { agents: [anAgent({ answer: 'How to test: read' })] }],
      [
        'Not done',
        'stopped',
        {
          agents: [
            stopped('Research and Docs', 'a limit'),
            ...['Ada', 'Bo', 'Cy'].map((name) => stopped(name, 'the time limit')),
            stopped('Keyser', ''),
          ],
        },
      ],
      ['Not done', 'stopped, then done', { agents: [stopped('Keyser', ''), again] }],
      ['What changed', 'five files', changed(...files)],
      ['What changed', 'six files', changed(...files, 'e.md')],
      ['What changed', 'memory', changed('.squad/agents/fenster/history.md', ...files)],
      [
        'Findings that stand',
        'no line',
        { reviews: [asked, { ...approval, files: ['b.ts'] }] },
        finds(),
      ],
      ['Findings that stand', 'no file', { reviews: [{ ...asked, files: [] }] }, finds()],
      ['Findings that stand', 'changed lines', { reviews: [asked] }, finds(placed('changed'))],
      [
        'Findings that stand',
        'a second look',
        { reviews: [asked, { ...asked, handoff: 'h3' }] },
        finds(placed('inline')),
      ],
      [
        'Findings that stand',
        'beside an approval',
        { reviews: [asked, approval] },
        finds(placed('inline')),
      ],
      ['Findings that stand', 'after an approval', { reviews: [asked, approval] }, finds()],
    ];
    const shown = cases.map(([heading, name, changes, more]) => {
      const roles = new Map([['verbal', 'Designer']]);
      const body = renderPullRequestBody(context, aTranscript(changes), {
        ...work,
        roles,
        ...more,
      });
      const [, below = '(nothing)'] = body.split(`## ${heading}\n\n`);
      return `# ${heading}: ${name}\n\n${below.split(/\n\n(?:## |Written)/)[0]}`;
    });
    expectGolden('pull-request-sections', shown.join('\n\n'));
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

  it('ends as it should whatever the answer leaves open', () => {
    fc.assert(
      fc.property(nastyText, (answer) => {
        const safe = createDefuse(facts);
        const said = aBody({ report: reportOfText(answer) });
        const body = renderPullRequestBody({ facts, safe }, aTranscript(), said);
        expect(outline(body).slice(-3)).toEqual(['list', 'paragraph', 'Closes #7']);
      }),
      { numRuns: 100 },
    );
  });
});

describe('renderMemoryPullRequest', () => {
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
  const said = { isEarly: false, secrets: 0, text: '', summary: undefined, withdrawn: [] };
  return { reviewer: 'hockney', verdict: 'changes-requested', findings, ...said };
}
