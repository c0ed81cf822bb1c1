// Finds in /proc the processes that a rehearsal left behind (Linux only).
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

type LeftProcess = { readonly id: string; readonly command: string };

/** Returns the processes whose command line, environment or working folder contains the text. */
export function processesNaming(text: string): readonly LeftProcess[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    const command = readProcess(id, 'cmdline').replaceAll('\0', ' ');
    const places = [command, readProcess(id, 'environ'), workingFolder(id)];
    return places.some((place) => place.includes(text)) ? [{ id, command }] : [];
  });
}

function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

function workingFolder(id: string): string {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return '';
  }
}
