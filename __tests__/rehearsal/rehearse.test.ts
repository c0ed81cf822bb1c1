// The stage itself, with a small program in the action's place.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderExpected } from '../../rehearsal/expected.ts';
import { git } from '../../rehearsal/git/git.ts';
import { LiveReport } from '../../rehearsal/live/live-report.ts';
import { type Rehearsal, rehearseScenario } from '../../rehearsal/rehearse.ts';
import { jsonReport } from '../../rehearsal/reports.ts';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { screenOf } from '../../rehearsal/terminal/screen.ts';

const scenarios = join(import.meta.dirname, '../../scenarios');

// Does what the action would, in a straight line.
const program = `
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const env = process.env;
const headers = { authorization: 'Bearer ' + env['INPUT_GITHUB-TOKEN'] };
const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'));
const api = env.GITHUB_API_URL + '/repos/' + env.GITHUB_REPOSITORY;
const post = (path, body) => fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
const pair = Buffer.from('x-access-token:' + env['INPUT_GITHUB-TOKEN']).toString('base64');
const git = (...args) => execFileSync('git', args, { cwd: env.GITHUB_WORKSPACE, stdio: 'pipe', env: {
  ...env, GIT_AUTHOR_NAME: 'Hockney (Squad)', GIT_AUTHOR_EMAIL: 'bot@example.com', GIT_COMMITTER_NAME: 'bot',
  GIT_COMMITTER_EMAIL: 'bot@example.com', GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader',
  GIT_CONFIG_VALUE_0: 'Authorization: Basic ' + pair } });
mkdirSync(env.RUNNER_TEMP + '/squad-run-4711');
const check = { kind: 'check', base: 'main', name: 'npm test', command: 'npm test', result: 'passed', seconds: 0.1, lines: [] };
const record = (line) => appendFileSync(env.RUNNER_TEMP + '/squad-run-4711/run.jsonl', line);
await post('/issues/' + event.issue.number + '/comments', { body: 'Working for ' + env.GITHUB_ACTOR });
await fetch(env['INPUT_PROVIDER-BASE-URL'] + '/chat/completions', { method: 'POST', body: JSON.stringify({
  model: env.INPUT_MODEL, messages: [{ role: 'system', content: 'You are the Squad coordinator' }, { role: 'user', content: 'x' }] }) });
const at = Date.now();
record(JSON.stringify({ ...check, at }) + '\\n{"kind":"eff');
record('ect","effect":"push","detail":"squad/7-x","at":' + at + '}\\n{"kind":"run.en');
git('checkout', '-qb', 'squad/7-x');
writeFileSync(env.GITHUB_WORKSPACE + '/new.txt', 'new');
git('add', 'new.txt');
git('commit', '-qm', 'Add a file\\n\\nSquad-Agent: hockney');
git('push', '-q', 'origin', 'squad/7-x');
await post('/pulls', { title: 'A file', body: 'Closes #7', head: 'squad/7-x', base: 'main' });
appendFileSync(env.GITHUB_STEP_SUMMARY, '# Done');
appendFileSync(env.GITHUB_OUTPUT, 'outcome=changed\\npull-request=8\\n');
`;

let folder = '';
let main = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stage-'));
  main = join(folder, 'main.mjs');
  await writeFile(main, program);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const firstComment = join(scenarios, 'first-comment');

