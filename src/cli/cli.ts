#!/usr/bin/env node
// squad-action: the command line.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thisPlatform } from '#src/adapters/copilot/platform.ts';
import { shellFolder } from '#src/adapters/runner/local-environment.ts';
import { hostProgram, runHostProgram, runOnTerminal } from '#src/adapters/tool-host/tool-hosts.ts';
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

/** The action's own folder: this file is two levels below it in the source, one level in the bundle. */
const ACTION_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../..' : '..', import.meta.url),
);

type CliCommand = {
  /** The lines of usage, and below them what the command does. */
  readonly usage: string;
  readonly what: string;
  run(args: readonly string[]): Promise<number>;
};

const COMMANDS: ReadonlyMap<string, CliCommand> = new Map<string, CliCommand>([
  [
    'init',
    {
      usage: 'squad-action init [--directory .] [--pull-request] [--dry-run]',
      what: `Gives a repository a team that fits it, and the two workflows; overwrites no
  file. With --pull-request it opens a pull request with them.`,
      run: (args) => initCommand(args, { actionFolder: ACTION_FOLDER, now: Date.now() }),
    },
  ],
  [
    'doctor',
    {
      usage: 'squad-action doctor [--directory .]',
      what: `Checks whether the squad can work in a repository, and says how to fix
  problems.`,
      run: (args) => doctorCommand(args, ACTION_FOLDER),
    },
  ],
  [
    'tools',
    {
      usage: `squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']`,
      what: `Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one.`,
      run: (args) => runToolHost('tools', args),
    },
  ],
  [
    'mcp',
    {
      usage: 'squad-action mcp --folder <folder>... [--directory .]',
      what: `Serves the repository's own tools to an MCP client over standard input and
  output.`,
      run: (args) => runToolHost('mcp', args),
    },
  ],
  [
    'scribe',
    {
      usage: 'squad-action scribe [--directory .] [--dry-run]',
      what: 'Merges the inboxes of a working tree, as the Scribe job does.',
      run: (args) => scribeCommand(args, Date.now()),
    },
  ],
  [
    'show',
    {
      usage: 'squad-action show <run.jsonl> [--output run.html]',
      what: "Writes the page of a run from its record, which is in the run's artifact.",
      run: showCommand,
    },
  ],
  [
    'rehearse',
    {
      usage: 'squad-action rehearse [scenario]',
      what: `Plays a whole run on this machine and tells it as it happens, with a scripted
  model or a real one. Needs Linux, and a clone of the action's repository in
  which \`npm ci\` ran.`,
      run: rehearse,
    },
  ],
]);

const HELP = `squad-action is \`npx github:OWNER/squad-action\`, or \`node dist/cli.js\` in a
clone of the action's repository. Paths are the shell's: absolute, or from the
current folder. Each command has a --help of its own.

${[...COMMANDS.values()].map(({ usage, what }) => `${usage}\n\n  ${what}\n`).join('\n')}
squad-action --version
`;

/** Plays a scenario from the source, which the bundle starts: it doesn't hold the rehearsal. */
async function rehearse(args: readonly string[]): Promise<number> {
  if (!thisPlatform().startsWith('linux')) return printUsageError(NEEDS_LINUX);
  if (import.meta.url.endsWith('.ts')) {
    // npm starts scripts in the clone's top folder.
    process.chdir(shellFolder());
    return (await import('./rehearse.ts')).rehearseCommand(args);
  }
  const [runner = '', source = ''] = ['node_modules/tsx/dist/cli.mjs', 'src/cli/cli.ts'].map(
    (path) => join(ACTION_FOLDER, path),
  );
  const isClone = existsSync(runner) && existsSync(source);
  return isClone
    ? runOnTerminal([runner, source, 'rehearse', ...args])
    : printUsageError(NO_REHEARSAL);
}

const NEEDS_LINUX =
  'A rehearsal needs Linux, as the box does in which commands and checks run.\nUse a container, a codespace or WSL.\n';
const NO_REHEARSAL =
  "A rehearsal needs a clone of the action's repository, with its packages.\nIn the clone: npm ci && node dist/cli.js rehearse\n";

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
  const ran = await attempt(command.run(args));
  return ran.kind === 'done' ? ran.value : printFailure(shortErrorText(ran.error));
}

ignoreClosedPipe(process.stdout);
process.exitCode = await main();
