// Which of the Copilot runtime's packages fits this machine.
import { readFileSync } from 'node:fs';

/** This machine, as the runtime's packages call it: a Linux with musl has packages of its own. */
export function thisPlatform(): string {
  const system = process.platform === 'linux' && usesMusl() ? 'linuxmusl' : process.platform;
  return `${system}-${process.arch}`;
}

/** Whether this very process was started by musl's loader; `process.report` knows too, and takes 6 ms. */
function usesMusl(): boolean {
  try {
    return readFileSync('/proc/self/maps', 'utf8').includes('/ld-musl-');
  } catch {
    return false;
  }
}
