// What people pay for: requests to the model, and their bytes, in each of the priced stories.
import { attempt } from '#src/errors.ts';
import { type ModelRequest, startModel } from '../../rehearsal/scenario/scripted-model.ts';
import type { Row } from './figures.ts';
import { bytesSent, type Measured, play } from './play.ts';
import { playedBy } from './price-model.ts';
import { PRICED_STORIES, type PricedStory } from './price-stories.ts';

/** The most bytes of an agent's system prompt and tools in a small repository. */
const FIXED_TEXT = 6_000;

/** Plays each story once. */
export async function priceRows({ dist }: Measured): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const asked: ModelRequest[] = [];
  for (const { what, most, story, players } of PRICED_STORIES) {
    const model = () => startModel(playedBy(players));
    const played = await attempt(play(dist, story, { startModel: model }));
    if (played.kind === 'threw') console.error(what, played.error);
    const modelRequests = played.kind === 'done' ? played.value.modelRequests : [];
    rows.push(priceRow(what, most, modelRequests));
    asked.push(...modelRequests);
  }
  return [...rows, fixedTextRow(asked)];
}

function priceRow(
  what: string,
  [requests, kilobytes]: PricedStory['most'],
  sent: readonly ModelRequest[],
): Row {
  const bytes = sent.reduce((sum, one) => sum + bytesSent(one), 0);
  return {
    what,
    measured: `${sent.length} requests, ${(bytes / 1000).toFixed(1)} kB`,
    hold: `${Number.isFinite(requests) ? `≤ ${requests}, ` : ''}≤ ${kilobytes} kB`,
    // A story that broke sent nothing.
    held: sent.length > 0 && sent.length <= requests && bytes <= kilobytes * 1000,
  };
}

/** Tells of the agent whose system prompt and tools are the longest. */
function fixedTextRow(asked: readonly ModelRequest[]): Row {
  const sizes = asked
    .filter(({ who }) => who !== 'coordinator')
    .map(({ body: { messages, tools } }) => JSON.stringify([messages[0], tools]))
    .map((text) => Buffer.byteLength(text));
  const bytes = Math.max(...sizes);
  return {
    what: "an agent's system prompt and tools, at most",
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    hold: `≤ ${FIXED_TEXT / 1000} kB`,
    held: bytes <= FIXED_TEXT,
  };
}
