// Cancels a run as a runner does it: SIGINT, SIGTERM 7.5 seconds later, SIGKILL 2.5 seconds after that.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  BUILT_MAIN,
  type Rehearsal,
  rehearseScenario,
  type WatchedJob,
} from '../../rehearsal/rehearse.ts';
import { descendants } from '../adapters/copilot/a-runtime.ts';
import { openHangingNetwork } from './hanging-network.ts';

export type CancelCase = {
  readonly scenario: string;
  /** The request to GitHub that hangs, and at which the run is cancelled; or it is the first one to the model. */
  readonly at: number | 'model';
  /** Later requests of the run hang, too. */
  readonly forGood: boolean;
  /** The run's own processes stop before: they answer nothing, and heed no signal but the last. */
  readonly freezes?: boolean;
  /** Another build of the action. */
  readonly main?: string;
};

export type CancelledRun = {
  readonly rehearsal: Rehearsal;
  /** The requests that the network saw. */
  readonly seen: readonly string[];
  /** From SIGINT to the end, in milliseconds; undefined where the run ended without that request. */
  readonly ms: number | undefined;
  /** What the runner sent. */
  readonly signals: readonly NodeJS.Signals[];
  /** The command lines of processes that the run left behind. */
  readonly leftBehind: readonly string[];
};

/** Starts a run, lets one of its requests hang, and cancels it then. */
export async function cancelRun({
  scenario,
  at,
  forGood,
  freezes = false,
  main = process.env.SQUAD_TEST_MAIN ?? BUILT_MAIN,
}: CancelCase): Promise<CancelledRun> {
  let job: WatchedJob | undefined;
  const ended = new AbortController();
  let cancelledAt: number | undefined;
  const signals: NodeJS.Signals[] = [];
  const send = (signal: NodeJS.Signals) => {
    signals.push(signal);
    job?.kill(signal);
  };
  const cancel = async () => {
    await pause(200);
    if (freezes) for (const pid of descendants(job?.pid)) process.kill(pid, 'SIGSTOP');
    cancelledAt = Date.now();
    send('SIGINT');
    await pause(7_500, undefined, { signal: ended.signal });
    send('SIGTERM');
    await pause(2_500, undefined, { signal: ended.signal });
    send('SIGKILL');
  };
  let isCancelling = false;
  const onHang = () => {
    // What comes later in a story is not cancelled.
    if (!isCancelling && !ended.signal.aborted) void cancel().catch(() => undefined);
    isCancelling = true;
  };
  const number = at === 'model' ? Number.POSITIVE_INFINITY : at;
  const network = await openHangingNetwork({ at: number, forGood, onHang, until: ended.signal });
  const folder = fileURLToPath(new URL(`../../scenarios/${scenario}`, import.meta.url));
  const rehearsal = await rehearseScenario(folder, {
    main,
    serve: true,
    onRunEnd: async () => ended.abort(),
    onStart: (started) => {
      job ??= started;
    },
    watch({ kind }) {
      if (at === 'model' && kind === 'model') onHang();
    },
    network: ({ github }) => {
      network.connect(github);
      return { variables: variablesOf(network.origin) };
    },
  });
  ended.abort();
  const endedAt = rehearsal.runs[0]?.endedAt ?? 0;
  const leftBehind = await remainingIn(join(rehearsal.folder, 'run-1', 'temp'));
  await Promise.all([network.close(), rehearsal.close()]);
  const ms = cancelledAt === undefined ? undefined : endedAt - cancelledAt;
  return { rehearsal, seen: network.seen, ms, signals, leftBehind };
}

function variablesOf(origin: string): Record<string, string> {
  return {
    GITHUB_API_URL: `${origin}/api/v3`,
    GITHUB_GRAPHQL_URL: `${origin}/api/graphql`,
    GITHUB_SERVER_URL: origin,
    ACTIONS_RESULTS_URL: `${origin}/`,
  };
}

/** What still runs; the kernel takes a moment to end what was killed. */
async function remainingIn(folder: string): Promise<readonly string[]> {
  for (let look = 0; look < 20; look += 1) {
    if ((await processesIn(folder)).length === 0) return [];
    await pause(100);
  }
  return processesIn(folder);
}

/** The processes whose environment or command line names a folder. */
async function processesIn(folder: string): Promise<readonly string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (pid: string, file: string) =>
    readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '');
  const lines = await Promise.all(
    pids.map(async (pid) => {
      const command = (await read(pid, 'cmdline')).replaceAll('\0', ' ');
      const environment = await read(pid, 'environ');
      return `${environment}${command}`.includes(folder) ? [`${pid} ${command}`] : [];
    }),
  );
  return lines.flat();
}
