import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { DataTable, QuadrantBars, QuadrantTotals, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { dpiResultsTexts } from '../dpi-results.texts';
import { sharesOf, totalsOf, totalsOfAll } from '../result-figures';
import { useRanking } from '../use-ranking';

/** Bars of quadrants per question, and all answers together. */
export function DpiCharts({ results: { items, chart } }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const q = useTexts(quadrantTexts);
  const locale = useLocale();
  const labels = { ...chartLabels(locale), empty: q('none') };
  const quadrants = [q('q1'), q('q2'), q('q3'), q('q4'), q('q5')] as const;
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
        {...totalsOfAll(chart)}
        words={{ quadrants, quadrant: q('quadrant'), count: q('count'), share: q('share') }}
      />
    </Stack>
  );
}

/**
 * The questions by their averages, the lowest first, with the share in the two lowest quadrants. The network's average
 * stands beside it once six schools have final figures.
 */
export function DpiRanking({ results }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  return (
    <Stack gap={2}>
      <DataTable aria-label={t('table')} {...useRanking(results)} status="ready" />
      {results.network.length > 0 && <Text tone="muted">{t('network.note')}</Text>}
    </Stack>
  );
}
