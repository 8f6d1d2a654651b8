import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'sharing',
  texts: defineTexts('sharing.navigation', { es: { label: 'Compartidas' }, en: { label: 'Shared' } }),
  icon: 'mail',
  letter: 'm',
  ability: 'agenda:read',
} as const;

/** What was shared with oneself; coaches share from the agenda. */
export const sharingNavigation = {
  scholastic: { ...entry, page: sharingPages.scholasticSharedAgendas },
  professor: { ...entry, page: sharingPages.professorSharedAgendas },
} satisfies Record<string, NavigationEntry>;
