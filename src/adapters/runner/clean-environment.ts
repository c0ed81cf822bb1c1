// Hides the job's secrets from other processes: /proc shows a process's initial environment for as long as it lives. A
// process that replaces itself starts with a new one.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the path of the file in which the process before this one left its secrets. */
const HANDED_OVER = 'SQUAD_HANDED_OVER';

const SECRET_NAME = /(?:TOKEN|KEY|SECRET|PASSWORD|CREDENTIALS?|_HEADERS)$/i;
/** A proxy's address may hold a password. */
const SECRET_VALUE = /^[a-z]+:\/\/[^/@\s]+:[^/@\s]*@/i;

/** Returns the variables whose names or values look like those of secrets. */
export function secretVariables(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const isSecret = (name: string, value: string) =>
    value !== '' && (SECRET_NAME.test(name) || SECRET_VALUE.test(value));
  const given = Object.entries(environment).map(([name, value = '']) => [name, value] as const);
  return Object.fromEntries(given.filter(([name, value]) => isSecret(name, value)));
}

/**
 * Replaces this process by one that starts without the secrets, and gets them from a file that it reads at once. Needs
 * process.execve (Node 22.15 or later); does nothing on an older Node, on Windows, or a second time.
 */
export function cleanEnvironment(temporary: string): void {
  // On Windows the function exists, but throws.
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
    // No process takes the secrets over, so this one goes on with its own.
    rmSync(path);
  }
}

/** Node calls process.execve experimental. */
const QUIET = '--disable-warning=ExperimentalWarning';

let hasTakenOver = false;

/** Restores the variables that the process before this one left; here, no other process sees them. */
export function takeOverSecrets(): void {
  const path = process.env[HANDED_OVER];
  if (path === undefined) return;
  delete process.env[HANDED_OVER];
  hasTakenOver = true;
  const secrets: unknown = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  Object.assign(process.env, secrets);
}
