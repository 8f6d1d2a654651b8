import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useParams } from 'react-router';
import type { Location } from 'react-router';
import { ROLES } from '@ruta/contracts/roles';
import { BrandMark, InlineAlert, PageShell } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { homePages } from '@ruta/contracts/home.pages';
import { afterFirstScreen } from '../lib/first-screen';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { BesideAgenda } from '../shared/BesideAgenda';
import { ItemMovers } from '../shared/moving/movers';
import { ProfilePreferences } from '../shared/ProfilePreferences';
import { DataFrame } from '../shared/DataFrame';
import { ConfirmFirst } from './ConfirmFirst';
import { CycleSwitcher } from './CycleSwitcher';
import { NotificationsPlace } from './NotificationPlaces';
import { currentId, navigationOf } from './navigation';
import { PersonBar } from './PersonBar';
import { SchoolSwitcher } from './SchoolSwitcher';
import { BrandLink, TravelLine, PagePlace } from './AppShell.styles';
import { ProfileSections } from './ProfileSections';
import { sessionSurvey } from './session-survey';
import { ShellKeysPlace } from './ShellKeysPlace';
import { appTexts } from './app.texts';
import { itemMovers } from './item-movers';
import { useHeadingFocus } from './use-heading-focus';
import { useLiveRights } from './use-live-rights';
import { SessionSurveyDialog } from '../shared/session-survey-dialog';
import { useOnline } from '../shared/use-online';
import { useRenewedFacts } from './use-renewed-facts';
import { useSchoolAtHand } from './use-school-at-hand';
import { useSchools } from './use-schools';

// Messages wait in the queue until the first page is shown.
const SnackbarPlace = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('../shared/SnackbarPlace')).SnackbarPlace };
});

// On phones the page would move it.
const Foot = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./ShellFoot')).ShellFoot };
});

const Withheld = lazy(async () => ({ default: (await import('./Withheld')).Withheld }));

/** Where a page was left. Every whole load of the product has the key `default`, so its address tells pages apart. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** The application of a signed-in person: cached data, frame, page and messages. */
export function AppShell() {
  return (
    <DataFrame>
      <Shell />
      <Suspense>
        <SnackbarPlace />
      </Suspense>
      <ConfirmFirst />
    </DataFrame>
  );
}

/** The frame of every signed-in page: navigation, school, cycle, clock and the person's menu (look: frame). */
function Shell() {
  const t = useTexts(appTexts);
  const locale = useLocale();
  const { me } = useSession();
  const { pathname } = useLocation();
  const { school_id } = useParams();
  const isTravelling = useNavigation().state !== 'idle';
  const isOnline = useOnline();
  useHeadingFocus(pathname);
  useRenewedFacts();
  useLiveRights();
  const schoolId = school_id === undefined || !/^\d+$/.test(school_id) ? undefined : Number(school_id);
  // A school of a finished cycle need not be among the person's now: the navigation leads to one that is.
  const isPast = useCycleInAddress() !== undefined;
  const schoolAtHand = useSchoolAtHand(isPast ? undefined : schoolId);
  const hasSeveral = (useSchools().data?.data.length ?? 0) > 1;
  const ofAll: readonly string[] = [homePages[ROLES[me.role].area].path, agendaPages.coachAgendaOfAll.path];
  return (
    <>
      <TravelLine data-visible={isTravelling || undefined} aria-hidden />
      <PageShell
        skipLabel={t('skip')}
        navLabel={t('navigation')}
        moreLabel={t('more')}
        brand={
          <BrandLink to={homePages.root.href()}>
            <BrandMark word={t('brand')} hideWord="phone" />
          </BrandLink>
        }
        navigation={navigationOf(me, schoolAtHand, locale, pathname)}
        currentId={currentId(ROLES[me.role].area, pathname)}
        start={
          <>
            <SchoolSwitcher schoolId={ofAll.includes(pathname) ? undefined : (schoolId ?? schoolAtHand)} />
            <CycleSwitcher />
          </>
        }
        end={
          <>
            <ShellKeysPlace schoolId={schoolAtHand} hasSeveral={hasSeveral} />
            <PersonBar />
          </>
        }
        notice={
          !isOnline ? (
            <InlineAlert tone="warning" title={t('offline')} isLive>
              {t('offline.body')}
            </InlineAlert>
          ) : me.withheld && pathname !== accessPages.security.path ? (
            <Suspense>
              <Withheld />
            </Suspense>
          ) : undefined
        }
      >
        <BesideAgenda value={<NotificationsPlace />}>
          <ProfilePreferences value={<ProfileSections />}>
            <ItemMovers value={itemMovers}>
              <SessionSurveyDialog value={sessionSurvey}>
                <PagePlace>
                  <Outlet />
                </PagePlace>
              </SessionSurveyDialog>
            </ItemMovers>
          </ProfilePreferences>
        </BesideAgenda>
        <Suspense>
          <Foot />
        </Suspense>
      </PageShell>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
