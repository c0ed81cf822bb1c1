// `@squad doctor`: checks the setup against the trusted commit and GitHub's settings, without a model.
import { unlessAborted } from '#src/abort.ts';
import { attempt, describe } from '#src/errors.ts';
import type { AgentRuntime } from '#src/ports/agents.ts';
import { tokenKind } from '#src/setup/check-credentials.ts';
import { readGitHubSettings } from '#src/setup/check-github.ts';
import type { ToolFacts } from '#src/setup/check-machine.ts';
import { lookingScript, type NeededProgram, readMissing } from '#src/setup/check-programs.ts';
import { type DoctorFiles, type RuntimeTrial, runDoctor } from '#src/setup/doctor.ts';
import { type DoctorFinding, obstacle, problem } from '#src/setup/finding.ts';
import { renderMarkdown } from '#src/setup/render-findings.ts';
import { locateSquad } from '#src/team/team.ts';
import { dayOf } from '#src/text/count.ts';
import { listSyntaxErrors } from '#src/tools/custom/launch-tool.ts';
import { askRunGit, lookAround } from '#src/workspace/shown-folders.ts';
import { runChecks } from '../checks/run-checks.ts';
import { fetchRemote, type RemoteSnapshot } from '../context/fetch-remote.ts';
import { loadRepository, type NoTeam, type RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { openToolbox } from '../tools/toolbox.ts';
import { answeredReply, type CommandReply } from './command-reply.ts';

/** As much of the repository as could be read, and what kept the doctor from the rest. */
type Sight = {
  readonly repository: RepositoryContext | NoTeam | DoctorFiles | undefined;
  /** Branches that are in the way of the squad's. */
  readonly inTheWay?: readonly string[];
  readonly obstacles: readonly DoctorFinding[];
};

/** Reads what can be read, and answers. Rejects only when the run is cancelled. */
export async function examine(
  context: RunContext,
  fetching: Promise<RemoteSnapshot>,
): Promise<CommandReply> {
  const { ports, inputs } = context;
  const obstacles: DoctorFinding[] = [];
  const known = async <T>(work: Promise<T>, explain = obstacle): Promise<T | undefined> => {
    const done = await attempt(work);
    if (done.kind === 'done') return done.value;
    if (ports.cancelled.aborted) throw done.error;
    obstacles.push(explain(done.error));
    return undefined;
  };
  const { baseBranch } = inputs;
  const fetched = await known(fetching, baseBranch === undefined ? obstacle : noBase(baseBranch));
  const defaults = { ...context, inputs: { ...inputs, baseBranch: undefined } };
  const snapshot =
    fetched ?? (baseBranch === undefined ? undefined : await known(fetchRemote(defaults)));
  if (snapshot === undefined) return answerDoctor(context, { repository: undefined, obstacles });
  const loaded = await known(unlessAborted(loadRepository(context, snapshot), ports.cancelled));
  if (loaded?.kind === 'loaded' && loaded.team.settings.isBoxOptional) ports.box.allowNone();
  const repository = loaded ?? (await known(readFiles(context, snapshot)));
  const inTheWay = snapshot.inTheWay.map((ref) => ref.replace('refs/heads/', ''));
  return answerDoctor(context, { repository, obstacles, inTheWay });
}

function noBase(branch: string) {
  return (error: unknown): DoctorFinding =>
    problem(
      `The branch ${branch}, which \`base-branch\` names, could not be read: ${describe(error).message}`,
      'Correct the name, or remove `base-branch`: then work starts from the default branch.',
    );
}

async function readFiles({ inputs }: RunContext, { tree }: RemoteSnapshot): Promise<DoctorFiles> {
  return { tree, location: await locateSquad(tree, inputs.squadDirectory) };
}

/** Answers with the findings, even when there is no team. */
export async function answerDoctor(
  context: RunContext,
  { repository, obstacles, inTheWay = [] }: Sight,
): Promise<CommandReply> {
  const { ports, inputs, outbound } = context;
  const loaded = repository !== undefined && 'kind' in repository ? repository : undefined;
  const [github, tools, trial, box] = await Promise.all([
    readGitHubSettings(ports.github, repositorySettingsOf(context)),
    loaded?.kind === 'loaded' ? readTools(context, loaded) : undefined,
    tryRuntime(ports.runtime),
    ports.box.state(),
  ]);
  const checkout = askRunGit(ports.git, ports.jobPaths.workspace, ports.git.scratch);
  const credentials = {
    githubToken: tokenKind(inputs.githubToken),
    copilotToken: inputs.copilotToken === undefined ? undefined : tokenKind(inputs.copilotToken),
    provider: inputs.provider,
    hasProviderKey: inputs.providerApiKey !== undefined,
  };
  const sections = await runDoctor({
    obstacles,
    files: repository,
    uncommitted: undefined,
    unpublished: undefined,
    branches: undefined,
    branchNames: inTheWay,
    runtime: ports.runtime.version,
    github,
    tools,
    credentials,
    trial,
    machine: undefined,
    box,
    lookAround: (share) => lookAround(checkout, share, repository?.tree.commit ?? 'HEAD'),
    checkPlace: {
      findMissing: async (needed) =>
        loaded?.kind === 'loaded' ? findMissing(needed, context, loaded) : undefined,
    },
    target: 'github',
    holdsSecret: ports.holdsSecret,
    today: dayOf(ports.clock.now()),
  });
  return answeredReply(renderMarkdown(sections, outbound.safe));
}

const LOOK_SECONDS = 60;

/** Looks for programs where checks run: in the box, with what earlier steps of the job installed. */
async function findMissing(
  needed: readonly NeededProgram[],
  { ports }: RunContext,
  { tree, baseBranch, team }: RepositoryContext,
): Promise<readonly NeededProgram[] | undefined> {
  const run = lookingScript(needed);
  const look = { name: 'programs', run, timeoutSeconds: LOOK_SECONDS, paths: [] };
  const place = { commit: tree.commit, branch: baseBranch.name, label: 'doctor.programs' };
  const deps = { ports, settings: team.settings, msLeft: () => ports.time.left() };
  const [end] = await runChecks([look], place, deps);
  return end?.result === 'passed' ? readMissing(end.output, needed) : undefined;
}

function repositorySettingsOf({ inputs, job, request: { repository } }: RunContext) {
  return {
    page: `${job.serverUrl}/${repository.owner}/${repository.name}`,
    defaultBranch: repository.defaultBranch,
    branchPrefix: inputs.branchPrefix,
  };
}

async function readTools(context: RunContext, repository: RepositoryContext): Promise<ToolFacts> {
  const { executables } = await openToolbox(context, repository);
  const { tools, toolDiagnostics } = context.transcript.read();
  const diagnostics = [...toolDiagnostics, ...(await listSyntaxErrors(executables))];
  return { names: tools.map(({ name }) => name), diagnostics };
}

/** Lists the models, then stops the runtime: this checks the credentials and uses no tokens. */
async function tryRuntime(runtime: AgentRuntime): Promise<RuntimeTrial> {
  const started = await attempt(runtime.models());
  await attempt(runtime.stop());
  if (started.kind === 'done') return { kind: 'accepted', models: started.value };
  const { message, hint = 'Run the job again.' } = describe(started.error);
  return { kind: 'refused', message, hint };
}
