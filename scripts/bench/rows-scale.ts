// What grows: agents, writers in a large repository, a long history of git, and an agent's long memory.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareRepository } from '../../rehearsal/github/state.ts';
import { crewStory } from './crew.ts';
import { median, type Row, spread } from './figures.ts';
import { type Measured, type Play, play, type Story } from './play.ts';

const MB = 1_000_000;
const run = promisify(execFile);

const AGENTS = { few: 32, many: 128, rounds: 2, times: 1.6 };

/** Measures whether an agent among many costs as much time as one among few. */
export async function agentRows({ dist }: Measured): Promise<readonly Row[]> {
  const timesOf = async (agents: number): Promise<readonly number[]> => {
    const story = crewStory({
      agents,
      calls: () => [{ name: 'squad_status', arguments: {} }],
      outcome: 'answered',
    });
    const times: number[] = [];
    for (let round = 0; round < AGENTS.rounds; round += 1) {
      times.push(betweenCoordinatorsTurns(await play(dist, story)) / agents);
    }
    return times;
  };
  const few = await timesOf(AGENTS.few);
  const many = await timesOf(AGENTS.many);
  const growth = median(many) / median(few);
  return [
    {
      what: `time per routed agent among ${AGENTS.many} against one among ${AGENTS.few}`,
      measured: `${growth.toFixed(2)} ×: ${spread(many)}; ${spread(few)}`,
      hold: `≤ ${AGENTS.times} ×`,
      held: growth <= AGENTS.times,
    },
  ];
}

/** Returns the time of everything that the agents did. */
function betweenCoordinatorsTurns({ modelRequests }: Play): number {
  const [first, second] = modelRequests.filter(({ who }) => who === 'coordinator');
  return (second?.at ?? Number.NaN) - (first?.at ?? Number.NaN);
}

const WRITERS = { agents: 16, files: 20_000, ms: 8_000, megabytes: 300, lookEveryMs: 300 };

/** Measures time and disk use of many writers in a large repository. */
export async function writerRows({ dist }: Measured): Promise<readonly Row[]> {
  const text = 'export const number = 1;\n'.repeat(40);
  const files = Array.from({ length: WRITERS.files }, (_, at) => [
    `src/part-${at % 200}/file-${at}.js`,
    `// ${at}\n${text}`,
  ]);
  const story = crewStory({
    agents: WRITERS.agents,
    calls: (agent) => [
      { name: 'create', arguments: { path: `src/${agent}.js`, file_text: 'export {};\n' } },
    ],
    files: Object.fromEntries(files),
    outcome: 'changed',
  });
  let most = 0;
  let looking: NodeJS.Timeout | undefined;
  const { wallMs } = await play(dist, story, {
    onStart: (_, { temporary }) => {
      looking = setInterval(async () => {
        most = Math.max(most, await megabytesIn(temporary));
      }, WRITERS.lookEveryMs);
    },
    onEnd: async () => clearInterval(looking),
  });
  return [
    {
      what: `${WRITERS.agents} writers in ${WRITERS.files} files: run, most disk`,
      measured: `${wallMs} ms, ${most.toFixed(0)} MB`,
      hold: `≤ ${WRITERS.ms} ms, ≤ ${WRITERS.megabytes} MB`,
      held: wallMs <= WRITERS.ms && most <= WRITERS.megabytes,
    },
  ];
}

/** Ignores `du`'s exit code: it complains about a folder that changes while being read, but still counts it. */
async function megabytesIn(folder: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', 'du -sk "$0" 2>/dev/null || true', folder]);
  return ((Number.parseInt(stdout, 10) || 0) * 1024) / MB;
}

const HISTORY = { commits: 250, bytes: 2 * MB, ms: 3_000 };

