import { z } from 'zod';

/** The body of a success that is not a list: the data, and a sentence for the person if something was changed. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data, message: z.string().optional() });

/** One page of a list: `count` of `total` rows, page `page` of `pages`. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    pages: z.int(),
    count: z.int(),
  });

export interface Page<T> {
  data: T[];
  page: number;
  size: number;
  total: number;
  pages: number;
  count: number;
}

/** A file in a reply. */
export interface FileReply {
  /** Name for display and download; any text. */
  name: string;
  type: string;
  /** In bytes, if known. */
  size?: number;
  /** Only PDFs and files that we made or re-encoded are sent inline. */
  disposition: 'inline' | 'attachment';
  /** True if the address never serves another file, so that browsers may cache it. */
  isImmutable?: boolean;
  /** A strong ETag, without quotes: the same bytes have the same one. */
  etag?: string;
  /** The bytes from one place to another, both included. With it and a size, ranges are answered (RFC 9110). */
  part?: (first: number, last: number) => AsyncIterable<Uint8Array>;
  content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** The reply schema of a call that returns a file instead of JSON. */
export const fileReply: z.ZodType<{ file: FileReply }> = z.any();
