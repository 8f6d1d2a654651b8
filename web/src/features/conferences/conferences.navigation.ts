import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const ofSchool = {
  id: 'school-sessions',
  texts: defineTexts('conferences.school-navigation', {
    es: { label: 'Sesiones de la escuela' },
    en: { label: 'School’s sessions' },
  }),
  icon: 'video',
  ability: 'session:read',
} as const;

export const conferencesNavigation = {
  coach: { ...ofSchool, page: conferencesPages.coachConferences },
  scholastic: { ...ofSchool, page: conferencesPages.scholasticConferences },
  admin: {
    id: 'all-sessions',
    texts: defineTexts('conferences.admin-navigation', { es: { label: 'Sesiones' }, en: { label: 'Sessions' } }),
    icon: 'video',
    ability: 'session:read',
    page: conferencesPages.adminConferences,
  },
  given: {
    id: 'given-list',
    texts: defineTexts('conferences.list-navigation', {
      es: { label: 'Todas mis sesiones' },
      en: { label: 'All my sessions' },
    }),
    icon: 'video',
    ability: 'session:read',
    page: conferencesPages.agentConferences,
  },
  own: {
    id: 'sessions',
    texts: defineTexts('conferences.navigation', { es: { label: 'Sesiones' }, en: { label: 'Sessions' } }),
    icon: 'users',
    ability: 'session:book',
    page: conferencesPages.sessions,
  },
  agent: {
    id: 'given-sessions',
    texts: defineTexts('conferences.given-navigation', { es: { label: 'Sesiones' }, en: { label: 'Sessions' } }),
    icon: 'calendar',
    ability: 'session:read',
    page: conferencesPages.agentSessions,
  },
} satisfies Record<string, NavigationEntry>;
