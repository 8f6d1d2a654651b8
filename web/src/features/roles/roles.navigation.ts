import { rolesPages } from '@ruta/contracts/roles/roles.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const rolesNavigation = {
  admin: {
    id: 'roles',
    texts: defineTexts('roles.navigation', { es: { label: 'Permisos' }, en: { label: 'Permissions' } }),
    icon: 'permission',
    letter: 'r',
    ability: 'role:read',
    page: rolesPages.adminRoles,
  },
} satisfies Record<string, NavigationEntry>;
