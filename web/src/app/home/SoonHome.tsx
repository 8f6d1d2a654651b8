import { accessPages } from '@ruta/contracts/access/access.pages';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { EmptyState, Inline, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { usePageTitle } from '../../shared/use-page-title';
import { homeTexts } from './home.texts';

/** The home of a role whose area has no pages yet: says so, and leads to what there is. */
export function SoonHome() {
  const t = useTexts(homeTexts);
  const { me } = useSession();
  usePageTitle(t('title'));
  return (
    <Stack gap={6}>
      <PageHeader title={t('greeting', { name: me.user.name })} />
      <EmptyState
        icon="home"
        title={t('soon.title')}
        body={t('soon.body')}
        action={
          <Inline justify="center">
            <LinkButton icon="user" href={accessPages.profile.href()}>
              {t('profile')}
            </LinkButton>
            <LinkButton icon="bell" href={notificationsPages.notifications.href()}>
              {t('notifications')}
            </LinkButton>
          </Inline>
        }
      />
    </Stack>
  );
}
