import type { Evidence } from '@ruta/contracts/activities/activity.schema';

export const isPicture = ({ mime_type }: Pick<Evidence, 'mime_type'>): boolean => mime_type !== 'application/pdf';

const KINDS: Readonly<Record<Evidence['mime_type'], string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

const KILOBYTE = 1000;

/** "JPG, 1.2 MB". */
export function evidenceDetail({ mime_type, size }: Evidence, locale: string): string {
  const [value, unit] = size < KILOBYTE ** 2 ? [size / KILOBYTE, 'kB'] : [size / KILOBYTE ** 2, 'MB'];
  const number = new Intl.NumberFormat(locale === 'es' ? 'es-MX' : 'en', {
    maximumFractionDigits: unit === 'MB' ? 1 : 0,
  }).format(Math.max(value, 1));
  return `${KINDS[mime_type]}, ${number} ${unit}`;
}
