// `squad-action rehearse`: plays a whole run on this machine and tells it as it happens.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '#src/text/closest.ts';
import { type CatalogueEntry, findScenario, readCatalogue } from '../../rehearsal/catalogue.ts';
import { terminalVariables } from '../../rehearsal/process-variables.ts';
import { type Line, span } from '../../rehearsal/terminal/line.ts';
import { paintLine, type Screen, screenOf } from '../../rehearsal/terminal/screen.ts';
import { printOutput, printPainted, printUsageError, readArguments } from './terminal.ts';

const HELP = `squad-action rehearse [scenario] [--open | --serve | --json] [--http] [--raw]
                      [--keep]
squad-action rehearse <scenario> --by-hand [folder]
squad-action rehearse --list

  Plays a whole run on this machine and tells it as it happens: an embedded
  GitHub, real git, the real agent runtime and a scripted model.

  scenario   a name from --list, or a folder; default: first-comment
  --list     the scenarios, each with its story
  --open     afterwards, open the run as a film and what people see on GitHub
             in the browser; both stay there until Ctrl-C
  --serve    the same without opening the browser
  --raw      the board and the pull request as Markdown
  --http     every request, with its time
  --json     the result as one JSON document, and nothing else
  --keep     keep the folder with the repositories and the run's files
  --by-hand  you answer in the model's place: each request is written to the
             folder, and the answer read from a file beside it, or typed.
             The folder must hold no files of an earlier play.
             The scenario needs no model.json, and the run's clock is slow

  In a clone, npm run rehearse -- ... is the same.

  A real model instead of the script: set COPILOT_GITHUB_TOKEN, or
  SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY, SQUAD_MODEL.

  Exit code 0: it ended as its scenario says; 1: it did not; 2: wrong command
  line. By hand 0 says that no run's job failed, whatever the scenario expects.
  NO_COLOR and FORCE_COLOR are respected.
`;

const OPTIONS = {
  keep: { type: 'boolean', default: false },
  serve: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  raw: { type: 'boolean', default: false },
  http: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'by-hand': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const BUILT_MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Plays the scenario that the arguments name and returns the exit code. */
export async function rehearseCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === 'string') {
    return printUsageError(`${read}\nTo see the options: squad-action rehearse --help\n`);
  }
  const { values, positionals } = read;
  const [given = 'first-comment', folder] = positionals;
  const screen = screenOf(process.stdout, terminalVariables());
  if (values.help) return printOutput(HELP);
  if (values.list) return printLines(screen, listLines());
  const scenario = findScenario(given);
  if (scenario === undefined) return printUsageError(noSuchScenario(given));
  if (!existsSync(BUILT_MAIN)) {
    return printUsageError('There is no dist/main.js yet. To make it: npm run bundle\n');
  }
  if (!values.json) printLines(screen, [titleLine(screen, scenario)]);
  // Loaded only now because it takes long: the first line is already printed.
  const { playByHand, playLive, playQuietly } = await import('../../rehearsal/play.ts');
  if (values['by-hand']) return playByHand(scenario, folder, values.keep);
  return values.json ? playQuietly(scenario) : playLive(scenario, { ...values, screen });
}

function printLines(screen: Screen, lines: readonly Line[]): number {
  return printPainted(lines.map((line) => `${paintLine(screen, line)}\n`).join(''));
}

function allScenarios(): readonly CatalogueEntry[] {
  return readCatalogue().flatMap(({ entries }) => entries);
}

function noSuchScenario(given: string): string {
  const toSee = '\nTo see the scenarios: squad-action rehearse --list\n';
  if (existsSync(given)) return `There is no scenario.json in ${JSON.stringify(given)}.${toSee}`;
  const names = allScenarios().map(({ name }) => name);
  const hint = didYouMean(given, names);
  return `There is no scenario ${JSON.stringify(given)}.${hint}${toSee}`;
}

/** `▶ first-comment   the story   46 scenarios: --list` */
function titleLine({ columns }: Screen, { name, story }: CatalogueEntry): Line {
  const hint = `   ${allScenarios().length} scenarios: --list`;
  const head = `▶ ${name}   `;
  const room = (columns ?? Number.POSITIVE_INFINITY) - head.length - hint.length;
  const isShort = room >= 20;
  const text = isShort && story.length > room ? `${story.slice(0, room - 1).trimEnd()}…` : story;
  return [
    span('▶ ', 'green'),
    span(`${name}   `, 'bold'),
    span(text),
    ...(isShort ? [span(hint, 'dim')] : []),
  ];
}

function listLines(): readonly Line[] {
  const widest = Math.max(...allScenarios().map(({ name }) => name.length));
  return readCatalogue().flatMap(({ title, entries }, at) => [
    ...(at === 0 ? [] : [[]]),
    [span(title, 'bold')],
    ...entries.map(({ name, story }) => [span(`  ${name.padEnd(widest)}  `, 'cyan'), span(story)]),
  ]);
}
