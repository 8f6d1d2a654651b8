import { stat } from 'node:fs/promises';
import { fieldMessage, type FieldMessage, type Locale } from '@ruta/contracts';
import { InvalidRequest } from '../kernel/problem';
import type { UploadedFile } from '../kernel/uploaded-file';
import { displayName } from './display-name';
import type { FileStore, StoredFile } from './file-store';
import { typeOf } from './inspect-file';
import { reEncode } from './re-encode';

/** A file that was inspected, re-encoded and stored. The caller must write a row with its key. */
export interface KeptFile extends StoredFile {
  name: string;
  type: string;
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
}

/** Stores all files, or refuses with a message and stores none. The caller writes their rows. */
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

/** Deletes stored files whose rows were not written. The sweep finds those that cannot be deleted now. */
export async function discard(store: FileStore, kept: readonly StoredFile[]): Promise<void> {
  await Promise.allSettled(kept.map(({ key }) => store.delete(key)));
}

async function keepUpload(store: FileStore, { path, name }: UploadedFile, options: KeepOptions) {
  const { field, types, locale, draw = reEncode, typeFault = 'file.type' } = options;
  const refuse = (key: string) =>
    new InvalidRequest({ [field]: [fieldMessage(key, locale, { name: displayName(name, '').replace(/\.$/, '') })] });
  if ((await stat(path)).size === 0) throw refuse('file.empty');
  const type = await typeOf(path);
  if (type === null || !types.includes(type)) throw refuse(typeFault);
  if (type === 'application/pdf') return { ...(await store.put({ path })), name: displayName(name, type), type };
  const drawn = await draw(path, type);
  if (typeof drawn === 'string') throw refuse(drawn);
  return { ...(await store.put(drawn)), name: displayName(name, type), type };
}
