import { useState } from 'react';
import { Button, Link, NotificationBell } from '@ruta/design-system';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { useTexts } from '../../../lib/i18n';
import { NotificationRows } from './NotificationRows';
import { notificationsTexts } from '../notifications.texts';
import { useLiveNotifications } from '../use-live-notifications';
import { useMarking, useNotifications } from '../use-notifications';

/** Notifications in the bell; the page has all. */
const SHOWN = 5;

/** The bell of the top bar: number of unread, the newest, and a link to all (NOT-01, NOT-02). */
export function Bell() {
  const t = useTexts(notificationsTexts);
  const [isOpen, setOpen] = useState(false);
  const result = useNotifications();
  const { markAll } = useMarking();
  useLiveNotifications();
  const unread = result.data?.unread ?? 0;
  // While loading, the label does not say "none".
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

/** A link to the page that also closes the bell, which stays mounted on every page. */
function SeeAll({ onPress }: { onPress: () => void }) {
  const t = useTexts(notificationsTexts);
  return (
    <span onClickCapture={onPress}>
      <Link href={notificationsPages.notifications.href()}>{t('all')}</Link>
    </span>
  );
}
