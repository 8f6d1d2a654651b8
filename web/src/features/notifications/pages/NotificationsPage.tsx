import { useSearchParams } from 'react-router';
import { Button, Inline, PageHeader, Pagination, SegmentedControl, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { toQuery } from '@ruta/contracts/kit/page-path';
import { listTexts } from '../../../shared/list/list.texts';
import { pageIn } from '../../../shared/list/use-address-view';
import { usePageWords } from '../../../shared/list/use-page-words';
import { usePageTitle } from '../../../shared/use-page-title';
import { NotificationRows } from '../parts/NotificationRows';
import { WithRoom } from './NotificationsPage.styles';
import { notificationsTexts } from '../notifications.texts';
import { useMarking, useNotifications } from '../use-notifications';

/** The person's notifications, ten per page; page and filter are in the address (NOT-01). */
export function NotificationsPage() {
  const t = useTexts(notificationsTexts);
  const list = useTexts(listTexts);
  const words = usePageWords();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const isUnreadOnly = search.get('unread') === '1';
  const result = useNotifications({ page, isUnreadOnly });
  const { data, isPrevious } = result;
  const { markAll } = useMarking();
  usePageTitle(t('title'));

  const show = (next: { page?: number; unread?: boolean }) =>
    setSearch(
      toQuery({
        page: next.page === undefined || next.page === 1 ? undefined : next.page,
        unread: (next.unread ?? isUnreadOnly) ? '1' : undefined,
      }),
    );
  const from = data ? (data.page - 1) * data.size + 1 : 0;
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        actions={
          <WithRoom data-empty={!data || data.unread === 0 || undefined}>
            <Button icon="check" onPress={markAll}>
              {t('mark.all')}
            </Button>
          </WithRoom>
        }
      />
      <Inline>
        <SegmentedControl
          label={t('filter.label')}
          options={[
            { id: 'all', label: t('filter.all') },
            { id: 'unread', label: t('filter.unread') },
          ]}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={(chosen) => show({ unread: chosen === 'unread' })}
        />
      </Inline>
      <NotificationRows result={result} isUnreadOnly={isUnreadOnly} />
      {data && data.pages > 1 && (
        <Pagination
          aria-label={t('pages')}
          page={page}
          pageCount={data.pages}
          onPageChange={(next) => show({ page: next })}
          {...words}
          summary={list('page.summary', { from, to: from + data.count - 1, total: data.total })}
          isDisabled={isPrevious}
        />
      )}
    </Stack>
  );
}
