#!/usr/bin/env node
// The tool host, a program of its own: the repository's code runs here, never in the action's process.
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BridgeSettings, serveTools } from './adapters/tool-bridge.ts';
import { serveWorker } from './adapters/tool-worker.ts';
import { createLoader } from './tools/host/loader.ts';

const help = `node tool-host.js [mcp] --folder .squad [--directory .] [--env NAME]... [--programs]

  Serves the tools of a repository to an MCP client over standard input and output.

  --folder     the folder that holds tools/
  --directory  where the tools work; this folder unless told
  --env        a variable that the tools may see
  --programs   tools may start programs; what those do is not held by any limit

node tool-host.js run <file> [-- <flags>]

  Runs a TypeScript or JavaScript file.

node tool-host.js tools --help

  Lists or runs the tools of a working tree.
`;

function readArguments(args: string[]): BridgeSettings | undefined {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      directory: { type: 'string', default: '.' },
      env: { type: 'string', multiple: true, default: [] },
      programs: { type: 'boolean', default: false },
    },
  });
  const { folder, directory, env, programs } = values;
  if (folder === undefined) return undefined;
  return { folder, directory, passed: env, mayStartPrograms: programs };
}

/** The file sees itself and its flags as if it had been started alone. */
async function runFile(file: string, rest: readonly string[]): Promise<void> {
  const path = resolve(file);
  process.argv.splice(1, process.argv.length, path, ...(rest[0] === '--' ? rest.slice(1) : rest));
  await createLoader(dirname(path))(path);
}

/** Loaded only then: a host's start must not wait for it. */
async function runToolsCommand(args: readonly string[]): Promise<void> {
  const { toolsCommand } = await import('./adapters/tools-command.ts');
  // Standard output may be a pipe, which is written to after this.
  process.exitCode = await toolsCommand(args);
}

async function main(): Promise<void> {
  const [verb, file, ...rest] = process.argv.slice(2);
  if (verb === '--worker') return serveWorker();
  if (verb === 'run' && file !== undefined) return runFile(file, rest);
  if (verb === 'tools') return runToolsCommand(process.argv.slice(3));
  const flags = process.argv.slice(verb === 'mcp' ? 3 : 2);
  const settings = flags.length === 0 ? undefined : readArguments(flags);
  if (settings === undefined) {
    process.stderr.write(help);
    process.exitCode = 2;
    return;
  }
  await serveTools(settings);
  // Standard input stays open when a signal ends the service.
  process.exit(0);
}

await main();
