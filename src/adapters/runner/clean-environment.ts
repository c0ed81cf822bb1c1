// Takes the job's secrets out of what other processes can read of this one: /proc shows a process's first environment for
// as long as it lives. A process that replaces itself begins with another one.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the process before this one has left its secrets. */
const HANDED_OVER = 'SQUAD_HANDED_OVER';

const SECRET_NAME = /(?:TOKEN|KEY|SECRET|PASSWORD|CREDENTIALS?|_HEADERS)$/i;
/** A proxy's address may hold a password. */
const SECRET_VALUE = /^[a-z]+:\/\/[^/@\s]+:[^/@\s]*@/i;

/** The variables whose names or values are those of secrets. */
export function secretVariables(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const isSecret = (name: string, value: string) =>
    value !== '' && (SECRET_NAME.test(name) || SECRET_VALUE.test(value));
  const given = Object.entries(environment).map(([name, value = '']) => [name, value] as const);
  return Object.fromEntries(given.filter(([name, value]) => isSecret(name, value)));
}

/**
 * Replaces this process by one that begins without the secrets, and is handed them by a file that it reads at once.
 * Needs Node 22.15 or later (process.execve); with an older one, on Windows, and where it was done before, nothing changes.
 */
export function cleanEnvironment(temporary: string): void {
  // On Windows the function is there, and throws.
  const execve: unknown = process.platform !== 'win32' && Reflect.get(process, 'execve');
  const secrets = secretVariables(process.env);
  if (hasTakenOver || typeof execve !== 'function' || Object.keys(secrets).length === 0) return;
  const path = join(temporary, `squad-${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
  const rest = Object.entries(process.env).filter(([name]) => !(name in secrets));
  const args = [process.execPath, QUIET, ...process.execArgv, ...process.argv.slice(1)];
  const environment = { ...Object.fromEntries(rest), [HANDED_OVER]: path };
  try {
    Reflect.apply(execve, process, [process.execPath, args, environment]);
  } catch {
    // Nobody takes the secrets over: this process goes on with its own.
    rmSync(path);
  }
}

/** Node calls the function experimental. */
const QUIET = '--disable-warning=ExperimentalWarning';

let hasTakenOver = false;

/** Makes what the process before this one has left variables again, which nobody else sees. */
export function takeOverSecrets(): void {
  const path = process.env[HANDED_OVER];
  if (path === undefined) return;
  delete process.env[HANDED_OVER];
  hasTakenOver = true;
  const secrets: unknown = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  Object.assign(process.env, secrets);
}
