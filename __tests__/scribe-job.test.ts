// Scribe's job in this process, with real git, the embedded GitHub and its artifact service.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { readInputs } from '#src/inputs.ts';
import { RUNTIME_TOKEN } from '../rehearsal/artifacts.ts';
import { type EmbeddedGitHub, startGitHub } from '../rehearsal/github/embedded-github.ts';
import { addComment, addThread, createState } from '../rehearsal/github/state.ts';
import { addCommits, createBare } from './a-bare.ts';

const before = { ...process.env };
let temporary = '';
let hub: EmbeddedGitHub;

const repository = 'acme/harbour';
const token = 'ghs_notarealtoken';
const files = {
  '.squad/team.md': '# Team\n\n## Members\n\n| Name | Role |\n|---|---|\n| Mira | Dev |\n',
};

beforeEach(async () => {
  // The client of artifacts tells the runner what it does.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  temporary = await mkdtemp(join(tmpdir(), 'squad-scribe-job-'));
  const bare = join(temporary, `${repository}.git`);
  await createBare(bare);
  await addCommits(bare, [{ ref: 'refs/heads/main', message: 'The seed', files }]);
  const state = createState({ repository, root: temporary, token, roles: { mona: 'write' } });
  addThread(state, { number: 7, title: 'Login form', body: '', author: 'mona' });
  hub = await startGitHub({ state });
  const { apiUrl, origin } = hub;
  const [output, summary] = [join(temporary, 'output'), join(temporary, 'summary.md')];
  await Promise.all([writeFile(output, ''), writeFile(summary, '')]);
  Object.assign(process.env, {
    GITHUB_API_URL: apiUrl,
    GITHUB_GRAPHQL_URL: `${origin}/api/graphql`,
    // The client of artifacts refuses servers that it takes for Enterprise ones.
    GITHUB_SERVER_URL: 'http://shop.localhost',
    GITHUB_REPOSITORY: repository,
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_EVENT_PATH: join(temporary, 'event.json'),
    GITHUB_WORKSPACE: join(temporary, 'none'),
    GITHUB_RUN_ID: '345',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: temporary,
    ACTIONS_RESULTS_URL: `${origin}/`,
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  await hub.close();
  await rm(temporary, { recursive: true, force: true });
});

it('keeps a record for each request that it starts', async () => {
  const { state, origin: serverUrl } = hub;
  const ask = (body: string) => addComment(state, { thread: 7, author: 'mona', body }, 90).id;
  const ids = [ask('@squad team'), ask('@squad help')];
  const given: Readonly<Record<string, string>> = {
    'github-token': token,
    reconcile: 'true',
  };
  // The client of GitHub reads the variables when it is loaded.
  const { readJobEnvironment } = await import('#src/adapters/runner/job-environment.ts');
  const { runScribeJob } = await import('#src/scribe-job.ts');
  await runScribeJob({
    environment: { ...readJobEnvironment(), serverUrl },
    inputs: readInputs((name) => given[name] ?? ''),
    defaultBranch: 'main',
  });
  const started = hub.artifacts.map(({ name, files }) => {
    const lines = (files.get('run.jsonl') ?? '').trim().split('\n');
    const events = lines.map((line): { kind: string; trigger?: string } => JSON.parse(line));
    return [name, events.flatMap(({ kind, trigger }) => (kind === 'run.started' ? trigger : []))];
  });
  expect(started.toSorted()).toEqual(
    ids.map((id) => [`squad-run-345-comment-${id}-1`, [`comment-${id}`]]),
  );
});
