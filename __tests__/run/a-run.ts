// A whole run on the embedded GitHub with real git; only the agents are scripted. What was done outside is noted in order.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { systemClock } from '#src/adapters/runner/clock.ts';
import { grantVariables } from '#src/adapters/runner/open-ports.ts';
import { type Inputs, readInputs } from '#src/inputs.ts';
import type { AgentRuntime } from '#src/ports/agents.ts';
import type { Box } from '#src/ports/box.ts';
import type { Git } from '#src/ports/git.ts';
import type { GitHub } from '#src/ports/github.ts';
import type { Ports } from '#src/ports/ports.ts';
import type { ToolHosts } from '#src/ports/tool-host.ts';
import { readMarker, renderMarker } from '#src/publish/render/markers.ts';
import type { RunArgs, RunReport } from '#src/run/context/run-context.ts';
import { run } from '#src/run/run.ts';
import type { RequestState } from '#src/run/state/thread-state.ts';
import { createMask } from '#src/secrets.ts';
import type { Request } from '#src/trigger/request.ts';
import { addComment, type GitHubState, type PullRecord } from '../../rehearsal/github/state.ts';
import { type Files, writeFiles } from '../a-bare.ts';
import { aBox } from '../adapters/box/a-box.ts';
import {
  aRuntime,
  type FakeRuntime,
  type ScriptedTurn,
  type TurnScript,
} from '../coordinator/a-runtime.ts';
import { openHost, type RemoteHost } from '../publish/a-remote.ts';
import { aLabel, requestOf } from '../trigger/an-event.ts';
import { aRequest } from './context/a-thread.ts';

/** A squad of these names and roles, and a file to work on. */
export function squadOf(roles: Readonly<Record<string, string>>): Files {
  const members = Object.entries(roles).map(([name, role]) => {
    const charter = `.squad/agents/${name.toLowerCase()}/charter.md`;
    return {
      charter,
      text: `# ${name}\n\nI am ${name}.\n`,
      row: `| ${name} | ${role} | \`${charter}\` | Active |\n`,
    };
  });
  const head = '| Name | Role | Charter | Status |\n|---|---|---|---|\n';
  return {
    'src/login.js': 'open\n',
    '.squad/team.md': `# Squad Team\n\n## Members\n\n${head}${members.map(({ row }) => row).join('')}`,
    ...Object.fromEntries(members.map(({ charter, text }) => [charter, text])),
  };
}

export const team = squadOf({ Fenster: 'Backend', Hockney: 'Tester' });

export const secret = 'correct-horse-battery-staple';

export type RunStage = {
  readonly remote: RemoteHost;
  /** What was done, in order: `permission mona`, `react`, `comment`, `session fenster`, `push squad/7-x`. */
  readonly done: string[];
  readonly cancel: AbortController;
  /** One run of the request that stands in the thread. */
  play(play?: RunOptions): Promise<RunReport>;
  /** What such a run is given. */
  args(play: RunOptions): Promise<RunArgs>;
  /** The bodies of our boards. */
  boards(): readonly string[];
  /** Branches of the remote besides main. */
  branches(): Promise<readonly string[]>;
  /** What the remote's state says of the thread's requests; empty when there is none. */
  requests(): Promise<readonly RequestState[]>;
  /** The commits that the state keeps, because no branch has them. */
  unpublished(): Promise<readonly string[]>;
  pulls(): readonly PullRecord[];
  /** The sessions that were opened, in order: `session fenster`. */
  sessions(): readonly string[];
  /** Another request by mona on the same issue. */
  asks(words: string): Partial<Request>;
  /**
   * Puts the first board back to what it was before the end, as a run leaves it that is killed. The state on the remote is
   * forgotten, as if the run had pushed none, unless it is to be kept.
   */
  killed(state?: 'forgotten' | 'kept'): Promise<void>;
  close(): Promise<void>;
};

export type RunOptions = {
  readonly acts?: Readonly<Record<string, readonly TurnScript[]>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly request?: Partial<Request>;
  /** Methods of GitHub that behave otherwise in this run. */
  readonly github?: (real: GitHub) => Partial<GitHub>;
  /** Methods of git that behave otherwise in this run. */
  readonly git?: (real: Git) => Partial<Git>;
  readonly runtime?: (fake: FakeRuntime) => Partial<AgentRuntime>;
  /** How much time the run has left for everything. */
  readonly msLeft?: number;
  readonly runId?: string;
  /** Instead of the stage's. */
  readonly cancel?: AbortController;
  readonly triggeringActor?: string;
  /** Where the repository has module or resource tools. */
  readonly toolHosts?: ToolHosts;
  /** Told of every line of the job's log. */
  readonly logged?: (line: string) => void;
  /** Instead of this machine's. */
  readonly box?: Box;
  /** Files of the job's checkout; there is none unless told. */
  readonly checkout?: Files;
};

