// Finds which of the Copilot runtime's packages fits this machine.
import { readFileSync } from 'node:fs';

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
