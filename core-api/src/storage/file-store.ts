/**
 * Where files live, whatever is behind it: a disk today, an object store tomorrow. A key is given by the store and says
 * nothing about the file; what a file is called and whose it is, the database knows.
 */
export interface FileStore {
  /** A folder for what is on its way in; on the same disk, so that keeping a file never copies it. */
  readonly incoming: string;
  /** Keeps bytes, or a file of `incoming`, under a new key. When this has answered, they survive a power cut. */
  put(content: Uint8Array | { path: string }): Promise<StoredFile>;
  /** Null where there is no such file. */
  open(key: string): Promise<{ size: number; content: AsyncIterable<Uint8Array> } | null>;
  /** Deleting what is not there is no mistake. */
  delete(key: string): Promise<void>;
  /** The keys written before an instant, in groups of at most `size`. */
  keysBefore(instant: Date, size: number): AsyncIterable<string[]>;
  /** Deletes what was on its way in before an instant and never arrived. */
  dropIncomingBefore(instant: Date): Promise<void>;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
}
