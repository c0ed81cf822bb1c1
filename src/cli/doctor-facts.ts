// Gathers what `squad-action doctor` examines: the working tree, GitHub's settings, the tools and this machine.

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localRuntime, thisPlatform } from '#src/adapters/copilot/index.ts';
import {
  askWorkingTree,
  defaultBranch,
  findRepositoryAddress,
  gitVersion,
  listUncommitted,
  repositoryUrl,
} from '#src/adapters/git/index.ts';
import { connectLocalGitHub } from '#src/adapters/runner/index.ts';
import { hostProgram } from '#src/adapters/tool-host/index.ts';
import { attempt, describe } from '#src/errors.ts';
import type { BoxState } from '#src/ports/index.ts';
import { createMask } from '#src/secrets.ts';
import {
  COMMITTED_FOLDERS,
  type DoctorFacts,
  type GitHubFacts,
  type MachineFacts,
  readGitHubSettings,
  type ToolFacts,
} from '#src/setup/index.ts';
import { CHECK_FILES, locateSquad } from '#src/team/index.ts';
import { dayOf } from '#src/text/index.ts';
import { lookAround } from '#src/workspace/index.ts';
import { localCredentials, tryLocalModels } from './doctor-models.ts';
import { describeAction } from './init/action-name.ts';
import { checkTools as readTools } from './local-tools/call-tools.ts';
import { openLocalBox } from './local-tools/local-box.ts';
import { readWorkingTree } from './working-tree.ts';

const SKILLS = ['.github/skills', '.copilot/skills', '.claude/skills', '.agents/skills'];

/** Gathers the facts, all that can be at the same time. */
export async function gatherFacts(root: string, actionFolder: string): Promise<DoctorFacts> {
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
async function gatherBox(): Promise<BoxState> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-doctor-'));
  try {
    return await (await openLocalBox(folder, () => {})).state();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
