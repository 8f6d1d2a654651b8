import type { FormationContent } from '@ruta/contracts/pfp/pfp.schema';
import type { IconName } from '@ruta/design-system';
import { viewOfFile, type FileView } from '../../shared/files/file-look';

/** How a content is shown: as a file, or as a link that leads out. */
export type ContentView = FileView | 'link';

export const viewOf = ({ kind, mime_type }: Pick<FormationContent, 'kind' | 'mime_type'>): ContentView =>
  kind === 'link' ? 'link' : viewOfFile(mime_type);

export const ICONS: Readonly<Record<ContentView, IconName>> = {
  ...{ pdf: 'file', picture: 'area', film: 'play', download: 'attachment', link: 'link' },
};

/** Minutes and seconds of a film: "1:05". */
export const lengthName = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Where a link leads: "gob.mx". */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
