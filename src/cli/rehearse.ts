// `squad-action rehearse`: a whole run on this machine, told as people would have seen it.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realModelInputs } from '../../rehearsal/process-variables.ts';
import { builtMain, rehearseScenario } from '../../rehearsal/rehearse.ts';
import { renderRehearsal } from '../../rehearsal/timeline.ts';
import { printUsageError, readArguments } from './terminal.ts';

const scenarios = fileURLToPath(new URL('../../scenarios', import.meta.url));

const options = {
  keep: { type: 'boolean', default: false },
  serve: { type: 'boolean', default: false },
} as const;

/** Plays the scenario that the arguments name and hands back the exit code. */
export async function rehearseCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args, { options, allowPositionals: true });
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
  const entries = await readdir(scenarios);
  return entries.filter((name) => existsSync(join(scenarios, name, 'scenario.json'))).toSorted();
}

/** A path to a scenario's folder, or the name of one of ours; undefined when there is none. */
function findScenario(given: string): string | undefined {
  return [given, join(scenarios, given)].find((folder) =>
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
  if (!existsSync(builtMain)) {
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
