import { DescriptionList, Grid, Skeleton, Stack } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { ScreenState } from '../../../shared/ScreenState';
import { complianceText } from '../figures';
import { figureTexts } from '../figures.texts';
import { observationStatistics } from '../observations.calls';
import { MonthsChart } from './MonthsChart';
import { ResponsesPie } from './ResponsesPie';

/** Responses and months of the observations of several schools (STA-03). */
export function NetworkObservations({ filter }: { filter: Branch }) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  const result = useEndpoint(observationStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />} loadingLabel={t('network.loading')}>
      {({ data: { pie, months, montlyObsProfessors } }) => (
        <Stack gap={4}>
          <DescriptionList
            columns={2}
            items={[
              { id: 'professors', term: t('professors.term'), detail: montlyObsProfessors },
              { id: 'compliance', term: t('compliance.term'), detail: complianceText(pie, locale) },
            ]}
          />
          <Grid minColumn="L" gap={5}>
            <ResponsesPie pie={pie} />
            <MonthsChart months={months} />
          </Grid>
        </Stack>
      )}
    </ScreenState>
  );
}
