// `squad-action doctor`: checks a working tree and, with a token, the repository's settings on GitHub.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localRuntime } from '../adapters/copilot/runtime/find-runtime.ts';
import { thisPlatform } from '../adapters/copilot/runtime/platform.ts';
import { gitVersion } from '../adapters/git/git-version.ts';
import {
  defaultBranch,
  findRepositoryAddress,
  repositoryUrl,
} from '../adapters/git/repository-address.ts';
import { connectLocalGitHub, usesColour } from '../adapters/runner/local-environment.ts';
import { hostProgram } from '../adapters/tool-host/host-program.ts';
import { attempt, describe } from '../errors.ts';
import type { BoxState } from '../ports/box.ts';
import { createMask } from '../secrets.ts';
import type { GitHubFacts } from '../setup/checks/check-github.ts';
import type { MachineFacts } from '../setup/checks/check-machine.ts';
import type { ToolFacts } from '../setup/checks/check-tools.ts';
import { type DoctorFacts, runDoctor } from '../setup/doctor.ts';
import { countFindings } from '../setup/finding.ts';
import { readGitHubSettings } from '../setup/read-github-settings.ts';
import { renderText } from '../setup/render-findings.ts';
import { locateSquad } from '../team/locate-squad.ts';
import { CHECK_FILES } from '../team/settings/find-checks.ts';
import { dayOf } from '../text/count.ts';
import { localCredentials, tryLocalModels } from './doctor-models.ts';
import { describeAction } from './init/action-name.ts';
import { openLocalBox } from './local-tools/local-box.ts';
import { checkTools as readTools } from './local-tools/tool-project.ts';
import { printFailure, printOutput, readArguments, shortErrorText } from './terminal.ts';
import { openRepository, readWorkingTree } from './working-tree.ts';

const HELP = `squad-action doctor [--directory .]

  Checks whether the squad can work in a repository: workflows, settings on
  GitHub, tokens, the team, its tools. Says what is missing, and how to fix it.
  Changes nothing, and asks no model anything.

  --directory  the repository; default: this folder

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it reads the repository's
  settings on GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it.
  With COPILOT_GITHUB_TOKEN, or SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL and
  SQUAD_PROVIDER_API_KEY, it asks which models they offer, which costs nothing.
  It never shows a token.

  Exit code 0: the squad can work; 1: there is a problem; 2: wrong command line.
`;

const OPTIONS = {
  directory: { type: 'string', default: '.' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command and returns the exit code. */
export async function doctorCommand(
  args: readonly string[],
  actionFolder: string,
): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === 'number') return opened;
  const examined = await attempt(gatherFacts(opened.root, actionFolder).then(runDoctor));
  if (examined.kind === 'threw') return printFailure(shortErrorText(examined.error));
  printOutput(renderText(examined.value, usesColour()));
  return countFindings(examined.value).problem > 0 ? 1 : 0;
}

const SKILLS = ['.github/skills', '.copilot/skills', '.claude/skills', '.agents/skills'];

async function gatherFacts(root: string, actionFolder: string): Promise<DoctorFacts> {
  const folders = [
    '.squad',
    '.ai-team',
    '.github/workflows',
    '.github/agents',
    ...SKILLS,
    ...Object.values(CHECK_FILES),
  ];
  const tree = await readWorkingTree(root, ...folders);
  const location = await locateSquad(tree);
  const directory = location.kind === 'found' ? location.directory : undefined;
  const [github, tools, machine, box, trial] = await Promise.all([
    gatherGitHub(root),
    directory === undefined ? undefined : gatherTools(root, directory),
    gatherMachine(actionFolder),
    gatherBox(),
    tryLocalModels(),
  ]);
  return {
    tree,
    location,
    github,
    tools,
    machine,
    box,
    credentials: localCredentials(),
    trial,
    target: 'terminal',
    holdsSecret: createMask([]).holdsSecret,
    today: dayOf(Date.now()),
  };
}

async function gatherGitHub(root: string): Promise<GitHubFacts | undefined> {
  const repository = await findRepositoryAddress(root);
  if (repository === undefined) return undefined;
  const warn = (text: string) => void process.stderr.write(`${text}\n`);
  const github = await connectLocalGitHub(repository, warn);
  if (github === undefined) return undefined;
  return readGitHubSettings(github, {
    page: repositoryUrl(repository),
    defaultBranch: await defaultBranch(root),
    branchPrefix: 'squad/',
  });
}

async function gatherTools(root: string, folder: string): Promise<ToolFacts | undefined> {
  if (!existsSync(join(root, folder, 'tools'))) return undefined;
  const program = hostProgram();
  if (!existsSync(program)) return { names: [], diagnostics: [NO_TOOL_HOST] };
  const project = { root, folder, globals: [], mayStartPrograms: false, program, log: () => {} };
  const read = await attempt(readTools(project));
  if (read.kind === 'threw') {
    const { message, hint = 'Run `squad-action tools` for more.' } = describe(read.error);
    return { names: [], diagnostics: [{ ...NO_TOOL_HOST, message, next: hint }] };
  }
  const { tools, diagnostics } = read.value.listing;
  return { names: tools.map(({ name }) => name), diagnostics };
}

const NO_TOOL_HOST = {
  code: 'L_IMPORT',
  path: 'tools/',
  message: 'the program that reads tools, dist/tool-host.js, is missing.',
  next: "Run `npm run bundle` in the action's folder.",
};

async function gatherMachine(actionFolder: string): Promise<MachineFacts> {
  return {
    action: await describeAction(actionFolder),
    node: process.versions.node,
    git: await gitVersion(),
    runtime: localRuntime(thisPlatform()),
  };
}

/** Returns the state of this machine's box; a job's runner has its own. */
async function gatherBox(): Promise<BoxState> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-doctor-'));
  try {
    return await (await openLocalBox(folder, () => {})).state();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
