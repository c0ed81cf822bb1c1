// Explains to tools why they may not start programs: Node's own message names a flag that can't be set here.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { NO_PROGRAMS_MESSAGE } from '#src/tools/index.ts';

const PROGRAM_STARTERS = [
  'exec',
  'execFile',
  'fork',
  'spawn',
  'execSync',
  'execFileSync',
  'spawnSync',
];

/** Replaces the message in the whole process. The refusal itself comes from Node's permission model. */
export function explainNoPrograms(): void {
  for (const name of PROGRAM_STARTERS) Reflect.set(childProcess, name, throwNoPrograms);
  syncBuiltinESMExports();
}

function throwNoPrograms(): never {
  const facts = { code: 'ERR_ACCESS_DENIED', permission: 'ChildProcess' };
  throw Object.assign(new Error(NO_PROGRAMS_MESSAGE), facts);
}
