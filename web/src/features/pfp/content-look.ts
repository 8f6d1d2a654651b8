import type { FormationContent } from '@ruta/contracts/pfp/pfp.schema';
import type { IconName } from '@ruta/design-system';

/** How a content is shown: in the file modal, as a download, or as a link that leads out. */
export type ContentView = 'pdf' | 'picture' | 'film' | 'download' | 'link';

export function viewOf({ kind, mime_type }: Pick<FormationContent, 'kind' | 'mime_type'>): ContentView {
  if (kind === 'link') return 'link';
  if (mime_type === 'application/pdf') return 'pdf';
  if (mime_type.startsWith('image/')) return 'picture';
  return mime_type === 'video/mp4' ? 'film' : 'download';
}

export const ICONS: Readonly<Record<ContentView, IconName>> = {
  ...{ pdf: 'file', picture: 'area', film: 'play', download: 'attachment', link: 'link' },
};

const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
};

/** The kind of a file as people call it: "PDF". */
export const typeName = (mime_type: string): string | undefined => NAMES[mime_type];

/** Minutes and seconds of a film: "1:05". */
export const lengthName = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Where a link leads: "gob.mx". */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const KILOBYTE = 1000;

/** "184 kB" or "1.2 MB". */
export function sizeName(bytes: number, locale: string): string {
  const isSmall = bytes < KILOBYTE ** 2;
  const number = new Intl.NumberFormat(locale === 'es' ? 'es-MX' : 'en', { maximumFractionDigits: isSmall ? 0 : 1 });
  return `${number.format(Math.max(bytes / (isSmall ? KILOBYTE : KILOBYTE ** 2), 1))} ${isSmall ? 'kB' : 'MB'}`;
}
