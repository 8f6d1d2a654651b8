import { useEffect, useRef } from 'react';
import { PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { bulkInvitationScreen } from '../invitations.calls';
import { FormColumn } from '../../../shared/FormColumn';
import { invitationTexts } from '../invitations.texts';
import { BulkDone } from '../parts/BulkDone';
import { BulkForm } from '../parts/BulkForm';
import { BulkPreview } from '../parts/BulkPreview';
import { useBulk } from '../use-bulk';

/** Invites many people with one role in three steps: list, preview, result (ADM-03). */
export function BulkInvitationPage() {
  const t = useTexts(invitationTexts);
  const result = useScreen(bulkInvitationScreen, {});
  const bulk = useBulk();
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(bulk.stage.at);
  usePageTitle(t('bulk'));

  // The pressed button disappears with its step, so the focus moves to the next step.
  useEffect(() => {
    if (shown.current !== bulk.stage.at) column.current?.focus();
    shown.current = bulk.stage.at;
  }, [bulk.stage.at]);

  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('bulk')}
        backTo={{ href: invitationsPages.adminInvitations.href(), label: t('bulk.back') }}
      />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />}>
        {({ roles }) => (
          <FormColumn ref={column} role="region" aria-label={t('bulk')} tabIndex={-1}>
            {bulk.stage.at === 'list' && <BulkForm bulk={bulk} roles={roles} />}
            {bulk.stage.at === 'preview' && <BulkPreview bulk={bulk} preview={bulk.stage.preview} />}
            {bulk.stage.at === 'sent' && <BulkDone result={bulk.stage.result} onAgain={bulk.again} />}
          </FormColumn>
        )}
      </ScreenState>
    </Stack>
  );
}
