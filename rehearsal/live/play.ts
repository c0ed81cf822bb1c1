// Plays a scenario for the command line: told live, as JSON, or with a person in the model's place.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { attempt, describe } from '../../src/errors.ts';
import { openHandTerminal } from '../by-hand/hand-terminal.ts';
import { listenForInterrupts } from '../by-hand/interrupts.ts';
import { findEarlierPlay, rehearseByHand } from '../by-hand/rehearse-by-hand.ts';
import { type CatalogueEntry, readCatalogue } from '../catalogue.ts';
import { realModelInputs } from '../process-variables.ts';
import { type Rehearsal, rehearseScenario } from '../rehearse.ts';
import { readScenario } from '../scenario/scenario.ts';
import { type Line, span } from '../terminal/line.ts';
import type { Screen } from '../terminal/screen.ts';
import { httpReport } from './http-report.ts';
import { jsonReport } from './json-report.ts';
import { LiveReport } from './live-report.ts';
import { rawReport } from './raw-report.ts';
import { showPages } from './show-pages.ts';

export type LiveOptions = {
  readonly screen: Screen;
  readonly keep: boolean;
  readonly serve: boolean;
  readonly open: boolean;
  readonly raw: boolean;
  readonly http: boolean;
};

function printLine(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Tells the run as it happens. The exit code says whether it ended as expected. */
export async function playLive(entry: CatalogueEntry, options: LiveOptions): Promise<number> {
  const realModel = realModelInputs();
  const { story } = await readScenario(entry.folder);
  const report = new LiveReport({
    screen: options.screen,
    print: printLine,
    story,
    isLimited: realModel === undefined,
  });
  const stays = options.serve || options.open;
  const rehearsal = await rehearseScenario(entry.folder, {
    ...report.hooks(),
    keep: options.keep,
    serve: stays,
    ...(realModel === undefined ? {} : { realModel }),
  });
  if (options.raw) printLine(rawReport(rehearsal));
  report.finish(rehearsal, { hasBoard: !options.raw });
  if (options.http) printLine(httpReport(rehearsal));
  if (options.keep) printLine(`\nKept in ${rehearsal.folder}`);
  if (stays) await showPages(rehearsal, { isOpened: options.open, print: printLine });
  else for (const line of nextLines(entry)) report.print(line);
  return rehearsal.asExpected ? 0 : 1;
}

/** Suggests what to type next: to see this story in the browser, or another story. */
function nextLines({ name, given }: CatalogueEntry): readonly Line[] {
  const names = readCatalogue().flatMap(({ entries }) => entries.map((one) => one.name));
  const next = names[(names.indexOf(name) + 1) % names.length] ?? name;
  return [
    [],
    [
      span('As on GitHub, and the run as a film:  '),
      span(`npm run rehearse ${given} -- --open`, 'bold'),
    ],
    [span('Another story:                        '), span(`npm run rehearse ${next}`, 'bold')],
  ];
}

/** Plays the scenario and prints the result as one JSON document. */
export async function playQuietly({ folder }: CatalogueEntry): Promise<number> {
  const realModel = realModelInputs();
  const rehearsal = await rehearseScenario(folder, realModel === undefined ? {} : { realModel });
  printLine(jsonReport(rehearsal));
  return rehearsal.asExpected ? 0 : 1;
}

/** Plays the scenario with a person in the model's place, who answers in files or at the terminal. */
export async function playByHand(
  { folder: scenario }: CatalogueEntry,
  wanted: string | undefined,
  keep: boolean,
): Promise<number> {
  const folder = resolve(wanted ?? (await mkdtemp(join(tmpdir(), 'squad-by-hand-'))));
  const earlier = await findEarlierPlay(folder);
  if (earlier !== undefined) {
    process.stderr.write(
      `${folder} holds ${earlier} of an earlier play. Name a new folder, or empty this one.\n`,
    );
    return 2;
  }
  printLine(`Requests and answers: ${folder}`);
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin }) : undefined;
  const terminal = openHandTerminal(printLine, lines);
  const interrupts = listenForInterrupts(process, printLine);
  const network = ({ github }: { readonly github: string }) => {
    printLine(`What people see: ${github}/`);
    return {};
  };
  const options = { folder, terminal, interrupts, rehearsal: { network, keep } };
  const played = await attempt(rehearseByHand(scenario, options));
  lines?.close();
  if (played.kind === 'done') {
    if (keep) printLine(`\nKept in ${played.value.folder}`);
    return endByHand(played.value, folder);
  }
  printLine(`\n${describe(played.error).message}\nThe results: ${join(folder, 'index.md')}`);
  return 1;
}

function endByHand({ runs }: Rehearsal, folder: string): number {
  const outcomes = runs.map(({ outputs }) => outputs.outcome ?? 'no outcome');
  printLine(`\nEnded: ${outcomes.join(', ')}. The results: ${join(folder, 'index.md')}`);
  return runs.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
}