describe('a rehearsal that is kept and served', () => {
  let kept: Rehearsal;
  beforeAll(async () => {
    kept = await rehearseScenario(firstComment, { main, keep: true, serve: true });
  });
  afterAll(async () => {
    await kept.close();
    await rm(kept.folder, { recursive: true });
  });

  it('gathers what the program did to GitHub, git and the model', () => {
    expect(kept).toMatchObject({
      asExpected: true,
      problems: [],
      runs: [{ exitCode: 0, outputs: { outcome: 'changed' }, summary: '# Done' }],
      comments: [{ thread: 7, body: 'Working for alice' }],
      pulls: [{ number: 8, head: 'squad/7-x', files: [{ path: 'new.txt', status: 'added' }] }],
      branches: [{ name: 'squad/7-x', commits: [COMMIT] }],
      modelRequests: [{ who: 'coordinator', turn: 0 }],
    });
  });

  it('has checked out the whole history with the server’s address and no credential', async () => {
    const workspace = join(kept.folder, 'run-1/work/shop');
    const address = `${kept.github.origin}/acme/shop`;
    expect(await git(workspace, ['remote', 'get-url', 'origin'])).toBe(address);
    expect(await readFile(join(workspace, '.git/config'), 'utf8')).not.toContain('ghs_');
  });

  it('serves pages without scripts, which fit a phone', async () => {
    const page = await fetch(`${kept.github.origin}/acme/shop/pull/8`);
    const text = await page.text();
    expect(text).toContain('<code>squad/7-x</code> into');
    expect(text).toContain('>Add a file</a>');
    expect(text).toContain('<span class="add">+new</span>');
    expect(text).toContain('width=device-width');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

const COMMIT = {
  subject: 'Add a file',
  trailers: ['Squad-Agent: hockney'],
  files: ['A new.txt'],
};

describe('a rehearsal', () => {
  it('leaves nothing behind, and gives the same expected.md every time', async () => {
    const [one, other] = [
      await rehearseScenario(firstComment, { main }),
      await rehearseScenario(firstComment, { main }),
    ];
    expect(renderExpected(one)).toContain('### squad/7-x');
    expect(renderExpected(other)).toBe(renderExpected(one));
    expect(existsSync(one.folder)).toBe(false);
    await expect(fetch(one.github.origin)).rejects.toThrow();
  });

  it('says not as expected, and ends, when a watcher kills the program by a signal', async () => {
    const rehearsal = await rehearseScenario(firstComment, {
      main,
      watch: (sight, job) => (sight.kind === 'model' ? job.kill('SIGTERM') : undefined),
    });
    const runs = [{ exitCode: null, signal: 'SIGTERM' }];
    expect(rehearsal).toMatchObject({ asExpected: false, runs });
  });
});

describe('LiveReport', () => {
  const report = async (expected: string) => {
    const printed: string[] = [];
    const copy = join(folder, `expects-${expected}`);
    await cp(firstComment, copy, { recursive: true });
    const file = join(copy, 'scenario.json');
    const story = JSON.parse(await readFile(file, 'utf8'));
    story.expected.outcome = expected;
    await writeFile(file, JSON.stringify(story));
    const { story: read } = await readScenario(copy);
    const print = (line: string) => void printed.push(line);
    const live = new LiveReport({ screen: screenOf({}, {}), print, story: read });
    const rehearsal = await rehearseScenario(copy, { main, ...live.hooks() });
    live.finish(rehearsal, { hasBoard: true });
    return { printed, rehearsal };
  };

  it('tells the event, each act with its time, the outcome, and what people read', async () => {
    const { printed } = await report('changed');
    expect(printed).toEqual([
      '',
      'alice on #7     @squad add input validation to the login form',
      expect.stringMatching(/^ +\d\.\d s {2}squad {7}comments on #7$/),
      expect.stringMatching(/^ +\d\.\d s {2}checks {6}npm test passed$/),
      expect.stringMatching(/^ +\d\.\d s {2}squad {7}pushes squad\/7-x$/),
      '',
      expect.stringMatching(/^✔ changed · \d+\.\d s · 1 file, \+1 −0$/),
      '',
      expect.stringContaining('╭ #7, a comment ─'),
      '│ Working for alice',
      expect.stringContaining('╰─'),
    ]);
  });

  it('says what was expected where something else came, also to scripts', async () => {
    const { printed, rehearsal } = await report('answered');
    expect(printed[6]).toMatch(/^✘ changed; expected: answered, exit code 0 · /);
    expect(JSON.parse(jsonReport(rehearsal))).toMatchObject({
      asExpected: false,
      runs: [{ outcome: 'changed', expected: { outcome: 'answered' } }],
      pulls: [{ number: 8, files: [{ path: 'new.txt' }] }],
      boards: [{ thread: 7, body: 'Working for alice' }],
    });
  });
});
