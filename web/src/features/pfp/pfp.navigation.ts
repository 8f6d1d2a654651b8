import { formationEntries } from '@ruta/contracts/pfp/formation-entries';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'pfp',
  texts: defineTexts('pfp.navigation', { es: { label: 'Formación' }, en: { label: 'Formation' } }),
  icon: 'play',
  letter: 'y',
  ability: 'pfp:read',
  page: formationEntries.own,
} as const;

export const pfpNavigation = {
  coach: { ...entry, page: formationEntries.coach },
  own: entry,
  admin: { ...entry, ability: 'formation:manage', page: formationEntries.admin },
} satisfies Record<string, NavigationEntry>;
