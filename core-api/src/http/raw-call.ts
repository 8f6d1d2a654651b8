/** A file as it came: nothing of it is believed yet. It lies in the folder of arrivals until the call is answered. */
export interface UploadedFile {
  path: string;
  /** As the sender named it, UTF-8. */
  name: string;
}

/** What a call brings, not looked at yet. */
export interface RawCall {
  params: unknown;
  query: unknown;
  body?: unknown;
  files?: readonly UploadedFile[];
}
