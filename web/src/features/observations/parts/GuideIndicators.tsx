import type { Locale } from '@ruta/contracts/locale';
import type { GuideTrend } from '@ruta/contracts/observations/figures.schema';
import { DataTable, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { translator } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { complianceText, decimal } from '../figures';
import { reportTexts } from '../report.texts';

type Indicator = GuideTrend['indicators'][number];
type Row = Indicator & { id: string };

const DASH = '–';

export interface GuideIndicatorsProps {
  trend: GuideTrend;
  language: Locale;
}

/** Each indicator of the guide in every version that has figures, and how it changed (OBS-03). */
export function GuideIndicators({ trend: { indicators }, language }: GuideIndicatorsProps) {
  const t = translator(reportTexts, language);
  const numbers = new Set(indicators.flatMap(({ versions }) => versions.map(({ version }) => version)));
  const versions = [...numbers].toSorted((one, other) => one - other);
  const changeOf = ({ versions: figures }: Indicator): string => {
    const [first, last] = [figures[0]?.compliance ?? null, figures.at(-1)?.compliance ?? null];
    if (figures.length < 2 || first === null || last === null) return DASH;
    const points = Math.round((last - first) * 10) / 10;
    if (points === 0) return t('change.none');
    return t('change.points', { points: `${points > 0 ? '+' : '−'}${decimal(Math.abs(points), language)}` });
  };
  const columns: TableColumn<Row>[] = [
    { id: 'question', header: t('column.indicator'), isRowHeader: true, cell: ({ question }) => question },
    ...versions.map((version, index): TableColumn<Row> => {
      // A card has room for the last two versions and the change.
      const priority = ([1, 2] as const)[index - Math.max(0, versions.length - 2)];
      return {
        id: String(version),
        header: t('version', { version }),
        align: 'end',
        priority,
        cell: ({ versions: figures }) => {
          const figure = figures.find((one) => one.version === version);
          return figure ? complianceText(figure.pie, language) : DASH;
        },
      };
    }),
    ...(versions.length > 1
      ? [{ id: 'change', header: t('column.change'), align: 'end' as const, priority: 3 as const, cell: changeOf }]
      : []),
  ];
  return (
    <PageSection title={t('indicators.title')}>
      <Text variant="caption" tone="muted">
        {t('indicators.help')}
      </Text>
      <DataTable
        aria-label={t('indicators.title')}
        columns={columns}
        rows={indicators.map((row) => ({ ...row, id: row.indicator }))}
        status="ready"
      />
    </PageSection>
  );
}
