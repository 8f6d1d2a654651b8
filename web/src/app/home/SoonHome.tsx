import { lazy, Suspense } from 'react';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { EmptyState, Inline, LinkButton, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { usePageTitle } from '../../shared/use-page-title';
import { homeTexts } from './home.texts';
import { soonHomeTexts } from './soon-home.texts';

const ManagementHome = lazy(async () => ({ default: (await import('./ManagementHome')).ManagementHome }));

/** The home of the management, while it may read the hierarchy, and of roles whose area has no pages yet. */
export function SoonHome() {
  const { can, me } = useSession();
  if (me.role !== 'MGMT' || !can('hierarchy:read')) return <Soon />;
  return (
    <Suspense fallback={<Skeleton shape="block" height={480} />}>
      <ManagementHome />
    </Suspense>
  );
}

/** Says that the area has no pages yet, and leads to what there is. */
function Soon() {
  const t = useTexts(soonHomeTexts);
  const home = useTexts(homeTexts);
  const { me } = useSession();
  usePageTitle(home('title'));
  return (
    <Stack gap={6}>
      <PageHeader title={home('greeting', { name: me.user.name })} />
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
