import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { LinkButton } from '@ruta/design-system';
import { NotificationRows } from '../../features/notifications/parts/NotificationRows';
import { useTexts } from '../../lib/i18n';
import { HomePanel } from './HomePanel';
import type { Retry } from './HomePanel';
import { WithButton } from './home.styles';
import type { HomeParts } from './home.calls';
import { homeTexts } from './home.texts';

/** What happened since the last visit here: the newest unread notifications (NOT-01). */
export function NewsPanel({ panel, ...retry }: Retry & { panel: HomeParts['news'] }) {
  const t = useTexts(homeTexts);
  return (
    <HomePanel title={t('news.title')} failed={t('news.failed')} panel={panel} {...retry}>
      {(news) => (
        <WithButton>
          <NotificationRows
            isUnreadOnly
            result={{
              ...{ data: news, problem: undefined, isLoading: false, isPrevious: false },
              isValidating: retry.isRetrying,
              retry: retry.onRetry,
            }}
          />
          <LinkButton variant="quiet" size="S" href={notificationsPages.notifications.href()}>
            {t('news.all')}
          </LinkButton>
        </WithButton>
      )}
    </HomePanel>
  );
}
