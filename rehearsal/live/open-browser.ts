// Opens addresses in the default browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { terminalVariables } from '../process-variables.ts';

/** Opens the addresses in the default browser. Returns false when that fails. */
export async function openBrowser(addresses: readonly string[]): Promise<boolean> {
  const command = browserCommand(process.platform, terminalVariables());
  if (command === undefined) return false;
  const opened = await Promise.all(addresses.map((address) => start([...command, address])));
  return opened.every((isOpen) => isOpen);
}

/** Returns the program that opens an address, with its arguments; undefined without a desktop. */
export function browserCommand(
  platform: NodeJS.Platform,
  variables: Readonly<Record<string, string>>,
): readonly string[] | undefined {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  const { PATH = '', DISPLAY = '', WAYLAND_DISPLAY = '', BROWSER = '' } = variables;
  const hasDesktop = DISPLAY !== '' || WAYLAND_DISPLAY !== '' || BROWSER !== '';
  const isThere = PATH.split(delimiter).some((folder) => existsSync(join(folder, 'xdg-open')));
  return hasDesktop && isThere ? ['xdg-open'] : undefined;
}

/** Starts the program. Resolves when it exits or has run for a while, because some run as long as the browser. */
function start([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    const patience = setTimeout(() => resolve(true), PATIENCE_MS);
    const end = (isOpen: boolean) => {
      clearTimeout(patience);
      resolve(isOpen);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
    child.unref();
  });
}

const PATIENCE_MS = 1_500;
