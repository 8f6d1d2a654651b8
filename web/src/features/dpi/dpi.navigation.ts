import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { paiPages } from '@ruta/contracts/pai/pai.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'dpi',
  texts: defineTexts('dpi.navigation', { es: { label: 'Diagnóstico' }, en: { label: 'Diagnostic' } }),
  icon: 'draft',
  letter: 'd',
  ability: 'dpi:read',
} as const;

/** Who reads results goes to them, whoever only answers to the sheet. */
export const dpiNavigation = {
  coach: { ...entry, page: dpiPages.coachDpiResult, alsoOn: [paiPages.coachPai] },
  scholastic: { ...entry, page: dpiPages.scholasticDpiResult, alsoOn: [dpiPages.dpi, paiPages.scholasticPai] },
  professor: { ...entry, ability: 'dpi:answer', page: dpiPages.dpi },
} satisfies Record<string, NavigationEntry>;
