import { usersPages } from '@ruta/contracts/users/users.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const usersNavigation = {
  admin: {
    id: 'users',
    texts: defineTexts('users.navigation', { es: { label: 'Usuarios' }, en: { label: 'Users' } }),
    icon: 'users',
    letter: 'u',
    ability: 'user:read',
    page: usersPages.adminUsers,
    alsoOn: [usersPages.userReset],
  },
} satisfies Record<string, NavigationEntry>;
