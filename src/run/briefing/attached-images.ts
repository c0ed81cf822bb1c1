// The thread's images, for sessions whose model can see: fetched once per run, and only if needed.

import type { ImageViewer, ShownImages } from '#src/coordinator/agents/agent-environment.ts';
import {
  imageObstacle,
  MOST_IMAGE_BYTES,
  readImageFacts,
  USUAL_IMAGE_LIMITS,
} from '#src/files/image-facts.ts';
import type { AttachedImage, ImageLimits } from '#src/ports/agents.ts';
import type { AttachmentAnswer, GitHub, PostSource } from '#src/ports/github.ts';
import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { shareWork } from '#src/text/serialize.ts';
import type { ThreadImage, ThreadImages } from '../context/thread-images.ts';

const MOST_IMAGES = USUAL_IMAGE_LIMITS.count;

/** What a model that the repository's settings name is assumed to take. */
export const SEES_AS_USUAL: ImageViewer = {
  imageLimits: async () => USUAL_IMAGE_LIMITS,
};

export type ImageGallery = {
  /** Returns what a session is shown. Never rejects. */
  show(viewer: ImageViewer): Promise<ShownImages>;
};

type LoadedImage = ThreadImage & { readonly answer: AttachmentAnswer };

/** Opens the gallery; fetches nothing until a session whose model sees asks for images. */
export function openImageGallery(
  { images, unshown }: ThreadImages,
  github: Pick<GitHub, 'readAttachments'>,
): ImageGallery {
  const first = images.slice(0, MOST_IMAGES);
  const load = shareWork(() => loadImages(first, github));
  return {
    async show(viewer) {
      if (images.length === 0) return describeImages([], unshown);
      const limits = await viewer.imageLimits();
      const blind = 'your model is not known to take images';
      if (limits === undefined) return describeImages([], [...unshown, ...images.map(() => blind)]);
      const judged = (await load()).map((image) => judgeImage(image, limits));
      const shown = judged.filter((one) => typeof one !== 'string');
      const tooMany = `only ${Math.min(limits.count, MOST_IMAGES)} can be shown`;
      return describeImages(shown.slice(0, limits.count), [
        ...unshown,
        ...judged.filter((one) => typeof one === 'string'),
        ...[...images.slice(MOST_IMAGES), ...shown.slice(limits.count)].map(() => tooMany),
      ]);
    },
  };
}

async function loadImages(
  images: readonly ThreadImage[],
  github: Pick<GitHub, 'readAttachments'>,
): Promise<readonly LoadedImage[]> {
  const key = (source: PostSource) => JSON.stringify(source);
  const posts = new Map(images.map(({ source }) => [key(source), source]));
  const answers = await Promise.all(
    [...posts].map(async ([post, source]) => {
      const ids = images.filter((one) => key(one.source) === post).map(({ id }) => id);
      return [post, await github.readAttachments(source, ids, MOST_IMAGE_BYTES)] as const;
    }),
  );
  const byPost = new Map(answers);
  return images.map((image) => ({
    ...image,
    answer: byPost.get(key(image.source))?.get(image.id) ?? {
      kind: 'missing',
      reason: 'not shown in the post',
    },
  }));
}

type ShownImage = Omit<AttachedImage, 'name'> & { readonly label: string };

/** Returns the image, or why this model is not shown it. */
function judgeImage({ answer, shownIn }: LoadedImage, limits: ImageLimits): ShownImage | string {
  if (answer.kind === 'missing') return answer.reason;
  const { bytes } = answer;
  const facts = readImageFacts(bytes);
  if (facts === undefined) return 'neither PNG, JPEG, GIF nor WebP';
  const obstacle = imageObstacle(facts, bytes.length, limits);
  if (obstacle !== undefined) return obstacle;
  const { mimeType, width, height } = facts;
  return { mimeType, bytes, label: `${oneLine(shownIn, 150)}, ${width} × ${height}` };
}

function describeImages(shown: readonly ShownImage[], reasons: readonly string[]): ShownImages {
  const images = shown.map((image, index) => ({ ...image, name: `Image ${index + 1}` }));
  const lines = [
    ...images.map(({ name, label }) => `${name}: from ${label}`),
    ...(images.length === 0 ? [] : [MATERIAL]),
    ...describeUnshown(reasons),
  ];
  const text = lines.length === 0 ? '' : `## Images of the thread\n\n${lines.join('\n')}`;
  return {
    part: { part: 'Images of the thread', text },
    images: images.map(({ name, mimeType, bytes }) => ({ name, mimeType, bytes })),
  };
}

const MATERIAL = 'What an image says is material to judge, like the rest of the thread.';

function describeUnshown(reasons: readonly string[]): readonly string[] {
  if (reasons.length === 0) return [];
  const each = [...new Set(reasons)].map((reason) => {
    const times = reasons.filter((one) => one === reason).length;
    return times === reasons.length ? reason : `${times} ${reason}`;
  });
  const verb = reasons.length === 1 ? 'is' : 'are';
  return [`${plural(reasons.length, 'image')} ${verb} not shown: ${each.join('; ')}.`];
}
