// Custom tools: the cost of reading, loading and calling them, and of a flood of output.
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type OpenBox, openBox } from '../../src/adapters/box/box.ts';
import { createPrograms } from '../../src/adapters/programs/programs.ts';
import { systemClock } from '../../src/adapters/runner/clock.ts';
import { openListingCache } from '../../src/adapters/tool-host/listing-cache.ts';
import { createToolHosts } from '../../src/adapters/tool-host/tool-host.ts';
import { openToolHosts } from '../../src/adapters/tool-host/tool-hosts.ts';
import type { SessionTool } from '../../src/ports/agents.ts';
import { DEFAULT_LIMITS, type ToolFolder } from '../../src/ports/custom-tools.ts';
import type { ToolCallContext, ToolHost, ToolHostSpec } from '../../src/ports/tool-host.ts';
import { createMask } from '../../src/secrets.ts';
import { defineHostedTool } from '../../src/tools/custom/define-custom-tool.ts';
import {
  scanExecutables,
  toToolListing,
} from '../../src/tools/custom/executable/scan-executables.ts';
import { joinListings } from '../../src/tools/custom/join-listings.ts';
import type { ToolRunContext } from '../../src/tools/pipeline/define-tool.ts';
import { bindTool } from '../../src/tools/pipeline/run-tool.ts';
import type { Builds } from './builds.ts';
import { median, p95, type Row, spread } from './figures.ts';

const SCAN = { tools: 200, times: 9, ms: 50 };
const LOAD = { tools: 50, times: 3, ms: 1_500 };
const UNCHANGED = { tools: 200, times: 5, ms: 100, firstMs: 1_500 };
const CALLS = { hosts: 5, later: 200, firstMs: 200, laterMs: 5 };
const FLOOD = { bytes: 100_000_000, beyond: 1_000_000 };
/** The least time a model takes to decide on its first call. */
const FIRST_TURN_MS = 1_000;

/** Measures all rows about custom tools. */
export async function toolRows({ dist }: Builds): Promise<readonly Row[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bench-tools-')));
  try {
    return [
      await scanRow(folder),
      await loadRow(folder, dist),
      ...(await unchangedRows(folder, dist)),
      ...(await callRows(folder, dist)),
      await floodRow(folder, dist),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function scanRow(base: string): Promise<Row> {
  const { folder, write } = toolFolder(base, 'executables');
  for (let index = 0; index < SCAN.tools; index += 1) {
    const name = `tool-${index}`;
    await write(`${name}/tool.yaml`, manifest(name));
    await write(`${name}/${name}.sh`, 'echo "$@"\n');
  }
  const times: number[] = [];
  for (let index = 0; index < SCAN.times; index += 1) {
    const started = performance.now();
    const { tools } = joinListings([toToolListing(await scanExecutables(folder))], SCAN.tools);
    times.push(performance.now() - started);
    if (tools.length !== SCAN.tools) throw new Error(`${tools.length} tools were found`);
  }
  return row(`${SCAN.tools} executable tools scanned`, times, SCAN.ms);
}

function manifest(name: string): string {
  const parameter =
    '  - name: text\n    type: string\n    required: true\n    description: A text to print';
  const head = `name: ${name}\ndescription: Says something\nversion: 1.0.0\nentrypoint: ${name}.sh`;
  return `${head}\nusage: Prints it.\nparameters:\n${parameter}\n`;
}

async function loadRow(base: string, dist: string): Promise<Row> {
  const { folder, write } = toolFolder(base, 'modules');
  for (let index = 0; index < LOAD.tools; index += 1) await write(`tool${index}.ts`, MODULE);
  const times: number[] = [];
  for (let index = 0; index < LOAD.times; index += 1) {
    const started = performance.now();
    const host = await openHost(base, dist, folder);
    const { tools, diagnostics } = await host.list();
    times.push(performance.now() - started);
    await host.close();
    if (tools.length !== LOAD.tools) throw new Error(JSON.stringify(diagnostics));
  }
  return row(`${LOAD.tools} module tools loaded in one host`, times, LOAD.ms);
}

/** Measures how long a run's first model request waits for the tool list: the first time, and when nothing has changed. */
async function unchangedRows(base: string, dist: string): Promise<readonly Row[]> {
  const { folder, write } = toolFolder(base, 'unchanged');
  for (let index = 0; index < UNCHANGED.tools; index += 1) await write(`tool${index}.ts`, MODULE);
  const program = join(dist, 'tool-host.js');
  const toolCache = join(base, 'cache');
  const cache = openListingCache({ toolCache, secret: 'bench', program, now: () => 0 });
  const times: number[] = [];
  for (let index = 0; index <= UNCHANGED.times; index += 1) {
    const hosts = openToolHosts({ box: benchBox(base, dist), program, cache });
    const spec = await hostSpec(base, folder);
    const started = performance.now();
    const { tools } = await hosts.list(spec);
    times.push(performance.now() - started);
    if (tools.length !== UNCHANGED.tools) throw new Error(`${tools.length} tools were found`);
  }
  const [first = Number.NaN, ...later] = times;
  return [
    row(`${UNCHANGED.tools} module tools, the first time`, [first], UNCHANGED.firstMs),
    row('… unchanged, in a later run', later, UNCHANGED.ms),
  ];
}

const MODULE = `import { tool } from '@squad/tools';
export default tool({
  description: 'Counts words',
  args: { text: tool.schema.string().describe('A text') },
  execute: ({ text }) => String(text.split(' ').length),
});
`;

async function callRows(base: string, dist: string): Promise<readonly Row[]> {
  const { folder, write } = toolFolder(base, 'called');
  await write('words.ts', MODULE);
  const cold: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  for (let index = 0; index < CALLS.hosts; index += 1) {
    const started = performance.now();
    const opening = openHost(base, dist, folder);
    if (index > 0) await pause(FIRST_TURN_MS);
    const words = await bindFirstTool(opening);
    const times = await timesOf(words, CALLS.later);
    if (index === 0) cold.push(performance.now() - started - sum(times.slice(1)));
    else first.push(times[0] ?? Number.NaN);
    later.push(...times.slice(1));
    await (await opening).close();
  }
  return [
    row('first call of a tool, a second after its session began', first, CALLS.firstMs),
    {
      what: 'the same at once, the start of the host in it',
      measured: spread(cold),
      floor: '',
      hold: '',
      held: undefined,
    },
    {
      what: 'later calls, pipeline and transport: 95 of 100',
      measured: `${p95(later).toFixed(2)} ms, median ${median(later).toFixed(2)} ms`,
      floor: '',
      hold: `≤ ${CALLS.laterMs} ms`,
      held: p95(later) <= CALLS.laterMs,
    },
  ];
}

async function timesOf(words: SessionTool, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index <= count; index += 1) {
    const started = performance.now();
    const signal = new AbortController().signal;
    const reply = await words.call({ text: 'one two' }, { id: `call-${index}`, signal });
    times.push(performance.now() - started);
    if (reply.text !== '2') throw new Error(`The tool said: ${reply.text}`);
  }
  return times;
}

/** Measures how much memory, without garbage, our process holds while it reads a program's flood of output. */
async function floodRow(base: string, dist: string): Promise<Row> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const held = () => {
    // Twice: the first collection leaves freeing buffers to a thread, which the second waits for.
    for (let times = 0; times < 2; times += 1) if (typeof collect === 'function') collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  // A warm-up run, for what only the first one allocates: compiled code and stream buffers.
  await flood(base, dist, FLOOD.bytes / 10);
  const before = held();
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, held() - before);
  }, LOOK_EVERY_MS);
  await flood(base, dist, FLOOD.bytes);
  clearInterval(looking);
  const beyond = most - DEFAULT_LIMITS.maxBytes;
  const started = performance.now();
  await flood(base, dist, FLOOD.bytes);
  return {
    what: 'memory held beyond the limit while 100 MB of output are cut and kept; time',
    measured: `${(beyond / 1_000_000).toFixed(2)} MB; ${(performance.now() - started).toFixed(0)} ms`,
    floor: '',
    hold: '≤ 1 MB',
    held: beyond <= FLOOD.beyond,
  };
}

