// Two pictures, pixel by pixel. Runs in Node and, as text, in the page that decodes the pictures.

/**
 * Compares two pictures of RGBA bytes that stand on a common ground of `width` × `height`. A pixel differs where a
 * channel differs by more than `tolerance` (0 to 255), which lets the smoothing of letters pass. Gives how many differ,
 * and the difference as a picture: what is alike, pale; what differs, red.
 */
export function compare(before, after, width, height, tolerance = 16) {
  const picture = new Uint8ClampedArray(width * height * 4);
  let changed = 0;
  for (let at = 0; at < picture.length; at += 4) {
    const differs = [0, 1, 2, 3].some((channel) => Math.abs(before[at + channel] - after[at + channel]) > tolerance);
    if (differs) changed += 1;
    const grey = 224 + (after[at] + after[at + 1] + after[at + 2]) / 32;
    picture[at] = differs ? 214 : grey;
    picture[at + 1] = differs ? 0 : grey;
    picture[at + 2] = differs ? 40 : grey;
    picture[at + 3] = 255;
  }
  return { changed, picture };
}
