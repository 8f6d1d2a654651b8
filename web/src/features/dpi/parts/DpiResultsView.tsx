import { useState } from 'react';
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
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { PageSection } from '../../../shared/PageSection';
import { resultsPdfOf } from '../dpi.calls';
import { dpiResultsTexts } from '../dpi-results.texts';
import { DpiBefore } from './DpiBefore';
import { DpiCharts, DpiRanking } from './DpiFigures';
import { EndDialog } from './EndDialog';
import { PlanLink } from './PlanLink';
import { RemindButton } from './RemindButton';
import { ResultsOnPaper } from './DpiResultsView.styles';

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
      <ResultsOnPaper />
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
  const t = useTexts(dpiResultsTexts);
  const { dpiClosure, totalValidated, professors, shown, min_group, window, rate } = results;
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          {
            id: 'window',
            term: t('window'),
            detail: dpiClosure
              ? t('window.days', { from: formatDay(dpiClosure.start_at), to: formatDay(dpiClosure.end_at) })
              : t('window.none'),
          },
          {
            id: 'finished',
            term: t('finished'),
            detail: t('finished.of', { done: totalValidated, total: Math.max(professors.length, totalValidated) }),
          },
          ...(shown > 0
            ? [
                {
                  id: 'shown',
                  term: t('shown'),
                  detail:
                    window === 'after'
                      ? t('shown.all', { count: shown })
                      : t('shown.of', { count: shown, step: min_group }),
                },
              ]
            : []),
          ...(rate.length > 0 ? [{ id: 'rate', term: t('rate'), detail: <Rate rate={rate} /> }] : []),
        ]}
      />
    </Card>
  );
}

/** Who has finished, by role. */
function Rate({ rate }: Pick<DpiResults, 'rate'>) {
  const t = useTexts(dpiResultsTexts);
  return (
    <Stack gap={1}>
      {rate.map(({ roles, finished, expected }) => (
        <Text key={roles.join()}>
          {t('rate.of', {
            role: roles.map((role) => t(`role.${role}`)).join(', '),
            done: finished,
            total: Math.max(expected, finished),
          })}
        </Text>
      ))}
    </Stack>
  );
}

function Figures({ results }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const { reason, totalValidated, min_group, window } = results;
  if (reason === 'no-answers') return <EmptyState icon="clock" title={t('none.title')} body={t('none.body')} />;
  if (reason === 'small-group')
    return (
      <EmptyState
        icon="lock"
        title={t('small.title', { count: totalValidated })}
        body={window === 'after' ? t('small.over', { min: min_group }) : t('small.open', { min: 2 * min_group })}
      />
    );
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
