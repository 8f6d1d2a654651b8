import { EmptyState, Skeleton } from '@ruta/design-system';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { useTexts } from '../lib/i18n';
import { ScreenState } from '../shared/ScreenState';
import { usePageTitle } from '../shared/use-page-title';
import { Onward } from './Onward';
import { appTexts } from './app.texts';
import { useSchools } from './use-schools';

/** Redirects a coach to the agenda of her first school. */
export function CoachHome() {
  const t = useTexts(appTexts);
  const schools = useSchools();
  usePageTitle(t('home'));
  return (
    <ScreenState isWholePage result={schools} skeleton={<Skeleton shape="block" height={420} />}>
      {({ data: [first] }) =>
        first ? (
          <Onward to={agendaPages.coachAgenda.href({ school_id: first.id })} />
        ) : (
          <EmptyState level={1} icon="school" title={t('no-schools.title')} body={t('no-schools.body')} />
        )
      }
    </ScreenState>
  );
}
