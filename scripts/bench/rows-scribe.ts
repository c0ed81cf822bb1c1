// The Scribe job, from start to exit, with full inboxes.
import type { Row } from './figures.ts';
import { type Measured, type Play, play, printed, WATCHED } from './play.ts';
import { inboxStory } from './stories.ts';

const FULL = { files: 10_000, ms: 3_000, megabytes: 300 };
const FIVEFOLD = 50_000;
/** How many times as long 50,000 files may take as 10,000: five times, plus noise. */
const LINEAR = 6.5;

/** Measures both rows about Scribe. */
export async function scribeRows({ dist }: Measured): Promise<readonly Row[]> {
  const full = await playScribe(dist, FULL.files);
  const fivefold = await playScribe(dist, FIVEFOLD);
  const megabytes = memoryOf(full);
  const growth = fivefold.wallMs / full.wallMs;
  return [
    {
      what: `Scribe, ${FULL.files} files in its inbox: start to exit, peak memory`,
      measured: `${full.wallMs} ms, ${megabytes} MB`,
      hold: `≤ ${FULL.ms} ms, ≤ ${FULL.megabytes} MB`,
      held: full.wallMs <= FULL.ms && megabytes <= FULL.megabytes,
    },
    {
      what: `… growing linearly: ${FIVEFOLD} files`,
      measured: `${growth.toFixed(2)} × (${fivefold.wallMs} ms, ${memoryOf(fivefold)} MB)`,
      hold: `≤ ${LINEAR} ×`,
      held: growth <= LINEAR,
    },
  ];
}

function playScribe(dist: string, files: number): Promise<Play> {
  return play(dist, inboxStory(files), { variables: WATCHED });
}

function memoryOf(one: Play): number {
  return Math.round((printed(one, 'peak memory') * 1024) / 1_000_000);
}
