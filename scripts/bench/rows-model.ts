// What the scenarios cost at the model: requests, and bytes of their bodies.
import { readdir } from 'node:fs/promises';
import type { Row } from './figures.ts';
import { bytesSent, type Measured, play, SCENARIOS } from './play.ts';

/** Plays every scenario once, and tells of those in which the model is asked. */
export async function modelRows({ dist }: Measured): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const names = (await readdir(SCENARIOS)).filter((name) => !name.startsWith('_'));
  for (const scenario of names.toSorted()) {
    const { modelRequests } = await play(dist, { scenario });
    const kilobytes = modelRequests.reduce((sum, one) => sum + bytesSent(one), 0) / 1000;
    rows.push({
      what: `${scenario}: to the model`,
      measured: `${modelRequests.length} requests, ${kilobytes.toFixed(1)} kB`,
      hold: '',
      held: undefined,
    });
  }
  return rows.filter(({ measured }) => !measured.startsWith('0 '));
}
