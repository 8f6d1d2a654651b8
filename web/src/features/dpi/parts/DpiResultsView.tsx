import { lazy, Suspense, useState } from 'react';
import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import type { DpiResultScreen } from '@ruta/contracts/dpi/dpi.screens';
import {
  Button,
  Card,
  DescriptionList,
  Disclosure,
  EmptyState,
  Inline,
  PageHeader,
  Stack,
  Text,
} from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { PageSection } from '../../../shared/PageSection';
import { resultsPdfOf } from '../dpi.calls';
import { dpiResultsTexts } from '../dpi-results.texts';
import { useFacts } from '../use-facts';
import { useNoFigures } from '../use-no-figures';
import { DpiBefore } from './DpiBefore';
import { DpiCharts, DpiRanking } from './DpiFigures';
import { EndDialog } from './EndDialog';
import { PlanLink } from './PlanLink';
import { RemindButton } from './RemindButton';

// What is printed is fetched after what is read.
const DpiPaper = lazy(async () => ({ default: (await import('./DpiPaper')).DpiPaper }));

interface DpiResultsViewProps extends DpiResultScreen {
  area: 'coach' | 'scholastic';
}

/** What a school answered: bars per question, totals, where to begin, who answers, and the last day (DPI-03, DPI-04). */
export function DpiResultsView({ results, plan, area }: DpiResultsViewProps) {
  const t = useTexts(dpiResultsTexts);
  const [isEditing, setEditing] = useState(false);
  const { school, cycle, dpiClosure, canEditEnd } = results;
  return (
    <Stack gap={5}>
      <Suspense>
        <DpiPaper results={results} />
      </Suspense>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('meta', { school: school.name, cycle: cycle.name })}</Text>}
        actions={
          <Inline gap={2}>
            <RemindButton results={results} />
            {canEditEnd && dpiClosure && (
              <Button icon="calendar" onPress={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
            <DocumentButton href={resultsPdfOf(results)}>{t('pdf')}</DocumentButton>
            {plan.state === 'ready' && plan.data && <PlanLink plan={plan.data} schoolId={school.id} area={area} />}
          </Inline>
        }
      />
      <Facts results={results} />
      <Figures results={results} />
      <Disclosure title={t('people')}>
        <Stack gap={1}>
          <Text tone="muted">{t('people.note')}</Text>
          {results.professors.map(({ id, fullname }) => (
            <Text key={id}>{fullname}</Text>
          ))}
        </Stack>
      </Disclosure>
      {isEditing && dpiClosure && (
        <EndDialog results={results} closure={dpiClosure} onClose={() => setEditing(false)} />
      )}
    </Stack>
  );
}

function Facts({ results }: { results: DpiResults }) {
  return (
    <Card>
      <DescriptionList columns={3} items={useFacts(results)} />
    </Card>
  );
}

function Figures({ results }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const none = useNoFigures(results);
  if (none) return <EmptyState {...none} />;
  return (
    <Stack gap={5}>
      <DpiCharts results={results} />
      <PageSection title={t('table')}>
        <DpiRanking results={results} />
      </PageSection>
      {results.themes.some(({ before }) => before !== null) && (
        <PageSection title={t('before')}>
          <DpiBefore results={results} />
        </PageSection>
      )}
    </Stack>
  );
}
