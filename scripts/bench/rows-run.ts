// A comment that is not for us, a whole run with two agents, and an answer; against an older build when one is given.
import { median, type Row, spread } from './figures.ts';
import { type Measured, type Play, play, printed, type Story, WATCHED } from './play.ts';

/** The most a time may be, as a multiple of the older build's. */
const MOST = 1.25;
const IGNORED_MS = 100;
const REQUESTS = 8;
/** How often the board may be edited, each with one more request. */
const EDIT_MS = 8000;

const IGNORED: Story = {
  scenario: 'first-comment',
  changes: {
    event: { name: 'issue_comment', thread: 7, author: 'alice', body: 'Thanks, this helps.' },
    expected: { outcome: 'none' },
  },
};

/** Measures all rows about the time of one run. */
export async function runRows(measured: Measured): Promise<readonly Row[]> {
  const ignored = await playInTurn(measured, IGNORED);
  const whole = await playInTurn(measured, { scenario: 'first-comment' });
  const answer = await playInTurn(measured, { scenario: 'answer-only' });
  const wall = ({ wallMs }: Play) => wallMs;
  return [
    await ignoredRow(measured, ignored),
    timeRow(
      'two agents, instant model: start to first model request',
      whole,
      (one) => one.firstModelMs,
    ),
    timeRow('… whole run', whole, wall),
    requestRow(whole.ours),
    timeRow('an answer: whole run', answer, wall),
  ];
}

type Plays = { readonly ours: readonly Play[]; readonly theirs: readonly Play[] };

/** Plays a story with both builds alternately, so that other load on the machine affects both; each begins every other pair. */
async function playInTurn({ dist, against, pairs }: Measured, story: Story): Promise<Plays> {
  const ours: Play[] = [];
  const theirs: Play[] = [];
  const playTheirs = async () => {
    if (against !== undefined) theirs.push(await play(against, story));
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 1) await playTheirs();
    ours.push(await play(dist, story));
    if (pair % 2 === 0) await playTheirs();
  }
  return { ours, theirs };
}

async function ignoredRow({ dist }: Measured, { ours, theirs }: Plays): Promise<Row> {
  const watched = await play(dist, IGNORED, { variables: WATCHED });
  const opened = printed(watched, 'connections and processes');
  const times = ours.map(({ wallMs }) => wallMs);
  const before = theirs.length > 0 ? `; before ${spread(theirs.map(({ wallMs }) => wallMs))}` : '';
  return {
    what: 'comment that is not for us: start to exit',
    measured: `${spread(times)}, ${opened} connections${before}`,
    hold: `≤ ${IGNORED_MS} ms, 0 connections`,
    held: median(times) <= IGNORED_MS && opened === 0,
  };
}

/** Tells a time; with an older build also the ratio, pair by pair, which is what must hold. */
function timeRow(what: string, { ours, theirs }: Plays, timeOf: (one: Play) => number): Row {
  const [times, before] = [ours.map(timeOf), theirs.map(timeOf)];
  if (before.length === 0) {
    return { what, measured: spread(times), hold: 'with --against', held: undefined };
  }
  const ratios = times.map((time, pair) => time / (before[pair] ?? Number.NaN));
  return {
    what,
    measured: `${spread(ratios, '×', 2)}: ${spread(times)}; before ${spread(before)}`,
    hold: `≤ ${MOST} ×`,
    held: median(ratios) <= MOST,
  };
}

function requestRow(plays: readonly Play[]): Row {
  const count = ({ requests }: Play) => requests.filter(({ kind }) => kind === 'api').length;
  return {
    what: "… its requests to GitHub's API",
    measured: `${Math.max(...plays.map(count))}`,
    hold: `≤ ${REQUESTS}, and a board edit each ${EDIT_MS / 1000} s`,
    held: plays.every((one) => count(one) <= REQUESTS + Math.floor(one.wallMs / EDIT_MS)),
  };
}
