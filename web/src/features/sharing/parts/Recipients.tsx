import { useState } from 'react';
import type { SharedAgenda, SharedProfessor } from '@ruta/contracts/sharing/sharing.schema';
import { Button, DataTable, InlineAlert, Stack, StatusChip, Text, type TableColumn } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { resendLetter, sharingsAt } from '../sharing.calls';
import { sharedAgendaTexts } from '../shared.texts';

interface Row extends Omit<SharedProfessor, 'id'> {
  id: string;
  userId: number;
}

/** Who received a sharing and how far each letter is; what did not arrive is sent again (SHA-02). */
export function Recipients({ shared }: { shared: SharedAgenda }) {
  const t = useTexts(sharedAgendaTexts);
  const refresh = useRefresh();
  const { me } = useSession();
  const today = useServerToday(me.user_timezone);
  const { isPending, general, errors, alert, submit } = useSubmission();
  const [resent, setResent] = useState<number | null>(null);
  const rows = (shared.professors ?? []).map(({ id, ...person }): Row => ({ ...person, id: String(id), userId: id }));
  const resend = (userId: number) => {
    setResent(userId);
    submit(async () => {
      const { message } = await call(resendLetter, { params: { id: shared.id }, body: { professors: [userId] } });
      sayDone({ message });
      await refresh(sharingsAt(shared.school_id));
    });
  };
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('column.name'), isRowHeader: true, cell: ({ fullname }) => fullname },
    { id: 'status', header: t('column.status'), priority: 1, cell: (row) => <Status row={row} today={today} /> },
    {
      id: 'seen',
      header: t('column.seen'),
      priority: 2,
      cell: ({ seen_at }) => (seen_at === null ? t('seen.no') : <Moment instant={seen_at} today={today} />),
    },
  ];
  const refused = general?.message ?? Object.values(errors)[0];
  return (
    <Stack gap={3}>
      {refused !== undefined && (
        <InlineAlert ref={alert} tone="danger" title={t('resend.failed')} isLive>
          {refused}
        </InlineAlert>
      )}
      <DataTable
        aria-label={t('detail.people')}
        columns={columns}
        rows={rows}
        status="ready"
        rowActionsLabel={t('column.actions')}
        rowActions={({ userId, status, fullname }) =>
          shared.can.resend &&
          status !== 'queued' && (
            <Button
              size="S"
              icon="send"
              aria-label={t('resend.to', { name: fullname })}
              isPending={isPending && resent === userId}
              pendingLabel={t('resend.pending')}
              isDisabled={isPending && resent !== userId}
              onPress={() => resend(userId)}
            >
              {t('resend')}
            </Button>
          )
        }
      />
    </Stack>
  );
}

/** How far a letter is: with its hour where it was sent, and the reason where it was not. */
function Status({ row: { status, reason, mailed_at }, today }: { row: Row; today: string }) {
  const t = useTexts(sharedAgendaTexts);
  if (status === 'queued')
    return <StatusChip status="progress">{t(reason === 'retrying' ? 'status.retrying' : 'status.queued')}</StatusChip>;
  return (
    <Stack gap={1} align="start">
      <StatusChip status={status === 'sent' ? 'taken' : 'outdated'}>{t(`status.${status}`)}</StatusChip>
      <Text variant="caption" tone="muted">
        {status === 'sent'
          ? mailed_at !== null && <Moment instant={mailed_at} today={today} />
          : reason !== null && reason !== 'retrying' && t(`reason.${reason}`)}
      </Text>
    </Stack>
  );
}
