import type { DpiResult, DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { DataTable, QuadrantBars, QuadrantTotals, Stack, Text, type TableColumn } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { dpiResultsTexts } from '../dpi-results.texts';

const totalsOf = (item: DpiResult) =>
  [
    item.total_quadrant_1,
    item.total_quadrant_2,
    item.total_quadrant_3,
    item.total_quadrant_4,
    item.total_quadrant_5,
  ] as const;
const sharesOf = (item: DpiResult) =>
  [
    item.percentage_quadrant_1,
    item.percentage_quadrant_2,
    item.percentage_quadrant_3,
    item.percentage_quadrant_4,
    item.percentage_quadrant_5,
  ] as const;

/** Bars of quadrants per question, and all answers together. */
export function DpiCharts({ results: { items, chart } }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const q = useTexts(quadrantTexts);
  const locale = useLocale();
  const labels = { ...chartLabels(locale), empty: q('none') };
  const quadrants = [q('q1'), q('q2'), q('q3'), q('q4'), q('q5')] as const;
  const of = (quadrant: number) => chart.find((row) => row.quadrant === quadrant);
  const answers = chart.reduce((sum, { total }) => sum + total, 0);
  return (
    <Stack gap={5}>
      <QuadrantBars
        title={t('bars')}
        description={t('bars.note')}
        summary={t('bars.summary', { count: items.length })}
        labels={labels}
        rows={items.map((item) => ({
          ...{ id: String(item.id), label: item.question, average: item.average },
          ...{ totals: totalsOf(item), percentages: sharesOf(item) },
        }))}
        words={{ quadrants, row: t('row'), average: q('average') }}
      />
      <QuadrantTotals
        title={t('totals')}
        description={t('totals.note')}
        summary={t('totals.summary', { count: answers })}
        labels={labels}
        totals={[of(1)?.total ?? 0, of(2)?.total ?? 0, of(3)?.total ?? 0, of(4)?.total ?? 0, of(5)?.total ?? 0]}
        percentages={[
          of(1)?.percentage ?? 0,
          of(2)?.percentage ?? 0,
          of(3)?.percentage ?? 0,
          of(4)?.percentage ?? 0,
          of(5)?.percentage ?? 0,
        ]}
        words={{ quadrants, quadrant: q('quadrant'), count: q('count'), share: q('share') }}
      />
    </Stack>
  );
}

type Ranked = Omit<DpiResult, 'id'> & { id: string };

/**
 * The questions by their averages, the lowest first, with the share in the two lowest quadrants. The network's average
 * stands beside it once six schools have final figures.
 */
export function DpiRanking({ results: { items, ranking, network } }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
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
        `${(percentage_quadrant_1 + percentage_quadrant_2).toFixed(1)} %`,
    },
    {
      ...{ id: 'answers', header: t('column.answers'), align: 'end', priority: 3 },
      cell: ({ answered, instruments }) => t('answers.of', { answered, instruments }),
    },
  ];
  return (
    <Stack gap={2}>
      <DataTable aria-label={t('table')} columns={columns} rows={rows} status="ready" />
      {network.length > 0 && <Text tone="muted">{t('network.note')}</Text>}
    </Stack>
  );
}
