import type { UploadedFile } from '../kernel/uploaded-file';

/** What a call brings, unchecked. */
export interface RawCall {
  params: unknown;
  query: unknown;
  body?: unknown;
  files?: readonly UploadedFile[];
}
