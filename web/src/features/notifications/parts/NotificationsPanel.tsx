import { useId } from 'react';
import { Heading, Inline, LinkButton, Stack } from '@ruta/design-system';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { useTexts } from '../../../lib/i18n';
import { NotificationRows } from './NotificationRows';
import { notificationsTexts } from '../notifications.texts';
import { useNotifications } from '../use-notifications';

const SHOWN = 3;

/** The newest notifications as a panel, such as beside the calendar (AGE-03). */
export function NotificationsPanel() {
  const t = useTexts(notificationsTexts);
  const id = useId();
  const result = useNotifications();
  return (
    <Stack element="section" gap={3} aria-labelledby={id}>
      <Inline gap={3} justify="between">
        <Heading level={2} size="M" id={id}>
          {t('title')}
        </Heading>
        <LinkButton variant="quiet" size="S" href={notificationsPages.notifications.href()}>
          {t('all')}
        </LinkButton>
      </Inline>
      <NotificationRows result={result} max={SHOWN} />
    </Stack>
  );
}
