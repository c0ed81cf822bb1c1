// Checks which checks there are, and whether the programs that they start are installed where they run.

import { posix } from 'node:path';
import type { TrustedTree } from '#src/ports/git.ts';
import {
  CHECK_FILES,
  type Check,
  findChecks,
  packageManagerOf,
} from '#src/team/repository-files.ts';
import { narrowRights } from '#src/team/settings.ts';
import { readTeam, type SquadLocation } from '#src/team/team.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { blocking, type DoctorFinding, ok, problem } from './finding.ts';
import { isCall, type SquadJob } from './workflow-file.ts';

const MAX_NAMED = 10;

/** A program that a check starts, and where it comes from. */
export type NeededProgram = {
  /** Its name, or its path in the repository. */
  readonly name: string;
  /**
   * `path`: it is on the PATH; `packages`: there, or in node_modules, as scripts find it; `file`: in a folder that a step fills, such
   * as `.venv`; `python`: it is a module.
   */
  readonly from: 'path' | 'packages' | 'file' | 'python';
  /** The interpreter of a module. */
  readonly python?: string;
  /** The folder that the check goes to, with node_modules of its own; empty for the top. */
  readonly folder: string;
};

/** What is known of the place where checks run. */
export type CheckPlace = {
  /** Looks there for the programs, and returns those that are missing; undefined if that can't be told, as on a person's machine. */
  findMissing(needed: readonly NeededProgram[]): Promise<readonly NeededProgram[] | undefined>;
};

/** Reports the checks and what they lack; nothing if there is no squad. Only reading the tree, or looking, can throw. */
export async function checkChecks(
  tree: TrustedTree,
  location: SquadLocation,
  jobs: readonly SquadJob[],
  place: CheckPlace,
): Promise<readonly DoctorFinding[]> {
  if (location.kind !== 'found') return [];
  const { settings } = await readTeam(tree, location);
  if (narrowRights('shell', settings.commands) === 'off') return [CHECKS_OFF];
  const found = await findChecks(tree, settings.checks);
  if (found.length === 0) return [NO_CHECKS];
  const shown = found
    .slice(0, MAX_NAMED)
    .map(({ name, run }) => (name === run ? name : `${name} (${run})`));
  const more = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : '';
  const source = settings.checks === undefined ? '' : ', as the setting `action.checks` says';
  return [
    ok(`Run on what the squad changes${source}: ${shown.join(', ')}${more}.`),
    ...(await checkPrograms(found, tree, jobs, place)),
  ];
}

const CHECKS_OFF = blocking(
  'No checks run on what the squad changes: the setting `action.commands` is "off".',
  'If checks should run, remove that setting.',
);

const NO_CHECKS = blocking(
  'No checks run on what the squad changes: the settings name none, and none were found.',
  "Name them in the squad's config.json:",
  ['{ "action": {', '  "checks": [{ "name": "test", "run": "npm test" }]', '} }'],
);

/** Reports, for each check, the programs that are missing where it runs, or that no step of the workflow installs. */
async function checkPrograms(
  checks: readonly Check[],
  tree: TrustedTree,
  jobs: readonly SquadJob[],
  place: CheckPlace,
): Promise<readonly DoctorFinding[]> {
  const scripts = readScripts((await tree.read(CHECK_FILES.node)) ?? '');
  const needs = checks.map((check) => ({ check, needed: programsOf(check.run, scripts) }));
  const all = needs.flatMap(({ needed }) => needed);
  const missing = await place.findMissing(all);
  const job = jobs.find(({ kind }) => kind === 'comment');
  const lacks = missing ?? (installsNothing(job) ? all.filter(isInstalledByStep) : []);
  const why = missing === undefined ? `which no step of ${job?.file} installs` : NOT_THERE;
  return needs.flatMap(({ check, needed }) => {
    const absent = needed.filter((one) => lacks.includes(one));
    return absent.length === 0 ? [] : [missingFinding(check, absent, why, tree)];
  });
}

const NOT_THERE = 'which is not installed where the checks run';

function missingFinding(
  { run }: Check,
  absent: readonly NeededProgram[],
  why: string,
  tree: TrustedTree,
): DoctorFinding {
  const names = absent.slice(0, MAX_NAMED).map(({ name }) => name);
  const install = INSTALL.get(packageManagerOf(tree));
  const isPackage = absent.some(({ from }) => from === 'packages');
  return problem(
    `The check \`${run}\` starts ${names.join(', ')}, ${why}.`,
    "Install it in a step before the squad's, in a folder that the checks find; the page on settings of the action says how for each language.",
    isPackage && install !== undefined ? [`- run: ${install}`] : undefined,
  );
}

