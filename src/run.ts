// THE STORY of a comment run: authorised, acknowledged, understood, coordinated, published, answered.
import type { Budget } from './coordinator/budget.ts';
import { type Coordination, coordinate, goStraightTo } from './coordinator/coordinator.ts';
import { type Attempt, attempt, describe } from './errors.ts';
import type { Outcome } from './outcome.ts';
import { callForHelp } from './story/appeals.ts';
import { answerApproval, hearApprovals } from './story/approvals.ts';
import { conclude, type Ended } from './story/conclude.ts';
import { assembleCrew, budgetFor } from './story/crew.ts';
import { keepDirectives, needsAgents } from './story/directives.ts';
import { examineSquad } from './story/doctor.ts';
import { endRun, reportAgain } from './story/ending.ts';
import { mayAsk, refuse } from './story/entrance.ts';
import { hearFeedback } from './story/feedback.ts';
import { type Ground, openGround, type Survey, surveyRemote } from './story/ground.ts';
import { answerFromState, askForTeam, asMeant, type Reply } from './story/replies.ts';
import { resume } from './story/resume.ts';
import { revise } from './story/revise.ts';
import {
  acknowledge,
  completeRequest,
  type RunArgs,
  type RunReport,
  type Scene,
} from './story/scene.ts';
import { answerInThreads } from './story/threads.ts';
import { removeTool } from './story/tool-removal.ts';
import { answerTools } from './story/tool-replies.ts';

/** Runs one request to its outcome, which the board shows when this resolves. */
export async function run(args: RunArgs): Promise<RunReport> {
  const permit = await mayAsk(args);
  if (permit.kind === 'refused') return refuse(args, permit);
  const known = { ...args, request: await completeRequest(args) };
  // The remote is looked at while the board is written.
  const survey = attempt(surveyRemote(known));
  const scene = await acknowledge(known);
  if (scene.kind === 'answered-before') return reportAgain(scene);
  const reply = await attempt(answer(scene, survey));
  return endRun(scene, reply.kind === 'done' ? reply.value : failed(reply.error));
}

async function answer(scene: Scene, survey: Promise<Attempt<Survey>>): Promise<Reply> {
  const isForAgents = needsAgents(scene.request);
  // The board is up: the runtime starts while the thread and the team are read. A failure shows at the first session.
  if (isForAgents) void attempt(scene.world.runtime.start());
  const surveyed = await survey;
  if (surveyed.kind === 'threw') throw surveyed.error;
  const ground = await openGround(scene, surveyed.value);
  if (scene.request.command.kind === 'doctor') return examineSquad(scene, surveyed.value, ground);
  if (ground.kind === 'no-team') return askForTeam(scene, ground.location);
  const meant = asMeant(hearApprovals(scene), ground);
  return (await answerAtOnce(meant, ground)) ?? { outcome: await work(meant, ground) };
}

/** Without an agent. */
async function answerAtOnce(scene: Scene, ground: Ground): Promise<Reply | undefined> {
  const { command } = scene.request;
  if (command.kind === 'approve') return answerApproval(scene, ground);
  if (command.kind === 'tools') return answerTools(scene, ground);
  if (command.kind === 'remove-tool') return removeTool(command.tool, scene, ground);
  return answerFromState(scene, ground);
}

async function work(scene: Scene, ground: Ground): Promise<Outcome> {
  const ended =
    (await resume(scene, ground)) ??
    (await keepDirectives(scene, ground)) ??
    (await workTogether(scene, ground));
  const outcome = await conclude(ended, scene, ground);
  await answerInThreads(scene, ground, outcome);
  await callForHelp(scene, ground, outcome);
  return outcome;
}

/** What breaks on the way doesn't take the agents' finished work with it. */
async function workTogether(scene: Scene, ground: Ground): Promise<Ended> {
  const budget = budgetFor(scene, ground.team.settings.limits);
  const ended = await attempt(workWithin(budget, scene, ground));
  budget.close();
  await attempt(scene.world.runtime.stop());
  return ended.kind === 'done' ? ended.value : { kind: 'broken', ...describe(ended.error) };
}

async function workWithin(budget: Budget, scene: Scene, ground: Ground): Promise<Coordination> {
  const crew = await assembleCrew(scene, ground, budget);
  const feedback = await hearFeedback(scene, ground, crew.authority);
  if (feedback !== undefined) return revise(scene, feedback, crew);
  const { command } = scene.request;
  return command.kind === 'agent'
    ? goStraightTo(crew, crew.handoffTo(command.agent))
    : coordinate(await crew.coordination());
}

function failed(thrown: unknown): Reply {
  const { message, hint } = describe(thrown);
  return { outcome: { kind: 'failed', reason: message, hint, work: undefined } };
}
