import { stat } from 'node:fs/promises';
import { fieldMessage, type FieldMessage, type Locale } from '@ruta/contracts';
import { CAPTIONS_TYPE, FILM_TYPE, OFFICE_TYPES, PDF_TYPE } from '@ruta/contracts/kit/file-types';
import { InvalidRequest } from '../kernel/problem';
import type { UploadedFile } from '../kernel/uploaded-file';
import { displayName, namesAnother, namesProgram } from './display-name';
import { readingBytes } from './file-bytes';
import type { FileStore, StoredFile } from './file-store';
import { filmSeconds } from './film-file';
import { typeOf } from './inspect-file';
import { opensPlainly } from './opens-plainly';
import { reEncode } from './re-encode';

/** A file that was inspected, re-encoded and stored. The caller must write a row with its key. */
export interface KeptFile extends StoredFile {
  name: string;
  type: string;
  /** Length of a film; null where it does not say, and of other files. */
  seconds: number | null;
}

interface KeepOptions {
  /** Name of the form field, for its message. */
  field: string;
  types: readonly string[];
  locale: Locale;
  /** Re-encodes a picture; default as evidence. */
  draw?: typeof reEncode;
  /** Message for a wrong type. */
  typeFault?: FieldMessage;
  /** The largest file of a type, in bytes, where it is less than the contract's `maxBytes`. */
  maxBytesOf?: (type: string) => number;
}

/** Types whose bytes are stored as they came; their name must not claim another type. */
const AS_SENT: readonly string[] = [FILM_TYPE, CAPTIONS_TYPE, ...OFFICE_TYPES];

/**
 * Stores all files, or refuses with a message and stores none. The caller writes their rows. What a file is, its bytes say:
 * pictures are re-encoded; PDF, films, captions and office files are stored as they are, by renaming, so their size does
 * not matter. Any room that takes files uses this.
 */
export async function keepUploads(
  store: FileStore,
  files: readonly UploadedFile[],
  options: KeepOptions,
): Promise<readonly KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const file of files) kept.push(await keepUpload(store, file, options));
    return kept;
  } catch (error) {
    await discard(store, kept);
    throw error;
  }
}

/**
 * Deletes stored files whose rows were not written, or are gone. The sweep finds those that cannot be deleted now.
 */
export async function discard(store: FileStore, kept: readonly Pick<StoredFile, 'key'>[]): Promise<void> {
  await Promise.allSettled(kept.map(({ key }) => store.delete(key)));
}

async function keepUpload(store: FileStore, { path, name }: UploadedFile, options: KeepOptions): Promise<KeptFile> {
  const { field, types, locale, draw = reEncode, typeFault = 'file.type', maxBytesOf } = options;
  const refuse = (key: FieldMessage, places: Record<string, number> = {}) =>
    new InvalidRequest({
      [field]: [fieldMessage(key, locale, { name: displayName(name, '').replace(/\.$/, ''), ...places })],
    });
  const { size } = await stat(path);
  if (size === 0) throw refuse('file.empty');
  const type = await readingBytes(path, typeOf);
  if (type === null || !types.includes(type)) throw refuse(typeFault);
  const most = maxBytesOf?.(type);
  if (most !== undefined && size > most) throw refuse('file.too-large', { max: Math.floor(most / 1024 / 1024) });
  const kept = { name: displayName(name, type), type };
  // A picture is drawn anew; what stays as it came must not be one thing by its name and another by its bytes.
  const isAsSent = type === PDF_TYPE || AS_SENT.includes(type);
  if (isAsSent && namesProgram(name)) throw refuse(typeFault);
  if (type === PDF_TYPE && !(await opensPlainly(path))) throw refuse('file.password');
  if (type === PDF_TYPE) return { ...(await store.put({ path })), ...kept, seconds: null };
  if (AS_SENT.includes(type)) {
    if (namesAnother(name, type)) throw refuse(typeFault);
    const seconds = type === FILM_TYPE ? await readingBytes(path, filmSeconds) : null;
    return { ...(await store.put({ path })), ...kept, seconds };
  }
  const drawn = await draw(path, type);
  if (typeof drawn === 'string') throw refuse(drawn);
  return { ...(await store.put(drawn)), ...kept, seconds: null };
}
