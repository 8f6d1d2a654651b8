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
import { rolesNavigation } from '../features/roles/roles.navigation';
import { schoolsNavigation } from '../features/schools/schools.navigation';
import { sharingNavigation } from '../features/sharing/sharing.navigation';
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
    sharingNavigation.scholastic,
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
    pillsNavigation.reader,
    otherContentNavigation.reader,
  ],
  // prettier-ignore
  admin: [
    usersNavigation.admin,
    invitationsNavigation.admin,
    cyclesNavigation.admin,
    hierarchyNavigation.admin,
    holidaysNavigation.admin,
    schoolsNavigation.admin,
    importsNavigation.admin,
    coachRolesNavigation.admin,
    rolesNavigation.admin,
    pillsNavigation.reader,
