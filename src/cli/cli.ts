#!/usr/bin/env node
// squad-action: the command line.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attempt } from '../errors.ts';
import {
  ignoreClosedPipe,
  printFailure,
  printOutput,
  printUsageError,
  shortErrorText,
} from './terminal.ts';

const HELP = `squad-action is npx github:OWNER/squad-action, or node dist/cli.js in a copy of
the action's repository.

squad-action mcp --folder .squad [--directory .] [--env NAME]... [--programs]

  Serves the repository's own tools to an MCP client over standard input and
  output; the same as: node dist/tool-host.js mcp --folder .squad

squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']

  Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one. squad-action tools --help says more.

squad-action init [--directory .] [--pull-request] [--dry-run]

  Gives a repository a team that fits it, and the two workflows; changes no
  existing file. With --pull-request it opens them as one.

squad-action doctor [--directory .]

  Checks whether the squad can work in a repository, and says how to fix problems.

squad-action scribe [--directory .] [--dry-run]

  Merges the inboxes of a working tree, as the Scribe job does.

squad-action rehearse [scenario] [--keep] [--serve]
squad-action rehearse <scenario> --by-hand [folder]

  Plays a whole run on this machine: an embedded GitHub, real git, the real
  agent runtime and a scripted model. Exit code 0 when it ended as expected.

  scenario   a folder, or a name of scenarios/ (first-comment when left out)
  --keep     keep the folder with the repositories and the run's files
  --serve    leave the embedded GitHub running, with a page to look at
  --by-hand  you answer in the model's place: each request is written to the
             folder, and the answer read from a file beside it, or typed.
             The scenario needs no model.json, and the run's clock is slow

  A real model instead of the script: set COPILOT_GITHUB_TOKEN, or
  SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY, SQUAD_MODEL.
`;

const NO_REHEARSAL =
  'A rehearsal needs a copy of the whole repository. There: npm ci && npm run rehearse\n';
/** The action's own folder: this file lies two levels below it as a source, one in the bundle. */
const ACTION_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../..' : '..', import.meta.url),
);

type CliCommand = (args: readonly string[]) => Promise<number>;

/** Each command loads only what it needs. */
const COMMANDS = new Map<string, CliCommand>([
  ['mcp', (args) => runToolHost('mcp', args)],
  ['tools', (args) => runToolHost('tools', args)],
  [
    'init',
    async (args) => {
      const { initCommand } = await import('./init.ts');
      return initCommand(args, { actionFolder: ACTION_FOLDER, now: Date.now() });
    },
  ],
  ['doctor', async (args) => (await import('./doctor.ts')).doctorCommand(args, ACTION_FOLDER)],
  ['scribe', async (args) => (await import('./scribe.ts')).scribeCommand(args, Date.now())],
  [
    'rehearse',
    async (args) => {
      if (!import.meta.url.endsWith('.ts')) return printUsageError(NO_REHEARSAL);
      return (await import('./rehearse.ts')).rehearseCommand(args);
    },
  ],
]);

/** Tools run in a process of their own, never in that of the command line. */
async function runToolHost(command: string, args: readonly string[]): Promise<number> {
  const { hostProgram, runHostProgram } = await import('../adapters/tool-host/host-program.ts');
  if (existsSync(hostProgram())) return runHostProgram([command, ...args]);
  return printUsageError(`There is no ${hostProgram()}.\nTo make it: npm run bundle\n`);
}

async function main(): Promise<number> {
  const [verb = '', ...args] = process.argv.slice(2);
  const command = COMMANDS.get(verb);
  // The other commands have their own --help.
  const words = verb === 'rehearse' ? args : [verb];
  const wantsHelp = words.some((flag) => ['-h', '--help'].includes(flag));
  if (wantsHelp) return printOutput(HELP);
  if (command === undefined) {
    const what = verb === '' ? '' : `There is no command ${JSON.stringify(verb)}.\n\n`;
    return printUsageError(`${what}${HELP}`);
  }
  const ran = await attempt(command(args));
  return ran.kind === 'done' ? ran.value : printFailure(shortErrorText(ran.error));
}

ignoreClosedPipe(process.stdout);
process.exitCode = await main();
