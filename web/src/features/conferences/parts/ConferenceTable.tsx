import type { ReactNode } from 'react';
import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import { DataTable, Link, Stack, Text } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { dayOf, formatDay, formatHour } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listsTexts } from '../lists.texts';
import { SessionStatus } from './SessionStatus';

interface ConferenceTableProps {
  label: string;
  sessions: readonly Conference[];
  status: TableStatus;
  /** Whether the petitioner's school is the same for all. */
  isOfOneSchool: boolean;
  /** Whether the agent is the reader. */
  isOwn: boolean;
  addressOf: (id: number) => string;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  session: Conference;
}

/** Sessions of a page, each leading to its details (VC-07). Hours are those of the reader. */
export function ConferenceTable(props: ConferenceTableProps) {
  const { label, sessions, status, isOfOneSchool, isOwn, addressOf, ...states } = props;
  const t = useTexts(listsTexts);
  const { user_timezone: zone } = useSession().me;
  const columns: TableColumn<Row>[] = [
    {
      id: 'theme',
      header: t('column.theme'),
      isRowHeader: true,
      cell: ({ session }) => (
        <Link href={addressOf(session.id)} isQuiet>
          {session.schedule_theme.name}
        </Link>
      ),
    },
    {
      id: 'date',
      header: t('column.date'),
      priority: 1,
      cell: ({ session: { start_at } }) => `${formatDay(dayOf(start_at, zone))}, ${formatHour(start_at, zone)}`,
    },
    {
      id: 'petitioner',
      header: t('column.petitioner'),
      priority: 2,
      cell: ({ session: { petitioner } }) => (
        <Stack gap={1}>
          <span>{petitioner.fullname}</span>
          {!isOfOneSchool && petitioner.school && (
            <Text variant="caption" tone="muted">
              {petitioner.school.name}
            </Text>
          )}
        </Stack>
      ),
    },
    ...(isOwn
      ? []
      : [
          {
            ...{ id: 'agent', header: t('column.agent'), priority: 3 as const },
            cell: ({ session }: Row) => session.agent.fullname,
          },
        ]),
    {
      id: 'status',
      header: t('column.status'),
      priority: 1,
      cell: ({ session: { statuses } }) => statuses[0] && <SessionStatus code={statuses[0].code} />,
    },
  ];
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={sessions.map((session) => ({ id: String(session.id), session }))}
      status={status}
      loadingLabel={t('loading')}
      {...states}
    />
  );
}
