import { z } from 'zod';

/** The body of every success that is not a list: the data, and a sentence for the person where something was done. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data, message: z.string().optional() });

/** One page of a list: `count` rows of `total`, page `page` of `pages`. */
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

/** A file on its way to the person. */
export interface FileReply {
  /** The name it is shown and saved by; any text. */
  name: string;
  type: string;
  /** Bytes, where they are known. */
  size?: number;
  /** Shown by the browser, or saved. Only what we made or re-encoded ourselves, and PDFs, are ever shown. */
  disposition: 'inline' | 'attachment';
  /** Its address never shows another file: a browser may keep it. */
  isImmutable?: boolean;
  content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** The reply of a call that gives a file; nothing of it is JSON. */
export const fileReply: z.ZodType<{ file: FileReply }> = z.any();
