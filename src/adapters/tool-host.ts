// The client of the tool host: calls, and starts the host again when a tool took it down.
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../errors.ts';
import type { CallContext, HostReply, ToolHost, ToolHosts } from '../tools/custom/custom-tool.ts';
import { callSchema, META, runningSchema } from '../tools/host/protocol.ts';
import { shownPaths } from '../tools/host/shown-paths.ts';
import { failed } from '../tools/host/thrown.ts';
import { findIsolation, type Isolation } from './isolation.ts';
import { within } from './patience.ts';
import {
  type Broken,
  type HostSettings,
  type LoadedHost,
  loadHost,
  type RunningHost,
} from './tool-host-load.ts';
import { hostProgram } from './tool-host-program.ts';
import { readReply } from './tool-reply.ts';

/** Fills the port; `program` is the built host, the one beside this bundle unless told. */
export function createToolHosts(program = hostProgram()): ToolHosts {
  let isolation: Promise<Isolation> | undefined;
  return {
    async open(spec) {
      isolation ??= findIsolation();
      const shown = shownPaths(spec);
      const told = { ...spec, log: (line: string) => spec.log(shown(line)) };
      return openToolHost({ spec: told, program, isolation: await isolation, shown });
    },
  };
}

const MOST_RESTARTS = 3;
/** From the signal to the end of a tool that doesn't listen to it. */
const GRACE_MS = 1_000;
const ANSWER_MS = 1_000;
/** Longer than any tool's own limit, which the pipeline holds. */
const LONGEST_CALL_MS = 1_860_000;

type State = HostSettings & {
  readonly broken: Broken;
  /** The host that has loaded, or is loading; undefined when there were too many crashes. */
  loading: Promise<LoadedHost> | undefined;
  /** Settles once it is known whether the host still answers. */
  verdict: Promise<void>;
  crashes: number;
  isClosed: boolean;
};

/** Starts a host and loads its folders. */
async function openToolHost(settings: HostSettings): Promise<ToolHost> {
  const state: State = {
    ...{ ...settings, broken: new Map(), loading: undefined },
    ...{ verdict: Promise.resolve(), crashes: 0, isClosed: false },
  };
  const { listing } = await start(state);
  return {
    list: async () => listing,
    call: (name, args, context, signal) => call(state, { name, args, context, signal }),
    async close() {
      state.isClosed = true;
      const loaded = await state.loading;
      await loaded?.running?.process.kill();
    },
  };
}

function start(state: State): Promise<LoadedHost> {
  const loading = loadHost(state, state.broken);
  state.loading = loading;
  void loading.then(async ({ running }) => {
    await running?.process.ended;
    // A retired host's successor is there already.
    if (state.loading !== loading || state.isClosed) return;
    state.loading = undefined;
    state.crashes += 1;
    // At once: the next call should not have to wait for it.
    if (running !== undefined && state.crashes <= MOST_RESTARTS) void start(state);
  });
  return loading;
}

async function hostOf(state: State): Promise<RunningHost | undefined> {
  if (state.isClosed) return undefined;
  await state.verdict;
  return (await state.loading)?.running;
}

type Call = {
  readonly name: string;
  readonly args: unknown;
  readonly context: CallContext;
  readonly signal: AbortSignal;
};

async function call(state: State, given: Call): Promise<HostReply> {
  const { name, args, context, signal } = given;
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return failed('E_TOOL_INVALID_ARGS', 'the arguments are not an object', 'pass an object');
  }
  const host = await hostOf(state);
  if (host === undefined) return failed('E_TOOL_CRASH', OFF, 'go on without the custom tools');
  if (signal.aborted) return abortedReply(name);
  host.calls.add(given);
  const params = { name, arguments: args, _meta: { [META.context]: context } };
  const request = { method: 'tools/call', params };
  // A signal of its own: the client leaves a listener on each that it gets.
  const options = { signal: AbortSignal.any([signal]), timeout: LONGEST_CALL_MS };
  const ended = await Promise.race([
    attempt(host.client.request(request, callSchema, options)),
    host.process.ended.then((how) => ({ kind: 'crashed', how }) as const),
  ]);
  if (ended.kind === 'threw' && signal.aborted) {
    void giveUp(state, host, given);
    return abortedReply(name);
  }
  host.calls.delete(given);
  if (ended.kind === 'done') return readReply(ended.value, state, context);
  const how = ended.kind === 'crashed' ? ended.how : await lastWords(host);
  if (how === undefined) {
    return failed('E_TOOL_OUTPUT', `the answer of ${name} can't be read`, 'go on without it');
  }
  return failed('E_TOOL_CRASH', `the tools' process ended during ${name}: ${how}`, CRASHED);
}

const LAST_WORDS_MS = 1_000;

/** How the process ended, if that is why a call did. */
function lastWords({ process }: RunningHost): Promise<string | undefined> {
  return within<string | undefined>(LAST_WORDS_MS, process.ended, () => undefined);
}

const OFF = "the tools' process broke down too often, and isn't started again";
const CRASHED = "don't call it again with the same arguments; other tools still work";

function abortedReply(name: string): HostReply {
  return failed('E_TOOL_ABORTED', `${name} was given up`, 'go on without it');
}

/** What becomes of the host after a call was given up. */
async function giveUp(state: State, host: RunningHost, given: Call): Promise<void> {
  const answered = runningCalls(host);
  // New calls wait until it is known whether this host can still take them.
  state.verdict = answered.then(async (calls) => {
    if (calls === undefined) await replace(state, host);
  });
  if ((await answered) === undefined) return void (await host.process.kill());
  await wait(GRACE_MS, undefined, { ref: false });
  const calls = await runningCalls(host);
  host.calls.delete(given);
  if (calls?.includes(given.context.toolCallId) === false) return;
  await replace(state, host);
  // The tool doesn't listen: it ends with its process, once nobody else works there.
  while (calls !== undefined && host.calls.size > 0 && !state.isClosed) {
    await wait(GRACE_MS, undefined, { ref: false });
  }
  await host.process.kill();
}

/** The ids of the calls that go on; undefined when the host is too busy to say. */
async function runningCalls({ client }: RunningHost): Promise<readonly string[] | undefined> {
  const request = { method: 'squad/running' };
  const asked = await attempt(client.request(request, runningSchema, { timeout: ANSWER_MS }));
  return asked.kind === 'done' ? asked.value.calls : undefined;
}

/** Starts the successor, unless somebody has. */
async function replace(state: State, host: RunningHost): Promise<void> {
  const isCurrent = (await state.loading)?.running === host;
  if (isCurrent && !state.isClosed) void start(state);
}
