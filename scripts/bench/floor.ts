// The bare floor: the least a run must do towards the outside world, written as a straight line. The benchmark bundles and
// starts it exactly like the action, on the same stories, next to each of our own runs.
//
// It makes the same calls as src/run/run.ts does for an issue, in the same order, with as much in parallel as possible:
//   HTTP     the asker's permission; the reaction and the thread's comments at once; the board; the other author's
//            permission; at the end the asker's permission again, the pull request and the board's last edit
//   git      fetch with the version beside it, for-each-ref, ls-tree, one cat-file for the team's files and for folders,
//            ls-tree for the map of the repository; for an agent that writes: worktree add, its files' folders, add,
//            write-tree, commit-tree, the diff for the record, and merge-tree with another commit-tree where a colleague
//            was first; at the end the size of the work, the commit with the run's state, one push of both, the diff for
//            the pull request's text, and a push that removes the state
//   box      one program in it, where bubblewrap is installed, while the coordinator's model is asked
//   runtime  one start beside the fetch, a session for the coordinator and one for each agent with the same number of
//            tools and parameters, the same switches and a prompt of about the same length, their turns, each agent's
//            disconnect, forceStop
// It leaves out everything that costs only our own time: it doesn't check inputs or payload, sanitise, mask, record,
// render, count limits, authorise anybody, interpret the team or retry.
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { on } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  CopilotClient,
  type CopilotSession,
  RuntimeConnection,
  type Tool,
  ToolSet,
} from '@github/copilot-sdk';

const run = promisify(execFile);
const env = (name: string) => process.env[name] ?? '';
const input = (name: string) => env(`INPUT_${name.toUpperCase()}`);

const api = `${env('GITHUB_API_URL')}/repos/${env('GITHUB_REPOSITORY')}`;
const remote = `${env('GITHUB_SERVER_URL')}/${env('GITHUB_REPOSITORY')}`;
const event = JSON.parse(readFileSync(env('GITHUB_EVENT_PATH'), 'utf8'));
const thread = event.issue.number;
const scratch = mkdtempSync(join(env('RUNNER_TEMP'), 'floor-'));
const repository = join(scratch, 'repository.git');
const home = join(scratch, 'home');
let batch: ChildProcessWithoutNullStreams | undefined;
const RULE = 'Do what the task says, and nothing else. ';

async function github(method: string, path: string, body?: object) {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: {
      authorization: `token ${input('github-token')}`,
      accept: 'application/vnd.github+json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return JSON.parse(await response.text());
}

const gitEnvironment = {
  PATH: env('PATH'),
  HOME: scratch,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'floor',
  GIT_AUTHOR_EMAIL: 'floor@example.com',
  GIT_COMMITTER_NAME: 'floor',
  GIT_COMMITTER_EMAIL: 'floor@example.com',
};
const basic = Buffer.from(`x-access-token:${input('github-token')}`).toString('base64');
const credential = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `http.${remote}.extraheader`,
  GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
};

async function git(args: readonly string[], cwd = repository, more: object = {}): Promise<string> {
  const options = { cwd, env: { ...gitEnvironment, ...more }, maxBuffer: 1 << 26 };
  return (await run('git', [...args], options)).stdout.trim();
}

