import type { DpiResult, DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { percentText } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { useLocale, useTexts } from '../../lib/i18n';
import { dpiResultsTexts } from './dpi-results.texts';

type Ranked = Omit<DpiResult, 'id'> & { id: string };

/** The table of where to begin, of the screen and of the paper. */
export function useRanking({ items, ranking, network }: DpiResults) {
  const t = useTexts(dpiResultsTexts);
  const locale = useLocale();
  const averages = new Map(network.map(({ question_id, average }) => [question_id, average]));
  const rows = ranking.flatMap((id): Ranked[] => {
    const item = items.find((one) => one.id === id);
    return item ? [{ ...item, id: String(id) }] : [];
  });
  const columns: TableColumn<Ranked>[] = [
    { id: 'question', header: t('column.question'), isRowHeader: true, cell: ({ question }) => question },
    {
      ...{ id: 'average', header: t('column.average'), align: 'end', priority: 1 },
      cell: ({ average }) => average.toFixed(1),
    },
    ...(network.length > 0
      ? [
          {
            ...{ id: 'network', header: t('column.network'), align: 'end' as const, priority: 2 as const },
            cell: ({ questionId }: Ranked) => averages.get(questionId)?.toFixed(1) ?? t('before.none'),
          },
        ]
      : []),
    {
      ...{ id: 'low', header: t('column.low'), align: 'end', priority: 2 },
      cell: ({ percentage_quadrant_1, percentage_quadrant_2 }) =>
        percentText(percentage_quadrant_1 + percentage_quadrant_2, locale),
    },
    {
      ...{ id: 'answers', header: t('column.answers'), align: 'end', priority: 3 },
      cell: ({ answered, instruments }) => t('answers.of', { answered, instruments }),
    },
  ];
  return { columns, rows };
}
