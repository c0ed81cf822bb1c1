// From the open board to a reply: loads the repository, then answers a command or lets agents work.

import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { Outcome } from '#src/outcome.ts';
import { checkWork } from './checks/check-work.ts';
import {
  answerCommand,
  answerWithoutTeam,
  carryOutCommand,
  readCommand,
} from './commands/answer-command.ts';
import { examine } from './commands/answer-doctor.ts';
import type { CommandReply } from './commands/command-reply.ts';
import type { RemoteSnapshot } from './context/fetch-remote.ts';
import { loadRepository, type RepositoryContext } from './context/load-repository.ts';
import { requireNames } from './context/names-in-the-way.ts';
import type { RunContext, WorkResult } from './context/run-context.ts';
import { concludeWork } from './finish/conclude-work.ts';
import { finishInterrupted } from './resume/finish-interrupted.ts';
import { takeUpLeftWork } from './resume/left-work.ts';
import { StateKeeper } from './resume/state-keeper.ts';

/** Answers a request; throws whatever fails outside of the agents' work. */
export async function answerRequest(
  context: RunContext,
  fetching: Promise<RemoteSnapshot>,
): Promise<CommandReply> {
  // The doctor answers whatever can't be read.
  if (context.request.command.kind === 'doctor') return examine(context, fetching);
  const snapshot = await fetching;
  const loading = loadRepository(context, snapshot);
  // Until then nothing has been done that a cancelled run could save.
  const repository = await unlessAborted(loading, context.ports.cancelled);
  if (repository.kind === 'no-team') return answerWithoutTeam(context, repository);
  // Nothing has asked for the box yet.
  if (repository.team.settings.isBoxOptional) context.ports.box.allowNone();
  const commanded = readCommand(context, repository.team);
  const reply = await answerCommand(commanded, repository);
  if (reply !== undefined) return reply;
  requireNames(commanded, repository, snapshot);
  const keeper = new StateKeeper(commanded, repository);
  const ended = await attempt(carryOut(commanded, repository, keeper));
  if (ended.kind === 'done') {
    await finishInterrupted(commanded, repository, keeper);
    return { outcome: ended.value, keeper };
  }
  // What the agents did must survive the error.
  await keeper.save();
  throw ended.error;
}

async function carryOut(
  context: RunContext,
  repository: RepositoryContext,
  keeper: StateKeeper,
): Promise<Outcome> {
  const result = await work(context, repository);
  keeper.conclude(result);
  const { git } = keeper;
  return concludeWork(result, { ...context, ports: { ...context.ports, git } }, repository);
}

async function work(context: RunContext, repository: RepositoryContext): Promise<WorkResult> {
  const left = takeUpLeftWork(context, repository);
  if (left?.kind === 'finished') {
    await checkWork(context, repository);
    return left.result;
  }
  return carryOutCommand(context, repository, left?.report);
}
