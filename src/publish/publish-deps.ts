// What publishing works with.
import type { GitHub } from '#src/ports/index.ts';
import type { DeliverWorkDeps } from './deliver-work.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { RenderContext } from './render/render-context.ts';

export type PublishDeps = Pick<Outbound, 'seal' | 'sealTitle' | 'sealWithin'> &
  DeliverWorkDeps & {
    readonly github: GitHub;
    readonly context: () => RenderContext;
    readonly holdsSecret: (text: string) => boolean;
    /** Tells people about a failure that harms nothing else. */
    readonly note: (text: string) => void;
  };
