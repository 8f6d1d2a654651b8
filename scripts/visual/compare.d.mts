/** Compares two pictures of RGBA bytes of one size; see compare.mjs. */
export function compare(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  width: number,
  height: number,
  tolerance?: number,
): { changed: number; picture: Uint8ClampedArray };
