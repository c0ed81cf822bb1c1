import { describe, expect, it } from '@jest/globals';
import type { AttachmentAnswer } from '../../../../src/ports/github.ts';
import {
  openImageGallery,
  SEES_AS_USUAL,
} from '../../../../src/run/agents/briefing/attached-images.ts';
import type { ThreadImages } from '../../../../src/run/context/thread-images.ts';
import { aGif, aPng } from './an-image.ts';

const BLIND = { imageLimits: async () => undefined };

/** A thread whose images are attachments with these answers, all of one comment. */
function aGallery(answers: readonly AttachmentAnswer[], unshown: ThreadImages['unshown'] = []) {
  const asked: string[][] = [];
  const source = { kind: 'issue-comment', id: 1 } as const;
  const images = answers.map((_, index) => ({ id: `${index}`, source, shownIn: "mona's comment" }));
  const gallery = openImageGallery(
    { images, unshown },
    {
      async readAttachments(_post, ids) {
        asked.push([...ids]);
        return new Map(ids.map((id) => [id, answers[Number(id)] ?? missing('lost')]));
      },
    },
  );
  return { gallery, asked };
}

const read = (bytes: Uint8Array): AttachmentAnswer => ({ kind: 'read', bytes });
const missing = (reason: string): AttachmentAnswer => ({ kind: 'missing', reason });

describe('the images that a session is shown', () => {
  it('are attached in order, with a line for each', async () => {
    const { gallery } = aGallery([read(aPng(640, 480)), read(aGif(10, 20))]);
    const { part, images } = await gallery.show(SEES_AS_USUAL);
    expect(images.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['Image 1', 'image/png'],
      ['Image 2', 'image/gif'],
    ]);
    expect(part.text).toContain("Image 1: from mona's comment, 640 × 480\n");
    expect(part.text).toContain("Image 2: from mona's comment, 10 × 20\n");
    expect(part.text).not.toContain('not shown');
  });

  it.each([
    ['svg', read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')), /neither PNG/],
    ['a side that is too long', read(aPng(8001, 10)), /too large/],
    ['no size', read(aPng(0, 10)), /of unknown size/],
    ['nothing there', missing('not available from GitHub (HTTP 404)'), /HTTP 404/],
  ])('are told of, when one can’t be shown: %s', async (_, answer, reason) => {
    const { part, images } = await aGallery([answer]).gallery.show(SEES_AS_USUAL);
    expect(images).toEqual([]);
    expect(part.text).toMatch(/^## Images of the thread\n\n1 image is not shown: .*\.$/);
    expect(part.text).toMatch(reason);
  });

  it('are four at most, and the rest is counted', async () => {
    const { gallery, asked } = aGallery(Array.from({ length: 6 }, () => read(aPng(1, 1))));
    const { part, images } = await gallery.show(SEES_AS_USUAL);
    expect(images).toHaveLength(4);
    expect(part.text).toContain('2 images are not shown: only 4 can be shown.');
    expect(asked).toEqual([['0', '1', '2', '3']]);
  });

  it('are what the model takes', async () => {
    const { gallery } = aGallery([
      read(aGif(1, 1)),
      read(aPng(1, 1)),
      read(aPng(1, 1)),
      read(aPng(1, 1, 5000)),
    ]);
    const limits = { mimeTypes: ['image/png'], count: 1, bytes: 4000 };
    const { part, images } = await gallery.show({ imageLimits: async () => limits });
    expect(images).toHaveLength(1);
    expect(part.text).toContain(
      '3 images are not shown: 1 image/gif, which your model does not take; 1 too large; 1 only 1 can be shown.',
    );
  });

  it('are fetched once for all sessions, and never for a model that is not known to see', async () => {
    const { gallery, asked } = aGallery(
      [read(aPng(1, 1))],
      ['by somebody whose write access is not known'],
    );
    const { part, images } = await gallery.show(BLIND);
    expect(images).toEqual([]);
    expect(part.text).toContain(
      '2 images are not shown: 1 by somebody whose write access is not known; 1 your model is not known to take images.',
    );
    expect(asked).toEqual([]);
    await Promise.all([gallery.show(SEES_AS_USUAL), gallery.show(SEES_AS_USUAL)]);
    expect(asked).toHaveLength(1);
  });
});