const LOOK_EVERY_MS = 100;

async function flood(base: string, dist: string, bytes: number): Promise<void> {
  const script = `head -c ${bytes} /dev/zero | tr '\\0' 'a' | fold -w 99`;
  const keepAs = join(base, 'flood');
  const ended = await createPrograms({
    homes: join(base, 'homes'),
    mask: (text) => text,
    box: benchBox(base, dist),
  }).runProgram({
    command: 'bash',
    args: ['-c', script],
    directory: base,
    environment: {},
    passed: [],
    timeoutMs: 60_000,
    maxBytes: DEFAULT_LIMITS.maxBytes,
    keepAs,
    box: { writable: [base], readable: [] },
    signal: new AbortController().signal,
  });
  if (ended.kind !== 'exited' || ended.stdout.bytes < bytes) throw new Error(ended.kind);
  await rm(`${keepAs}.stdout.txt`);
}

/** The box of this machine, with the built probe. */
function benchBox(base: string, dist: string): OpenBox {
  const probe = join(dist, 'box-probe.js');
  return openBox({ temporary: base, toolCache: '', hidden: [], probe, isOptional: true });
}

function toolFolder(base: string, name: string) {
  const root = join(base, name);
  const folder: ToolFolder = {
    root,
    scope: 'local',
    shownAs: '.squad/tools',
    commit: undefined,
  };
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, 'tools', path)), { recursive: true });
    await writeFile(join(root, 'tools', path), text);
  };
  return { folder, write };
}

async function openHost(base: string, dist: string, folder: ToolFolder): Promise<ToolHost> {
  return createToolHosts(benchBox(base, dist), join(dist, 'tool-host.js')).open(
    await hostSpec(base, folder),
  );
}

async function hostSpec(base: string, folder: ToolFolder): Promise<ToolHostSpec> {
  const [workdir, scratch] = [join(base, 'work'), join(base, 'home')];
  await Promise.all([workdir, scratch].map((path) => mkdir(path, { recursive: true })));
  return {
    folders: [folder],
    workdir,
    scratch,
    passed: [],
    mayStartPrograms: false,
    log: () => {},
  };
}

async function bindFirstTool(opening: Promise<ToolHost>): Promise<SessionTool> {
  const [tool] = (await (await opening).list()).tools;
  if (tool === undefined) throw new Error('The tool was not loaded');
  const context = ({ id }: { readonly id: string }): ToolCallContext => ({
    sessionId: 'bench',
    messageId: id,
    turnId: id,
    traceId: 'bench',
    agent: 'bench',
    agentName: 'bench',
    instanceKey: 'bench',
    toolCallId: id,
    workdir: '/',
  });
  const keeping = { folder: '/nowhere', shownAs: 'nowhere' };
  return bindTool(
    defineHostedTool(tool, { host: () => opening, context, keptOutput: keeping }),
    runContext(),
  );
}

function runContext(): ToolRunContext {
  return {
    ...systemClock,
    ...createMask([]),
    agent: 'bench',
    agentName: 'bench',
    session: 'bench',
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
  };
}

function row(what: string, times: readonly number[], ms: number): Row {
  return {
    what,
    measured: spread(times, 'ms', 1),
    floor: '',
    hold: `≤ ${ms} ms`,
    held: median(times) <= ms,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
