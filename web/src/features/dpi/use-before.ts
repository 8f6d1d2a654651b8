import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import type { TableColumn } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { changeOf } from '../../shared/charts/change-of';
import { useThemeName } from '../../shared/themes/use-theme-name';
import { dpiResultsTexts } from './dpi-results.texts';

interface Compared {
  id: string;
  average: number;
  before: number | null;
}

/** The table beside the cycle before, of the screen and of the paper. */
export function useBefore({ themes }: DpiResults) {
  const t = useTexts(dpiResultsTexts);
  const themeName = useThemeName();
  const columns: TableColumn<Compared>[] = [
    { id: 'theme', header: t('column.theme'), isRowHeader: true, cell: ({ id }) => themeName(id) },
    {
      ...{ id: 'before', header: t('column.before'), align: 'end', priority: 2 },
      cell: ({ before }) => (before === null ? t('before.none') : before.toFixed(1)),
    },
    {
      ...{ id: 'average', header: t('column.now'), align: 'end', priority: 1 },
      cell: ({ average }) => average.toFixed(1),
    },
    {
      ...{ id: 'change', header: t('column.change'), align: 'end', priority: 3 },
      cell: ({ average, before }) => (before === null ? t('before.none') : changeOf(average - before)),
    },
  ];
  const rows = themes.map(({ theme, ...row }) => ({ id: theme, ...row }));
  return { columns, rows };
}
