// The commands: what each answers, or the work that it asks for; and requests to a repository without a team.

import { SquadError } from '#src/errors.ts';
import { code, paragraphs } from '#src/publish/render/render-markdown.ts';
import {
  type HelpLine,
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
  type StoppedRun,
} from '#src/publish/replies/command-replies.ts';
import { renderProposedTools } from '#src/publish/views/proposed-tools.ts';
import { isRoutable, meantFinder } from '#src/team/member.ts';
import type { Team } from '#src/team/team.ts';
import { isNearMiss } from '#src/text/closest.ts';
import { looseKey } from '#src/text/slug.ts';
import { approvableName } from '#src/tools/custom/proposed-tools.ts';
import type { Command } from '#src/trigger/command.ts';
import { runAgents } from '../agents/run-agents.ts';
import type { NoTeam, RepositoryContext } from '../context/load-repository.ts';
import type { RunContext, WorkResult } from '../context/run-context.ts';
import { notProposedText, proposalsAt } from '../tools/tool-folders.ts';
import { answerDoctor } from './answer-doctor.ts';
import { answeredReply, askedReply, type CommandReply } from './command-reply.ts';
import { readStatus } from './read-status.ts';
import { rememberRule } from './remember-rule.ts';
import { listTools, removeTool, testTool } from './tool-commands.ts';

type Reply = CommandReply | Promise<CommandReply>;
type Asked<Given> = readonly [command: Given, context: RunContext, repository: RepositoryContext];

/** What a command answers at once, or the work that it asks for; the answer to a command that asks for work may be undefined. */
type Answer<Given> =
  | { readonly reply: (...asked: Asked<Given>) => Reply; readonly work?: undefined }
  | {
      readonly reply?: (...asked: Asked<Given>) => CommandReply | undefined;
      /** `doneBefore`: what an interrupted run of this request said of its work. */
      readonly work: (
        ...asked: readonly [...Asked<Given>, doneBefore: string | undefined]
      ) => Promise<WorkResult>;
    };

type CommandRow<Given> = Answer<Given> & {
  readonly help: HelpLine;
  readonly needsModel: boolean;
};

type CommandOf<Given, Name> = Given extends { readonly kind: infer Some }
  ? Name extends Some
    ? Given
    : never
  : never;
type CommandKind = Command['kind'];
type CommandRows = { readonly [Name in CommandKind]: CommandRow<CommandOf<Command, Name>> };

/** All commands, in the order in which help lists them. One without a row does not compile. */
export const COMMANDS: CommandRows = {
  work: {
    help: ['add input validation to the login form', 'the squad decides who does it'],
    needsModel: true,
    work: (_command, context, repository, doneBefore) => runAgents(context, repository, doneBefore),
  },
  agent: {
    help: ['{agent}: write the tests', 'this agent does it'],
    needsModel: true,
    reply: ({ agent }, { inputs, outbound }, { team }) => {
      const { safe } = outbound;
      const member = meantFinder(team)(agent);
      if (member !== undefined) {
        return isRoutable(member) ? undefined : answeredReply(renderCannotWork(member, safe));
      }
      const markdown = renderUnknownAgent(agent, inputs.triggerPhrase, namesIn(team), safe);
      return askedReply('Which agent is meant?', markdown);
    },
    work: (_command, context, repository, doneBefore) => runAgents(context, repository, doneBefore),
  },
  team: {
    help: ['team', 'who is on the team'],
    needsModel: false,
    reply: (_command, { outbound }, { team }) => answeredReply(renderTeam(team, outbound.safe)),
  },
  status: {
    help: ['status', 'the last run, its branch and pull request'],
    needsModel: false,
    reply: async (_command, context, repository) =>
      answeredReply(renderStatus(await readStatus(context, repository), context.outbound.safe)),
  },
  stop: {
    help: ['stop', 'stop the run at work'],
    needsModel: false,
    reply: async (_command, context) => answeredReply(renderStop(await stopRun(context))),
  },
  tools: {
    help: ['tools', 'which tools the agents have'],
    needsModel: false,
    reply: (_command, context, repository) => listTools(context, repository),
  },
  approve: {
    help: ['approve tool lint@<hash>: check src/', 'a proposed tool may run, this once'],
    // What else is asked for may need one.
    needsModel: false,
    reply: (_command, context, repository) => answerApproval(context, repository),
  },
  'test-tool': {
    help: ['tools test lint', "run a tool's own tests"],
    needsModel: false,
    reply: ({ tool }, context, repository) => testTool(tool, context, repository),
  },
  'remove-tool': {
    help: ['tools remove lint', 'a pull request that removes a tool'],
    needsModel: false,
    reply: ({ tool }, context, repository) => removeTool(tool, context, repository),
  },
  doctor: {
    help: ['doctor', 'what is wrong with the setup, and how to fix it'],
    needsModel: false,
    reply: (_command, context, repository) => answerDoctor(context, { repository, obstacles: [] }),
  },
  remember: {
    help: ['remember: tests come with every change', 'a rule for every later run'],
    needsModel: false,
    reply: ({ rule }, { inputs }) =>
      rule === '' ? answeredReply(renderRemember(inputs.triggerPhrase)) : undefined,
    work: ({ rule }, context, repository) => rememberRule(rule, context, repository),
  },
  help: {
    help: ['help', 'this list'],
    needsModel: false,
    reply: (_command, { inputs, outbound }, { team }) =>
      answeredReply(renderHelp(helpLines(), inputs.triggerPhrase, namesIn(team), outbound.safe)),
  },
};

