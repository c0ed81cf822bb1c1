// Finds which of the Copilot runtime's packages fits this machine, and where its executable is.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** This machine's name in the runtime's packages, such as `linux-x64`; Linux with musl is `linuxmusl`. */
export function thisPlatform(): string {
  const system = process.platform === 'linux' && usesMusl() ? 'linuxmusl' : process.platform;
  return `${system}-${process.arch}`;
}

/** Whether this process was started by musl's loader; `process.report` would also say, but takes 6 ms. */
function usesMusl(): boolean {
  try {
    return readFileSync('/proc/self/maps', 'utf8').includes('/ld-musl-');
  } catch {
    return false;
  }
}

/** Returns the path of a platform's executable in the folder of its package. */
export function executableIn(folder: string, platform: string): string {
  const name = platform.startsWith('win32') ? 'copilot-runtime.exe' : 'copilot-runtime';
  return join(folder, 'prebuilds', platform, name);
}

/** Returns the path of the ripgrep in the package that a runtime's executable belongs to; undefined if there is none. */
export function ripgrepOf(executable: string, platform: string): string | undefined {
  const folder = dirname(dirname(dirname(executable)));
  const name = platform.startsWith('win32') ? 'rg.exe' : 'rg';
  return [platform, platform.replace('musl', '')]
    .map((one) => join(folder, 'ripgrep', 'bin', one, name))
    .find((path) => existsSync(path));
}