/** Measures a job without a checkout. The scenario's first comment is for nobody: the history grows after it. */
export async function historyRows({ dist }: Measured): Promise<readonly Row[]> {
  const event = { name: 'issue_comment', thread: 7, author: 'alice' };
  const story: Story = {
    scenario: 'first-comment',
    changes: {
      event: { ...event, body: 'Thanks, this helps.' },
      expected: { outcome: 'none' },
      later: [{ event: { ...event, body: '@squad add input validation to the login form' } }],
    },
  };
  const empty = await mkdtemp(join(tmpdir(), 'squad-bench-empty-'));
  try {
    const { firstModelMs } = await play(dist, story, {
      variables: { GITHUB_WORKSPACE: empty },
      onRunEnd: ({ github: { state } }) => addHistory(bareRepository(state, state.repository)),
    });
    return [
      {
        what: `no checkout, ${(HISTORY.commits * HISTORY.bytes) / MB} MB of history: to the first model request`,
        measured: `${firstModelMs} ms`,
        hold: `≤ ${HISTORY.ms} ms`,
        held: firstModelMs <= HISTORY.ms,
      },
    ];
  } finally {
    await rm(empty, { recursive: true, force: true });
  }
}

/** Adds commits that change one large file; the last commit removes it. */
async function addHistory(bare: string): Promise<void> {
  const args = ['-c', 'core.compression=0', 'fast-import', '--quiet', '--force'];
  const child = spawn('git', args, { cwd: bare, stdio: ['pipe', 'ignore', 'inherit'] });
  const commit = (at: number) =>
    `commit refs/heads/main\ncommitter Olga <olga@example.com> ${1_780_000_000 + at} +0000\ndata 4\nMore\n${at === 0 ? 'from refs/heads/main^0\n' : ''}`;
  for (let at = 0; at < HISTORY.commits; at += 1) {
    child.stdin.write(`${commit(at)}M 100644 inline large.bin\ndata ${HISTORY.bytes}\n`);
    child.stdin.write(randomBytes(HISTORY.bytes));
    if (!child.stdin.write('\n')) await once(child.stdin, 'drain');
  }
  child.stdin.end(`${commit(HISTORY.commits)}D large.bin\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The history could not be made');
}

/** Characters that an agent's memory may take: 8,000 for its history, 8,000 for decisions, and their headings. */
const MEMORY = 16_200;

/** Measures how much memory reaches the model, for an agent with a long memory and one with a short. */
export async function promptRows({ dist }: Measured): Promise<readonly Row[]> {
  const sizeWith = async (history: number, decisions: number) => {
    const files = {
      '.squad/agents/hockney/history.md': `# Hockney\n\n## Learnings\n\n${entries('- **[technical]** ', history)}`,
      '.squad/decisions.md': `# Decisions\n\n${entries('### ', decisions)}`,
    };
    return promptSize(await play(dist, { scenario: 'straight-to-agent', changes: { files } }));
  };
  const bare = await sizeWith(0, 0);
  const short = (await sizeWith(5_000, 5_000)) - bare;
  const long = (await sizeWith(5 * MB, MB)) - bare;
  return [
    {
      what: "memory in an agent's prompt: history 5 MB and decisions 1 MB; 5 KB of each",
      measured: `${long}; ${short} characters`,
      hold: `both ≤ ${MEMORY}`,
      held: long <= MEMORY && short <= MEMORY,
    },
  ];
}

/** Returns dated entries, all different, of at least that many characters together. */
function entries(mark: string, characters: number): string {
  const lines: string[] = [];
  for (let length = 0, index = 0; length < characters; index += 1) {
    const day = String(1 + (index % 28)).padStart(2, '0');
    const line = `${mark}2026-10-${day}: Rule ${index} of the login form. The form number ${index} answers 422 with one sentence.\n\n`;
    lines.push(line);
    length += line.length;
  }
  return lines.join('');
}

function promptSize({ modelRequests }: Play): number {
  const messages = modelRequests[0]?.body.messages ?? [];
  const prompts = messages.filter(({ role }) => role === 'system' || role === 'user');
  return JSON.stringify(prompts).length;
}
