import { useState } from 'react';
import { Button, Link, NotificationBell } from '@ruta/design-system';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { useTexts } from '../../../lib/i18n';
import { NotificationRows } from './NotificationRows';
import { notificationsTexts } from '../notifications.texts';
import { useLiveNotifications } from '../use-live-notifications';
import { useMarking, useNotifications } from '../use-notifications';

/** How many the bell shows; the page has all of them. */
const SHOWN = 5;

/** The bell of the top bar: how many are unread, the newest of them, and the way to all (NOT-01, NOT-02). */
export function Bell() {
  const t = useTexts(notificationsTexts);
  const [isOpen, setOpen] = useState(false);
  const result = useNotifications();
  const { markAll } = useMarking();
  useLiveNotifications();
  const unread = result.data?.unread ?? 0;
  // Until one knows, nothing is claimed.
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t(result.data ? 'bell.none' : 'title');
  const close = () => setOpen(false);
  return (
    <NotificationBell
      label={label}
      count={unread}
      title={t('title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      action={
        unread > 0 ? (
          <Button variant="quiet" size="S" aria-label={t('mark.all')} onPress={markAll}>
            {t('mark.all.short')}
          </Button>
        ) : undefined
      }
      footer={<SeeAll onPress={close} />}
    >
      <NotificationRows result={result} max={SHOWN} onOpen={close} />
    </NotificationBell>
  );
}

/** Leads to the page and closes the bell, which stays on every page. */
function SeeAll({ onPress }: { onPress: () => void }) {
  const t = useTexts(notificationsTexts);
  return (
    <span onClickCapture={onPress}>
      <Link href={notificationsPages.notifications.href()}>{t('all')}</Link>
    </span>
  );
}
