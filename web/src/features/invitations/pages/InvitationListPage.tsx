import { lazy, Suspense, useEffect, useState } from 'react';
import type { Invitation } from '@ruta/contracts/invitations/invitation.schema';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import type { InvitationList } from '@ruta/contracts/invitations/invitations.screens';
import { Button, ConfirmDialog, EmptyState, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { UndoOffers } from '../../../shared/undo/UndoOffers';
import { usePageTitle } from '../../../shared/use-page-title';
import { INVITATIONS, invitationListScreen } from '../invitations.calls';
import { invitationTexts } from '../invitations.texts';
import { InvitationFilters } from '../parts/InvitationFilters';
import { InvitationTable } from '../parts/InvitationTable';
import { useInvitationDeeds } from '../use-invitation-deeds';
import { isNarrowed, queryOf, useInvitationsView } from '../use-invitations-view';

const onceLink = async () => ({ default: (await import('../../../shared/OnceLink')).OnceLink });
const OnceLink = lazy(onceLink);
const InvitationDialog = lazy(async () => ({ default: (await import('../parts/InvitationDialog')).InvitationDialog }));

/** Milliseconds until the list reloads while a mail is not yet sent. */
const MAIL_MS = 4_000;

/** The list of invitations, for administrators (ADM-01, ADM-02). */
export function InvitationListPage() {
  const t = useTexts(invitationTexts);
  const shared = useTexts(sharedTexts);
  const [view, actions] = useInvitationsView();
  const deeds = useInvitationDeeds();
  const [editing, setEditing] = useState<{ invitation: Invitation | null } | null>(null);
  const result = useScreen(invitationListScreen, { query: queryOf(view) });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));
  useAgainAfterMail(data, retry);
  useEffect(() => {
    // A link is shown only once, so its dialog is here before one can come.
    void onceLink().catch(() => undefined);
  }, []);

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.invitations, isNarrowed(view));
  const invite = (
    <Button
      variant="primary"
      icon="plus"
      isDisabled={data === undefined}
      onPress={() => setEditing({ invitation: null })}
    >
      {t('new')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        primaryAction={invite}
        actions={
          <LinkButton icon="users" href={invitationsPages.adminBulkInvitation.href()}>
            {t('bulk')}
          </LinkButton>
        }
      />
      <UndoOffers at={INVITATIONS[0] ?? ''} />
      <InvitationFilters
        view={view}
        actions={actions}
        roles={data?.roles ?? []}
        total={status === 'error' || isPrevious ? undefined : data?.invitations.total}
      />
      <InvitationTable
        invitations={data?.invitations.data ?? []}
        status={status}
        view={view}
        actions={actions}
        deeds={deeds}
        onEdit={(invitation) => setEditing({ invitation })}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="mail" title={t('empty.title')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.invitations.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.invitations} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
      {editing && data && (
        <Suspense>
          <InvitationDialog
            invitation={editing.invitation}
            roles={data.roles}
            onClose={() => setEditing(null)}
            onSaved={({ invitation, link }) => {
              setEditing(null);
              deeds.showLink(invitation.email, link);
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={deeds.asked !== null}
        onOpenChange={(isOpen) => !isOpen && deeds.ask(null)}
        title={t('delete.ask', { email: deeds.asked?.email ?? '' })}
        body={t('delete.body')}
        confirmLabel={t('delete')}
        cancelLabel={shared('cancel')}
        tone="danger"
        onConfirm={deeds.remove}
      />
      {deeds.link && (
        <Suspense>
          <OnceLink
            link={deeds.link.link}
            title={t('link.title', { email: deeds.link.email })}
            onClose={deeds.closeLink}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function useAgainAfterMail(data: InvitationList | undefined, retry: () => void) {
  const isWaiting = data?.invitations.data.some(({ status }) => status === 'pending') ?? false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(retry, MAIL_MS);
    return () => clearTimeout(timer);
    // Runs once per reply with unsent mails.
  }, [isWaiting, data, retry]);
}
