#!/usr/bin/env node
// The tool host's program: the repository's code runs here, never in the action's process.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { serveWorker } from '#src/adapters/tool-host/tool-worker.ts';
import { type McpServerSettings, serveMcpTools } from '#src/cli/mcp.ts';
import {
  ignoreClosedPipe,
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from '#src/cli/terminal.ts';
import { toolsCommand } from '#src/cli/tools.ts';
import { whyNotFolder } from '#src/cli/working-tree.ts';
import { mayPassVariable } from '#src/tools/custom/host-pool.ts';
import { createImporter } from '#src/tools/host/import-file.ts';
import { attempt } from './errors.ts';

const HELP = `squad-action mcp --folder <folder>... [--directory .] [--env NAME]...
                 [--programs]

  Serves the tools of a repository to an MCP client over standard input and
  output.

  --folder     the folder that holds tools/, such as .squad (may be repeated:
               if two tools have the same name, the first folder's is served)
  --directory  where the tools work; default: this folder
  --env        a variable that the tools may see (may be repeated)
  --programs   lets tools start programs, to which no limits apply
`;

const OPTIONS = {
  folder: { type: 'string', multiple: true },
  directory: { type: 'string', default: '.' },
  env: { type: 'string', multiple: true },
  programs: { type: 'boolean', default: false },
} as const;

/** Returns the settings, or what is wrong with the command line. */
async function readSettings(args: readonly string[]): Promise<McpServerSettings | string> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  if (typeof read === 'string') return `${read}\n\n${HELP}`;
  const { folder: folders = [], directory, env = [], programs } = read.values;
  if (folders.length === 0 || folders.includes(''))
    return `--folder is missing: name the folder that holds tools/.\n\n${HELP}`;
  const kept = env.find((name) => !mayPassVariable(name));
  const whyNot =
    (kept === undefined ? undefined : forbiddenVariable(kept)) ??
    (await whyNotFolder(resolve(directory))) ??
    (await firstWhyNot(folders));
  return whyNot ?? { folders, directory, passed: env, mayStartPrograms: programs };
}

async function firstWhyNot(folders: readonly string[]): Promise<string | undefined> {
  const whys = folders.map((folder) => whyNotFolder(resolve(folder), '--folder'));
  return (await Promise.all(whys)).find((why) => why !== undefined);
}

function forbiddenVariable(name: string): string {
  return `--env ${JSON.stringify(name)} is not a variable that tools may see.\nGive a plain name; tokens, inputs and the runner's own variables are never passed.\n`;
}

/** Runs a file; its `process.argv` is as if node had started it. */
async function runFile(file: string, rest: readonly string[]): Promise<void> {
  const path = resolve(file);
  if (!existsSync(path)) {
    process.exitCode = printUsageError(
      `There is no file ${path}.\nTo call a tool: squad-action tools run <name>\n`,
    );
    return;
  }
  process.argv.splice(1, process.argv.length, path, ...(rest[0] === '--' ? rest.slice(1) : rest));
  await createImporter(dirname(path))(path);
}

async function runToolsCommand(args: readonly string[]): Promise<void> {
  ignoreClosedPipe(process.stdout);
  // No `process.exit`: standard output may be a pipe that is not flushed yet.
  const ran = await attempt(toolsCommand(args));
  process.exitCode = ran.kind === 'done' ? ran.value : printFailure(shortErrorText(ran.error));
}

async function main(): Promise<void> {
  const [verb, file, ...rest] = process.argv.slice(2);
  if (verb === '--worker') return serveWorker();
  if (verb === 'run' && file !== undefined) return runFile(file, rest);
  if (verb === 'tools') return runToolsCommand(process.argv.slice(3));
  const flags = process.argv.slice(verb === 'mcp' ? 3 : 2);
  if (flags.some((flag) => ['-h', '--help'].includes(flag))) {
    process.exitCode = printOutput(HELP);
    return;
  }
  const settings = await readSettings(flags);
  if (typeof settings === 'string') {
    process.exitCode = printUsageError(settings);
    return;
  }
  await serveMcpTools(settings);
  // When a signal ends the service, standard input is still open and would keep the process alive.
  process.exit(0);
}

await main();
