// `squad-action rehearse`: plays a whole run on this machine and prints what people would have seen.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openHandTerminal } from '../../rehearsal/by-hand/hand-terminal.ts';
import { rehearseByHand } from '../../rehearsal/by-hand/rehearse-by-hand.ts';
import { realModelInputs } from '../../rehearsal/process-variables.ts';
import { BUILT_MAIN, rehearseScenario } from '../../rehearsal/rehearse.ts';
import { renderRehearsal } from '../../rehearsal/timeline.ts';
import { printUsageError, readArguments } from './terminal.ts';

const SCENARIOS = fileURLToPath(new URL('../../scenarios', import.meta.url));

const OPTIONS = {
  keep: { type: 'boolean', default: false },
  serve: { type: 'boolean', default: false },
  'by-hand': { type: 'boolean', default: false },
} as const;

/** Plays the scenario that the arguments name and returns the exit code. */
export async function rehearseCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === 'string')
    return printUsageError(`${read}\nTo see them: squad-action --help\n`);
  const { values, positionals } = read;
  const [scenario = 'first-comment', folder] = positionals;
  return values['by-hand'] ? playByHand(scenario, folder) : rehearse(scenario, values);
}

function printLine(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

async function scenarioNames(): Promise<readonly string[]> {
  const entries = await readdir(SCENARIOS);
  return entries.filter((name) => existsSync(join(SCENARIOS, name, 'scenario.json'))).toSorted();
}

/** The folder of a scenario, given by path or by name; undefined when there is none. */
function findScenario(given: string): string | undefined {
  return [given, join(SCENARIOS, given)].find((folder) =>
    existsSync(join(folder, 'scenario.json')),
  );
}

type RehearseCommandOptions = { readonly keep: boolean; readonly serve: boolean };

/** The scenario's folder; undefined, with the reason printed, when it can't be played. */
async function playableScenario(given: string): Promise<string | undefined> {
  const folder = findScenario(given);
  const isBuilt = existsSync(BUILT_MAIN);
  if (folder === undefined) {
    printLine(
      `There is no scenario "${given}". There are:\n  ${(await scenarioNames()).join('\n  ')}`,
    );
  } else if (!isBuilt) {
    printLine('There is no dist/main.js yet. Run: npm run bundle');
  }
  return isBuilt ? folder : undefined;
}

/** A person answers in the model's place, in files of the folder or at the terminal. */
async function playByHand(given: string, wanted: string | undefined): Promise<number> {
  const scenario = await playableScenario(given);
  if (scenario === undefined) return 2;
  const folder = resolve(wanted ?? (await mkdtemp(join(tmpdir(), 'squad-by-hand-'))));
  printLine(`Requests and answers: ${folder}`);
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin }) : undefined;
  const terminal = openHandTerminal(printLine, lines);
  // Ctrl-C reaches the action, too, which publishes what was finished; a second one ends everything.
  process.once('SIGINT', () => printLine('Stopping the run …'));
  const network = ({ github }: { readonly github: string }) => {
    printLine(`What people see: ${github}/`);
    return {};
  };
  const rehearsal = await rehearseByHand(scenario, { folder, terminal, rehearsal: { network } });
  lines?.close();
  const outcomes = rehearsal.runs.map(({ outputs }) => outputs.outcome ?? 'no outcome');
  printLine(`\nEnded: ${outcomes.join(', ')}. The results: ${join(folder, 'index.md')}`);
  return rehearsal.runs.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
}

async function rehearse(given: string, { keep, serve }: RehearseCommandOptions): Promise<number> {
  const folder = await playableScenario(given);
  if (folder === undefined) return 2;
  const realModel = realModelInputs();
  const rehearsal = await rehearseScenario(folder, {
    keep,
    serve,
    ...(realModel === undefined ? {} : { realModel }),
  });
  printLine(renderRehearsal(rehearsal));
  if (keep) printLine(`\nKept in ${rehearsal.folder}`);
  if (serve) {
    printLine(`\nThe embedded GitHub listens at ${rehearsal.github.origin}/ (end it with Ctrl-C)`);
    process.once('SIGINT', () => void rehearsal.close());
  }
  return rehearsal.asExpected ? 0 : 1;
}
