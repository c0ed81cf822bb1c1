// Finds the images that a session's model accepts, from Copilot's list of models, which leaves out a provider's models.
import type { CopilotClient, CopilotSession } from '@github/copilot-sdk';
import { attempt } from '#src/errors.ts';
import type { ImageLimits } from '#src/ports/agents.ts';

/** The images that each model accepts, by the model's id. */
export type ModelImages = ReadonlyMap<string, ImageLimits>;

type ModelList = Awaited<ReturnType<CopilotClient['rpc']['models']['list']>>;

/** Reads the list of models. A model that does not say how many images it takes is shown one. */
export function readModelImages({ models }: ModelList): ModelImages {
  const seeing = models.flatMap(({ id, capabilities }) => {
    if (capabilities.supports?.vision !== true) return [];
    const { vision } = capabilities.limits ?? {};
    const limits = {
      mimeTypes: vision?.supported_media_types ?? ['image/png', 'image/jpeg'],
      count: vision?.max_prompt_images ?? 1,
      bytes: vision?.max_prompt_image_size ?? Number.POSITIVE_INFINITY,
    };
    return [[id, limits] as const];
  });
  return new Map(seeing);
}

/** Returns the limits of the model that the session uses now. */
export async function imageLimitsOf(
  session: { readonly rpc: { readonly model: Pick<CopilotSession['rpc']['model'], 'getCurrent'> } },
  known: ModelImages,
): Promise<ImageLimits | undefined> {
  if (known.size === 0) return undefined;
  const current = await attempt(session.rpc.model.getCurrent());
  return current.kind === 'done' ? known.get(current.value.modelId ?? '') : undefined;
}
