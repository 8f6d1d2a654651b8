import { lazy, Suspense } from 'react';
import type { SmartPart, SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  Link,
  PageHeader,
  Stack,
  StatCard,
  Text,
} from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { PageSection } from '../../../shared/PageSection';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { sharedTexts } from '../../../shared/shared.texts';
import { partPage, type SmartArea } from '../part-pages';
import { smartReportTexts } from '../smart-report.texts';
import { useSentences } from '../use-sentences';
import { useStats } from '../use-stats';
import { useVisitFacts } from '../use-visit-facts';
import { SmartCharts } from './SmartCharts';

// What is printed is fetched after what is read.
const SmartPaper = lazy(async () => ({ default: (await import('./SmartPaper')).SmartPaper }));

const PARTS = ['visits', 'dpi', 'pai', 'pfi', 'pfp', 'observations'] as const satisfies readonly SmartPart[];

interface SmartReportViewProps {
  report: SmartReport;
  area: SmartArea;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A school in a cycle on one page: what needs attention, its key figures, and what they consist of (REP-04). */
export function SmartReportView({ report, area, ...retry }: SmartReportViewProps) {
  const t = useTexts(smartReportTexts);
  const { school, cycle, past, today } = report;
  if (cycle === null)
    return (
      <Stack gap={5}>
        <PageHeader title={t('title')} meta={<Text tone="muted">{school.name}</Text>} />
        <EmptyState icon="school" title={t('none.title')} body={t('none.body')} />
      </Stack>
    );
  const until = past ? past.end_at : today;
  return (
    <Stack gap={5}>
      <Suspense>
        <SmartPaper report={report} period={cycle.period} until={until} />
      </Suspense>
      <PageHeader
        title={t('title')}
        meta={
          <>
            <Text tone="muted">{t('meta', { school: school.name, cycle: cycle.period, day: formatDay(until) })}</Text>
            {past && <ReadOnlyNote past={past} />}
          </>
        }
        actions={<Button onPress={() => window.print()}>{t('print')}</Button>}
      />
      {!past && <Needs report={report} area={area} />}
      <Figures report={report} area={area} {...retry} />
      <SmartCharts report={report} />
    </Stack>
  );
}

/** What needs attention, each sentence with the way to act. */
function Needs({ report, area }: { report: SmartReport; area: SmartArea }) {
  const t = useTexts(smartReportTexts);
  const sentences = useSentences(report);
  return (
    <PageSection title={t('attention')}>
      <Card>
        <Stack gap={2}>
          {sentences.length === 0 && <Text>{t('attention.none')}</Text>}
          {sentences.map(({ id, part, text }) => (
            <Link key={id} href={partPage(area, part, report.school.id, undefined)}>
              {text}
            </Link>
          ))}
        </Stack>
      </Card>
    </PageSection>
  );
}

/** A card per part, or that it could not be loaded; below, the ways to the pages that the figures are from. */
function Figures({ report, area, isRetrying, onRetry }: SmartReportViewProps) {
  const t = useTexts(smartReportTexts);
  const shared = useTexts(sharedTexts);
  const cycle = useCycleInAddress();
  const stats = useStats(report);
  const visitFacts = useVisitFacts(report);
  return (
    <PageSection title={t('figures')}>
      <Grid minColumn="M" gap={4}>
        {PARTS.map((part) => {
          if (report[part].state === 'unavailable')
            return (
              <Card key={part}>
                <ErrorState
                  {...{ size: 'S', level: 3, isRetrying, onRetry }}
                  title={t('failed', { part: t(part) })}
                  retryLabel={shared('retry')}
                />
              </Card>
            );
          const stat = stats.find((one) => one.part === part);
          if (!stat) return null;
          const { part: id, ...shown } = stat;
          return <StatCard key={id} {...shown} headingLevel={3} />;
        })}
      </Grid>
      {visitFacts.length > 0 && (
        <Card>
          <DescriptionList columns={2} items={visitFacts} />
        </Card>
      )}
      <Inline gap={4}>
        {stats.map(({ part, title }) => (
          <Link key={part} href={partPage(area, part, report.school.id, cycle)}>
            {title}
          </Link>
        ))}
      </Inline>
    </PageSection>
  );
}
