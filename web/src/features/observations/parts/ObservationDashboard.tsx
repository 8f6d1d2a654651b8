import type { ObservationFiguresScreen } from '@ruta/contracts/observations/observations.screens';
import { Card, DescriptionList, Grid, PageHeader, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { reportPage, schoolPage, type ObservationArea } from '../addresses';
import { complianceText } from '../figures';
import { figureTexts } from '../figures.texts';
import { GuideTable } from './GuideTable';
import { MonthsChart } from './MonthsChart';
import { ResponsesPie } from './ResponsesPie';

export interface ObservationDashboardProps {
  area: ObservationArea;
  data: ObservationFiguresScreen;
  cycle: string | undefined;
}

/** A school's observations of a cycle: responses, months, guides (OBS-05). */
export function ObservationDashboard({ area, data, cycle }: ObservationDashboardProps) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  const { school, dashboard, past } = data;
  const { montlyObsProfessors, observable, observations, pie } = dashboard;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        backTo={{ label: t('back'), href: schoolPage(area, 'guides', school.id, { cycle }) }}
        meta={
          <>
            <Text tone="muted">{school.name}</Text>
            {past && <ReadOnlyNote past={past} />}
          </>
        }
      />
      <Card>
        <DescriptionList
          columns={3}
          items={[
            ...(past
              ? []
              : [
                  {
                    id: 'professors',
                    term: t('professors.term'),
                    detail: t('professors.value', { count: montlyObsProfessors, of: observable }),
                  },
                ]),
            { id: 'observations', term: t('observations.term'), detail: observations },
            { id: 'compliance', term: t('compliance.term'), detail: complianceText(pie, locale) },
          ]}
        />
      </Card>
      <Grid minColumn="L" gap={5}>
        <ResponsesPie pie={pie} />
        <MonthsChart months={dashboard.months} />
      </Grid>
      <PageSection title={t('guides')}>
        <GuideTable guides={dashboard.guides} hrefOf={(guide) => reportPage(area, school.id, guide, { cycle })} />
      </PageSection>
    </Stack>
  );
}
