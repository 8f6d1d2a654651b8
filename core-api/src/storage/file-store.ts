/**
 * The file storage: a disk today, perhaps an object store later. The store assigns random keys; names and owners are in
 * the database.
 */
export interface FileStore {
  /** Folder for uploads; on the same disk, so that storing renames instead of copying. */
  readonly incoming: string;
  /** Stores bytes, or a file of `incoming`, under a new key. Durable once it resolves. */
  put(content: Uint8Array | { path: string }): Promise<StoredFile>;
  /** Null if the file does not exist. */
  open(key: string): Promise<OpenFile | null>;
  /** Deletes a file, if it exists. */
  delete(key: string): Promise<void>;
  /** Keys written before an instant, in groups of at most `size`. */
  keysBefore(instant: Date, size: number): AsyncIterable<string[]>;
  /** Deletes unfinished uploads from before an instant. */
  dropIncomingBefore(instant: Date): Promise<void>;
}

/** A stored file as replies send it: as a whole, or from one byte to another, both included. */
export interface OpenFile {
  /** Bytes. */
  size: number;
  /** Of its key, under which the bytes never change. */
  etag: string;
  content: AsyncIterable<Uint8Array>;
  part: (first: number, last: number) => AsyncIterable<Uint8Array>;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
}
