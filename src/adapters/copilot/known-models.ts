// What Copilot says of its models; it leaves out a provider's.
import type { CopilotClient, CopilotSession } from '@github/copilot-sdk';
import { attempt } from '#src/errors.ts';
import type { ImageLimits } from '#src/ports/agents.ts';

/** By a model's id: the images that it accepts, and how long it can be told to think. */
export type KnownModels = ReadonlyMap<
  string,
  { readonly images: ImageLimits | undefined; readonly efforts: readonly string[] }
>;

type ModelList = Awaited<ReturnType<CopilotClient['rpc']['models']['list']>>;

/** Reads the list of models. A model that does not say how many images it takes is shown one. */
export function readModels({ models }: ModelList): KnownModels {
  return new Map(
    models.map(({ id, capabilities, supportedReasoningEfforts: efforts = [] }) => {
      const { vision } = capabilities.limits ?? {};
      const images = {
        mimeTypes: vision?.supported_media_types ?? ['image/png', 'image/jpeg'],
        count: vision?.max_prompt_images ?? 1,
        bytes: vision?.max_prompt_image_size ?? Number.POSITIVE_INFINITY,
      };
      const isSeeing = capabilities.supports?.vision === true;
      return [id, { images: isSeeing ? images : undefined, efforts }];
    }),
  );
}

/** Returns the limits of the model that the session uses now. */
export async function imageLimitsOf(
  session: { readonly rpc: { readonly model: Pick<CopilotSession['rpc']['model'], 'getCurrent'> } },
  known: KnownModels,
): Promise<ImageLimits | undefined> {
  if (known.size === 0) return undefined;
  const current = await attempt(session.rpc.model.getCurrent());
  return current.kind === 'done' ? known.get(current.value.modelId ?? '')?.images : undefined;
}
