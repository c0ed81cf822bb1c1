// The runner: starts the action's program with a runner's variables, and reads its outputs.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minimalEnvironment, type ProcessVariables } from './process-variables.ts';

export type RunnerJob = {
  /** The built program, `dist/main.js`. */
  readonly main: string;
  /** Command-line options for node itself. */
  readonly nodeArguments?: readonly string[];
  /** A program that starts node, with its arguments, such as a shell that first sets a limit. Node's command is appended. */
  readonly through?: readonly string[];
  /** A folder for this run, which is created. */
  readonly folder: string;
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Variables of the event and the server. */
  readonly variables: ProcessVariables;
  readonly payload: unknown;
  /** The time in milliseconds after which the job is killed. */
  readonly limitMs: number;
};

export type RunnerResult = {
  /** Null when a signal ended the job. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Standard output and standard error, interleaved. */
  readonly log: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
};

export type RunningJob = {
  /** The id of the job's process. */
  readonly pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
  readonly result: Promise<RunnerResult>;
};

/** Starts the job. `result` resolves however the program ends. */
export async function startJob(job: RunnerJob): Promise<RunningJob> {
  const files = await writeRunnerFiles(job);
  const startedAt = Date.now();
  const node = [process.execPath, ...(job.nodeArguments ?? []), job.main];
  const [program = '', ...args] = [...(job.through ?? []), ...node];
  const child = spawn(program, args, {
    cwd: job.workspace,
    env: { ...minimalEnvironment(), HOME: join(job.folder, 'home'), ...jobVariables(job, files) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), job.limitMs);
  const result = waitForChild(child).then(async (end) => {
    clearTimeout(limit);
    return {
      ...end,
      outputs: readOutputs(await readFile(files.GITHUB_OUTPUT, 'utf8')),
      summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
      startedAt,
      endedAt: Date.now(),
    };
  });
  return { pid: child.pid, kill: (signal) => void child.kill(signal), result };
}

async function writeRunnerFiles({ folder, payload }: RunnerJob) {
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_ENV: join(folder, 'env'),
    GITHUB_PATH: join(folder, 'path'),
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  };
  for (const name of ['home', 'temp', 'tool-cache']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  await writeFile(files.GITHUB_EVENT_PATH, JSON.stringify(payload));
  return files;
}

function jobVariables(job: RunnerJob, files: ProcessVariables): Record<string, string> {
  const inputs = Object.entries(job.inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    GITHUB_RUN_NUMBER: '1',
    GITHUB_JOB: 'squad',
    GITHUB_WORKFLOW: 'Squad',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: join(job.folder, 'temp'),
    RUNNER_TOOL_CACHE: join(job.folder, 'tool-cache'),
    ...files,
    ...job.variables,
    ...Object.fromEntries(inputs),
  };
}

function waitForChild(
  child: ChildProcess,
): Promise<Pick<RunnerResult, 'exitCode' | 'signal' | 'log'>> {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, signal) => {
      resolve({ exitCode, signal, log: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Returns the log as a runner shows it: without mask and debug commands, and with the secrets masked. */
export function shownLog(log: string): string {
  const values = [...log.matchAll(/^::add-mask::(.+)$/gm)].map(([, value = '']) => value);
  const shown = log.split('\n').filter((line) => !/^::(?:add-mask|debug)::/.test(line));
  return values.reduce((text, value) => text.replaceAll(value, '***'), shown.join('\n'));
}

/** `name=value`, or `name<<mark`, lines, `mark`. */
const OUTPUT = /^([^=<\n]+)(?:=(.*)|<<(.+)\n((?:.*\n)*?)\3)$/gm;

/** Reads the file behind GITHUB_OUTPUT. */
export function readOutputs(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(OUTPUT)];
  return Object.fromEntries(
    found.map(([, name = '', value, , lines = '']) => [name, value ?? lines.replace(/\n$/, '')]),
  );
}
