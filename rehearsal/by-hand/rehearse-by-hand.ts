// A rehearsal whose model is a person, or a program, who plays every role from the requests in a folder.
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderExpected } from '../expected.ts';
import { type Rehearsal, type RehearsalOptions, rehearseScenario } from '../rehearse.ts';
import { shownLog } from '../runner.ts';
import { writeWhole } from './answer.ts';
import { type PlayedRequest, startModelByHand } from './model-by-hand.ts';

const SLOW_CLOCK = new URL('slow-clock.mjs', import.meta.url).href;
const HALF_A_DAY_MS = 12 * 60 * 60 * 1_000;

export type HandOptions = {
  /** Receives the requests, the answers, and at the end the results. */
  readonly folder: string;
  readonly print: (text: string) => void;
  readonly typed?: AsyncIterable<string> | undefined;
  readonly rehearsal?: RehearsalOptions;
};

/** Plays the scenario and writes what people saw. Refuses a folder with requests or answers of an earlier play. */
export async function rehearseByHand(
  scenarioFolder: string,
  { folder, print, typed, rehearsal: options = {} }: HandOptions,
): Promise<Rehearsal> {
  await mkdir(folder, { recursive: true });
  const earlier = (await readdir(folder)).find((name) => /\.(?:request|answer)\.\w+$/.test(name));
  if (earlier !== undefined) {
    throw new Error(`${folder} holds ${earlier} of an earlier play. Name a new folder.`);
  }
  print(`Requests and answers: ${folder}`);
  const model = await startModelByHand(folder, ({ name, bytes }) => {
    print(`${name}: ${bytes} bytes. Answer in ${name}.answer.json or .answer.md`);
  });
  if (typed !== undefined) void takeTyped(typed, model.requests, folder);
  const rehearsal = await rehearseScenario(scenarioFolder, {
    nodeArguments: ['--import', SLOW_CLOCK],
    limitMs: HALF_A_DAY_MS,
    startModel: async () => model,
    ...options,
  });
  await writeResults(folder, rehearsal, model.requests);
  return rehearsal;
}

/** Turns typed lines into answer files: text, lines `call NAME {…}`, and a line `.` that sends them to the oldest request. */
async function takeTyped(
  typed: AsyncIterable<string>,
  requests: readonly PlayedRequest[],
  folder: string,
): Promise<void> {
  const fileOf = ({ name }: PlayedRequest) => join(folder, `${name}.answer.json`);
  const findWaiting = () =>
    requests.find((one) => one.waitedMs === undefined && !existsSync(fileOf(one)));
  const lines: string[] = [];
  for await (const line of typed) {
    let waiting = line === '.' ? findWaiting() : undefined;
    for (; line === '.' && !waiting; waiting = findWaiting()) await sleep(100, 0, { ref: false });
    if (waiting === undefined) lines.push(line);
    else await writeWhole(fileOf(waiting), answerOf(lines.splice(0)));
  }
}

function answerOf(lines: readonly string[]): string {
  const calls = lines.flatMap((line) => {
    const [, name, args = '{}'] = /^call (\S+) ?(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, arguments: args }];
  });
  const text = lines.filter((line) => !line.startsWith('call ')).join('\n');
  return JSON.stringify({ text, calls });
}

async function writeResults(
  folder: string,
  rehearsal: Rehearsal,
  requests: readonly PlayedRequest[],
): Promise<void> {
  const rows = requests.map(
    ({ name, bytes, waitedMs = 0 }) => `| ${name} | ${bytes} | ${(waitedMs / 1000).toFixed(1)} |`,
  );
  const index = ['| request | bytes | seconds waited |', '| --- | --: | --: |', ...rows];
  const files = {
    'index.md': index.join('\n'),
    'result.md': renderExpected(rehearsal),
    'summary.md': rehearsal.runs.map(({ summary }) => summary).join('\n'),
    'log.txt': rehearsal.runs.map(({ log }) => shownLog(log)).join('\n'),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), `${text.trimEnd()}\n`);
  }
}
