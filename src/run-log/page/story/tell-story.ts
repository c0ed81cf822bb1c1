// Turns a record into acts, each in a few plain words, in one pass.

import { memoryPaths, type RecordEntry } from '../../record.ts';
import { AGENT_TELLERS } from './tell-agents.ts';
import { CALL_TELLERS } from './tell-calls.ts';
import { RUN_TELLERS } from './tell-run.ts';
import { WORK_TELLERS } from './tell-work.ts';
import type { Teller, Telling } from './telling.ts';

const TELLERS: Readonly<Record<string, Teller>> = {
  ...AGENT_TELLERS,
  ...CALL_TELLERS,
  ...WORK_TELLERS,
  ...RUN_TELLERS,
};

/** Returns a record's acts and the messages between its lanes. Entries of unknown kinds are skipped. */
export function tellStory(
  entries: readonly RecordEntry[],
): Pick<Telling, 'acts' | 'arrows' | 'names'> {
  const telling: Telling = {
    acts: [],
    arrows: [],
    names: new Map([['coordinator', 'Coordinator']]),
    sessions: new Map(),
    agents: new Map(),
    open: new Map(),
    steps: new Map(),
    memory: memoryPaths(entries),
  };
  for (const entry of entries) {
    if (Object.hasOwn(TELLERS, entry.kind)) TELLERS[entry.kind]?.(entry, telling);
  }
  return telling;
}
