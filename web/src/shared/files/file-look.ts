/** How a file is shown: in place in the file modal, or as a download. */
export type FileView = 'pdf' | 'picture' | 'film' | 'download';

/** How a file of a media type is shown (decision 0055). */
export function viewOfFile(mime_type: string): FileView {
  if (mime_type === 'application/pdf') return 'pdf';
  if (mime_type.startsWith('image/')) return 'picture';
  return mime_type === 'video/mp4' ? 'film' : 'download';
}

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

const KILOBYTE = 1000;

/** "184 kB" or "1.2 MB". */
export function sizeName(bytes: number, locale: string): string {
  const isSmall = bytes < KILOBYTE ** 2;
  const number = new Intl.NumberFormat(locale === 'es' ? 'es-MX' : 'en', { maximumFractionDigits: isSmall ? 0 : 1 });
  return `${number.format(Math.max(bytes / (isSmall ? KILOBYTE : KILOBYTE ** 2), 1))} ${isSmall ? 'kB' : 'MB'}`;
}
