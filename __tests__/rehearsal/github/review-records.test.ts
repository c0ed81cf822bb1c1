// Reviews on the stage: what a scenario lets people say on a diff, what a program answers, and how both are shown.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderExpected } from '../../../rehearsal/expected.ts';
import type { GitHubState } from '../../../rehearsal/github/state.ts';
import { type Rehearsal, rehearseScenario } from '../../../rehearsal/rehearse.ts';
import { deliverEvent } from '../../../rehearsal/scenario/deliver-event.ts';
import { readScenario, type ScenarioStory } from '../../../rehearsal/scenario/scenario.ts';
import { seedGitHub } from '../../../rehearsal/scenario/seed.ts';

const bot = 'github-actions[bot]';
const branch = 'squad/7-login';
const pull = { number: 8, title: 'Login', body: 'Closes #7', author: bot, head: branch };
const replies = [{ author: 'alice', body: 'I wonder, too' }];
const comments = [{ path: 'a.txt', line: 2, body: 'Why two?', replies }];
const review = { author: 'olga', state: 'CHANGES_REQUESTED', body: 'Not yet', comments };
const story = {
  story: 'Olga reviews the bot’s pull request.',
  teams: ['testers'],
  issues: [{ number: 7, title: 'Login', body: '', author: 'olga' }],
  branches: [
    { name: branch, author: 'Fenster (Squad)', message: 'Login', files: { 'a.txt': '1\n2\n3\n' } },
  ],
  pulls: [{ ...pull, reviews: [review] }],
  event: {
    name: 'pull_request_review_comment',
    pull: 8,
    author: 'olga',
    replyTo: 2,
    body: '@squad please say',
  },
  expected: { outcome: 'answered' },
};

const program = `
import { appendFileSync, readFileSync } from 'node:fs';
const env = process.env;
const headers = { authorization: 'Bearer ' + env['INPUT_GITHUB-TOKEN'] };
const { comment } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'));
const api = env.GITHUB_API_URL + '/repos/' + env.GITHUB_REPOSITORY;
const post = (path, body) => fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
await post('/pulls/8/comments/' + comment.in_reply_to_id + '/replies', { body: 'Because of <b>' });
await post('/pulls/8/reviews', { event: 'COMMENT', body: 'Findings', comments: [
  { path: 'a.txt', line: 3, start_line: 2, body: 'both\\nof them' }, { path: 'a.txt', line: 1, body: 'first' } ] });
await post('/pulls/8/requested_reviewers', { reviewers: ['OLGA', 'alice'], team_reviewers: ['testers'] });
await post('/issues/7/labels', { labels: ['squad:escalated'] });
appendFileSync(env.GITHUB_OUTPUT, 'outcome=answered\\n');
`;

let root = '';
let main = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-stage-'));
  main = join(root, 'main.mjs');
  await writeFile(main, program);
});

afterAll(() => rm(root, { recursive: true }));

let count = 0;
async function scenarioOf(change: object): Promise<string> {
  count += 1;
  const folder = join(root, `scenario-${count}`);
  await mkdir(join(folder, 'repository'), { recursive: true });
  await writeFile(join(folder, 'repository', 'README.md'), '# Shop\n');
  await writeFile(join(folder, 'scenario.json'), JSON.stringify({ ...story, ...change }));
  await writeFile(join(folder, 'model.json'), '[]');
  return folder;
}

async function seeded(change: object = {}): Promise<{ state: GitHubState; story: ScenarioStory }> {
  const scenario = await readScenario(await scenarioOf(change));
  return {
    state: await seedGitHub({ scenario, folder: join(root, `seed-${count}`) }),
    ...scenario,
  };
}

const origin = 'http://127.0.0.1';

describe('what people say on a diff', () => {
  it('has the hunk above the line, and answers stand in the thread of the first', async () => {
    const { state, story: told } = await seeded();
    const [first, second] = state.reviewComments;
    expect(first).toMatchObject({ line: 2, diffHunk: '@@ -0,0 +1,3 @@\n+1\n+2', author: 'olga' });
    expect(second).toMatchObject({ line: 2, inReplyTo: first?.id, author: 'alice' });
    const said = state.reviews.map(({ author, body }) => `${author}: ${body}`);
    expect(said).toEqual(['olga: Not yet', 'alice: ']);
    const { payload } = await deliverEvent({ state, origin }, told.event);
    expect(payload.comment).toMatchObject({
      in_reply_to_id: first?.id,
      path: 'a.txt',
      line: 2,
      body: '@squad please say',
      pull_request_review_id: state.reviews.at(-1)?.id,
    });
  });

  it('is refused outside the diff, and without a line or a comment to answer', async () => {
    const outside = { ...review, comments: [{ path: 'a.txt', line: 4, body: 'hm' }] };
    await expect(seeded({ pulls: [{ ...pull, reviews: [outside] }] })).rejects.toThrow(
      "The scenario's comment on a.txt:4 is outside the diff: Line could not be resolved",
    );
    const { state, story: told } = await seeded({ event: { ...story.event, replyTo: 9 } });
    await expect(deliverEvent({ state, origin }, told.event)).rejects.toThrow(
      'has no line, and no comment to answer',
    );
  });
});

describe('what a program answers', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await rehearseScenario(await scenarioOf({}), { main, serve: true });
  });
  afterAll(() => rehearsal.close());

  it('is in expected.md: reviews with their lines, answers, reviewers and labels', () => {
    const text = renderExpected(rehearsal);
    expect(text).toContain('review asked of olga, alice, acme/testers\n');
    expect(text).toContain('## Labels\n\n- squad:escalated on #7\n');
    expect(text).toContain(
      '### Answer in a review thread of #8\n\n- a.txt:2: Because of <b>\n\n' +
        '### Review on #8: COMMENTED\n\n```markdown\nFindings\n```\n\n' +
        '- a.txt:2-3: both\n  of them\n- a.txt:1: first\n',
    );
    expect(text).not.toContain('Why two?');
  });

  it('is on the page: verdicts, threads with their lines, and labels', async () => {
    const page = await fetch(`${rehearsal.github.origin}/acme/shop/pull/8`);
    const html = await page.text();
    expect(html).toContain(
      'Reviewers: olga: requested changes · olga: review requested · alice: review requested · acme/testers: review requested',
    );
    expect(html).toContain('<p>Because of <b></p>');
    expect(html).toMatch(
      />a.txt<\/a>, line 1<\/p>\s*<pre class="diff"><span class="add">\+1<\/span>/,
    );
    const issue = await fetch(`${rehearsal.github.origin}/acme/shop/issues/7`);
    expect(await issue.text()).toContain('<span class="pill">squad:escalated</span>');
  });
});
