import type { Me } from '@ruta/contracts/access/access.schema';
import { homePages } from '@ruta/contracts/home.pages';
import { fillPath } from '@ruta/contracts/kit/page-path';
import type { Locale } from '@ruta/contracts/locale';
import type { Area } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import type { NavItem } from '@ruta/design-system';
import { matchPath } from 'react-router';
import { agendaNavigation } from '../features/agenda/agenda.navigation';
import { auditNavigation } from '../features/audit/audit.navigation';
import { availabilityNavigation } from '../features/availability/availability.navigation';
import { conferencesNavigation } from '../features/conferences/conferences.navigation';
import { cyclesNavigation } from '../features/cycles/cycles.navigation';
import { dpiNavigation } from '../features/dpi/dpi.navigation';
import { hierarchyNavigation } from '../features/hierarchy/hierarchy.navigation';
import { holidaysNavigation } from '../features/holidays/holidays.navigation';
import { coachRolesNavigation } from '../features/hierarchy/coach-roles.navigation';
import { importsNavigation } from '../features/imports/imports.navigation';
import { invitationsNavigation } from '../features/invitations/invitations.navigation';
import { observationsNavigation } from '../features/observations/observations.navigation';
import { pillConsoleNavigation } from '../features/pills/pill-console.navigation';
import { otherContentNavigation } from '../features/other-content/other-content.navigation';
import { pfiNavigation } from '../features/pfi/pfi.navigation';
import { pfpNavigation } from '../features/pfp/pfp.navigation';
import { pillsNavigation } from '../features/pills/pills.navigation';
import { proofsNavigation } from '../features/proofs/proofs.navigation';
import { reportsNavigation } from '../features/reports/reports.navigation';
import { rolesNavigation } from '../features/roles/roles.navigation';
import { schoolsNavigation } from '../features/schools/schools.navigation';
import { sessionStatsNavigation } from '../features/session-stats/session-stats.navigation';
import { sharingNavigation } from '../features/sharing/sharing.navigation';
import { smartReportNavigation } from '../features/smart-report/smart-report.navigation';
import { surveysNavigation } from '../features/surveys/surveys.navigation';
import { usersNavigation } from '../features/users/users.navigation';
import { visitsNavigation } from '../features/visits/visits.navigation';
import { translator } from '../lib/i18n';
import type { NavigationEntry } from '../shared/navigation';
import { appTexts } from './app.texts';

/** The entries of each area in display order, one line per room. */
const ENTRIES: Readonly<Partial<Record<Area, readonly NavigationEntry[]>>> = {
  coach: [
    agendaNavigation.coach,
    visitsNavigation.coach,
    observationsNavigation.coach,
    surveysNavigation.coach,
    dpiNavigation.coach,
    pfiNavigation.coach,
    pfpNavigation.coach,
    proofsNavigation.coach,
    reportsNavigation.coach,
    smartReportNavigation.coach,
    conferencesNavigation.own,
    conferencesNavigation.coach,
    pillsNavigation.reader,
    otherContentNavigation.reader,
  ],
  scholastic: [
    agendaNavigation.scholastic,
    visitsNavigation.scholastic,
    observationsNavigation.scholastic,
    surveysNavigation.scholastic,
    dpiNavigation.scholastic,
    pfiNavigation.scholastic,
    pfpNavigation.own,
    proofsNavigation.scholastic,
    reportsNavigation.scholastic,
    smartReportNavigation.scholastic,
    sharingNavigation.scholastic,
    conferencesNavigation.own,
    conferencesNavigation.scholastic,
    pillsNavigation.reader,
    otherContentNavigation.reader,
  ],
  professor: [
    agendaNavigation.professor,
    observationsNavigation.professor,
    surveysNavigation.professor,
    dpiNavigation.professor,
    pfpNavigation.own,
    proofsNavigation.professor,
    sharingNavigation.professor,
    conferencesNavigation.own,
    pillsNavigation.reader,
    otherContentNavigation.reader,
  ],
  agent: [
    conferencesNavigation.agent,
    conferencesNavigation.given,
    availabilityNavigation.agent,
    pillsNavigation.reader,
    otherContentNavigation.reader,
  ],
  petitioner: [conferencesNavigation.own, pillsNavigation.reader, otherContentNavigation.reader],
  management: [sessionStatsNavigation.management],
  // prettier-ignore
  admin: [
    usersNavigation.admin,
    invitationsNavigation.admin,
    cyclesNavigation.admin,
    hierarchyNavigation.admin,
    conferencesNavigation.admin,
    holidaysNavigation.admin,
    schoolsNavigation.admin,
    importsNavigation.admin,
    coachRolesNavigation.admin,
    rolesNavigation.admin,
    pfpNavigation.admin,
    pillConsoleNavigation.admin,
    pillsNavigation.reader,
    otherContentNavigation.admin,
    reportsNavigation.admin,
    sessionStatsNavigation.admin,
    auditNavigation.admin,
  ],
};

/** The entries of an area. */
export const entriesOf = (area: Area) => ENTRIES[area] ?? [];

/**
 * The navigation of a person. Pages of a school lead to the school in the address, or to the person's own school; on a
 * page of all schools its entry stays there.
 */
export function navigationOf(me: Me, schoolId: number | undefined, locale: Locale, pathname?: string): NavItem[] {
  const { area } = ROLES[me.role];
  const home = {
    id: 'home',
    label: translator(appTexts, locale)('home'),
    icon: 'home',
    href: homePages[area].href(),
  } as const;
  const school_id = area === 'scholastic' ? me.user.school_id : schoolId;
  const isOfSchool = area === 'coach' || area === 'scholastic';
  if (isOfSchool && school_id == null) return area === 'coach' ? [home] : [];
  // A teacher's pages are of her school, which may be assigned later.
  if (area === 'professor' && me.user.school_id === null) return [home];
  const items = entriesOf(area)
    .filter(({ ability }) => me.abilities.includes(ability))
    .map(({ id, texts, icon, page, pageOfAll }) => ({
      id,
      label: translator(texts, locale)('label'),
      icon,
      href:
        pageOfAll !== undefined && pageOfAll.path === pathname
          ? pageOfAll.path
          : fillPath(page.path, { school_id: school_id ?? '' }),
    }));
  return [home, ...items];
}

/** The id of the current entry; '' on pages without an entry, such as notifications. */
export const currentId = (area: Area, pathname: string): string =>
  currentEntry(area, pathname)?.id ?? (pathname === homePages[area].path ? 'home' : '');

/** The entry of an address: the one with the longest matching path. */
export function currentEntry(area: Area, pathname: string): NavigationEntry | undefined {
  const [best] = entriesOf(area)
    .flatMap((entry) => [entry.page, ...(entry.alsoOn ?? [])].map(({ path }) => ({ entry, path })))
    .filter(({ path }) => matchPath({ path, end: false }, pathname) !== null)
    .toSorted((one, other) => other.path.split('/').length - one.path.split('/').length);
  return best?.entry;
}
