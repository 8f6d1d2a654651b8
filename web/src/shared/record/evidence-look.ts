import type { Evidence } from '@ruta/contracts/activities/activity.schema';
import { sizeName, typeName } from '../files/file-look';

export const isPicture = ({ mime_type }: Pick<Evidence, 'mime_type'>): boolean => mime_type !== 'application/pdf';

/** "JPG, 1.2 MB". */
export const evidenceDetail = ({ mime_type, size }: Evidence, locale: string): string =>
  `${typeName(mime_type)}, ${sizeName(size, locale)}`;
