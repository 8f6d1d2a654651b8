import type { Panel } from '@ruta/contracts/kit/screen';
import type { FormationPlan, FormationSummary } from '@ruta/contracts/pfp/pfp.schema';
import { Card, ErrorState, ProgressBar, Stack, Text, percentText } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { sharedTexts } from '../../../shared/shared.texts';
import { pfpTexts } from '../pfp.texts';

export interface SchoolFiguresProps {
  summary: Panel<FormationSummary>;
  plans: readonly FormationPlan[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** How many people of a school have consulted each plan that is expected of them (PFP-01). Nobody is named. */
export function SchoolFigures({ summary, plans, isRetrying, onRetry }: SchoolFiguresProps) {
  const t = useTexts(pfpTexts);
  const shared = useTexts(sharedTexts);
  return (
    <PageSection title={t('figures.title')}>
      <Card>
        {summary.state === 'ready' ? (
          <Bars summary={summary.data} plans={plans} />
        ) : (
          <ErrorState
            size="S"
            level={3}
            title={t('figures.failed')}
            retryLabel={shared('retry')}
            isRetrying={isRetrying}
            onRetry={onRetry}
          />
        )}
      </Card>
    </PageSection>
  );
}

function Bars({
  summary: { pie, plans: figures },
  plans,
}: { summary: FormationSummary } & Pick<SchoolFiguresProps, 'plans'>) {
  const t = useTexts(pfpTexts);
  const locale = useLocale();
  const bars = plans.flatMap(({ id, plan: { name } }) => {
    const figure = figures.find((one) => one.id === id);
    return figure ? [{ ...figure, name }] : [];
  });
  if (bars.length === 0) return <Text tone="muted">{t('figures.none')}</Text>;
  const expected = pie.consulted + pie.notConsulted;
  return (
    <Stack gap={4}>
      <Text element="p">
        {t('figures.all', { percent: percentText((pie.consulted / expected) * 100, locale), count: bars.length })}
      </Text>
      {bars.map((bar) => (
        <ProgressBar
          key={bar.id}
          label={bar.name}
          value={bar.consulted}
          maxValue={bar.expected}
          valueLabel={t('figures.of', { done: bar.consulted, count: bar.expected })}
        />
      ))}
    </Stack>
  );
}
