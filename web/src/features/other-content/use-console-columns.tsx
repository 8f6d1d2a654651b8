import { useTexts } from '../../lib/i18n';
import { consoleTexts } from './console.texts';
import { audiencesOf } from './content-look';
import { otherContentTexts } from './other-content.texts';
import type { ContentColumn } from './parts/ContentTable';

/** The columns that only the console has: whom a content is for, and how often its file was opened. */
export function useConsoleColumns(): ContentColumn[] {
  const t = useTexts(consoleTexts);
  const list = useTexts(otherContentTexts);
  return [
    {
      id: 'audience',
      header: list('column.audience'),
      priority: 2,
      cell: ({ content: { roles } }) =>
        audiencesOf(roles)
          .map((id) => t(`audience.${id}`))
          .join(', ') || t('audience.all'),
    },
    {
      id: 'downloads',
      header: list('column.downloads'),
      priority: 3,
      isForWide: true,
      cell: ({ content: { file, downloads } }) => (file === null ? '—' : String(downloads)),
    },
  ];
}
