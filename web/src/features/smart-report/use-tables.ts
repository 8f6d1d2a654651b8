import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { percentText } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { formatDay, formatMonthShort } from '../../lib/dates';
import { useLocale, useTexts } from '../../lib/i18n';
import { useThemeName } from '../../shared/themes/use-theme-name';
import { smartReportTexts } from './smart-report.texts';

interface Row {
  id: string;
  name: string;
  first: string;
  second?: string;
}

export interface SmartTable {
  id: 'themes' | 'upcoming' | 'guides' | 'months';
  columns: TableColumn<Row>[];
  rows: Row[];
}

const columnsOf = (name: string, first: string, second?: string): TableColumn<Row>[] => [
  { id: 'name', header: name, isRowHeader: true, cell: (row) => row.name },
  { id: 'first', header: first, align: 'end', priority: 1, cell: (row) => row.first },
  ...(second === undefined
    ? []
    : [{ id: 'second', header: second, align: 'end', priority: 2, cell: (row: Row) => row.second } as const]),
];

/** What the report tells row by row, of the parts that are there; for the screen and the paper. */
export function useTables({ dpi, pfi, observations }: SmartReport): SmartTable[] {
  const t = useTexts(smartReportTexts);
  const locale = useLocale();
  const themeName = useThemeName();
  const tables: SmartTable[] = [];
  if (dpi.state === 'ready' && dpi.data && dpi.data.themes.length > 0)
    tables.push({
      id: 'themes',
      columns: columnsOf(t('theme'), t('average')),
      rows: dpi.data.themes.map(({ theme, average }) => ({
        ...{ id: theme, name: themeName(theme), first: average.toFixed(1) },
      })),
    });
  if (pfi.state === 'ready' && pfi.data && pfi.data.next.length > 0)
    tables.push({
      id: 'upcoming',
      columns: columnsOf(t('activity'), t('date')),
      rows: pfi.data.next.map(({ id, activity, date }) => ({
        ...{ id: String(id), name: activity, first: formatDay(date) },
      })),
    });
  if (observations.state === 'ready' && observations.data && observations.data.observations > 0) {
    const { guides, months } = observations.data;
    tables.push(
      {
        id: 'guides',
        columns: columnsOf(t('guide'), t('observations'), t('compliance')),
        rows: guides.map(({ guide, observations: count, compliance }) => ({
          ...{
            id: String(guide.id),
            name: t('guide.name', { name: guide.name, version: guide.version }),
            first: String(count),
          },
          second: compliance === null ? '–' : percentText(compliance, locale),
        })),
      },
      {
        id: 'months',
        columns: columnsOf(t('month'), t('observations'), t('professors')),
        rows: months.map(({ month, observations: count, professors }) => ({
          ...{ id: month, name: formatMonthShort(month, locale), first: String(count), second: String(professors) },
        })),
      },
    );
  }
  return tables;
}
