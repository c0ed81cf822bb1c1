// `squad-action tools`: lists, runs and tests the custom tools of a working tree.

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { hostProgram } from '#src/adapters/tool-host/tool-hosts.ts';
import { attempt } from '#src/errors.ts';
import type { CustomTool } from '#src/ports/custom-tools.ts';
import { statsLine } from '#src/publish/views/tool-use.ts';
import { readRecord } from '#src/run-log/record.ts';
import { toolStats } from '#src/run-log/tool-calls.ts';
import { transcriptOf } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { readJson } from '#src/text/json.ts';
import { describeToolAgents } from '#src/tools/custom/allow-lists.ts';
import { grantOf } from '#src/tools/custom/host-pool.ts';
import { renderToolListing } from '#src/tools/custom/listings.ts';
import { renderTestResults } from '#src/tools/custom/tool-tests.ts';
import { callTool, checkTools, testTools } from './call-tools.ts';
import type { ToolProject } from './open-tools.ts';
import { readRecordFile } from './show.ts';
import {
  printAside,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from './terminal.ts';
import { findNamedFolder, whyNotFolder } from './working-tree.ts';

const TOOLS_HELP = `squad-action tools [--directory .] [--folder .squad] [--programs]
squad-action tools run <name> [--json '{...}']
squad-action tools test [<name>]
squad-action tools stats <run.jsonl or its folder>...

  Lists the custom tools of a working tree as a run would find them, with what
  is wrong and how to fix it; or runs one, as an agent would call it; or runs
  the tests that executable tools have in their tool.yaml; or shows how tools
  were used, from the records of runs. The first three take these options:

  --directory  the repository; default: this folder
  --folder     the squad's folder; default: .squad or .ai-team of the
               repository
  --global     a further folder with tools (may be repeated)
  --json       the call's arguments; default: {}
  --programs   all TypeScript tools may start programs, not only those that
               settings name

  Exit code 0: all is well; 1: there are problems, the tool or a test failed;
  2: the command line is wrong, or there is no such tool.
`;

const OPTIONS = {
  directory: { type: 'string', default: '.' },
  folder: { type: 'string' },
  global: { type: 'string', multiple: true },
  json: { type: 'string', default: '{}' },
  programs: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command and returns the exit code; a tool's output goes to standard error. */
export async function toolsCommand(args: readonly string[]): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true });
  if (typeof read === 'string') return printUsageError(`${read}\n\n${TOOLS_HELP}`);
  const { values, positionals } = read;
  if (values.help) return printOutput(TOOLS_HELP);
  const [verb, name] = positionals;
  if (verb === 'stats' && name !== undefined) return printStats(positionals.slice(1));
  const project = invalidArguments(positionals) ?? (await openProject(values));
  if (typeof project === 'string') return printUsageError(project);
  if (verb === 'test') return runToolTests(project, name);
  return name === undefined ? listTools(project) : runTool(project, name, values.json);
}

const VERBS: Readonly<Record<string, readonly [least: number, most: number, which: string]>> = {
  run: [1, 1, 'takes the name of one tool'],
  test: [0, 1, 'takes the name of one tool, or none for all'],
  stats: [1, Number.POSITIVE_INFINITY, 'takes the records of runs'],
};

/** Says what is wrong with the arguments; undefined when nothing is. */
function invalidArguments([verb, ...names]: readonly string[]): string | undefined {
  if (verb === undefined) return undefined;
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (known === undefined) {
    return `There is no command ${quoteArgument(`tools ${verb}`)}.\n\n${TOOLS_HELP}`;
  }
  const [least, most, which] = known;
  const fits = names.length >= least && names.length <= most;
  return fits ? undefined : `squad-action tools ${verb} ${which}.\n\n${TOOLS_HELP}`;
}

async function listTools(project: ToolProject): Promise<number> {
  const { listing, agents, settings } = await checkTools(project);
  const toolStatus = ({ name, kind }: CustomTool) => ({
    users: describeToolAgents(name, agents, kind),
    mayStartPrograms: kind !== 'executable' && grantOf(settings, name).mayStartPrograms,
  });
  printOutput(renderToolListing(listing, toolStatus));
  return listing.diagnostics.length === 0 ? 0 : 1;
}

async function runTool(project: ToolProject, name: string, json: string): Promise<number> {
  const read = readJson(json);
  if (read.kind === 'broken') {
    return printUsageError('--json takes one JSON object, such as \'{"text": "a"}\'\n');
  }
  const reply = await callTool(project, name, { input: read.value, signal: interruptSignal() });
  if (reply === undefined) return unknownTool(name);
  printOutput(`${reply.text}\n`);
  return reply.kind === 'ok' ? 0 : 1;
}

async function runToolTests(project: ToolProject, name: string | undefined): Promise<number> {
  const { trials, problems } = await testTools(project, name, interruptSignal());
  if (trials === undefined) return unknownTool(name ?? '');
  printOutput(renderTestResults(trials));
  if (problems > 0) printOutput('Some tools have problems. To see them: squad-action tools\n');
  return problems === 0 && trials.every(({ failed }) => failed === undefined) ? 0 : 1;
}

/** Prints how tools were used. Returns exit code 2 if a file is not a record. */
async function printStats(names: readonly string[]): Promise<number> {
  const read = await attempt(Promise.all(names.map(readRecordFile)));
  if (read.kind === 'threw') return printUsageError(shortErrorText(read.error));
  const stats = toolStats(read.value.map(({ text }) => transcriptOf(readRecord(text).events)));
  const words = statsLine(stats) ?? 'no custom tool was called or proposed.';
  return printOutput(`${plural(stats.runs, 'run')}: ${words}\n`);
}

/** Aborts on SIGINT or SIGTERM. */
function interruptSignal(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort());
  return interrupted.signal;
}

function unknownTool(name: string): number {
  return printUsageError(
    `There is no working custom tool ${quoteArgument(name)}.\nTo see them, and what is wrong: squad-action tools\n`,
  );
}

/** Quotes the argument as typed, escaped for a terminal. */
function quoteArgument(word: string): string {
  return JSON.stringify(cutCharacters(word, 80));
}

type ProjectOptions = {
  readonly directory: string;
  readonly folder?: string | undefined;
  readonly global?: readonly string[] | undefined;
  readonly programs: boolean;
};

/**
 * Returns the working tree's tools as the options describe them, or what is wrong with a folder that they name; the squad's folder is
 * the usual one that exists.
 */
async function openProject({
  directory,
  folder,
  global = [],
  programs,
}: ProjectOptions): Promise<ToolProject | string> {
  const root = resolve(directory);
  const globals = global.map((name) => resolve(name));
  const whyNot = await Promise.all([
    whyNotFolder(root),
    ...globals.map((path) => whyNotFolder(path, '--global')),
  ]);
  const why = whyNot.find((one) => one !== undefined);
  if (why !== undefined) return why;
  const usual = ['.squad', '.ai-team'].find((name) => existsSync(join(root, name)));
  const named = folder === undefined ? undefined : await findNamedFolder(root, folder);
  if (named?.kind === 'wrong') return named.whyNot;
  return {
    root,
    folder: named?.path ?? usual ?? '.squad',
    globals: globals.map((path) => relative(root, path).replaceAll(sep, '/') || '.'),
    mayStartPrograms: programs,
    program: hostProgram(),
    log: (line) => printAside(`${line}\n`),
  };
}
