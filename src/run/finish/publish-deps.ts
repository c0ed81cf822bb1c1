// What publishing needs of a run.
import type { PublishDeps } from '../../publish/publish.ts';
import type { RunContext } from '../start/run-context.ts';

/** What publishing needs of the run. */
export function publishDepsOf({
  ports,
  transcript,
  renderContext,
  outbound,
}: RunContext): PublishDeps {
  return {
    ...ports,
    ...outbound,
    context: renderContext,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
  };
}
