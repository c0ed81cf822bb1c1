// `@squad doctor`: checks the setup against the trusted commit and GitHub's settings, without a model.
import { attempt, describe } from '#src/errors.ts';
import type { AgentRuntime } from '#src/ports/agents.ts';
import { tokenKind } from '#src/setup/check-credentials.ts';
import { readGitHubSettings } from '#src/setup/check-github.ts';
import type { ToolFacts } from '#src/setup/check-machine.ts';
import { type RuntimeTrial, runDoctor } from '#src/setup/doctor.ts';
import { renderMarkdown } from '#src/setup/render-findings.ts';
import { dayOf } from '#src/text/count.ts';
import { listSyntaxErrors } from '#src/tools/custom/launch-tool.ts';
import { askRunGit, lookAround } from '#src/workspace/shown-folders.ts';
import type { NoTeam, RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { openToolbox } from '../tools/toolbox.ts';
import { answeredReply, type CommandReply } from './command-reply.ts';

/** Answers with the findings, even when there is no team. */
export async function answerDoctor(
  context: RunContext,
  repository: RepositoryContext | NoTeam,
): Promise<CommandReply> {
  const { ports, inputs, outbound } = context;
  const { tree, location } = repository;
  const [github, tools, trial, box] = await Promise.all([
    readGitHubSettings(ports.github, repositorySettingsOf(context)),
    repository.kind === 'loaded' ? readTools(context, repository) : undefined,
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
  const chapters = await runDoctor({
    tree,
    location,
    uncommitted: undefined,
    github,
    tools,
    credentials,
    trial,
    machine: undefined,
    box,
    lookAround: (share) => lookAround(checkout, share, tree.commit),
    target: 'github',
    holdsSecret: ports.holdsSecret,
    today: dayOf(ports.clock.now()),
  });
  return answeredReply(renderMarkdown(chapters, outbound.safe));
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
