import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const invitationsNavigation = {
  admin: {
    id: 'invitations',
    texts: defineTexts('invitations.navigation', { es: { label: 'Invitaciones' }, en: { label: 'Invitations' } }),
    icon: 'mail',
    letter: 'i',
    ability: 'invitation:manage',
    page: invitationsPages.adminInvitations,
  },
} satisfies Record<string, NavigationEntry>;
