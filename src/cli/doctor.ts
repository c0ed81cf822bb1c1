// `squad-action doctor`: checks a working tree and, with a token, the repository's settings on GitHub.

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { createCopilot } from '#src/adapters/copilot/copilot.ts';
import { localRuntime, runtimeVersion } from '#src/adapters/copilot/find-runtime.ts';
import { thisPlatform } from '#src/adapters/copilot/platform.ts';
import { listProviderModels } from '#src/adapters/copilot/provider-models.ts';
import { gitVersion } from '#src/adapters/git/git-command.ts';
import {
  askWorkingTree,
  listUncommitted,
  listUnpublished,
} from '#src/adapters/git/list-uncommitted.ts';
import {
  defaultBranch,
  findRepositoryAddress,
  knownBranches,
  repositoryUrl,
} from '#src/adapters/git/repository-address.ts';
import {
  connectLocalGitHub,
  localCopilotToken,
  localPath,
  localProvider,
  usesColour,
} from '#src/adapters/runner/local-environment.ts';
import { hostProgram } from '#src/adapters/tool-host/tool-hosts.ts';
import { attempt, describe } from '#src/errors.ts';
import type { BoxState } from '#src/ports/box.ts';
import { createMask } from '#src/secrets.ts';
import { type CredentialFacts, tokenKind } from '#src/setup/check-credentials.ts';
import { type GitHubFacts, readGitHubSettings } from '#src/setup/check-github.ts';
import { COMMITTED_PATHS } from '#src/setup/check-ignored.ts';
import type { MachineFacts, ToolFacts } from '#src/setup/check-machine.ts';
import { squadJobs } from '#src/setup/check-workflows.ts';
import {
  type DoctorFacts,
  type DoctorFiles,
  type RuntimeTrial,
  readWorkflows,
  runDoctor,
} from '#src/setup/doctor.ts';
import { countFindings, obstacle, problem } from '#src/setup/finding.ts';
import { renderText } from '#src/setup/render-findings.ts';
import { CHECK_FILES } from '#src/team/repository-files.ts';
import { locateSquad } from '#src/team/team.ts';
import { dayOf } from '#src/text/count.ts';
import { lookAround } from '#src/workspace/shown-folders.ts';
import { checkTools as readTools } from './call-tools.ts';
import { describeAction } from './init-workflows.ts';
import { openLocalBox } from './open-tools.ts';
import { printOutput, readArguments } from './terminal.ts';
import { isRepository, openRepository, readWorkingTree } from './working-tree.ts';

const WORKFLOWS = '.github/workflows';
const SQUAD_PATHS = ['.squad', '.ai-team'];
const OTHER_PATHS = [
  '.gitattributes',
  '.github/agents',
  '.github/skills',
  '.copilot/skills',
  '.claude/skills',
  '.agents/skills',
  ...Object.values(CHECK_FILES),
];

/** Gathers the facts, all that can be at the same time. Never rejects: what can't be found out is an obstacle, or unknown. */
async function gatherFacts(root: string, actionFolder: string): Promise<DoctorFacts> {
  const obstacles = isRepository(root) ? [] : [NO_REPOSITORY];
  const known = async <T>(work: Promise<T>): Promise<T | undefined> => {
    const done = await attempt(work);
    if (done.kind === 'done') return done.value;
    obstacles.push(obstacle(done.error));
    return undefined;
  };
  const files = await readFiles(root, known);
  const { location, tree } = files;
  const directory = location.kind === 'found' ? location.directory : undefined;
  const [uncommitted, unpublished, branches, github, tools, machine, box, trial] =
    await Promise.all([
      known(listUncommitted(root, tree, COMMITTED_PATHS)),
      known(defaultBranch(root).then((branch) => listUnpublished(root, branch, COMMITTED_PATHS))),
      known(knownBranches(root)),
      known(gatherGitHub(root)),
      directory === undefined ? undefined : known(gatherTools(root, directory)),
      known(gatherMachine(actionFolder)),
      known(gatherBox()),
      known(tryLocalModels()),
    ]);
  return {
    obstacles,
    files,
    uncommitted,
    unpublished,
    branches,
    branchNames: branches ?? [],
    github,
    tools,
    machine,
    box,
    trial,
    runtime: runtimeVersion(thisPlatform()),
    lookAround: (share) => lookAround(askWorkingTree(root), share, 'HEAD'),
    // Checks run on a job's runner: what this machine has doesn't count.
    checkPlace: { findMissing: async () => undefined },
    credentials: localCredentials(),
    target: 'terminal',
    holdsSecret: createMask([]).holdsSecret,
    today: dayOf(Date.now()),
  };
}

