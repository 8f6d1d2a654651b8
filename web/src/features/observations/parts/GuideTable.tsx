import type { GuideFigures } from '@ruta/contracts/observations/figures.schema';
import { DataTable, EmptyState, Link } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { complianceText } from '../figures';
import { figureTexts } from '../figures.texts';

type Row = GuideFigures & { id: string };

export interface GuideTableProps {
  guides: readonly GuideFigures[];
  /** The page of a guide's results; without it the name is no link. */
  hrefOf?: (guide: GuideFigures['guide']) => string;
}

/** Observations and compliance by guide (OBS-05, STA-03). */
export function GuideTable({ guides, hrefOf }: GuideTableProps) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  const nameOf = ({ name, version }: GuideFigures['guide']) => `${name}, ${t('guide.version', { version })}`;
  const columns: TableColumn<Row>[] = [
    {
      id: 'guide',
      header: t('column.guide'),
      isRowHeader: true,
      cell: ({ guide }) => (hrefOf ? <Link href={hrefOf(guide)}>{nameOf(guide)}</Link> : nameOf(guide)),
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
      rows={guides.map((row) => ({ ...row, id: String(row.guide.id) }))}
      status={guides.length === 0 ? 'empty' : 'ready'}
      emptyState={<EmptyState icon="chart" title={t('guides.empty')} body={t('guides.empty.body')} />}
    />
  );
}
