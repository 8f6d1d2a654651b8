import type { ReactNode } from 'react';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { CatalogueKind } from '@ruta/contracts/imports/import-kinds';
import { DataTable, Inline, StatusChip } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { importTexts } from '../imports.texts';
import { useNumber } from '../use-number';

export interface CatalogueTableProps {
  kind: CatalogueKind;
  entries: readonly CatalogueEntry[];
  status: TableStatus;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

/** What `about` says of each. */
const ABOUT = {
  guides: 'catalogues.column.level',
  surveys: 'catalogues.column.kind',
  central_activities: 'catalogues.column.window',
  dpi_questions: 'catalogues.column.theme',
  coach_activities: 'catalogues.column.theme',
  session_themes: 'catalogues.column.category',
  states: 'catalogues.column.country',
} as const satisfies Record<CatalogueKind, string>;

/** What `items` counts of each. */
const ITEMS = {
  guides: 'catalogues.column.questions',
  surveys: 'catalogues.column.questions',
  central_activities: 'catalogues.column.reasons',
  dpi_questions: 'catalogues.column.seconds',
  coach_activities: 'catalogues.column.plans',
  session_themes: 'catalogues.column.agents',
  states: 'catalogues.column.schools',
} as const satisfies Record<CatalogueKind, string>;

interface Row {
  id: string;
  entry: CatalogueEntry;
}

/** What stands of a catalogue, by code. */
export function CatalogueTable({ kind, entries, status, ...states }: CatalogueTableProps) {
  const t = useTexts(importTexts);
  const today = useServerToday(useSession().me.user_timezone);
  const number = useNumber();
  const isVersioned = kind === 'guides' || kind === 'surveys';
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('catalogues.column.name'),
      isRowHeader: true,
      cell: ({ entry }) =>
        entry.active ? (
          entry.name
        ) : (
          <Inline gap={2}>
            {entry.name}
            <StatusChip status="cancelled">{t('catalogues.retired')}</StatusChip>
          </Inline>
        ),
    },
    {
      id: 'code',
      header: t(kind === 'dpi_questions' ? 'catalogues.column.number' : 'catalogues.column.code'),
      priority: 3,
      cell: ({ entry }) => entry.code,
    },
    { id: 'about', header: t(ABOUT[kind]), priority: 1, cell: ({ entry }) => entry.about },
    ...(isVersioned
      ? [
          {
            id: 'version',
            header: t('catalogues.column.version'),
            align: 'end' as const,
            priority: 2 as const,
            cell: ({ entry }: Row) => entry.version,
          },
        ]
      : []),
    {
      id: 'items',
      header: t(ITEMS[kind]),
      align: 'end',
      priority: 2,
      cell: ({ entry }) => number(entry.items),
    },
    {
      id: 'updated',
      header: t('catalogues.column.updated'),
      isForWide: true,
      cell: ({ entry }) => entry.updated_at !== null && <Moment instant={entry.updated_at} today={today} />,
    },
  ];
  return (
    <DataTable
      aria-label={t(`kind.${kind}`)}
      columns={columns}
      rows={entries.map((entry) => ({ id: String(entry.id), entry }))}
      status={status}
      {...states}
    />
  );
}
