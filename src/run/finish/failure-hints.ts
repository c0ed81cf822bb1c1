// Says what to do about a failure: of a push, or of a model's session.
import type { CoordinationResult } from '#src/coordinator/index.ts';
import { hintForMachine } from '#src/errors.ts';

/** What to do where GitHub refuses a push. */
export const PUSH_HINT =
  'To push, the job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.';

/** Says what to do about a session that failed; undefined where its reason says it. */
export function hintForFailure({
  type,
  reason,
}: Extract<CoordinationResult, { kind: 'failed' }>): string | undefined {
  return hintForMachine(reason) ?? hintForModelError(type);
}

/** Says what to do when a model doesn't answer, by the runtime's name for the error. */
function hintForModelError(type: string): string | undefined {
  switch (type) {
    case 'authentication':
    case 'authorization':
      return 'The model refused the credentials. Check the secret behind `provider-api-key` or `copilot-token`, and that it belongs to the model named in `model`.';
    case 'rate_limit':
    case 'quota':
      return "The model's limit is used up. Wait, or use another key or model.";
    case 'timeout':
    case 'silence':
      return 'The model did not answer in time. Run the job again, or raise `timeout-minutes`.';
    case 'runtime':
    case 'query':
      return 'Run the job again. If it fails the same way, check `model`, `provider` and `provider-base-url`.';
    default:
      // For our own codes, the reason says what to do.
      return undefined;
  }
}
