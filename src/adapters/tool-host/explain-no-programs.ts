// Where tools may not start programs, what they get says why: Node's own words name a flag that nobody here can set.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { NO_PROGRAMS_MESSAGE } from '../../tools/host/explain-failure.ts';

const PROGRAM_STARTERS = [
  'exec',
  'execFile',
  'fork',
  'spawn',
  'execSync',
  'execFileSync',
  'spawnSync',
];

/** For this whole process. It explains; what refuses is the permission model. */
export function explainNoPrograms(): void {
  for (const name of PROGRAM_STARTERS) Reflect.set(childProcess, name, throwNoPrograms);
  syncBuiltinESMExports();
}

function throwNoPrograms(): never {
  const facts = { code: 'ERR_ACCESS_DENIED', permission: 'ChildProcess' };
  throw Object.assign(new Error(NO_PROGRAMS_MESSAGE), facts);
}
