// Gives a request straight to the agent that a person named, without the coordinator.

import type { CoordinationArgs, CoordinationResult } from './coordinator.ts';
import type { Handoff, RouteResult } from './messages/handoff.ts';

/** Gives the request to the named agent as it is, without the coordinator. */
export async function runNamedAgent(
  { environment, broker }: Pick<CoordinationArgs, 'environment' | 'broker'>,
  handoff: Handoff,
): Promise<CoordinationResult> {
  const result = await broker.route({ ...handoff, isFromPerson: true, waitForResult: true });
  await broker.settled();
  const exhausted = environment.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  return result.kind === 'answered' ? { kind: 'done', report: result.report } : failureOf(result);
}

function failureOf(result: Exclude<RouteResult, { kind: 'answered' }>): CoordinationResult {
  switch (result.kind) {
    case 'refused':
      return { kind: 'failed', reason: result.reason, type: result.code };
    case 'failed':
      return { kind: 'failed', reason: result.reason, type: result.type ?? result.kind };
    default:
      return { kind: 'failed', reason: `${result.to} gave no answer.`, type: result.kind };
  }
}
