import { ROLES } from '@ruta/contracts/roles';
import { EmptyState, PageHeader, Stack } from '@ruta/design-system';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { usePageTitle } from '../shared/use-page-title';
import { appTexts } from './app.texts';

/** The home of a role whose area has no pages yet. */
export function RoleHome() {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const { me } = useSession();
  usePageTitle(t('home'));
  return (
    <Stack gap={6}>
      <PageHeader title={t('area.greeting', { name: me.user.name })} />
      {me.role === 'PROF' && me.user.school_id === null ? (
        // Invited without a school, which is assigned later.
        <EmptyState icon="school" title={t('no-school.title')} body={t('no-school.body')} />
      ) : (
        <EmptyState icon="home" title={t('area.title')} body={t('area.body', { role: ROLES[me.role].name[locale] })} />
      )}
    </Stack>
  );
}
