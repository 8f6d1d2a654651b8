import { EmptyState } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { homeOf } from '../shared/home';
import { usePageTitle } from '../shared/use-page-title';
import { Onward } from './Onward';
import { appTexts } from './app.texts';

/** Redirects school staff to the visits of their school; shows a note to those without a school. */
export function ScholasticHome() {
  const t = useTexts(appTexts);
  const { me } = useSession();
  usePageTitle(t('home'));
  if (me.user.school_id !== null) return <Onward to={homeOf(me)} />;
  return <EmptyState level={1} icon="school" title={t('no-school.title')} body={t('no-school.body')} />;
}
