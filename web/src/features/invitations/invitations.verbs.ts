import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { defineTexts } from '../../lib/i18n';
import type { Verb } from '../../shared/navigation';

export const invitationsVerbs = {
  admin: {
    id: 'invitations.bulk',
    texts: defineTexts('invitations.verbs', {
      es: { label: 'Invitar a varias personas' },
      en: { label: 'Invite several people' },
    }),
    icon: 'plus',
    ability: 'invitation:manage',
    page: invitationsPages.adminBulkInvitation,
  },
} satisfies Record<string, Verb>;
