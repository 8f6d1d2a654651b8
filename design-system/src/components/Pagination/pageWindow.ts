/** A page number, or a gap with its key. */
export type PageEntry = number | 'gap-before' | 'gap-after';

const ALL = 7;

/** First and last page and the neighbours of the current one; at most seven entries. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= ALL) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...[4, 3, 2, 1, 0].map((back) => pageCount - back)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}
