import { lazy, Suspense, useState } from 'react';
import { Button, EmptyState, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { ChosenBar } from '../parts/ChosenBar';
import { DeedQuestion } from '../parts/DeedQuestion';
import { UserFilters } from '../parts/UserFilters';
import { UserTable } from '../parts/UserTable';
import { useChosenUsers } from '../use-chosen-users';
import { useDeedsAtOnce } from '../use-deeds-at-once';
import { useUserDeeds } from '../use-user-deeds';
import { isNarrowed, queryOf, useUsersView } from '../use-users-view';
import { userListScreen } from '../users.calls';
import { userTexts } from '../users.texts';

const PurgeDialog = lazy(async () => ({ default: (await import('../parts/PurgeDialog')).PurgeDialog }));

const AtOnceDialogs = lazy(async () => ({ default: (await import('../parts/AtOnceDialogs')).AtOnceDialogs }));

/** The list of accounts, for administrators (ADM-04). */
export function UserListPage() {
  const t = useTexts(userTexts);
  const [view, actions] = useUsersView();
  const [isPurging, setPurging] = useState(false);
  const { can } = useSession();
  const deeds = useUserDeeds();
  const result = useScreen(userListScreen, { query: queryOf(view) });
  const { data, problem, isPrevious, isValidating, retry } = result;
  const chosen = useChosenUsers(data?.users.data ?? []);
  const together = useDeedsAtOnce(chosen);
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.users, isNarrowed(view));
  const known = view.school === undefined ? null : { id: Number(view.school), name: data?.school?.name ?? '' };
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        actions={
          // It waits for the list in its place, so that nothing moves when the verdict comes.
          (data?.can.purge ?? can('user:purge')) && (
            <Button icon="archive" isDisabled={data === undefined} onPress={() => setPurging(true)}>
              {t('purge')}
            </Button>
          )
        }
      />
      <UserFilters
        view={view}
        actions={actions}
        school={known}
        total={status === 'error' || isPrevious ? undefined : data?.users.total}
      />
      <ChosenBar
        view={view}
        total={data?.users.total}
        page={data?.users.data ?? []}
        chosen={chosen}
        onDeed={together.ask}
      />
      <UserTable
        chosen={chosen}
        users={data?.users.data ?? []}
        status={status}
        view={view}
        actions={actions}
        onDeed={deeds.begin}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="users" title={t('empty.title')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.users.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.users} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
      <DeedQuestion deeds={deeds} />
      {(together.asked ?? together.told) && (
        <Suspense>
          <AtOnceDialogs deeds={together} />
        </Suspense>
      )}
      {isPurging && (
        <Suspense>
          <PurgeDialog onClose={() => setPurging(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
