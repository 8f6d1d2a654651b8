import type { Locale } from '@ruta/contracts/locale';
import type { GuideResult } from '@ruta/contracts/observations/figures.schema';
import { BarChart, DataTable, Stack } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { translator } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { PageSection } from '../../../shared/PageSection';
import { complianceText, responseLabels } from '../figures';
import { reportTexts } from '../report.texts';

interface Row extends Omit<GuideResult, 'professor'> {
  id: string;
  name: string;
}

export interface TeacherResultsProps {
  results: readonly GuideResult[];
  bilingual: boolean;
  language: Locale;
}

/** Compliance per teacher and level, drawn and with every number (OBS-03). */
export function TeacherResults({ results, bilingual, language }: TeacherResultsProps) {
  const t = translator(reportTexts, language);
  const labels = responseLabels(language, bilingual);
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('column.professor'), isRowHeader: true, cell: ({ name }) => name },
    { id: 'level', header: t('column.level'), isForWide: true, cell: ({ level }) => level.name },
    {
      id: 'n',
      header: t('column.observations'),
      align: 'end',
      priority: 2,
      cell: ({ observations }) => observations,
    },
    ...(['yes', 'no', 'na'] as const).map((name): TableColumn<Row> => ({
      id: name,
      header: labels[name],
      align: 'end',
      cell: ({ pie }) => pie[name],
    })),
    {
      id: 'compliance',
      header: t('compliance'),
      align: 'end',
      priority: 1,
      cell: ({ pie }) => complianceText(pie, language),
    },
  ];
  return (
    <PageSection title={t('people.title')}>
      <Stack gap={4}>
        {results.length > 1 && (
          <BarChart
            title={t('people.chart')}
            level={3}
            summary={t('people.summary')}
            series={[{ id: 'compliance', label: t('compliance'), color: 1 }]}
            rows={results.map(({ professor, compliance }) => ({
              id: String(professor.id),
              label: professor.name,
              values: [compliance ?? Number.NaN],
            }))}
            rowHeader={t('column.professor')}
            orientation="horizontal"
            decimals={1}
            height={300}
            labels={chartLabels(language)}
          />
        )}
        <DataTable
          aria-label={t('people.table')}
          columns={columns}
          rows={results.map(({ professor, ...result }) => ({
            ...result,
            id: String(professor.id),
            name: professor.name,
          }))}
          status="ready"
        />
      </Stack>
    </PageSection>
  );
}
