// `squad-action tools`: the custom tools of a working tree, listed, or one of them run.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { renderListing } from '../tools/custom/listing-text.ts';
import { wordUsers } from '../tools/custom/users.ts';
import { callTool, checkTools, type DeskSettings } from './tool-desk.ts';

export const toolsHelp = `squad-action tools [--directory .] [--folder .squad] [--programs]
squad-action tools run <name> [--json '{...}'] [the same options]

  Lists the custom tools of a working tree as a run would find them, with what
  is wrong and what to do about it; or runs one, as an agent would call it.

  --directory  the repository; this folder unless told
  --folder     the squad's folder in it; .squad or .ai-team unless told
  --global     a further folder with tools (may be repeated)
  --json       the call's arguments; {} unless told
  --programs   TypeScript tools may start programs

  Exit code 0: all is well; 1: there are problems, or the tool failed;
  2: the command line is wrong, or there is no such tool.
`;

const options = {
  directory: { type: 'string', default: '.' },
  folder: { type: 'string' },
  global: { type: 'string', multiple: true },
  json: { type: 'string', default: '{}' },
  programs: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Does what the arguments say and hands back the exit code; what a tool prints goes to standard error. */
export async function toolsCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') return misused(`${read}\n\n${toolsHelp}`);
  const { values, positionals } = read;
  if (values.help) return say(toolsHelp);
  const desk = deskOf(values);
  const [verb, name] = positionals;
  if (verb === undefined) return list(desk);
  if (verb !== 'run' || name === undefined || positionals.length > 2) return misused(toolsHelp);
  return run(desk, name, values.json);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Values = {
  readonly directory: string;
  readonly folder?: string | undefined;
  readonly global?: readonly string[] | undefined;
  readonly programs: boolean;
};

function deskOf({ directory, folder, global = [], programs }: Values): DeskSettings {
  const root = resolve(directory);
  const usual = existsSync(resolve(root, '.squad')) ? '.squad' : '.ai-team';
  const found = existsSync(resolve(root, usual)) ? usual : '.squad';
  return {
    root,
    folder: folder ?? found,
    globals: global,
    mayStartPrograms: programs,
    program: fileURLToPath(import.meta.url),
    log: (line) => void process.stderr.write(`${line}\n`),
  };
}

async function list(desk: DeskSettings): Promise<number> {
  const { listing, agents } = await checkTools(desk);
  say(renderListing(listing, ({ name, door }) => wordUsers(name, agents, door)));
  return listing.diagnostics.length === 0 ? 0 : 1;
}

async function run(desk: DeskSettings, name: string, json: string): Promise<number> {
  const input = readJson(json);
  if (input === undefined)
    return misused('--json takes one JSON object, such as \'{"text": "a"}\'\n');
  const giveUp = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp.abort());
  const reply = await callTool(desk, { name, input, signal: giveUp.signal });
  if (reply === undefined) {
    return misused(`There is no custom tool named ${name}. To see them: squad-action tools\n`);
  }
  say(`${reply.text}\n`);
  return reply.kind === 'ok' ? 0 : 1;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function misused(text: string): number {
  process.stderr.write(text);
  return 2;
}
