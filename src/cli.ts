#!/usr/bin/env node
// squad-action: what people run on their own machine.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { realModelInputs } from './rehearsal/host.ts';
import { builtMain, rehearseScenario } from './rehearsal/rehearse.ts';
import { renderRehearsal } from './rehearsal/timeline.ts';

const scenarios = fileURLToPath(new URL('../scenarios', import.meta.url));

const help = `squad-action mcp --folder .squad [--directory .] [--env NAME]... [--programs]

  Serves the repository's own tools to an MCP client over standard input and
  output; the same as: node dist/tool-host.js mcp --folder .squad

squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']

  Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one. squad-action tools --help says more.

squad-action rehearse [scenario] [--keep] [--serve]

  Plays a whole run on this machine: an embedded GitHub, real git, the real
  agent runtime and a scripted model. Exit code 0 when it ended as expected.

  scenario   a folder, or a name of scenarios/ (first-comment when left out)
  --keep     keep the folder with the repositories and the run's files
  --serve    leave the embedded GitHub running, with a page to look at

  A real model instead of the script: set COPILOT_GITHUB_TOKEN, or
  SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL, SQUAD_PROVIDER_API_KEY, SQUAD_MODEL.
`;

function say(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

function readArguments() {
  return parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      keep: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
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

type Wishes = { readonly keep: boolean; readonly serve: boolean };

async function rehearse(given: string, { keep, serve }: Wishes): Promise<number> {
  const folder = findScenario(given);
  if (folder === undefined) {
    say(`There is no scenario "${given}". There are:\n  ${(await scenarioNames()).join('\n  ')}`);
    return 2;
  }
  if (!existsSync(builtMain)) {
    say('There is no dist/main.js yet. Run: npm run build');
    return 2;
  }
  const realModel = realModelInputs();
  const rehearsal = await rehearseScenario(folder, {
    keep,
    serve,
    ...(realModel === undefined ? {} : { realModel }),
  });
  say(renderRehearsal(rehearsal));
  if (keep) {
    say(`\nKept in ${rehearsal.folder}`);
  }
  if (serve) {
    say(`\nThe embedded GitHub listens at ${rehearsal.github.origin}/ (end it with Ctrl-C)`);
    process.once('SIGINT', () => void rehearsal.close());
  }
  return rehearsal.asExpected ? 0 : 1;
}

/** The built program itself: tools never run in this process. */
function runToolHost(flags: readonly string[]): Promise<number> {
  const program = fileURLToPath(new URL('../dist/tool-host.js', import.meta.url));
  if (!existsSync(program)) {
    process.stderr.write('There is no dist/tool-host.js yet. Run: npm run build\n');
    return Promise.resolve(2);
  }
  const child = spawn(process.execPath, [program, ...flags], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  if (given[0] === 'mcp' || given[0] === 'tools') return runToolHost(given);
  const { values, positionals } = readArguments();
  const [verb, scenario = 'first-comment'] = positionals;
  if (values.help || verb !== 'rehearse') {
    say(help);
    return values.help ? 0 : 2;
  }
  return rehearse(scenario, values);
}

process.exitCode = await main();
