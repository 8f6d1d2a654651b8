import type { GuideFigures } from '@ruta/contracts/observations/figures.schema';
import type { ObservationFiguresScreen } from '@ruta/contracts/observations/observations.screens';
import {
  BarChart,
  Card,
  DataTable,
  DescriptionList,
  EmptyState,
  Grid,
  Link,
  PageHeader,
  PieChart,
  Stack,
  Text,
} from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { formatMonthShort } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { chartTexts } from '../../../shared/charts/chart.texts';
import { PageSection } from '../../../shared/PageSection';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { reportPage, schoolPage, type ObservationArea } from '../addresses';
import { complianceText, responseLabels, slicesOf } from '../figures';
import { figureTexts } from '../figures.texts';
import { reportTexts } from '../report.texts';

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
        <CyclePie data={data} />
        <CycleMonths data={data} />
      </Grid>
      <PageSection title={t('guides')}>
        <GuideTable area={area} data={data} cycle={cycle} />
      </PageSection>
    </Stack>
  );
}

function CyclePie({ data: { dashboard } }: { data: ObservationFiguresScreen }) {
  const t = useTexts(figureTexts);
  const report = useTexts(reportTexts);
  const charts = useTexts(chartTexts);
  const locale = useLocale();
  const labels = responseLabels(locale, false);
  const { pie } = dashboard;
  return (
    <PieChart
      title={t('pie')}
      summary={report('pie.summary', {
        ...pie,
        yesLabel: labels.yes.toLowerCase(),
        noLabel: labels.no.toLowerCase(),
        naLabel: labels.na.toLowerCase(),
      })}
      slices={slicesOf(pie, labels)}
      rowHeader={report('response')}
      unit={report('responses')}
      shareHeader={charts('share')}
      othersLabel={(count) => charts('others', { count })}
      height={300}
      labels={chartLabels(locale)}
    />
  );
}

function CycleMonths({ data: { dashboard } }: { data: ObservationFiguresScreen }) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  return (
    <BarChart
      title={t('months.chart')}
      summary={t('months.summary')}
      series={[
        { id: 'observations', label: t('months.observations') },
        { id: 'professors', label: t('months.professors') },
      ]}
      rows={dashboard.months.map(({ month, observations, professors }) => ({
        id: month,
        label: formatMonthShort(month, locale),
        values: [observations, professors],
      }))}
      rowHeader={t('month')}
      height={300}
      labels={chartLabels(locale)}
    />
  );
}

type Row = GuideFigures & { id: string };

function GuideTable({ area, data: { school, dashboard }, cycle }: ObservationDashboardProps) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  const columns: TableColumn<Row>[] = [
    {
      id: 'guide',
      header: t('column.guide'),
      isRowHeader: true,
      cell: ({ guide }) => (
        <Link href={reportPage(area, school.id, guide, { cycle })}>
          {`${guide.name}, ${t('guide.version', { version: guide.version })}`}
        </Link>
      ),
    },
    {
      id: 'n',
      header: t('column.observations'),
      align: 'end',
      priority: 2,
      cell: ({ observations }) => observations,
    },
    {
      id: 'compliance',
      header: t('compliance.term'),
      align: 'end',
      priority: 1,
      cell: ({ pie }) => complianceText(pie, locale),
    },
  ];
  return (
    <DataTable
      aria-label={t('guides')}
      columns={columns}
      rows={dashboard.guides.map((row) => ({ ...row, id: String(row.guide.id) }))}
      status={dashboard.guides.length === 0 ? 'empty' : 'ready'}
      emptyState={<EmptyState icon="chart" title={t('guides.empty')} body={t('guides.empty.body')} />}
    />
  );
}
