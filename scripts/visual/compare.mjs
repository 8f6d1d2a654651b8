// Compares two pictures pixel by pixel.
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares two pictures, padded to a common size. `threshold` from 0 to 1 is the difference of colour that is ignored:
 * the default ignores the smoothing of letters. Gives how many pixels differ, their share, and the differences as a picture:
 * pale where both are alike, red where they differ.
 */
export function compare(before, after, threshold = 0.04) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const [one, other] = [before, after].map((image) => {
    const padded = new PNG({ width, height });
    PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
    return padded.data;
  });
  const options = { threshold, includeAA: true, diffColor: [214, 0, 40] };
  const changed = pixelmatch(one, other, picture.data, width, height, options);
  return { changed, share: changed / (width * height), picture };
}
