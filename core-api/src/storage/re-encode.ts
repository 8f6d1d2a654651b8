import sharp, { type Sharp } from 'sharp';
import { boundedQueue } from '../queue/bounded-queue';

/** Longer side in px: enough to read a blackboard, a tenth of a phone's photo. */
const SIDE_MAX = 2560;
/** Side of a person's photo in px, sharp at twice the size of the largest avatar. */
const SQUARE = 256;
/** 64 megapixels; a picture with 20,000 × 20,000 px is refused before decoding (B27). */
const PIXELS_MAX = 64_000_000;
const WAITING_MAX = 30;
const WITHIN_MS = 60_000;

// One picture at a time, one thread, no cache: memory stays flat.
sharp.cache(false);
sharp.concurrency(1);
const oneAtATime = boundedQueue({
  atOnce: 1,
  waitingMax: WAITING_MAX,
  withinMs: WITHIN_MS,
  refusal: 'server.unavailable',
});

export type ImageFault = 'file.unreadable' | 'file.pixels';

/**
 * Re-encodes a picture: upright, at most 2560 px, without location, camera and other metadata (T05). Nothing of the
 * original bytes remains. Returns a fault if it is no picture or too large.
 */
export const reEncode = (path: string, type: string): Promise<Buffer | ImageFault> =>
  drawn(path, async (image) => {
    const turned = image
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
    if (type === 'image/png') return turned.png({ compressionLevel: 9 }).toBuffer();
    if (type === 'image/webp') return turned.webp({ quality: 82 }).toBuffer();
    return turned.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  });

/** Re-encodes a picture as a small square WebP around its most salient part, such as a face. */
export const squareOf = (path: string): Promise<Buffer | ImageFault> =>
  drawn(path, (image) =>
    image
      .autoOrient()
      .resize({ width: SQUARE, height: SQUARE, fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  );

const drawn = (path: string, draw: (image: Sharp) => Promise<Buffer>): Promise<Buffer | ImageFault> =>
  oneAtATime(async () => {
    try {
      return await draw(sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true }));
    } catch (error) {
      return /pixel limit/i.test(error instanceof Error ? error.message : '') ? 'file.pixels' : 'file.unreadable';
    }
  });
