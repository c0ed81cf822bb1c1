// `squad-action doctor`: checks a working tree and, with a token, the repository's settings on GitHub.

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCopilot } from '#src/adapters/copilot/copilot.ts';
import { localRuntime } from '#src/adapters/copilot/find-runtime.ts';
import { thisPlatform } from '#src/adapters/copilot/platform.ts';
import { listProviderModels } from '#src/adapters/copilot/provider-models.ts';
import { gitVersion } from '#src/adapters/git/git-command.ts';
import { askWorkingTree, listUncommitted } from '#src/adapters/git/list-uncommitted.ts';
import {
  defaultBranch,
  findRepositoryAddress,
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
import { COMMITTED_FOLDERS } from '#src/setup/check-ignored.ts';
import type { MachineFacts, ToolFacts } from '#src/setup/check-machine.ts';
import { type DoctorFacts, type RuntimeTrial, runDoctor } from '#src/setup/doctor.ts';
import { countFindings } from '#src/setup/finding.ts';
import { renderText } from '#src/setup/render-findings.ts';
import { CHECK_FILES } from '#src/team/repository-files.ts';
import { locateSquad } from '#src/team/team.ts';
import { dayOf } from '#src/text/count.ts';
import { lookAround } from '#src/workspace/shown-folders.ts';
import { checkTools as readTools } from './call-tools.ts';
import { describeAction } from './init-workflows.ts';
import { openLocalBox } from './open-tools.ts';
import { printFailure, printOutput, readArguments, shortErrorText } from './terminal.ts';
import { openRepository, readWorkingTree } from './working-tree.ts';

const SKILLS = ['.github/skills', '.copilot/skills', '.claude/skills', '.agents/skills'];

/** Gathers the facts, all that can be at the same time. */
async function gatherFacts(root: string, actionFolder: string): Promise<DoctorFacts> {
  const folders = [
    ...COMMITTED_FOLDERS,
    '.github/agents',
    ...SKILLS,
    ...Object.values(CHECK_FILES),
  ];
  const tree = await readWorkingTree(root, ...folders);
  const location = await locateSquad(tree);
  const directory = location.kind === 'found' ? location.directory : undefined;
  const [uncommitted, github, tools, machine, box, trial] = await Promise.all([
    listUncommitted(root, tree, COMMITTED_FOLDERS),
    gatherGitHub(root),
    directory === undefined ? undefined : gatherTools(root, directory),
    gatherMachine(actionFolder),
    gatherBox(),
    tryLocalModels(),
  ]);
  return {
    tree,
    location,
    uncommitted,
    github,
    tools,
    machine,
    box,
    lookAround: (share) => lookAround(askWorkingTree(root), share, 'HEAD'),
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
