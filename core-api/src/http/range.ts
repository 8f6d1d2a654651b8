/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of `size` bytes that a `Range` header asks for (RFC 9110, 14.2). Null without one that can be understood, with
 * several, or where `If-Range` names other bytes: then the whole file is sent. `outside` where the file has no such byte.
 */
export function rangeOf(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  { size, etag }: { size: number; etag: string | undefined },
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = ONE_RANGE.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (ifRange !== undefined && ifRange !== `"${etag ?? ''}"`) return null;
  if (from === '') {
    const last = Math.min(Number(to), size);
    return last === 0 ? 'outside' : { first: size - last, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'outside' : { first, last };
}
