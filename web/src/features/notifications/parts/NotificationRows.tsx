import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import { EmptyState, LoadingRegion, NotificationList, NotificationPlaces } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { notificationsTexts } from '../notifications.texts';
import { useMarking, useNotificationItems } from '../use-notifications';

export interface NotificationRowsProps {
  result: Omit<ReadResult<{ data: Notification[] }>, 'mutate'>;
  /** Maximum of rows. */
  max?: number | undefined;
  /** The list holds only unread notifications, so that an empty list means "all read". */
  isUnreadOnly?: boolean | undefined;
  /** Called when a notification is opened. */
  onOpen?: (() => void) | undefined;
}

/** A list of notifications in each state: loading, failed with Retry, empty, ready (UI-02). */
export function NotificationRows({ result, max, isUnreadOnly = false, onOpen }: NotificationRowsProps) {
  const t = useTexts(notificationsTexts);
  const shared = useTexts(sharedTexts);
  const { data, problem, isPrevious, isValidating, retry } = result;
  const items = useNotificationItems((data?.data ?? []).slice(0, max));
  const { markOne } = useMarking();

  if (problem && (data === undefined || isPrevious)) {
    return <Failed problem={problem} isRetrying={isValidating} onRetry={retry} title={t('failed.title')} size="S" />;
  }
  return (
    <LoadingRegion isLoading={data === undefined} label={shared('loading')} skeleton={<NotificationPlaces />}>
      {items.length === 0 ? (
        <EmptyState
          size="S"
          icon="bell"
          title={t(isUnreadOnly ? 'empty.unread.title' : 'empty.title')}
          body={t(isUnreadOnly ? 'empty.unread.body' : 'empty.body')}
        />
      ) : (
        <NotificationList
          aria-label={t('title')}
          items={items}
          unreadLabel={t('unread')}
          markReadLabel={({ title }) => t('mark.one', { title })}
          onMarkRead={markOne}
          onOpen={({ id, isUnread }) => {
            if (isUnread) markOne(id);
            onOpen?.();
          }}
        />
      )}
    </LoadingRegion>
  );
}
