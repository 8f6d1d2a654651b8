import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'agenda',
  texts: defineTexts('agenda.navigation', { es: { label: 'Agenda' }, en: { label: 'Agenda' } }),
  icon: 'calendarDays',
  letter: 'a',
  ability: 'agenda:read',
  alsoOn: [...Object.values(activitiesPages), visitsPages.coachVisitAgendaDetail],
} as const;

export const agendaNavigation = {
  coach: {
    ...entry,
    page: agendaPages.coachAgenda,
    alsoOn: [
      ...[...entry.alsoOn, agendaPages.coachAgendaOfAll, sharingPages.coachShareAgenda],
      ...[sharingPages.coachShareHistory, sharingPages.coachShareDetail],
    ],
    pageOfAll: agendaPages.coachAgendaOfAll,
  },
  scholastic: {
    ...entry,
    page: agendaPages.scholasticAgenda,
    alsoOn: [...entry.alsoOn, agendaPages.scholasticAgendaOfAll],
  },
  professor: { ...entry, page: agendaPages.professorAgenda, alsoOn: [] },
} satisfies Record<string, NavigationEntry>;
