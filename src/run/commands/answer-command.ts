// Requests that need no agent: commands, an agent that isn't on the team, and a repository without a team.

import { code, paragraphs } from '#src/publish/render/render-markdown.ts';
import {
  renderCannotWork,
  renderEmptyRoster,
  renderHelp,
  renderNoTeam,
  renderRemember,
  renderStatus,
  renderStop,
  renderTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
} from '#src/publish/replies/command-replies.ts';
import { renderProposedTools } from '#src/publish/views/proposed-tools.ts';
import { isRoutable, meantFinder } from '#src/team/member.ts';
import type { Team } from '#src/team/team.ts';
import { isNearMiss } from '#src/text/closest.ts';
import { looseKey } from '#src/text/slug.ts';
import { approvableName } from '#src/tools/custom/proposed-tools.ts';
import type { NoTeam, RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { notProposedText, proposalsAt } from '../tools/tool-folders.ts';
import { answerDoctor } from './answer-doctor.ts';
import { answeredReply, askedReply, type CommandReply } from './command-reply.ts';
import { readStatus } from './read-status.ts';
import { listTools, removeTool, testTool } from './tool-commands.ts';

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
      const member = meantFinder(team)(command.agent);
      if (member !== undefined) {
        return isRoutable(member) ? undefined : answeredReply(renderCannotWork(member, safe));
      }
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

/** Answers an approval without a request: shows what it would allow, and how to ask for it. */
async function answerApproval(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  const { proposals } = await proposalsAt(repository.branch.start, context, repository);
  const renderContext = context.renderContext();
  const { phrase } = renderContext.facts;
  const { approved } = context;
  const found = proposals.filter(({ name }) => approved.some((one) => one.name === name));
  const missing = approved.filter(({ name }) => !found.some((one) => one.name === name));
  const markdown = paragraphs([
    ...missing.map(({ name }) => notProposedText(code(name))),
    ...found.map(({ name, sha256 }) => {
      const example = `${phrase} approve tool ${approvableName(name, sha256)}: use it to check src/`;
      return `${code(name)}, with these files, may run in the run that the approval asks for, and in no other. Nothing has been asked for yet; when you have read them, write for example: ${code(example)}.`;
    }),
    renderProposedTools(renderContext, found),
  ]);
  return answeredReply(markdown);
}

/** Returns the context with the command that the request means and the tools that it approves. */
export function readCommand(context: RunContext, team: Team): RunContext {
  return resolveAddressee(readApprovals(context), team);
}

/** Takes leading approvals off; those that stand alone stay the command. */
function readApprovals(context: RunContext): RunContext {
  const { request, transcript } = context;
  const { command } = request;
  if (command.kind !== 'approve') return context;
  // A bot has not read a tool's source.
  const isPerson = request.author.type === 'User';
  if (!isPerson) transcript.note('Only a person can approve a tool.');
  return {
    ...context,
    approved: isPerson ? command.tools : [],
    request: { ...request, command: command.then ?? command },
  };
}

/** `@squad fix: the login` reads like an agent's name: if nobody has it, or nearly has it, the whole text is the request. */
function resolveAddressee(context: RunContext, team: Team): RunContext {
  const { command } = context.request;
  if (command.kind !== 'agent' || command.whole === undefined) return context;
  const name = looseKey(command.agent);
  const names = team.members.map((member) => looseKey(member.name));
  const isMeant = meantFinder(team)(command.agent) !== undefined || isNearMiss(name, names);
  if (isMeant) return context;
  return {
    ...context,
    request: { ...context.request, command: { kind: 'work', request: command.whole } },
  };
}