const INSTALL: ReadonlyMap<string, string> = new Map([
  ['npm', 'npm ci'],
  ['pnpm', 'npm install --global pnpm@10 && pnpm install --frozen-lockfile'],
  ['yarn', 'yarn install --frozen-lockfile'],
  ['bun', 'bun install --frozen-lockfile'],
]);

/** Actions that install languages at most, and no packages. */
const NO_INSTALLER =
  /^actions\/(?:checkout|cache(?:\/restore)?|create-github-app-token|setup-(?:node|python|go|java|dotnet))@/;

/** True if nothing before the squad's step can install packages, on a runner of GitHub's, whose programs are known. */
function installsNothing(job: SquadJob | undefined): boolean {
  if (job === undefined) return false;
  if (isCall(job)) return (job.squad.settings.get('setup') ?? '').trim() === '';
  const before = job.steps.slice(0, job.steps.indexOf(job.squad));
  const isHosted = job.runsOn.some((label) => /^ubuntu-/.test(label));
  return isHosted && before.every(({ uses, run }) => run === '' && NO_INSTALLER.test(uses));
}

/** Programs of GitHub's Ubuntu runners that checks start by habit. */
const ON_RUNNER = new Set(
  `ant bash cargo cargo-clippy cargo-fmt clang cmake composer corepack cp curl docker dotnet find g++ gcc git go gofmt gradle
  grep java javac jq julia kotlin make mkdir mv mvn ninja node npm npx perl php phpunit pip pip3 pipx python python3 rm ruby rustc
  rustfmt sed sh shellcheck swift tar xargs yamllint yarn bundle gem cd echo test true false exit export set source printf [ [[ :`.split(
    /\s+/,
  ),
);

/** True for a program that GitHub's runners lack. */
export function isInstalledByStep({ name }: NeededProgram): boolean {
  return !ON_RUNNER.has(name);
}

type Scripts = ReadonlyMap<string, string>;

const NO_SCRIPTS: Scripts = new Map();

function readScripts(manifest: string): Scripts {
  const json = readJson(manifest);
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const scripts = [...(fieldsOf(fields?.get('scripts')) ?? [])];
  return new Map(
    scripts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])),
  );
}

const MOST_PROGRAMS = 50;
const MOST_SCRIPTS = 50;
const MOST_CHARACTERS = 5_000;

/** Where a part of a command runs, and what it finds there. */
type Surroundings = {
  readonly from: 'path' | 'packages';
  readonly folder: string;
  readonly scripts: Scripts;
};

/**
 * Returns the programs that a command starts as far as it is plain: the first word of each of its parts, and of the scripts of
 * package.json that it runs. What a shell would have to work out is left out.
 */
export function programsOf(command: string, scripts: Scripts): readonly NeededProgram[] {
  const parts = readCommand(command, { from: 'path', folder: '', scripts });
  const run = new Set<string>();
  // The list grows while it is read.
  for (const { script } of parts) {
    if (script === undefined || run.has(script) || run.size > MOST_SCRIPTS) continue;
    run.add(script);
    const text = scripts.get(script) ?? '';
    parts.push(...readCommand(text, { from: 'packages', folder: '', scripts }));
  }
  const programs = parts.flatMap((part) => part.programs).filter(({ name }) => isPlain(name));
  const unique = new Map(programs.map((one) => [`${one.python} ${one.folder} ${one.name}`, one]));
  return [...unique.values()].slice(0, MOST_PROGRAMS);
}

const isPlain = (name: string) => /^[\w@.][\w.+@-]*(?:\/[\w.+@-]+)*$/.test(name);

/** Reads the parts of a command in order: after `cd web`, they run in another folder, whose scripts are not known. */
function readCommand(text: string, top: Surroundings): ReadWords[] {
  let place = top;
  return partsOf(text).map((words) => {
    const [first, folder = ''] = words;
    const isMove = first === 'cd' && isPlain(folder);
    if (isMove) place = { ...top, folder: posix.join(place.folder, folder), scripts: NO_SCRIPTS };
    return isMove ? NOTHING : readWords(words, place);
  });
}

