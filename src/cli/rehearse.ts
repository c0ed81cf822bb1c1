// `squad-action rehearse`: plays a whole run on this machine and prints what people would have seen.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realModelInputs } from '../../rehearsal/process-variables.ts';
import { BUILT_MAIN, rehearseScenario } from '../../rehearsal/rehearse.ts';
import { renderRehearsal } from '../../rehearsal/timeline.ts';
import { printUsageError, readArguments } from './terminal.ts';

const SCENARIOS = fileURLToPath(new URL('../../scenarios', import.meta.url));

const OPTIONS = {
  keep: { type: 'boolean', default: false },
  serve: { type: 'boolean', default: false },
} as const;

/** Plays the scenario that the arguments name and returns the exit code. */
export async function rehearseCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === 'string')
    return printUsageError(`${read}\nTo see them: squad-action --help\n`);
  const { values, positionals } = read;
  const [scenario = 'first-comment'] = positionals;
  return rehearse(scenario, values);
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

async function rehearse(given: string, { keep, serve }: RehearseCommandOptions): Promise<number> {
  const folder = findScenario(given);
  if (folder === undefined) {
    printLine(
      `There is no scenario "${given}". There are:\n  ${(await scenarioNames()).join('\n  ')}`,
    );
    return 2;
  }
  if (!existsSync(BUILT_MAIN)) {
    printLine('There is no dist/main.js yet. Run: npm run build');
    return 2;
  }
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
