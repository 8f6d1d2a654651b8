import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const conferencesNavigation = {
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
