import type { FileReply } from '@ruta/contracts';
import { CAPTIONS_TYPE, INLINE_TYPES } from '@ruta/contracts/kit/file-types';
import { displayName } from '../../storage/display-name';
import type { FileStore } from '../../storage/file-store';
import type { FormationContentRow } from './pfp.tables';

/** The file of a content, in place what a browser shows by itself, else to download; null for a link. */
export async function fileOf(store: FileStore, content: FormationContentRow): Promise<FileReply | null> {
  const { file_key, name, mime_type: type } = content;
  const stored = file_key === null ? null : await store.open(file_key);
  if (!stored) return null;
  const isInline = INLINE_TYPES.some((inline) => inline === type);
  return { name: displayName(name, type), type, disposition: isInline ? 'inline' : 'attachment', ...stored };
}

/** The captions of a film; null where it has none. */
export async function captionsOf(
  store: FileStore,
  { captions_key, name }: FormationContentRow,
): Promise<FileReply | null> {
  const stored = captions_key === null ? null : await store.open(captions_key);
  if (!stored) return null;
  return { name: displayName(name, CAPTIONS_TYPE), type: CAPTIONS_TYPE, disposition: 'inline', ...stored };
}
