// Services of the job that commands and checks use: whole runs with real programs in a real box.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readRequest } from '#src/trigger/command.ts';
import { portOf } from '../../adapters/a-server.ts';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, team, write } from '../a-run.ts';

let stage: RunStage;
const closing: (() => void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await stage.close();
});

/** Plays a run whose settings open the ports, and returns how its check ended. */
async function play(run: string, ports: readonly number[], fenster: TurnScript) {
  const services = ports.map((port) => `localhost:${port}`);
  const action = { checks: [{ name: 'test', run }], services };
  const files = { ...team, 'src/login.js': 'old\n' };
  stage = await openRunStage({
    files: { ...files, '.squad/config.json': JSON.stringify({ action }) },
  });
  const request = { command: readRequest('fenster: do it') };
  const { transcript } = await stage.play({ acts: { fenster: [fenster] }, request });
  const results = transcript.checks.rows.map(({ name, result }) => `${name} ${result}`);
  return { results, notes: transcript.notes };
}

const writes: TurnScript = async (turn) => {
  await write(turn, 'src/login.js', 'new\n');
  return 'Done.';
};

/** Says a file's line to a port of this machine's, and waits for the answer, in the shell's own words. */
const sayTo = (port: number, what: string) =>
  `exec 3<>/dev/tcp/localhost/${port} && ${what} >&3 && read -r answer <&3 && echo "it says $answer"`;

/** A database for this test: it notes what it is told, and who talks at the same time. */
async function aService() {
  const seen: string[] = [];
  let talking = 0;
  const server = createServer((socket) => {
    talking += 1;
    socket
      .on('error', () => socket.destroy())
      .once('close', () => {
        talking -= 1;
      });
    socket.once('data', (data) => {
      seen.push(talking > 1 ? 'two at once' : String(data).trim());
      setImmediate(() => socket.end('hello\n'));
    });
  });
  await listening(server);
  return { port: portOf(server), seen };
}

async function listening(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
}

describe('a service of the job', () => {
  it('is reached by commands and checks, and is said on the board', async () => {
    const { port, seen } = await aService();
    const other = await aService();
    const said: string[] = [];
    const fenster: TurnScript = async (turn) => {
      for (const one of [port, other.port]) {
        const { text } = await turn.call('bash', { command: sayTo(one, 'echo command') });
        said.push(text);
      }
      return writes(turn);
    };
    const { results, notes } = await play(sayTo(port, 'cat src/login.js'), [port], fenster);
    expect(said[0]).toContain('it says hello');
    expect(said[1]).toMatch(/Connection refused[\s\S]*no network but localhost:\d+, /);
    expect(other.seen).toEqual([]);
    // The base's check comes after the agents' commands, and before that of the work.
    expect(seen).toEqual(['command', 'old', 'new']);
    expect(results).toEqual(['test passed']);
    expect(notes).toContain(
      `Commands and checks may reach localhost:${port} of the job (setting \`services\`).`,
    );
  });

  it('that is gone fails a check on the base, too', async () => {
    const server = createServer();
    await listening(server);
    const port = portOf(server);
    server.close();
    const { results } = await play(sayTo(port, 'cat src/login.js'), [port], writes);
    expect(results).toEqual(['test failed-on-base']);
  });
});

const PROGRAMS = '/usr/lib/postgresql';
const [version] = existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : [];
const bin = join(PROGRAMS, version ?? '', 'bin');
const wherePostgres = existsSync(join(bin, 'postgres')) ? describe : describe.skip;

/** Who runs the database, which refuses to run as root. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function startPostgres(): Promise<number> {
  const free = createServer();
  await listening(free);
  const port = portOf(free);
  free.close();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, data]) chownSync(path, uid, gid);
  const options = { ...owner(), cwd: folder, env: { PATH: bin, LC_ALL: 'C' } };
  const fast = ['--auth=trust', '--username=postgres', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [...fast, `--pgdata=${data}`], { ...options, stdio: 'ignore' });
  const where = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...where], options);
  closing.push(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await ready(server);
  return port;
}

async function ready({ stderr }: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of stderr ?? []) {
    said += String(chunk);
    if (said.includes('ready to accept connections')) return;
  }
  throw new Error(said);
}

wherePostgres('PostgreSQL (where it is installed)', () => {
  it('is the database of a check', async () => {
    const port = await startPostgres();
    const client = [join(bin, 'psql'), '-h', 'localhost', '-p', String(port), '-U', 'postgres'];
    const ask = (command: string) => [...client, '-v', 'ON_ERROR_STOP=1', '-tAc', command];
    const table = 'create table if not exists logins (text text);';
    const insert = "insert into logins values (trim('$(cat src/login.js)'))";
    const run = ask(`"${table} ${insert}"`).join(' ');
    expect(await play(run, [port], writes)).toMatchObject({ results: ['test passed'] });
    const [program = '', ...args] = ask('select text from logins');
    expect(execFileSync(program, args, { encoding: 'utf8' })).toBe('old\nnew\n');
  });
});
