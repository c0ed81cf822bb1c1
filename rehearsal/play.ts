// Plays a scenario for the command line: told live, as JSON, or with a person in the model's place.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { attempt, describe } from '#src/errors.ts';
import { rehearseByHand } from './by-hand/rehearse-by-hand.ts';
import { type CatalogueEntry, readCatalogue } from './catalogue.ts';
import { LiveReport } from './live/live-report.ts';
import { showPages } from './live/show-pages.ts';
import { realModelInputs } from './process-variables.ts';
import { rehearseScenario, type WatchedJob } from './rehearse.ts';
import { commentsText, httpReport, jsonReport, pullsText } from './reports.ts';
import { readScenario } from './scenario/scenario.ts';
import { type Line, span } from './terminal/line.ts';
import type { Screen } from './terminal/screen.ts';

export type LiveOptions = {
  readonly screen: Screen;
  readonly keep: boolean;
  readonly serve: boolean;
  readonly open: boolean;
  readonly raw: boolean;
  readonly http: boolean;
};

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Tells the run as it happens. The exit code says whether it ended as expected. */
export async function playLive(entry: CatalogueEntry, options: LiveOptions): Promise<number> {
  const realModel = realModelInputs();
  const { story } = await readScenario(entry.folder);
  const report = new LiveReport({ screen: options.screen, print, story });
  const stays = options.serve || options.open;
  const rehearsal = await rehearseScenario(entry.folder, {
    ...report.hooks(),
    keep: options.keep,
    serve: stays,
    ...(realModel === undefined ? {} : { realModel }),
  });
  if (options.raw) print(`\n${commentsText(rehearsal)}\n${pullsText(rehearsal)}`);
  report.finish(rehearsal, { hasBoard: !options.raw });
  if (options.http) print(httpReport(rehearsal));
  if (options.keep) print(`\nKept in ${rehearsal.folder}`);
  if (stays) await showPages(rehearsal, { isOpened: options.open, print });
  else for (const line of nextLines(entry)) report.print(line);
  return rehearsal.asExpected ? 0 : 1;
}

/** Suggests what to type next: to see this story in the browser, or another story. */
function nextLines({ name, given }: CatalogueEntry): readonly Line[] {
  const names = readCatalogue().flatMap(({ entries }) => entries.map((one) => one.name));
  const next = names[(names.indexOf(name) + 1) % names.length] ?? name;
  const command = (words: string) => span(`npm run rehearse ${words}`, 'bold');
  return [
    [],
    [span('As on GitHub, and the run as a film:  '), command(`${given} -- --open`)],
    [span('Another story:                        '), command(next)],
  ];
}

/** Plays the scenario and prints the result as one JSON document. */
export async function playQuietly({ folder }: CatalogueEntry): Promise<number> {
  const realModel = realModelInputs();
  const rehearsal = await rehearseScenario(folder, realModel === undefined ? {} : { realModel });
  print(jsonReport(rehearsal));
  return rehearsal.asExpected ? 0 : 1;
}

/** Plays the scenario with a person in the model's place, who answers in files or by typing. */
export async function playByHand(
  { folder: scenario }: CatalogueEntry,
  wanted: string | undefined,
  keep: boolean,
): Promise<number> {
  const folder = resolve(wanted ?? (await mkdtemp(join(tmpdir(), 'squad-by-hand-'))));
  const lines = createInterface({ input: process.stdin });
  // Taken at once, since lines that come before would be lost.
  const typed = lines[Symbol.asyncIterator]();
  const network = ({ github }: { readonly github: string }) => {
    print(`What people see: ${github}/`);
    return {};
  };
  const cancelled = new AbortController();
  const onStart = (job: WatchedJob) => interruptible(job, cancelled);
  const rehearsal = { keep, network, onStart, over: cancelled.signal };
  const played = await attempt(rehearseByHand(scenario, { folder, print, typed, rehearsal }));
  lines.close();
  if (played.kind !== 'done') {
    process.stderr.write(`${describe(played.error).message}\n`);
    return 2;
  }
  const { runs, folder: kept } = played.value;
  const outcomes = runs.map(({ outputs }) => outputs.outcome ?? 'no outcome');
  print(`\nEnded: ${outcomes.join(', ')}. The results: ${join(folder, 'result.md')}`);
  if (keep) print(`Kept in ${kept}`);
  return runs.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
}

/** At the first Ctrl-C, cancels the run as GitHub does, and plays nothing after it; at the second, ends it. */
function interruptible(job: WatchedJob, cancelled: AbortController): void {
  let pressedAt: number | undefined;
  process.on('SIGINT', () => {
    pressedAt ??= Date.now();
    cancelled.abort();
    // One press may arrive twice, since tsx passes it on.
    job.kill(Date.now() - pressedAt > 1_000 ? 'SIGKILL' : 'SIGINT');
  });
}
