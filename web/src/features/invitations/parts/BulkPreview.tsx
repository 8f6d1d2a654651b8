import type { Preview, PreviewRow, PreviewState } from '@ruta/contracts/invitations/invitation.schema';
import { Button, DataTable, FormActions, InlineAlert, ProgressBar, Stack, StatusChip, Text } from '@ruta/design-system';
import type { Status, TableColumn } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { EmailAddress } from '../../../shared/EmailAddress';
import { PageSection } from '../../../shared/PageSection';
import { invitationTexts } from '../invitations.texts';
import type { Bulk } from '../use-bulk';

const LOOKS: Readonly<Record<PreviewState, Status>> = {
  ready: 'active',
  invalid: 'outdated',
  duplicate: 'draft',
  member: 'draft',
  invited: 'draft',
};

interface Row {
  id: string;
  row: PreviewRow;
}

/** The preview of the list, row by row (ADM-03). Nothing has been sent yet. */
export function BulkPreview({ bulk, preview }: { bulk: Bulk; preview: Preview }) {
  const t = useTexts(invitationTexts);
  const { counts, rows } = preview;
  const isSending = bulk.pending === 'send';
  const columns: TableColumn<Row>[] = [
    { id: 'line', header: t('bulk.column.line'), priority: 3, cell: ({ row }) => row.line },
    {
      id: 'email',
      header: t('column.email'),
      isRowHeader: true,
      cell: ({ row }) => <EmailAddress address={row.email} />,
    },
    {
      id: 'state',
      header: t('bulk.column.state'),
      priority: 1,
      cell: ({ row }) => <StatusChip status={LOOKS[row.state]}>{t(`state.${row.state}`)}</StatusChip>,
    },
  ];
  return (
    <PageSection title={t('bulk.preview')}>
      <Stack gap={4}>
        {bulk.problem && (
          <InlineAlert tone="danger" isLive title={t('bulk.failed')}>
            {Object.values(bulk.problem.errors)[0]?.[0] ?? bulk.problem.message}
          </InlineAlert>
        )}
        {counts.invalid > 0 && (
          <InlineAlert
            tone="warning"
            isLive
            title={t('bulk.preview.invalid', { count: counts.invalid })}
            actions={
              <Button size="S" onPress={() => bulk.dropInvalid(preview)}>
                {t('bulk.preview.drop')}
              </Button>
            }
          >
            {t('bulk.preview.invalid.body')}
          </InlineAlert>
        )}
        {counts.invalid === 0 && counts.ready === 0 && <Text>{t('bulk.preview.none')}</Text>}
        <DataTable
          aria-label={t('bulk.preview')}
          columns={columns}
          rows={rows.map((row, at) => ({ id: String(at), row }))}
          status="ready"
        />
        {isSending && <ProgressBar label={t('bulk.sending')} />}
        <FormActions
          back={
            <Button icon="arrowLeft" isDisabled={isSending} onPress={bulk.backToList}>
              {t('bulk.preview.edit')}
            </Button>
          }
          primary={
            <Button
              variant="primary"
              icon="send"
              // The bar above shows the progress.
              isPending={isSending}
              isDisabled={counts.invalid > 0 || counts.ready === 0}
              disabledReason={t(counts.invalid > 0 ? 'bulk.preview.invalid.body' : 'bulk.preview.none')}
              onPress={() => void bulk.sendPreviewed(preview)}
            >
              {t('bulk.send.count', { count: counts.ready })}
            </Button>
          }
        />
      </Stack>
    </PageSection>
  );
}
