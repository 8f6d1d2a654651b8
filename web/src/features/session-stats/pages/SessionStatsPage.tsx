import { useEffect } from 'react';
import { DateRangeField, PageHeader, Stack, Text } from '@ruta/design-system';
import { firstScreenShown } from '../../../lib/first-screen';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { Forbidden } from '../../../shared/PageStates';
import { usePageTitle } from '../../../shared/use-page-title';
import { MonthCharts } from '../parts/MonthCharts';
import { PeopleCharts } from '../parts/PeopleCharts';
import { SessionCharts } from '../parts/SessionCharts';
import { StatCards } from '../parts/StatCards';
import { sessionStatsTexts } from '../session-stats.texts';
import { usePeriod } from '../use-period';

/** Figures of video sessions in a period, of administrators and of the management where it may read them (STA-01). */
export function SessionStatsPage() {
  const { can } = useSession();
  return can('schedule-stats:read') ? <Statistics /> : <Forbidden />;
}

function Statistics() {
  const t = useTexts(sessionStatsTexts);
  const { period, isTooLong, choose } = usePeriod();
  usePageTitle(t('title'));
  // Every figure has states of its own, so the page is there with its frame.
  useEffect(firstScreenShown, []);
  return (
    <Stack gap={6}>
      <PageHeader title={t('title')} meta={<Text tone="muted">{t('intro')}</Text>} />
      <DateRangeField
        label={t('period')}
        startLabel={t('period.from')}
        endLabel={t('period.to')}
        value={{ start: period.date_start, end: period.date_end }}
        onChangeEnd={choose}
        errorMessage={isTooLong ? t('period.long') : undefined}
      />
      <StatCards period={period} />
      <PageSection title={t('section.months')}>
        <MonthCharts period={period} />
      </PageSection>
      <PageSection title={t('section.sessions')}>
        <SessionCharts period={period} />
      </PageSection>
      <PageSection title={t('section.people')}>
        <PeopleCharts period={period} />
      </PageSection>
    </Stack>
  );
}
