import { coachRolesPages } from '@ruta/contracts/hierarchy/coach-roles.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const coachRolesNavigation = {
  admin: {
    id: 'coach-roles',
    texts: defineTexts('coach-roles.navigation', { es: { label: 'Coaching' }, en: { label: 'Coaching' } }),
    icon: 'user',
    letter: 'k',
    ability: 'coach-role:read',
    page: coachRolesPages.adminCoachRoles,
  },
} satisfies Record<string, NavigationEntry>;
