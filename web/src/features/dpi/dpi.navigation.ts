import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'dpi',
  texts: defineTexts('dpi.navigation', { es: { label: 'Diagnóstico' }, en: { label: 'Diagnostic' } }),
  icon: 'draft',
  letter: 'd',
} as const;

/** Who reads results goes to them, whoever only answers to the sheet. */
export const dpiNavigation = {
  coach: { ...entry, ability: 'dpi:read', page: dpiPages.coachDpiResult },
  scholastic: { ...entry, ability: 'dpi:read', page: dpiPages.scholasticDpiResult, alsoOn: [dpiPages.dpi] },
  professor: { ...entry, ability: 'dpi:answer', page: dpiPages.dpi },
} satisfies Record<string, NavigationEntry>;
