// THE STORY of a comment run: authorised, acknowledged, understood, coordinated, published, answered.
import { conclude } from './story/conclude.ts';
import { coordinate, goStraightTo } from './coordinator/coordinator.ts';
import { assembleCompany } from './story/crew.ts';
import { mayAsk, refuse } from './story/entrance.ts';
import { attempt, describe } from './errors.ts';
import { type Ground, openGround } from './story/ground.ts';
import type { Outcome } from './outcome.ts';
import { answerFromState, askForTeam, type Reply } from './story/replies.ts';
import {
  acknowledge,
  budgetFor,
  endRun,
  type RunArgs,
  type RunReport,
  type Scene,
} from './story/scene.ts';

/** Runs one request to its outcome, which the board shows when this resolves. */
export async function run(args: RunArgs): Promise<RunReport> {
  const permit = await mayAsk(args);
  if (permit.kind === 'refused') return refuse(args, permit);
  const scene = await acknowledge(args);
  if (scene.kind === 'answered-before') return scene.report;
  const reply = await attempt(answer(scene));
  return endRun(scene, reply.kind === 'done' ? reply.value : failed(reply.error));
}

async function answer(scene: Scene): Promise<Reply> {
  const ground = await openGround(scene);
  if (ground.kind === 'no-team') return askForTeam(scene, ground.location);
  return answerFromState(scene, ground) ?? { outcome: await work(scene, ground) };
}

async function work(scene: Scene, ground: Ground): Promise<Outcome> {
  const budget = budgetFor(scene, ground.team.settings.limits);
  const company = await assembleCompany(scene, ground, budget);
  const { request } = scene;
  const coordination =
    request.command.kind === 'agent'
      ? await goStraightTo(company, company.handoffOf(request))
      : await coordinate(company.coordination(request));
  budget.close();
  await scene.world.runtime.stop();
  return conclude(coordination, scene, ground);
}

function failed(thrown: unknown): Reply {
  const { message, hint } = describe(thrown);
  return { outcome: { kind: 'failed', reason: message, hint, work: undefined } };
}