function createRepository(): void {
  for (const folder of ['objects/info', 'refs/heads']) {
    mkdirSync(join(repository, folder), { recursive: true });
  }
  mkdirSync(home);
  writeFileSync(join(repository, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(
    join(repository, 'config'),
    '[core]\n\trepositoryformatversion = 0\n\tbare = true\n',
  );
  const objects = join(env('GITHUB_WORKSPACE'), '.git/objects');
  writeFileSync(join(repository, 'objects/info/alternates'), `${objects}\n`);
}

/** Fetches the remote's branch and reads the team's files from it. */
async function fetchBase(): Promise<string> {
  const base = 'refs/remotes/origin/main';
  const mine = `squad/${thread}-*`;
  const refs = [`+refs/heads/main:${base}`, `+refs/heads/${mine}:refs/remotes/origin/${mine}`];
  const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head'];
  await Promise.all([
    git(['fetch', ...quiet, remote, ...refs], repository, credential),
    git(['--version']),
  ]);
  const [commit = ''] = (await git(['for-each-ref', '--format=%(objectname)', base])).split('\n');
  const listing = await git(['ls-tree', '-r', '-l', '-z', commit, '--', '.squad']);
  const objects = listing.split('\0').map((line) => line.split(/\s+/)[2] ?? '');
  await readObjects(objects.filter((object) => object !== ''));
  return commit;
}

/** Has the one long-lived cat-file print these objects. */
async function readObjects(objects: readonly string[]): Promise<void> {
  batch ??= spawn('git', ['cat-file', '--batch'], { cwd: repository, env: gitEnvironment });
  batch.stdin.write([...objects, 'end', ''].join('\n'));
  for await (const [chunk] of on(batch.stdout, 'data')) {
    if (chunk.includes('end missing')) return;
  }
}

async function startRuntime(): Promise<CopilotClient> {
  const runtime = join(input('copilot-runtime-path'), 'prebuilds/linux-x64/copilot-runtime');
  const client = new CopilotClient({
    mode: 'empty',
    connection: RuntimeConnection.forStdio({ path: runtime }),
    baseDirectory: join(scratch, 'copilot'),
    workingDirectory: home,
    logLevel: 'error',
    useLoggedInUser: false,
    enableRemoteSessions: false,
    env: { PATH: env('PATH'), HOME: home, TMPDIR: home, LANG: 'C.UTF-8', TZ: 'UTC' },
  });
  await client.start();
  return client;
}

type SessionOptions = {
  readonly directory: string;
  readonly tools: Tool[];
  readonly files: boolean;
};

function openSession(client: CopilotClient, { directory, tools, files }: SessionOptions) {
  const availableTools = new ToolSet();
  if (files) availableTools.addBuiltIn(['view', 'create', 'edit', 'grep', 'glob']);
  for (const tool of tools) availableTools.addCustom(tool.name);
  const provider = { type: 'openai', baseUrl: input('provider-base-url'), apiKey: 'none' } as const;
  return client.createSession({
    model: input('model'),
    provider,
    tools,
    availableTools,
    workingDirectory: directory,
    systemMessage: { mode: 'replace', content: RULE.repeat(files ? 140 : 85) },
    onPermissionRequest: async () => ({ kind: 'approve-once' }),
    enableConfigDiscovery: false,
    enableFileHooks: false,
    enableHostGitOperations: false,
    enableSessionStore: false,
    enableSkills: false,
    enableOnDemandInstructionDiscovery: false,
    enableSessionTelemetry: false,
    enableMcpApps: false,
    skipCustomInstructions: true,
    skipEmbeddingRetrieval: true,
    manageScheduleEnabled: false,
    memory: { enabled: false },
    includedBuiltinSkills: [],
    remoteSession: 'off',
    largeOutput: { enabled: true, outputDirectory: home },
  });
}

async function ask(session: CopilotSession, prompt: string): Promise<void> {
  const idle = new Promise<void>((resolve, reject) => {
    session.on((seen) => {
      if (seen.type === 'session.idle') resolve();
      if (seen.type === 'session.error') reject(new Error(seen.data.message));
    });
  });
  await session.send(prompt);
  await idle;
}

// The parameters of each of our tools, because the runtime's cost per tool depends on its schema. Bounds would add to it.
const PARAMETERS = new Map([
  ['squad_route', 11],
  ['squad_decide', 4],
  ['squad_memory', 3],
  ['squad_status', 2],
  ['squad_skill', 3],
  ['squad_discover', 1],
]);

function tool(name: string, handler: NonNullable<Tool['handler']>): Tool {
  const description =
    'What the tool or one of its parameters is for, said in about as many words as our own. ';
  const text = { type: 'string', description };
  const count = PARAMETERS.get(name) ?? 1;
  const others = Array.from({ length: count - 1 }, (_, index) => [`other${index}`, text] as const);
  const properties = Object.fromEntries([['task', text], ...others]);
  const parameters = { type: 'object', properties, additionalProperties: false };
  return { name, description: description.repeat(2), parameters, defer: 'never', handler };
}

const others = ['squad_decide', 'squad_status', 'squad_skill', 'squad_discover', 'squad_memory'];
const answer = async () => 'Done.';
let tip = '';
let committing: Promise<unknown> = Promise.resolve();
let checkingOut: Promise<unknown> = Promise.resolve();
let count = 0;

function router(client: CopilotClient, base: string): Tool {
  return tool('squad_route', (args) => work(client, base, JSON.stringify(args)));
}

async function work(client: CopilotClient, base: string, task: string): Promise<string> {
  count += 1;
  const directory = join(scratch, 'worktrees', String(count));
  mkdirSync(directory, { recursive: true });
  const file = /src\/\S+\.js/.exec(task)?.[0] ?? 'notes.js';
  const writes = input('floor-work') === 'writes a file';
  const [session] = await Promise.all([
    openSession(client, {
      directory,
      tools: [router(client, base), ...others.map((name) => tool(name, answer))],
      files: true,
    }),
    writes && checkOut(directory, base),
  ]);
  await ask(session, task);
  if (writes) await commit({ directory, base, file, task });
  await session.disconnect();
  return 'Done.';
}

// One at a time, because git fails when it meets a half-made worktree.
async function checkOut(directory: string, base: string): Promise<void> {
  const args = ['worktree', 'add', '--quiet', '--detach', directory, base];
  const turn = checkingOut.then(() => git(args));
  checkingOut = turn;
  await turn;
}

type CommitWork = {
  readonly directory: string;
  readonly base: string;
  readonly file: string;
  readonly task: string;
};

async function commit({ directory, base, file, task }: CommitWork): Promise<void> {
  const folders = [`${base}^{tree}`, `${base}:${dirname(file)}`];
  await readObjects(folders);
  await git(['add', '--', file], directory);
  const tree = await git(['write-tree'], directory);
  const own = await git(['commit-tree', '-p', base, '-m', task, tree]);
  await git(['diff', '--patch', '-M', base, own]);
  const turn = committing.then(async () => {
    if (tip === base) {
      tip = own;
      return;
    }
    const merged = await git([
      'merge-tree',
      '--write-tree',
      '-z',
      '--name-only',
      '--no-messages',
      tip,
      own,
    ]);
    tip = await git(['commit-tree', '-p', tip, '-m', task, merged.split('\0')[0] ?? '']);
  });
  committing = turn;
  await turn;
}

/** Starts Node in a box without a network, as the proof of the box does. */
async function proveBox(): Promise<void> {
  if (!existsSync('/usr/bin/bwrap')) return;
  const box = ['--unshare-all', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'];
  await run('/usr/bin/bwrap', [...box, '--', process.execPath, '-e', '']);
}

const permission = (login: string) => github('GET', `/collaborators/${login}/permission`);

await permission(event.comment.user.login);
await Promise.all([
  github('POST', `/issues/comments/${event.comment.id}/reactions`, { content: 'eyes' }),
  github('GET', `/issues/${thread}/comments?per_page=100&page=1`),
]);
const board = await github('POST', `/issues/${thread}/comments`, { body: 'The squad works.' });
createRepository();
const [base, client] = await Promise.all([
  fetchBase(),
  startRuntime(),
  permission(event.issue.user.login),
]);
tip = base;
await git(['ls-tree', '-r', '-z', '--name-only', base]);
mkdirSync(join(scratch, 'worktrees', 'coordinator'), { recursive: true });
const coordinator = await openSession(client, {
  directory: join(scratch, 'worktrees', 'coordinator'),
  files: false,
  tools: [router(client, base), ...others.slice(0, -1).map((name) => tool(name, answer))],
});
await Promise.all([ask(coordinator, event.comment.body), proveBox()]);
await coordinator.disconnect();
await client.forceStop();
let removing: Promise<string> | undefined;
if (tip !== base) {
  const [state] = await Promise.all([
    git(['commit-tree', '-p', tip, '-m', 'State', `${tip}^{tree}`]),
    permission(event.comment.user.login),
    git(['diff', '--numstat', '-z', base, tip]),
  ]);
  const branch = `squad/${thread}-floor`;
  const saved = `refs/squad/${thread}/1`;
  const push = ['push', '--porcelain', '--no-verify', remote];
  const refs = [`${tip}:refs/heads/${branch}`, `${state}:${saved}`];
  await git([...push, ...refs], repository, credential);
  await git(['diff', '--name-only', '-z', `${base}...${tip}`]);
  await github('POST', '/pulls', { title: 'Floor', body: 'Done.', head: branch, base: 'main' });
  removing = git([...push, `:${saved}`], repository, credential);
}
await Promise.all([
  removing,
  github('PATCH', `/issues/comments/${board.id}`, { body: 'The squad is done.' }),
]);
batch?.kill();
rmSync(scratch, { recursive: true, force: true });
