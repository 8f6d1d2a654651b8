import type { PaiTab } from '@ruta/contracts/pai/pai.schema';
import { Card, QuadrantDistribution, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { paiFormTexts } from '../pai-form.texts';

/** What the school answered to a question, as far as it may be shown. */
export function TabFigures({ tab, isFree }: { tab: PaiTab; isFree: boolean }) {
  const t = useTexts(paiFormTexts);
  const q = useTexts(quadrantTexts);
  const locale = useLocale();
  const { figures } = tab;
  if (figures === null)
    return isFree ? null : (
      <Card tone="inset">
        <Text tone="muted">{t('figures.none')}</Text>
      </Card>
    );
  const answers = q('answers', { count: figures.answered });
  return (
    <QuadrantDistribution
      title={t('figures')}
      description={answers}
      summary={q('summary', { average: figures.average.toFixed(1), answers })}
      labels={{ ...chartLabels(locale), empty: q('none') }}
      average={figures.average}
      totals={[
        ...([figures.total_quadrant_1, figures.total_quadrant_2, figures.total_quadrant_3] as const),
        ...([figures.total_quadrant_4, figures.total_quadrant_5] as const),
      ]}
      percentages={[
        ...([figures.percentage_quadrant_1, figures.percentage_quadrant_2, figures.percentage_quadrant_3] as const),
        ...([figures.percentage_quadrant_4, figures.percentage_quadrant_5] as const),
      ]}
      words={{
        quadrants: [q('q1'), q('q2'), q('q3'), q('q4'), q('q5')],
        quadrant: q('quadrant'),
        count: q('count'),
        share: q('share'),
        average: q('average'),
      }}
    />
  );
}
