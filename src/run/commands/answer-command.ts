// Requests that need no agent: commands, an agent that isn't on the team, and a repository without a team.
import {
  renderEmptyRoster,
  renderHelp,
  renderNoTeam,
  renderRemember,
  renderStatus,
  renderStop,
  renderTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
} from '#src/publish/index.ts';
import { isRoutable } from '#src/team/index.ts';
import type { NoTeam, RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { answerDoctor } from './answer-doctor.ts';
import { answerApproval } from './approve-tool.ts';
import { answeredReply, askedReply, type CommandReply } from './command-reply.ts';
import { listTools } from './list-tools.ts';
import { isOnTeam } from './read-command.ts';
import { readStatus } from './read-status.ts';
import { removeTool } from './remove-tool.ts';
import { testTool } from './test-tool.ts';

/** Returns the answer, or undefined when agents have to work or a rule is to be recorded. */
export async function answerCommand(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply | undefined> {
  const { request, inputs, outbound } = context;
  const { command } = request;
  const { team } = repository;
  const { safe } = outbound;
  const names = team.members.filter(isRoutable).map(({ name }) => name);
  switch (command.kind) {
    case 'doctor':
      return answerDoctor(context, repository);
    case 'approve':
      return answerApproval(context, repository);
    case 'tools':
      return listTools(context, repository);
    case 'remove-tool':
      return removeTool(command.tool, context, repository);
    case 'test-tool':
      return testTool(command.tool, context, repository);
    case 'help':
      return answeredReply(renderHelp(inputs.triggerPhrase, names, safe));
    case 'team':
      return answeredReply(renderTeam(team, safe));
    case 'status':
      return answeredReply(renderStatus(await readStatus(context, repository), safe));
    case 'stop':
      return answeredReply(renderStop(workingRunUrl(context)));
    case 'remember':
      return command.rule === '' ? answeredReply(renderRemember(inputs.triggerPhrase)) : undefined;
    case 'agent': {
      if (isOnTeam(command.agent, team)) return undefined;
      const markdown = renderUnknownAgent(command.agent, inputs.triggerPhrase, names, safe);
      return askedReply('Which agent is meant?', markdown);
    }
    case 'work':
      return undefined;
  }
}

/** Returns the page of the thread's other run at work; undefined when there is none. */
function workingRunUrl({ request, boards, renderContext }: RunContext): string | undefined {
  const { serverUrl, repository } = renderContext().facts;
  const board = boards.findLast(
    ({ marker }) => marker.state === 'working' && marker.triggerId !== request.id,
  );
  return board && `${serverUrl}/${repository}/actions/runs/${board.marker.runId}`;
}

/** Answers when the team is missing, empty or out of a runner's reach, with what to do about it. */
export async function answerWithoutTeam(
  context: RunContext,
  noTeam: NoTeam,
): Promise<CommandReply> {
  const { request, inputs, outbound } = context;
  if (request.command.kind === 'doctor') return answerDoctor(context, noTeam);
  const { triggerPhrase } = inputs;
  const { location } = noTeam;
  switch (location.kind) {
    case 'absent':
      return askedReply('There is no squad here yet.', renderNoTeam(triggerPhrase));
    case 'found':
      return askedReply(
        'The squad has nobody who can work.',
        renderEmptyRoster(triggerPhrase, location.directory),
      );
    case 'elsewhere':
      return askedReply(
        location.reason,
        renderUnreadableTeam(triggerPhrase, location, outbound.safe),
      );
  }
}