/** Returns the commands as `@squad help` lists them. */
export function helpLines(): readonly HelpLine[] {
  return Object.values(COMMANDS).map(({ help }) => help);
}

/** True if a session opens for the command. */
export function needsModel(command: Command): boolean {
  const asked = command.kind === 'approve' ? command.then : command;
  return asked !== undefined && COMMANDS[asked.kind].needsModel;
}

/** Returns the answer that needs no work; undefined when the command asks for work. */
export async function answerCommand(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply | undefined> {
  const { command } = context.request;
  return rowOf(command.kind, command).reply?.(command, context, repository);
}

/** Does the work that the command asks for. `doneBefore`: what an interrupted run of this request said of its work. */
export async function carryOutCommand(
  context: RunContext,
  repository: RepositoryContext,
  doneBefore: string | undefined,
): Promise<WorkResult> {
  const { command } = context.request;
  const { work } = rowOf(command.kind, command);
  if (work !== undefined) return work(command, context, repository, doneBefore);
  const message = `The command ${command.kind} asks for no work.`;
  throw new SquadError({ code: 'E_INTERNAL', message });
}

function rowOf<Name extends CommandKind>(
  kind: Name,
  _command: CommandOf<Command, Name>,
): CommandRow<CommandOf<Command, Name>> {
  return COMMANDS[kind];
}

function namesIn(team: Team): readonly string[] {
  return team.members.filter(isRoutable).map(({ name }) => name);
}

/** Cancels the thread's other run at work. */
async function stopRun(context: RunContext): Promise<StoppedRun> {
  const { request, boards, renderContext, ports, job } = context;
  const { serverUrl, repository } = renderContext().facts;
  const board = boards.findLast(
    ({ marker }) => marker.state === 'working' && marker.triggerId !== request.id,
  );
  if (board === undefined) return { kind: 'none' };
  const { runId } = board.marker;
  const kind = await ports.github.cancelRun(runId, job.runId);
  // Another workflow may post a board's marker under the bot's name.
  if (kind === 'foreign') return { kind: 'none' };
  return { kind, url: `${serverUrl}/${repository}/actions/runs/${runId}` };
}

/** Answers when the team is missing, empty or out of a runner's reach, with what to do about it. */
export async function answerWithoutTeam(
  context: RunContext,
  noTeam: NoTeam,
): Promise<CommandReply> {
  const { request, inputs, outbound } = context;
  if (request.command.kind === 'doctor') {
    return answerDoctor(context, { repository: noTeam, obstacles: [] });
  }
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
