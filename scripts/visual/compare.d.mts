interface Picture {
  width: number;
  height: number;
  /** RGBA, four bytes a pixel. */
  data: Buffer;
}
/** Compares two pictures; see compare.mjs. */
export function compare(
  before: Picture,
  after: Picture,
  threshold?: number,
): { changed: number; share: number; picture: Picture };