const NO_REPOSITORY = problem(
  'This folder is not in a git repository, so no run can work here.',
  'Make one with `git init`, and push it to GitHub.',
);

type Known = <T>(work: Promise<T>) => Promise<T | undefined>;

/** Reads what can be read of the working tree. If the squad's folder can't be, its location says why. */
async function readFiles(root: string, known: Known): Promise<DoctorFiles> {
  const workflows = await known(readWorkingTree(root, WORKFLOWS));
  const jobs = workflows === undefined ? [] : squadJobs(await readWorkflows(workflows));
  const named = jobs
    .map(({ squad }) => squad.settings.get('squad-directory') ?? '')
    .find((path) => path !== '' && !path.includes('${{'));
  const squadPaths = named === undefined ? SQUAD_PATHS : [posix.normalize(named)];
  const squad = await attempt(readWorkingTree(root, ...squadPaths));
  const others = [...(workflows === undefined ? [] : [WORKFLOWS]), ...OTHER_PATHS];
  const readable = await Promise.all(
    others.map(async (path) => (await known(readWorkingTree(root, path))) && path),
  );
  const paths = readable.filter((path) => path !== undefined);
  const tree = await readWorkingTree(root, ...(squad.kind === 'done' ? squadPaths : []), ...paths);
  const located = squad.kind === 'done' ? await attempt(locateSquad(tree, named)) : squad;
  if (located.kind === 'done') return { tree, location: located.value };
  const { message, hint = '' } = describe(located.error);
  return { tree, location: { kind: 'elsewhere', reason: message, remedy: hint } };
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
function gatherBox(): Promise<BoxState> {
  return withTemporaryFolder(async (folder) => (await openLocalBox(folder, () => {})).state());
}

async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-doctor-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const HELP = `squad-action doctor [--directory .]

  Checks whether the squad can work in a repository: workflows, settings on
  GitHub, tokens, the team, its tools. Says what is missing, and how to fix it.
  Changes nothing, and asks no model anything. It ends with "ready" when a
  comment would lead to a pull request with checks, otherwise with what is
  missing.

  --directory  the repository; default: this folder

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it reads the repository's
  settings on GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it.
  With COPILOT_GITHUB_TOKEN, or SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL and
  SQUAD_PROVIDER_API_KEY, it asks which models they offer, which costs nothing.
  It never shows a token.

  Exit code 0: no problem; 1: there is a problem; 2: wrong command line.
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
  const opened = await openRepository(read, HELP, true);
  if (typeof opened === 'number') return opened;
  const sections = await runDoctor(await gatherFacts(opened.root, actionFolder));
  printOutput(renderText(sections, usesColour()));
  return countFindings(sections).problem > 0 ? 1 : 0;
}

/** Returns the kinds of credentials in the environment. */
function localCredentials(): CredentialFacts {
  const copilot = localCopilotToken();
  const provider = localProvider();
  return {
    githubToken: undefined,
    copilotToken: copilot === undefined ? undefined : tokenKind(copilot),
    provider: provider?.type,
    hasProviderKey: provider?.apiKey !== undefined,
  };
}

/** Asks for the models. Returns undefined without credentials, or if Copilot's runtime is needed and not on this machine. */
async function tryLocalModels(): Promise<RuntimeTrial | undefined> {
  const provider = localProvider();
  const asked = provider === undefined ? listCopilotModels() : listOf(provider);
  const listed = await attempt(asked);
  if (listed.kind === 'done') {
    return listed.value === undefined ? undefined : { kind: 'accepted', models: listed.value };
  }
  const { message, hint = 'Try again.' } = describe(listed.error);
  return { kind: 'refused', message, hint };
}

async function listOf(provider: NonNullable<ReturnType<typeof localProvider>>) {
  return (await listProviderModels(provider)) ?? [];
}

async function listCopilotModels(): Promise<readonly string[] | undefined> {
  const token = localCopilotToken();
  const platform = thisPlatform();
  if (token === undefined || localRuntime(platform) === undefined) return undefined;
  return withTemporaryFolder(async (directory) => {
    const path = localPath();
    const log = () => undefined;
    const sources = {
      input: undefined,
      toolCache: directory,
      platform,
      path,
      npmEnvironment: {},
      log,
    };
    const runtime = createCopilot({
      credentials: { kind: 'user-token', token },
      model: undefined,
      directory,
      path,
      proxies: {},
      sources,
      mask: createMask([token]).mask,
    });
    try {
      return await runtime.models();
    } finally {
      await runtime.stop();
    }
  });
}
