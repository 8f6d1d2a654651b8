import { otherContentPages } from '@ruta/contracts/other-content/other-content.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'content',
  texts: defineTexts('other-content.navigation', { es: { label: 'Contenidos' }, en: { label: 'Content' } }),
  icon: 'list',
} as const;
const reader = {
  ...entry,
  ability: 'content:read',
  page: otherContentPages.content,
  alsoOn: [otherContentPages.intelligence, otherContentPages.fundamentacion],
} as const;

export const otherContentNavigation = {
  reader,
  admin: { ...entry, ability: 'content:manage', page: otherContentPages.adminOtherContent },
} satisfies Record<string, NavigationEntry>;
