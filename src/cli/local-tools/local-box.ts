// The box on a person's own machine: tools run in one there too, or without one if none can be made.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type OpenBox, openBox } from '#src/adapters/box/index.ts';
import { listFailedWays } from '#src/setup/index.ts';

/** Opens the box, which keeps its own files in `temporary`, and prints one line if there is none. */
export async function openLocalBox(
  temporary: string,
  print: (line: string) => void,
): Promise<OpenBox> {
  const hidden = ['.ssh', '.netrc', '.npmrc', '.docker'].map((name) => join(homedir(), name));
  const box = openBox({ temporary, toolCache: '', hidden, isOptional: true });
  const state = await box.state();
  if (state.kind === 'on' && state.way === 'none') {
    print(
      `Tools run without a box here: they can read your files and use your network. (${listFailedWays(state)})`,
    );
  }
  return box;
}