/** The ref of the state of issue 7. */
export const STATE = 'refs/squad-state/7/thread';

type RunStageOptions = { readonly roles?: GitHubState['roles']; readonly files?: Files };

export async function openRunStage({
  roles,
  files = team,
}: RunStageOptions = {}): Promise<RunStage> {
  const remote = await openHost(files, roles);
  const { state } = remote.githubServer;
  const asked = addComment(state, { thread: 7, author: 'mona', body: '@squad check the login' });
  const done: string[] = [];
  const cancel = new AbortController();
  const args = (play: RunOptions) =>
    argsOnStage({ remote, done, cancel, commentId: asked.id }, play);
  return {
    remote,
    done,
    cancel,
    args,
    play: async (play = {}) => run(await args(play)),
    boards: () =>
      state.comments.map(({ body }) => body).filter((body) => readMarker(body) !== undefined),
    async branches() {
      const names = await remote.remote('for-each-ref', '--format=%(refname:short)', 'refs/heads');
      return names.split('\n').filter((name) => name !== 'main');
    },
    async requests() {
      const text = remote.remote('cat-file', 'blob', `${STATE}:thread.json`).catch(() => '');
      return JSON.parse((await text) || '{"requests":[]}').requests;
    },
    async unpublished() {
      const parents = await remote.remote('for-each-ref', '--format=%(parent)', STATE);
      return parents.split(/\s/).filter((commit) => commit !== '');
    },
    pulls: () => [...state.pulls.values()],
    sessions: () => done.filter((one) => one.startsWith('session')),
    asks(words) {
      const { id } = addComment(state, { thread: 7, author: 'mona', body: `@squad ${words}` });
      return {
        id: `comment-${id}`,
        reaction: { kind: 'issue-comment', id },
        command: { kind: 'work', request: words },
      };
    },
    async killed(kept = 'forgotten') {
      reopenBoard(state);
      if (kept === 'forgotten') await remote.remote('update-ref', '-d', STATE);
    },
    close: remote.close,
  };
}

function reopenBoard({ comments }: GitHubState): void {
  const comment = comments.find(({ body }) => readMarker(body) !== undefined);
  const marker = comment && readMarker(comment.body);
  if (comment === undefined || marker === undefined) throw new Error('There is no board.');
  const working = { ...marker, state: 'working', outcome: undefined, branch: undefined } as const;
  comment.body = `${renderMarker(working)}\nworking`;
}

type RunStageDeps = Pick<RunStage, 'remote' | 'done' | 'cancel'> & { readonly commentId: number };

async function argsOnStage(stageDeps: RunStageDeps, play: RunOptions): Promise<RunArgs> {
  const { remote, done, cancel, commentId } = stageDeps;
  const { mask, holdsSecret, learn } = createMask([secret]);
  const fake = aRuntime({ acts: play.acts ?? {} });
  const nothing = () => undefined;
  const real = await remote.openRun();
  const git = { ...real, ...play.git?.(real) };
  const ports: Ports = {
    github: notedGitHub({ ...remote.github, ...play.github?.(remote.github) }, done),
    git: {
      ...git,
      attempt: async (args, options) => {
        const result = await git.attempt(args, options);
        const branch = args.join(' ').split(':refs/heads/')[1]?.split(' ')[0];
        if (args[0] === 'push' && branch !== undefined) done.push(`push ${branch}`);
        return result;
      },
    },
    runtime: notedRuntime({ ...fake, ...play.runtime?.(fake) }, done),
    ...(await toolPorts(git.scratch, play)),
    // Sleeps without a signal are pauses before another try, and sleeps with one are time limits.
    clock: {
      now: Date.now,
      sleep: (ms, signal) => systemClock.sleep(signal === undefined ? 0 : ms, signal),
    },
    log: { info: play.logged ?? nothing, warning: nothing, debug: nothing, group: nothing },
    record: nothing,
    logMessage: nothing,
    page: { publish: async () => undefined },
    uploadFile: async () => ({ kind: 'uploaded', artifact: 'squad-run-345-1-work' }),
    randomBytes: (count) => new Uint8Array(count).fill(15),
    mask,
    holdsSecret,
    grantVariables: (names) => grantVariables(names, learn, ''),
    cancelled: (play.cancel ?? cancel).signal,
    time: { left: () => play.msLeft ?? 60_000, over: new AbortController().signal },
  };
  const request = aRequest({
    id: `comment-${commentId}`,
    reaction: { kind: 'issue-comment', id: commentId },
    at: new Date().toISOString(),
    command: { kind: 'work', request: 'check the login' },
    ...play.request,
  });
  const job = {
    serverUrl: remote.githubServer.origin,
    runId: play.runId ?? '345',
    triggeringActor: play.triggeringActor,
  };
  return { request, inputs: inputsOf(play.inputs), ports, job };
}