/** Splits a command into its parts, each without variables before it; quoted text is one word, which names no program. */
function partsOf(text: string): readonly (readonly string[])[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/"[^"]*"|'[^']*'/g, '"')
    .split(/&&|\|\||[;|&\n]/)
    .map((part) =>
      part
        .replace(/^[\s(]+/, '')
        .trim()
        .split(/\s+/),
    )
    .map((words) =>
      words.slice(
        Math.max(
          0,
          words.findIndex((word) => !/^\w+=/.test(word)),
        ),
      ),
    );
}

type ReadWords = { readonly programs: readonly NeededProgram[]; readonly script?: string };

const IN_PACKAGES = /^(?:\.\/)?node_modules\/\.bin\//;
/** Folders that steps fill and git ignores. Other paths are the repository's own files. */
const FILLED = /^(?:\.\/)?(?:\.?venv|vendor)\//;

/** Reads one part: its program, and what that program starts. */
function readWords([first = '', ...rest]: readonly string[], place: Surroundings): ReadWords {
  const { folder } = place;
  if (IN_PACKAGES.test(first)) {
    return { programs: [{ name: first.replace(IN_PACKAGES, ''), from: 'packages', folder }] };
  }
  if (first.includes('/') && !FILLED.test(first)) return NOTHING;
  const isFile = first.includes('/');
  const name = isFile ? posix.join(folder, first) : first;
  const runner = RUNNERS.get(posix.basename(first));
  const from = isFile ? 'file' : runner === undefined ? place.from : 'path';
  const started = runner?.(rest, { ...place, interpreter: name }) ?? NOTHING;
  return {
    ...started,
    programs: [{ name, from, folder: isFile ? '' : folder }, ...started.programs],
  };
}

type Runner = (
  words: readonly string[],
  place: Surroundings & { readonly interpreter: string },
) => ReadWords;

const NOTHING: ReadWords = { programs: [] };

/** `npm test`, `npm run lint`, `yarn lint`, `pnpm exec eslint`; with an option in between it isn't plain. */
const runScript: Runner = ([verb = '', next = ''], { scripts, folder }) => {
  const script = ['run', 'run-script'].includes(verb) ? next : verb;
  if (verb === 'exec') return { programs: [{ name: next, from: 'packages', folder }] };
  return scripts.has(script) ? { programs: [], script } : NOTHING;
};

const runPackage: Runner = (words, { folder }) => {
  const name = words.find((word) => !word.startsWith('-'));
  return name === undefined ? NOTHING : { programs: [{ name, from: 'packages', folder }] };
};

const runModule: Runner = ([option, module = ''], { interpreter }) => {
  if (option !== '-m') return NOTHING;
  const name = module.split('.')[0] ?? '';
  return { programs: [{ name, from: 'python', python: interpreter, folder: '' }] };
};

const RUNNERS: ReadonlyMap<string, Runner> = new Map([
  ['npm', runScript],
  ['pnpm', runScript],
  ['yarn', runScript],
  ['bun', runScript],
  ['npx', runPackage],
  ['python', runModule],
  ['python3', runModule],
]);

/** Returns the script that prints the number of each program which is missing; it runs none of the repository's files. */
export function lookingScript(needed: readonly NeededProgram[]): string {
  const lines = needed.map(
    (one, at) => `(${lookFor(one)}) >/dev/null 2>&1 || echo ${MISSING}${at}`,
  );
  return [...lines, 'true'].join('\n');
}

/** The names are plain: nothing in them ends a quotation. */
function lookFor({ name, from, python, folder }: NeededProgram): string {
  switch (from) {
    case 'path':
      return `command -v -- '${name}'`;
    case 'packages':
      return `PATH="$PWD/${folder}/node_modules/.bin:$PATH"; command -v -- '${name}'`;
    case 'file':
      return `test -x '${name}'`;
    case 'python':
      return `'${python}' -c '${FIND_MODULE}' '${name}'`;
  }
}

const MISSING = 'missing:';
const FIND_MODULE = 'import importlib.util as i, sys; sys.exit(i.find_spec(sys.argv[1]) is None)';

/** Returns those programs that the script's output names. */
export function readMissing(
  output: string,
  needed: readonly NeededProgram[],
): readonly NeededProgram[] {
  const lines = new Set(output.split('\n').map((line) => line.trim()));
  return needed.filter((_one, at) => lines.has(`${MISSING}${at}`));
}
