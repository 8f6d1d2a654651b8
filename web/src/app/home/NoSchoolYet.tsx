import { EmptyState, PageHeader, Stack } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { usePageTitle } from '../../shared/use-page-title';
import { homeTexts } from './home.texts';

/** The home of a person whose school is assigned later. */
export function NoSchoolYet() {
  const t = useTexts(homeTexts);
  const { me } = useSession();
  usePageTitle(t('title'));
  return (
    <Stack gap={6}>
      <PageHeader title={t('greeting', { name: me.user.name })} />
      <EmptyState icon="school" title={t('no-school')} body={t('no-school.body')} />
    </Stack>
  );
}
