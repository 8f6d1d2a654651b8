import { lazy, Suspense } from 'react';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import { EmptyState, Inline, LinkButton, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { useLocale, useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { usePageTitle } from '../../shared/use-page-title';
import { navigationOf } from '../navigation';
import { homeTexts } from './home.texts';
import { soonHomeTexts } from './soon-home.texts';

const ManagementHome = lazy(async () => ({ default: (await import('./ManagementHome')).ManagementHome }));

/** The home of the management, while it may read the hierarchy, and of roles without duties. */
export function SoonHome() {
  const { can, me } = useSession();
  if (me.role !== 'MGMT' || !can('hierarchy:read')) return <Soon />;
  return (
    <Suspense fallback={<Skeleton shape="block" height={480} />}>
      <ManagementHome />
    </Suspense>
  );
}

/** Leads to the pages that there are for a role without duties; where there are none, says so. */
function Soon() {
  const t = useTexts(soonHomeTexts);
  const home = useTexts(homeTexts);
  const { me } = useSession();
  const entries = navigationOf(me, undefined, useLocale()).filter(({ id }) => id !== 'home');
  const key = entries.length > 0 ? 'begin' : 'soon';
  usePageTitle(home('title'));
  if (me.withheld) return <WithheldHome />;
  return (
    <Stack gap={6}>
      <PageHeader title={home('greeting', { name: me.user.name })} />
      <EmptyState
        icon="home"
        title={t(`${key}.title`)}
        body={t(`${key}.body`)}
        action={
          <Inline justify="center">
            {entries.map(({ id, icon, href, label }) => (
              <LinkButton key={id} icon={icon} href={href}>
                {label}
              </LinkButton>
            ))}
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

/** A super administrator administers once two-step verification is on. */
function WithheldHome() {
  const t = useTexts(soonHomeTexts);
  const home = useTexts(homeTexts);
  const { me } = useSession();
  return (
    <Stack gap={6}>
      <PageHeader title={home('greeting', { name: me.user.name })} />
      <EmptyState
        icon="lock"
        title={t('withheld.title')}
        body={t('withheld.body')}
        action={
          <LinkButton variant="primary" href={accessPages.security.href()}>
            {t('withheld.do')}
          </LinkButton>
        }
      />
    </Stack>
  );
}