const noHost = () => Promise.reject(new Error('no tool host here'));
const NO_HOSTS: ToolHosts = { open: noHost, list: noHost };

/** Programs are the real ones. */
async function toolPorts(
  folder: string,
  { toolHosts = NO_HOSTS, checkout = {}, box: given }: RunOptions,
): Promise<Pick<Ports, 'toolHosts' | 'programs' | 'box' | 'jobPaths'>> {
  await writeFiles(join(folder, 'checkout'), checkout);
  const box = await aBox();
  return {
    toolHosts,
    programs: createPrograms({ homes: join(folder, 'homes'), mask: (text) => text, box }),
    box: given ?? box,
    jobPaths: {
      workspace: join(folder, 'checkout'),
      kept: { folder: join(folder, 'kept'), shownAs: 'squad-run-345', isArtifact: true },
      typescript: [process.execPath],
    },
  };
}

function inputsOf(given: Readonly<Record<string, string>> = {}): Inputs {
  const inputs: Readonly<Record<string, string>> = { 'github-token': 'x', ...given };
  return readInputs((name) => inputs[name] ?? '');
}

function notedGitHub(github: GitHub, done: string[]): GitHub {
  const noted =
    <In extends readonly unknown[], Out>(
      work: (...args: In) => Promise<Out>,
      name: (...args: In) => string,
    ) =>
    (...args: In): Promise<Out> => {
      done.push(name(...args));
      return work(...args);
    };
  return {
    ...github,
    permissionOf: noted(github.permissionOf, (login) => `permission ${login}`),
    createReaction: noted(github.createReaction, () => 'react'),
    createComment: noted(github.createComment, () => 'comment'),
    updateComment: noted(github.updateComment, (_, body) => `edit ${readMarker(body)?.state}`),
    openPullRequest: noted(github.openPullRequest, ({ head }) => `pull request ${head}`),
  };
}

function notedRuntime(runtime: AgentRuntime, done: string[]): AgentRuntime {
  return {
    models: runtime.models,
    ripgrep: runtime.ripgrep,
    async start() {
      done.push('runtime');
      await runtime.start();
    },
    async openSession(spec) {
      done.push(`session ${spec.label}`);
      return runtime.openSession(spec);
    },
    stop: runtime.stop,
  };
}

/** The request that GitHub's event makes of a label on issue 7. */
export async function labeled(name: string): Promise<Partial<Request>> {
  const { id, source, reaction } = await requestOf(aLabel(name, { number: 7 }));
  return { id, source, reaction };
}

// --- what agents do ---------------------------------------------------------------------------------------------

/** The coordinator hands the work to an agent, and says this at the end. */
export function routesTo(agent: string, text: string): TurnScript {
  return async ({ call }) => {
    await call('squad_route', { targetAgent: agent, task: 'check the login' });
    return text;
  };
}

/** Writes a file with `create`, or over one that is there; what it was told when it may not. */
export async function write(
  { spec, call }: ScriptedTurn,
  path: string,
  content: string,
): Promise<string> {
  const { kind, text } = await call('create', { path, file_text: content });
  if (kind === 'ok') return '';
  if (!text.includes('already exists')) return text;
  await writeFile(join(spec.directory, path), content);
  return '';
}

export function writes(path: string, text = 'I wrote it.'): TurnScript {
  return async (moment) => {
    await write(moment, path, `by ${moment.spec.label}\n`);
    return text;
  };
}

export function learns(learning: string, text = 'It is on line 1.'): TurnScript {
  return async ({ call }) => {
    await call('squad_memory', { learning });
    return text;
  };
}

/** Does what `act` does, and keeps what the session was asked. */
export function hears(told: string[], act: TurnScript): TurnScript {
  return async (moment) => {
    told.push(moment.prompt);
    return act(moment);
  };
}
