#!/usr/bin/env node
// squad-action: the command line.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostProgram, runHostProgram } from '#src/adapters/tool-host/tool-hosts.ts';
import { attempt } from '#src/errors.ts';
import { didYouMean } from '#src/text/closest.ts';
import { doctorCommand } from './doctor.ts';
import { initCommand } from './init.ts';
import { scribeCommand } from './scribe.ts';
import { showCommand } from './show.ts';
import {
  ignoreClosedPipe,
  printFailure,
  printOutput,
  printUsageError,
  shortErrorText,
} from './terminal.ts';

const HELP = `squad-action is npx github:OWNER/squad-action, or node dist/cli.js in a clone
of the action's repository.

squad-action mcp --folder .squad... [--directory .] [--env NAME]...
                 [--network HOST]... [--programs]

  Serves the repository's own tools to an MCP client over standard input and
  output; the same as: node dist/tool-host.js mcp --folder .squad

squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']

  Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one. squad-action tools --help says more.

squad-action init [--directory .] [--pull-request] [--dry-run]

  Gives a repository a team that fits it, and the two workflows; overwrites no
  file. With --pull-request it opens a pull request with them.

squad-action doctor [--directory .]

  Checks whether the squad can work in a repository, and says how to fix
  problems.

squad-action scribe [--directory .] [--dry-run]

  Merges the inboxes of a working tree, as the Scribe job does.

squad-action show <run.jsonl> [--output run.html]

  Writes the page of a run from its record, which is in the run's artifact.

squad-action rehearse [scenario]

  Plays a whole run on this machine and tells it as it happens, with a scripted
  model or a real one. squad-action rehearse --help says more.

squad-action --version
`;

const NO_REHEARSAL =
  'A rehearsal needs a clone of the whole repository. In it: npm ci && npm run rehearse\n';
/** The action's own folder: this file is two levels below it in the source, one level in the bundle. */
const ACTION_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../..' : '..', import.meta.url),
);

type CliCommand = (args: readonly string[]) => Promise<number>;

const COMMANDS = new Map<string, CliCommand>([
  ['mcp', (args) => runToolHost('mcp', args)],
  ['tools', (args) => runToolHost('tools', args)],
  ['init', (args) => initCommand(args, { actionFolder: ACTION_FOLDER, now: Date.now() })],
  ['doctor', (args) => doctorCommand(args, ACTION_FOLDER)],
  ['show', showCommand],
  ['scribe', (args) => scribeCommand(args, Date.now())],
  [
    'rehearse',
    async (args) => {
      if (!import.meta.url.endsWith('.ts')) return printUsageError(NO_REHEARSAL);
      // The bundle doesn't hold it: a rehearsal runs from the source.
      return (await import('./rehearse.ts')).rehearseCommand(args);
    },
  ],
]);

/** Starts the tool host, since tools run in a process of their own, never in that of the command line. */
async function runToolHost(command: string, args: readonly string[]): Promise<number> {
  if (existsSync(hostProgram())) return runHostProgram([command, ...args]);
  return printUsageError(`There is no ${hostProgram()}.\nTo make it: npm run bundle\n`);
}

declare const __VERSION__: string | undefined;

/** Returns the version: the bundler inserts it, and the source reads it from package.json. */
function version(): string {
  if (typeof __VERSION__ !== 'undefined') return __VERSION__;
  const read: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return read.version;
}

function noSuchCommand(verb: string): string {
  if (verb === '') return HELP;
  const what = `There is no command ${JSON.stringify(verb)}.`;
  const hint = didYouMean(verb, COMMANDS.keys());
  return hint === '' ? `${what}\n\n${HELP}` : `${what}${hint}\n`;
}

async function main(): Promise<number> {
  const [verb = '', ...args] = process.argv.slice(2);
  const command = COMMANDS.get(verb);
  // The commands have their own --help.
  if (['-h', '--help'].includes(verb)) return printOutput(HELP);
  if (['-v', '--version'].includes(verb)) return printOutput(`squad-action ${version()}\n`);
  if (command === undefined) return printUsageError(noSuchCommand(verb));
  const ran = await attempt(command(args));
  return ran.kind === 'done' ? ran.value : printFailure(shortErrorText(ran.error));
}

ignoreClosedPipe(process.stdout);
process.exitCode = await main();
