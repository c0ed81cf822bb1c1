// The box of this machine, as a run would choose it; one for all tests of a file.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BoxSettings, type OpenBox, openBox } from '#src/adapters/box/box.ts';
import { buildHost } from '../tool-host/build-host.ts';

let shared: Promise<OpenBox> | undefined;

/** Opens the box with the built probe; `settings` ask for one of its own. */
export async function aBox(settings?: Partial<BoxSettings>): Promise<OpenBox> {
  if (settings === undefined) {
    shared ??= openWith({ isOptional: true });
    return shared;
  }
  return openWith(settings);
}

async function openWith(settings: Partial<BoxSettings>): Promise<OpenBox> {
  const probe = join(await buildHost(), 'box-probe.js');
  return openBox({ temporary: tmpdir(), toolCache: '', hidden: [], probe, ...settings });
}
