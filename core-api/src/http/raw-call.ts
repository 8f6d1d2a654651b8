import type { UploadedFile } from '../kernel/uploaded-file';

/** A call before validation. */
export interface RawCall {
  params: unknown;
  query: unknown;
  body?: unknown;
  files?: readonly UploadedFile[];
}
