// The file tools: a small file that is viewed, a search of 20,000 files against ripgrep alone, and a patch of ten files.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBox } from '../../src/adapters/box/box.ts';
import { localRuntime } from '../../src/adapters/copilot/runtime/find-runtime.ts';
import { ripgrepOf, thisPlatform } from '../../src/adapters/copilot/runtime/platform.ts';
import { createPrograms } from '../../src/adapters/programs/programs.ts';
import { systemClock } from '../../src/adapters/runner/clock.ts';
import type { SessionTool } from '../../src/ports/agents.ts';
import { createFileTools } from '../../src/tools/built-in/files/create-file-tools.ts';
import { bindUnrecorded } from '../../src/tools/pipeline/run-tool.ts';
import { decideFileAccess } from '../../src/workspace/worktrees/decide-file-access.ts';
import type { Builds } from './builds.ts';
import { median, type Row, spread } from './figures.ts';

const HOLD = { viewMs: 5, grepRatio: 1.5, patchMs: 30 };
const FILES = 20_000;
const CALLS = 30;
const SEARCHES = 9;
const PATCHED = 10;

/** Measures the file tools of one session, in a folder of 20,000 files. */
export async function fileRows({ dist }: Builds): Promise<readonly Row[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bench-files-')));
  const root = join(folder, 'worktree');
  const probe = join(dist, 'box-probe.js');
  const box = openBox({ temporary: folder, toolCache: '', hidden: [], probe });
  try {
    await fill(root);
    await box.state();
    const homes = join(folder, 'homes');
    const programs = createPrograms({ homes, mask: (text) => text, box });
    const ripgrep = ripgrepOf(localRuntime(thisPlatform()) ?? '', thisPlatform()) ?? 'rg';
    const touched = new Set<string>();
    const policy = { refuses: () => undefined, holdsSecret: () => false };
    const tools = createFileTools(['view', 'grep', 'apply_patch'], {
      root,
      decide: (request) => decideFileAccess(request, { directory: root, policy, touched }),
      programs,
      ripgrep: async () => ripgrep,
    }).map((tool) => bindUnrecorded(tool, CONTEXT));
    return [
      await viewRow(tools),
      await grepRow(tools, { ripgrep, root }),
      await patchRow(tools, root),
    ];
  } finally {
    await box.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const CONTEXT = {
  ...systemClock,
  agent: 'bench',
  agentName: 'Bench',
  session: 'bench',
  emit: () => undefined,
  mask: (text: string) => text,
  holdsSecret: () => false,
  countToolCall: () => ({ allowed: true }) as const,
};

async function fill(root: string): Promise<void> {
  for (let part = 0; part < FILES / 100; part += 1) {
    const folder = join(root, `src/part-${part}`);
    await mkdir(folder, { recursive: true });
    const names = Array.from({ length: 100 }, (_, at) => `file-${at}.ts`);
    const text = `export const part = ${part};\n${'// a line of a file that is no longer than others\n'.repeat(30)}`;
    await Promise.all(names.map((name) => writeFile(join(folder, name), text)));
  }
}

async function timeOf(tools: readonly SessionTool[], name: string, args: object): Promise<number> {
  const signal = new AbortController().signal;
  const started = performance.now();
  const reply = await tools.find((tool) => tool.name === name)?.call(args, { id: 'call', signal });
  if (reply?.kind !== 'ok') throw new Error(`${name}: ${reply?.text}`);
  return performance.now() - started;
}

async function viewRow(tools: readonly SessionTool[]): Promise<Row> {
  const times: number[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    times.push(await timeOf(tools, 'view', { path: `src/part-${at}/file-1.ts` }));
  }
  const held = median(times) <= HOLD.viewMs;
  return {
    what: 'view of a small file',
    measured: spread(times),
    floor: '',
    hold: `≤ ${HOLD.viewMs} ms`,
    held,
  };
}

async function grepRow(
  tools: readonly SessionTool[],
  { ripgrep, root }: { readonly ripgrep: string; readonly root: string },
): Promise<Row> {
  const [ours, alone]: [number[], number[]] = [[], []];
  const pattern = 'part = 1[0-9]9;';
  for (let at = 0; at < SEARCHES; at += 1) {
    const started = performance.now();
    spawnSync(ripgrep, ['--hidden', '-l', pattern, '.'], { cwd: root });
    alone.push(performance.now() - started);
    ours.push(await timeOf(tools, 'grep', { pattern }));
  }
  const ratio = median(ours) / median(alone);
  return {
    what: `grep over ${FILES} files; ripgrep alone`,
    measured: `${ratio.toFixed(2)} ×: ${spread(ours)}`,
    floor: spread(alone),
    hold: `≤ ${HOLD.grepRatio} ×`,
    held: ratio <= HOLD.grepRatio,
  };
}

async function patchRow(tools: readonly SessionTool[], root: string): Promise<Row> {
  const times: number[] = [];
  await mkdir(join(root, 'patched'));
  for (let file = 0; file < PATCHED; file += 1) {
    await writeFile(join(root, `patched/${file}.ts`), `round 0\n${'a line\n'.repeat(200)}`);
  }
  for (let at = 0; at < CALLS; at += 1) {
    const parts = Array.from(
      { length: PATCHED },
      (_, file) => `*** Update File: patched/${file}.ts\n-round ${at}\n+round ${at + 1}\n a line`,
    );
    const input = ['*** Begin Patch', ...parts, '*** End Patch'].join('\n');
    times.push(await timeOf(tools, 'apply_patch', { input }));
  }
  return {
    what: `apply_patch of ${PATCHED} files`,
    measured: spread(times),
    floor: '',
    hold: `≤ ${HOLD.patchMs} ms`,
    held: median(times) <= HOLD.patchMs,
  };
}
